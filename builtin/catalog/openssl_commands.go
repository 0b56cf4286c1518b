package catalog

import (
	"strings"

	"github.com/seed-a23d08e7/tmt/abi"
	"github.com/seed-a23d08e7/tmt/builtin/cli"
)

// This file owns the subcommands of openssl that connect, serve, keep a
// database or load code.

// opensslClient shows a server's certificates; what stands on standard input is
// sent.
var opensslClient = cli.Command{Name: "s_client", Options: `
	-ssl_client_engine ID; -ssl_config SECTION; -ct; -noct; -ctlogfile FILE; -host HOST; -port N; -connect HOST; -bind HOST; -proxy HOST
	-proxy_user NAME; -proxy_pass SOURCE; -unix PATH; -4; -6; -maxfraglen N; -max_send_frag N; -split_send_frag N; -max_pipelines N
	-read_buf N; -fallback_scsv; -cert_chain FILE; -build_chain; -verify N; -requestCAfile FILE; -dane_tlsa_domain D; -dane_tlsa_rrdata D
	-dane_ee_no_namechecks; -psk_identity ID; -psk KEY; -psk_session FILE; -reconnect; -sess_out FILE; -sess_in FILE; -crlf; -quiet; -ign_eof
	-no_ign_eof; -starttls PROTOCOL; -xmpphost HOST; -name HOST; -brief; -prexit; -showcerts; -debug; -msg; -msgfile FILE; -nbio_test; -state
	-keymatexport LABEL; -keymatexportlen N; -security_debug; -security_debug_verbose; -trace; -keylogfile FILE; -nocommands; -adv
	-servername NAME; -noservername; -tlsextdebug; -ignore_unexpected_eof; -status; -serverinfo TYPES; -alpn LIST; -async; -nbio; -tls1
	-tls1_1; -tls1_2; -tls1_3; -dtls; -timeout; -mtu N; -dtls1; -dtls1_2; -quic; -nextprotoneg LIST; -early_data FILE; -enable_pha
	-use_srtp LIST; -srpuser USER; -srppass SOURCE; -srp_lateuser; -srp_moregroups; -srp_strength N; -no_ssl3; -no_tls1; -no_tls1_1
	-no_tls1_2; -no_tls1_3; -bugs; -no_comp; -comp; -no_tx_cert_comp; -no_rx_cert_comp; -no_ticket; -serverpref; -legacy_renegotiation; -client_renegotiation; -no_renegotiation
	-legacy_server_connect; -no_legacy_server_connect; -no_resumption_on_reneg; -no_etm; -no_ems; -allow_no_dhe_kex; -prefer_no_dhe_kex; -prioritize_chacha; -strict
	-sigalgs LIST; -client_sigalgs LIST; -groups LIST; -curves LIST; -named_curve NAME; -cipher LIST; -ciphersuites LIST; -min_protocol P; -max_protocol P
	-record_padding N; -debug_broken_protocol; -no_middlebox; -verify_return_error; -verify_quiet; -xkey FILE; -xcert FILE; -xchain FILE; -xchain_build
	-xcertform FORMAT; -xkeyform FORMAT; -chainCAfile FILE; -chainCApath DIR; -crl_download; -CRL FILE; -CRLform FORMAT; -enable_server_rpk; -enable_client_rpk; -ktls; -tfo`,
	Effect: cli.Reads,
	Rules: []cli.Rule{
		{Option: "-sess_out -msgfile -keylogfile", Effect: cli.WritesTo, Does: "writes what it learns to a file"},
		{Option: "-early_data", Effect: cli.Connects, Does: "sends a file over a raw connection"},
	},
	Inspect: inspectTLSClient,
}

func inspectTLSClient(inv *cli.Invocation, r *cli.Report) {
	in := inv.Input()
	switch {
	case in.Text.Static && strings.TrimSpace(in.Text.Text) == "", in.Text.Static && strings.TrimSpace(in.Text.Text) == "Q",
		in.File.Text == "/dev/null", in.Kind == abi.StdinNone:
	default:
		r.Add(cli.Connects, "sends its input over a raw connection")
	}
}

var opensslServer = cli.Command{Name: "s_server", OpenOptions: true, Effect: cli.Connects, Does: "serves connections", Operands: cli.Operands{Each: cli.ReadsFrom}}

var opensslTime = cli.Command{Name: "s_time", Effect: cli.Reads, Options: `
	-connect HOST; -cipher LIST; -ciphersuites LIST; -tls1; -tls1_1; -tls1_2; -tls1_3; -bugs; -verify N; -time N; -www PAGE; -new; -reuse`}

var opensslOCSP = cli.Command{Name: "ocsp", Effect: cli.Reads, Options: `
	-ignore_err; -timeout N; -resp_no_certs; -multi N; -no_certs; -badsig; -CA FILE; -nmin N; -nrequest N; -reqin FILE; -signer FILE
	-sign_other FILE; -index FILE; -ndays N; -rsigner FILE; -rkey FILE; -rother FILE; -rmd NAME; -rsigopt OPTION; -header NAME=VALUE
	-rcid NAME; -url URL; -host HOST; -port N; -path PATH; -proxy HOST; -no_proxy HOSTS; -noverify; -nonce; -no_nonce
	-no_signature_verify; -resp_key_id; -no_cert_verify; -req_text; -resp_text; -no_chain; -no_cert_checks; -no_explicit; -trust_other
	-no_intern; -respin FILE; -VAfile FILE; -verify_other FILE; -serial N; -validity_period N; -signkey FILE; -reqout FILE
	-respout FILE; -issuer FILE; -status_age N`,
	Rules: []cli.Rule{
		{Option: "-reqout -respout", Effect: cli.WritesTo, Does: "writes a request or response to a file"},
		{Option: "-port", Effect: cli.Connects, Does: "serves connections"},
	}}

// opensslCA keeps a database of certificates whose place its configuration says.
var opensslCA = cli.Command{Name: "ca", Effect: cli.Unstated, Does: "issues certificates from a database that its configuration names", Options: `
	-outdir DIR; -infiles; -dateopt OPTION; -notext; -batch; -msie_hack; -ss_cert FILE; -spkac FILE; -section NAME; -subj NAME; -utf8
	-create_serial; -rand_serial; -multivalue-rdn; -startdate DATE; -not_before DATE; -enddate DATE; -not_after DATE; -days N; -extensions SECTION; -extfile FILE
	-preserveDN; -noemailDN; -md NAME; -keyfile FILE; -selfsign; -gencrl; -valid FILE; -status SERIAL; -updatedb; -crlexts SECTION
	-crl_reason REASON; -crl_hold OID; -crl_compromise TIME; -crl_CA_compromise TIME; -crl_lastupdate TIME; -crl_nextupdate TIME
	-crldays N; -crlhours N; -crlsec N; -revoke FILE; -quiet`,
	Rules: []cli.Rule{
		{Option: "-status", Lowers: true, Effect: cli.Reads},
		{Option: "-revoke -crl_compromise -crl_CA_compromise", Effect: cli.Changes, Does: "revokes a certificate"},
		{Option: "-outdir", Effect: cli.WritesInto, Does: "writes certificates to a directory"},
	}}

var opensslRehash = cli.Command{Name: "rehash", Effect: cli.Pure, Options: `-compat; -old; -n; -v; -h`,
	Inspect: inspectRehash,
}

// inspectRehash: without a directory it is the system's.
func inspectRehash(inv *cli.Invocation, r *cli.Report) {
	if inv.Has("-n") {
		return
	}
	if len(inv.Operands) == 0 {
		r.Add(cli.Changes, "links the system's certificates anew")
	}
	for _, w := range inv.Operands {
		r.Path(cli.WritesInto, w, "")
	}
}

var opensslEngine = cli.Command{Name: "engine", Effect: cli.Reads, Options: `-v; -vv; -vvv; -vvvv; -c; -t; -tt; -pre COMMAND; -post COMMAND`,
	Rules: []cli.Rule{{Option: "-pre -post", Effect: cli.Runs, Does: "loads code"}}}
