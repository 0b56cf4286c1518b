package code

// This file owns the names that a harmless Python program may use (Python
// 3.13). pure_python.go says how.

const (
	pythonKeywords = "and or not in is if elif else for while True False None lambda pass try except finally raise assert break continue with as import from"
	pythonBuiltins = "print len sum min max abs round sorted reversed enumerate zip map filter any all range int float str bytes bool list dict set tuple frozenset " +
		"ord chr hex oct bin divmod pow repr ascii format isinstance iter next slice complex bytearray hash id callable " +
		"Exception ValueError KeyError IndexError TypeError StopIteration ZeroDivisionError SystemExit BrokenPipeError KeyboardInterrupt"
	// A name that Python itself binds must not be taken for one that the
	// program binds on a line that never runs.
	pythonReserved = "exec eval compile open input breakpoint getattr setattr delattr hasattr globals locals vars dir help exit quit object super type classmethod " +
		"staticmethod property memoryview license copyright credits aiter anext " + pythonKeywords + " " + pythonBuiltins
	pythonMethods = "append add capitalize casefold center clear close copy count date day days decode difference elements encode endswith expandtabs extend find " +
		"format format_map fromhex fromisoformat fromkeys fromtimestamp get group groupdict groups hexdigest digest hour index insert intersection isalnum isalpha " +
		"isdecimal isdigit isidentifier islower isnumeric isoformat isprintable isspace issubset issuperset istitle isupper items join keys ljust lower lstrip " +
		"maketrans microsecond minute month most_common name now partition pop popitem read readline readlines buffer remove removeprefix removesuffix replace reverse " +
		"rfind rindex rjust rpartition rsplit rstrip second seconds setdefault sort span split splitlines start startswith strftime strip strptime swapcase " +
		"symmetric_difference timestamp title today total_seconds translate union update upper utc utcnow values weekday isoweekday write flush year zfill " +
		"bit_length is_integer numerator denominator real imag major minor micro release machine node processor end match search findall sub fullmatch"
)

// pythonModules lists harmless attributes of modules. None of them leads to
// another module.
func pythonModules(module string) string {
	switch module {
	case "sys":
		return "version version_info platform executable argv stdin stdout stderr exit maxsize byteorder getsizeof prefix base_prefix implementation path flags " +
			"float_info int_info hexversion api_version getdefaultencoding getfilesystemencoding getrecursionlimit builtin_module_names stdlib_module_names"
	case "json":
		return "load loads dump dumps JSONDecodeError"
	case "math":
		return "pi e tau inf nan sqrt isqrt cbrt floor ceil trunc log log2 log10 log1p exp pow sin cos tan asin acos atan atan2 hypot degrees radians fabs fsum fmod " +
			"gcd lcm factorial comb perm prod isnan isinf isclose copysign dist"
	case "platform":
		return "system node release version machine processor platform uname python_version python_version_tuple python_implementation python_compiler python_build " +
			"architecture mac_ver libc_ver freedesktop_os_release"
	case "datetime":
		return "datetime date time timedelta timezone UTC"
	case "time":
		return "time time_ns sleep strftime strptime perf_counter monotonic ctime localtime gmtime mktime tzname timezone"
	case "re":
		return "compile match search fullmatch findall finditer split sub subn escape I IGNORECASE M MULTILINE S DOTALL X VERBOSE"
	case "string":
		return "ascii_letters ascii_lowercase ascii_uppercase digits hexdigits octdigits punctuation whitespace printable capwords"
	case "collections":
		return "Counter defaultdict OrderedDict deque"
	case "itertools":
		return "chain islice groupby count cycle repeat product permutations combinations accumulate zip_longest takewhile dropwhile starmap pairwise batched"
	case "functools":
		return "reduce partial"
	case "operator":
		return "itemgetter add mul sub"
	case "statistics":
		return "mean fmean median mode stdev pstdev variance pvariance quantiles"
	case "random":
		return "random randint randrange choice choices sample shuffle uniform gauss seed"
	case "base64":
		return "b64encode b64decode urlsafe_b64encode urlsafe_b64decode b32encode b32decode b16encode b16decode standard_b64decode standard_b64encode"
	case "hashlib":
		return "md5 sha1 sha224 sha256 sha384 sha512 sha3_256 sha3_512 blake2b blake2s algorithms_available algorithms_guaranteed"
	case "binascii":
		return "hexlify unhexlify crc32 b2a_hex a2b_hex"
	case "struct":
		return "pack unpack calcsize"
	case "uuid":
		return "uuid4 UUID"
	case "textwrap":
		return "dedent indent fill wrap shorten"
	case "html":
		return "escape unescape"
	case "urllib.parse":
		return "quote unquote quote_plus unquote_plus urlencode urlparse urlsplit urljoin parse_qs parse_qsl"
	case "importlib.metadata":
		return "version"
	case "csv":
		return "reader DictReader"
	case "pprint":
		return "pprint pformat pp"
	case "decimal":
		return "Decimal"
	case "fractions":
		return "Fraction"
	case "calendar":
		return "isleap monthrange month calendar timegm"
	case "unicodedata":
		return "name category normalize lookup"
	case "ast":
		return "literal_eval"
	case "tomllib":
		return "load loads TOMLDecodeError"
	case "sysconfig":
		return "get_path get_paths get_config_var get_platform get_python_version"
	case "shutil":
		return "which disk_usage get_terminal_size"
	case "os":
		return "getcwd listdir environ getenv cpu_count name sep linesep uname getpid"
	}
	return ""
}
