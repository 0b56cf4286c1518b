package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// openssl is OpenSSL 3.5 and LibreSSL 4. What most subcommands do is in their
// options: they read -in, print, and write -out. ca keeps a database of
// certificates whose place its configuration says.
var openssl = cli.Program{
	Name:  "openssl",
	Style: cli.SingleDash,
	Options: `
		-help; -in FILE; -out >FILE; -inform FORMAT; -outform FORMAT; -passin SOURCE; -passout SOURCE
		-pass SOURCE; -rand FILES; -writerand FILE; -engine ID; -provider NAME; -provider-path DIR
		-propquery QUERY; -config FILE; -text; -noout; -verbose; -CAfile FILE; -CApath DIR; -CAstore URI
		-no-CAfile; -no-CApath; -no-CAstore; -keyform FORMAT; -nameopt OPTION; -inkey FILE; -key FILE
		-cert FILE; -certform FORMAT; -digest NAME; -name NAME; -md5; -md4; -sha1; -sha224; -sha256; -sha384
		-sha512; -sha512-224; -sha512-256; -sha3-224; -sha3-256; -sha3-384; -sha3-512; -shake128; -shake256
		-sm3; -ripemd160; -rmd160; -blake2b512; -blake2s256; -whirlpool; -mdc2; -aes128; -aes192; -aes256
		-aes-128-cbc; -aes-192-cbc; -aes-256-cbc; -aes-128-ecb; -aes-192-ecb; -aes-256-ecb; -aes-128-ctr
		-aes-192-ctr; -aes-256-ctr; -aes-128-gcm; -aes-256-gcm; -aes-128-cfb; -aes-256-cfb; -aes-256-ofb
		-des; -des3; -des-cbc; -des-ede3-cbc; -camellia128; -camellia192; -camellia256; -aria128; -aria192
		-aria256; -bf; -bf-cbc; -rc4; -chacha20; -seed; -purpose NAME; -verify_depth N
		-verify_hostname HOST; -verify_email ADDRESS; -verify_ip IP; -attime TIME; -auth_level N; -crl_check
		-crl_check_all; -partial_chain; -x509_strict; -trusted_first; -no_check_time; -policy OID
		-policy_check; -explicit_policy; -ignore_critical; -issuer_checks; -extended_crl; -use_deltas
		-check_ss_sig; -suiteB_128; -suiteB_128_only; -suiteB_192; -no_alt_chains; -allow_proxy_certs
		-inhibit_any; -inhibit_map; -policy_print; -verify_name NAME; -sigopt OPTION; -vfyopt OPTION
		-pkeyopt OPTION
	`,
	Effect: cli.Interactive,
	Does:   "waits for commands",
	Probes: []string{"ls -la"},
	Rules: []cli.Rule{
		{Option: "-in -CAfile -inkey -key -cert", Effect: cli.ReadsFrom},
		{Option: "-out -writerand", Effect: cli.WritesTo, Does: "writes the result to a file"},
		{Option: "-engine -provider-path", Effect: cli.Unstated, Does: "loads code"},
		{Option: "-provider", Value: "!default legacy base fips null", Effect: cli.Unstated,
			Does: "loads a provider"},
	},
	Unlisted: opensslAlgorithm,
	Commands: []cli.Command{
		{Name: "x509", Effect: cli.Pure, Options: `
			-new; -x509toreq; -req; -copy_extensions HOW; -signkey FILE; -nocert; -dateopt OPTION
			-certopt OPTION; -fingerprint; -alias; -serial; -startdate; -enddate; -dates; -subject; -issuer
			-email; -hash; -subject_hash; -subject_hash_old; -issuer_hash; -issuer_hash_old; -ext NAMES
			-ocspid; -ocsp_uri; -purpose; -pubkey; -modulus; -checkend N; -checkhost HOST; -checkemail ADDRESS
			-checkip IP; -set_serial N; -next_serial; -days N; -not_before DATE; -not_after DATE
			-preserve_dates; -subj NAME; -set_subject NAME; -set_issuer NAME; -issuer_cert FILE
			-force_pubkey FILE; -clrext; -extfile FILE; -extensions SECTION; -badsig; -CA FILE; -CAform FORMAT
			-CAkey FILE; -CAkeyform FORMAT; -CAserial FILE; -CAcreateserial; -trustout; -setalias TEXT
			-clrtrust; -addtrust OID; -clrreject; -addreject OID; -C; -multi`,
			Operands: cli.Operands{Each: cli.ReadsFrom},
			Rules: []cli.Rule{
				{Option: "-CAserial", Effect: cli.WritesTo, Does: "writes the next serial number"},
				{Option: "-CAcreateserial", Effect: cli.Works, Does: "writes the next serial number"},
			}},
		{Name: "req", Effect: cli.Pure, Options: `
			-keygen_engine ID; -verify; -new; -section NAME; -utf8; -reqopt OPTION; -x509; -x509v1; -CA FILE
			-CAkey FILE; -subj NAME; -subject; -multivalue-rdn; -days N; -not_before DATE; -not_after DATE
			-set_serial N; -copy_extensions HOW; -addext EXT; -extensions SECTION; -reqexts SECTION; -precert
			-pubkey; -keyout FILE; -newkey SPEC; -batch; -noenc; -nodes; -newhdr; -modulus; -quiet
			-cipher NAME`,
			Rules: []cli.Rule{
				{Option: "-keyout", Effect: cli.WritesTo, Does: "writes a new key to a file"},
				{Option: "-newkey", Effect: cli.Works, Does: "makes a new key"},
			}},
		{Name: "enc", Effect: cli.Pure, Output: cli.Decodes, Options: opensslEnc},
		{Name: "dgst", Effect: cli.Pure, Operands: cli.Operands{Each: cli.ReadsFrom}, Options: `
			-list; -engine_impl; -c; -r; -hex; -binary; -xoflen N; -d; -debug; -sign FILE; -verify FILE
			-prverify FILE; -signature FILE; -hmac KEY; -hmac-env NAME; -hmac-stdin; -mac NAME; -macopt OPTION
			-fips-fingerprint; -non-fips-allow`},
		{Name: "genrsa", Effect: cli.Pure, Options: `-3; -F4; -f4; -primes N; -traditional; -quiet`},
		{Name: "genpkey", Effect: cli.Pure, Options: `
			-paramfile FILE; -algorithm NAME; -quiet; -genparam; -outpubkey FILE`,
			Rules: []cli.Rule{{Option: "-outpubkey", Effect: cli.WritesTo, Does: "writes the public key"}}},
		{Name: "gendsa", Effect: cli.Pure, Options: `-quiet`},
		{Name: "rand", Effect: cli.Pure, Options: `-base64; -hex`},
		{Name: "prime", Effect: cli.Pure, Options: `-hex; -generate; -bits N; -safe; -checks N`},
		{Name: "passwd", Effect: cli.Pure, Options: `
			-noverify; -stdin; -quiet; -table; -reverse; -salt TEXT; -6; -5; -apr1; -1; -aixmd5; -crypt`},
		{Name: "pkey pkeyparam rsa ec dsa", Effect: cli.Pure, Options: `
			-check; -pubcheck; -pubin; -pubout; -text_pub; -traditional; -ec_conv_form FORM; -ec_param_enc FORM
			-cipher NAME; -RSAPublicKey_in; -RSAPublicKey_out; -modulus; -pvk-strong; -pvk-weak; -pvk-none
			-param_enc FORM; -conv_form FORM; -param_out; -no_public; -sgckey`},
		{Name: "ecparam dhparam dsaparam", Effect: cli.Pure, Options: `
			-list_curves; -genkey; -param_enc FORM; -conv_form FORM; -check; -check_named; -no_seed; -dsaparam
			-2; -3; -5; -C; -quiet; -numbits N; -verbose`},
		{Name: "pkcs8", Effect: cli.Pure, Options: `
			-v1 NAME; -v2 NAME; -v2prf NAME; -nocrypt; -topk8; -traditional; -iter N; -noiter; -saltlen N
			-scrypt; -scrypt_N N; -scrypt_r N; -scrypt_p N`},
		{Name: "pkcs12", Effect: cli.Pure, Options: `
			-password SOURCE; -twopass; -nokeys; -nocerts; -legacy; -info; -nomacver; -clcerts; -cacerts
			-noenc; -nodes; -export; -certfile FILE; -passcerts SOURCE; -chain; -untrusted FILE; -caname NAME
			-CSP NAME; -LMK; -keyex; -keysig; -jdktrust USE; -keypbe NAME; -certpbe NAME; -descert
			-macalg NAME; -iter N; -noiter; -nomaciter; -maciter; -macsaltlen N; -nomac; -pbmac1_pbkdf2
			-pbmac1_pbkdf2_md NAME`},
		{Name: "pkcs7 crl2pkcs7 nseq spkac sess_id", Effect: cli.Pure, Options: `
			-print; -print_certs; -quiet; -nocrl; -certfile FILE; -toseq; -challenge TEXT; -spkac NAME
			-spksect NAME; -pubkey; -verify; -context ID`},
		{Name: "pkeyutl rsautl", Effect: cli.Pure, Options: `
			-engine_impl; -sign; -verify; -encrypt; -decrypt; -derive; -encap; -decap; -rawin; -pubin
			-peerkey FILE; -peerform FORMAT; -certin; -rev; -sigfile FILE; -asn1parse; -hexdump; -verifyrecover
			-pkeyopt_passin OPTION; -kdf NAME; -kdflen N; -ssl; -raw; -pkcs; -x931; -oaep; -secret FILE`,
			Rules: []cli.Rule{{Option: "-secret", Effect: cli.WritesTo, Does: "writes a secret to a file"}}},
		{Name: "crl", Effect: cli.Pure, Options: `
			-verify; -dateopt OPTION; -hash; -hash_old; -issuer; -lastupdate; -nextupdate; -fingerprint
			-crlnumber; -badsig; -gendelta FILE`},
		{Name: "verify", Effect: cli.Pure, Operands: cli.Operands{Each: cli.ReadsFrom}, Options: `
			-trusted FILE; -untrusted FILE; -CRLfile FILE; -crl_download; -show_chain`},
		{Name: "asn1parse", Effect: cli.Pure, Options: `
			-oid FILE; -offset N; -length N; -strparse N; -genstr TEXT; -genconf FILE; -strictpem; -item NAME
			-i; -dump; -dlimit N`},
		{Name: "cms smime", Effect: cli.Pure, Operands: cli.Operands{Each: cli.ReadsFrom}, Options: `
			-encrypt; -decrypt; -sign; -verify; -resign; -sign_receipt; -verify_receipt FILE; -digest_create
			-digest_verify; -compress; -uncompress; -EncryptedData_encrypt; -EncryptedData_decrypt
			-data_create; -data_out; -cmsout; -rctform FORMAT; -stream; -indef; -noindef; -binary; -crlfeol
			-asciicrlf; -pwri_password TEXT; -secretkey KEY; -secretkeyid ID; -keyopt OPTION; -originator FILE
			-recip FILE; -wrap NAME; -aes128-wrap; -aes192-wrap; -aes256-wrap; -des3-wrap; -debug_decrypt
			-md NAME; -signer FILE; -certfile FILE; -cades; -nodetach; -nocerts; -noattr; -nosmimecap
			-receipt_request_all; -receipt_request_first; -receipt_request_from A; -receipt_request_to A
			-content FILE; -no_content_verify; -no_attr_verify; -nosigs; -noverify; -nointern; -verify_retcode
			-keyid; -econtent_type OID; -certsout FILE; -to A; -from A; -subject TEXT; -print
			-receipt_request_print; -pk7out; -nochain`,
			Rules: []cli.Rule{{Option: "-certsout", Effect: cli.WritesTo, Does: "writes certificates to a file"}}},
		{Name: "ts", Effect: cli.Pure, Options: `
			-section NAME; -signer FILE; -chain FILE; -untrusted FILE; -token_in; -token_out; -query
			-data FILE; -queryfile FILE; -cert; -verify; -reply; -tspolicy OID; -no_nonce`},
		{Name: "storeutl", Effect: cli.Reads, Options: `
			-certs; -keys; -crls; -subject NAME; -issuer NAME; -serial N; -fingerprint TEXT; -alias NAME; -r`,
			Operands: cli.Operands{Each: cli.ReadsFrom}},
		{Name: "kdf mac", Effect: cli.Pure, Options: `
			-kdfopt OPTION; -macopt OPTION; -keylen N; -cipher NAME; -binary; -mac NAME`},
		{Name: "list ciphers errstr info help version speed", Effect: cli.Pure, Options: `
			-1; -2; -a; -b; -d; -e; -m; -f; -o; -p; -r; -v; -V; -c; -s; -stdname; -psk; -srp; -tls1; -tls1_1
			-tls1_2; -tls1_3; -convert NAME; -ciphersuites LIST; -select NAME; -options NAME; -commands
			-standard-commands; -digest-commands; -digest-algorithms; -kdf-algorithms; -random-instances
			-random-generators; -mac-algorithms; -cipher-commands; -cipher-algorithms; -encoders; -decoders
			-key-managers; -key-exchange-algorithms; -kem-algorithms; -tls-groups; -all-tls-groups
			-tls1_3-only; -signature-algorithms; -tls-signature-algorithms; -asymcipher-algorithms
			-public-key-algorithms; -public-key-methods; -store-loaders; -providers; -engines; -disabled
			-objects; -skey-managers; -all-algorithms; -configdir; -enginesdir; -modulesdir; -dsoext
			-dirnamesep; -listsep; -seeds; -cpusettings; -windowscontext; -mb; -mr; -multi N; -async_jobs N
			-primes N; -evp NAME; -hmac NAME; -cmac NAME; -decrypt; -aead; -elapsed; -seconds N; -bytes N
			-misalign N; -mlock; -testmode; -kem-algorithms-only`},
		{Name: "s_client", Options: `
	-ssl_client_engine ID; -ssl_config SECTION; -ct; -noct; -ctlogfile FILE; -host HOST; -port N
	-connect HOST; -bind HOST; -proxy HOST; -proxy_user NAME; -proxy_pass SOURCE; -unix PATH; -4; -6
	-maxfraglen N; -max_send_frag N; -split_send_frag N; -max_pipelines N; -read_buf N; -fallback_scsv
	-cert_chain FILE; -build_chain; -verify N; -requestCAfile FILE; -dane_tlsa_domain D
	-dane_tlsa_rrdata D; -dane_ee_no_namechecks; -psk_identity ID; -psk KEY; -psk_session FILE
	-reconnect; -sess_out >FILE; -sess_in FILE; -crlf; -quiet; -ign_eof; -no_ign_eof; -starttls PROTOCOL
	-xmpphost HOST; -name HOST; -brief; -prexit; -showcerts; -debug; -msg; -msgfile FILE; -nbio_test
	-state; -keymatexport LABEL; -keymatexportlen N; -security_debug; -security_debug_verbose; -trace
	-keylogfile FILE; -nocommands; -adv; -servername NAME; -noservername; -tlsextdebug
	-ignore_unexpected_eof; -status; -serverinfo TYPES; -alpn LIST; -async; -nbio; -tls1; -tls1_1
	-tls1_2; -tls1_3; -dtls; -timeout; -mtu N; -dtls1; -dtls1_2; -quic; -nextprotoneg LIST
	-early_data FILE; -enable_pha; -use_srtp LIST; -srpuser USER; -srppass SOURCE; -srp_lateuser
	-srp_moregroups; -srp_strength N; -no_ssl3; -no_tls1; -no_tls1_1; -no_tls1_2; -no_tls1_3; -bugs
	-no_comp; -comp; -no_tx_cert_comp; -no_rx_cert_comp; -no_ticket; -serverpref; -legacy_renegotiation
	-client_renegotiation; -no_renegotiation; -legacy_server_connect; -no_legacy_server_connect
	-no_resumption_on_reneg; -no_etm; -no_ems; -allow_no_dhe_kex; -prefer_no_dhe_kex; -prioritize_chacha
	-strict; -sigalgs LIST; -client_sigalgs LIST; -groups LIST; -curves LIST; -named_curve NAME
	-cipher LIST; -ciphersuites LIST; -min_protocol P; -max_protocol P; -record_padding N
	-debug_broken_protocol; -no_middlebox; -verify_return_error; -verify_quiet; -xkey FILE; -xcert FILE
	-xchain FILE; -xchain_build; -xcertform FORMAT; -xkeyform FORMAT; -chainCAfile FILE; -chainCApath DIR
	-crl_download; -CRL FILE; -CRLform FORMAT; -enable_server_rpk; -enable_client_rpk; -ktls; -tfo`,
			Effect: cli.Reads,
			Rules: []cli.Rule{
				{Option: "-sess_out -msgfile -keylogfile", Effect: cli.WritesTo, Does: "writes what it learns to a file"},
				{Option: "-early_data", Effect: cli.Connects, Does: "sends a file over a raw connection"},
			},
			Inspect: inspectTLSClient,
		},
		{Name: "s_server", Effect: cli.Connects, Does: "serves connections",
			Options:  "-accept ADDRESS; -port N; -cert FILE; -www; -WWW; -HTTP; -quiet; -Verify N; -verify N",
			Operands: cli.Operands{Each: cli.ReadsFrom}},
		{Name: "s_time", Effect: cli.Reads, Options: `
	-connect HOST; -cipher LIST; -ciphersuites LIST; -tls1; -tls1_1; -tls1_2; -tls1_3; -bugs; -verify N
	-time N; -www PAGE; -new; -reuse`},
		{Name: "ocsp", Effect: cli.Reads, Options: `
	-ignore_err; -timeout N; -resp_no_certs; -multi N; -no_certs; -badsig; -CA FILE; -nmin N; -nrequest N
	-reqin FILE; -signer FILE; -sign_other FILE; -index FILE; -ndays N; -rsigner FILE; -rkey FILE
	-rother FILE; -rmd NAME; -rsigopt OPTION; -header NAME=VALUE; -rcid NAME; -url URL; -host HOST
	-port N; -path PATH; -proxy HOST; -no_proxy HOSTS; -noverify; -nonce; -no_nonce; -no_signature_verify
	-resp_key_id; -no_cert_verify; -req_text; -resp_text; -no_chain; -no_cert_checks; -no_explicit
	-trust_other; -no_intern; -respin FILE; -VAfile FILE; -verify_other FILE; -serial N
	-validity_period N; -signkey FILE; -reqout FILE; -respout FILE; -issuer FILE; -status_age N`,
			Rules: []cli.Rule{
				{Option: "-reqout -respout", Effect: cli.WritesTo, Does: "writes a request or response to a file"},
				{Option: "-port", Effect: cli.Connects, Does: "serves connections"},
			}},
		{Name: "ca", Effect: cli.Unstated, Does: "issues certificates from a database that its configuration names",
			Options: `
	-outdir >DIR/; -infiles; -dateopt OPTION; -notext; -batch; -msie_hack; -ss_cert FILE; -spkac FILE
	-section NAME; -subj NAME; -utf8; -create_serial; -rand_serial; -multivalue-rdn; -startdate DATE
	-not_before DATE; -enddate DATE; -not_after DATE; -days N; -extensions SECTION; -extfile FILE
	-preserveDN; -noemailDN; -md NAME; -keyfile FILE; -selfsign; -gencrl; -valid FILE; -status SERIAL
	-updatedb; -crlexts SECTION; -crl_reason REASON; -crl_hold OID; -crl_compromise TIME
	-crl_CA_compromise TIME; -crl_lastupdate TIME; -crl_nextupdate TIME; -crldays N; -crlhours N
	-crlsec N; -revoke FILE; -quiet`,
			Rules: []cli.Rule{
				{Option: "-status", Lowers: true, Effect: cli.Reads},
				{Option: "-revoke -crl_compromise -crl_CA_compromise", Effect: cli.Changes,
					Does: "revokes a certificate"},
			}},
		{Name: "rehash", Effect: cli.Pure, Options: `-compat; -old; -n; -v; -h`,
			Inspect: inspectRehash,
		},
		{Name: "engine", Effect: cli.Reads, Operands: cli.Operands{Each: cli.Runs, Does: "loads code"},
			Options: `
			-v; -vv; -vvv; -vvvv; -c; -t; -tt; -pre COMMAND; -post COMMAND`,
			Rules: []cli.Rule{{Option: "-pre -post", Effect: cli.Runs, Does: "loads code"}}},
	},
}

const opensslEnc = `
	-list; -ciphers; -e; -d; -p; -P; -k TEXT; -kfile FILE; -v; -a; -base64; -A; -nopad; -salt; -nosalt
	-debug; -bufsize SIZE; -K KEY; -S SALT; -iv IV; -md NAME; -iter N; -pbkdf2; -saltlen N; -none
	-skeymgmt NAME; -skeyopt OPTION; -skeyuri URI; -z`

// opensslAlgorithm finds the subcommands that are names of algorithms.
func opensslAlgorithm(_ []string, name string) *cli.Command {
	for _, p := range [...]string{"aes-", "aes1", "aes2", "aria", "camellia", "des", "rc2", "rc4", "bf", "cast",
		"seed", "sm4", "idea", "base64", "chacha20"} {
		if strings.HasPrefix(name, p) {
			return &opensslCipher
		}
	}
	for _, p := range [...]string{"md4", "md5", "sha", "blake2", "ripemd", "rmd160", "sm3", "mdc2",
		"whirlpool"} {
		if strings.HasPrefix(name, p) {
			return &opensslDigest
		}
	}
	return nil
}

var opensslCipher = cli.Command{Effect: cli.Pure, Output: cli.Decodes, Options: opensslEnc}

var opensslDigest = cli.Command{Effect: cli.Pure, Operands: cli.Operands{Each: cli.ReadsFrom}, Options: `
	-c; -r; -hex; -binary; -xoflen N; -d; -debug; -hmac KEY; -sign FILE; -verify FILE; -signature FILE`}
