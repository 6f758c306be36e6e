#include "client-cli/net/tls.hpp"

#include <openssl/err.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>

#include <array>
#include <boost/asio/error.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/error.hpp>
#include <boost/beast/core/error.hpp>

namespace vegas::cli {

namespace net = boost::asio;
using boost::system::error_code;

namespace {

constexpr std::array<unsigned char, 9> kHttp11{8, 'h', 't', 't', 'p', '/', '1', '.', '1'};

bool expect_address(X509_VERIFY_PARAM* expected, const net::ip::address& address) {
    if (address.is_v4()) {
        const auto bytes = address.to_v4().to_bytes();
        return X509_VERIFY_PARAM_set1_ip(expected, bytes.data(), bytes.size()) == 1;
    }
    const auto bytes = address.to_v6().to_bytes();  // without the zone, which is ours alone
    return X509_VERIFY_PARAM_set1_ip(expected, bytes.data(), bytes.size()) == 1;
}

std::string certificate_words(long flaw, const std::string& host) {
    switch (flaw) {
    case X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT:
    case X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    case X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    case X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT:
    case X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN:
        return "its certificate is from an unknown authority; if you trust that one, name the file "
               "of its own certificate with --cacert";
    case X509_V_ERR_CERT_HAS_EXPIRED: return "its certificate has expired";
    case X509_V_ERR_CERT_NOT_YET_VALID: return "its certificate is not valid yet";
    case X509_V_ERR_HOSTNAME_MISMATCH:
    case X509_V_ERR_IP_ADDRESS_MISMATCH: return "its certificate is not for " + host;
    default:
        return "its certificate is not to be trusted: " +
               std::string(X509_verify_cert_error_string(flaw));
    }
}

// Where what came was no TLS at all, or of a kind that is too old.
std::optional<std::string> protocol_words(int reason, const ServerAddress& address) {
    switch (reason) {
    case SSL_R_WRONG_VERSION_NUMBER:
    case SSL_R_PACKET_LENGTH_TOO_LONG: {
        ServerAddress plain = address;
        plain.secure = false;
        return "the server does not speak TLS there; try " + plain.text();
    }
    case SSL_R_UNSUPPORTED_PROTOCOL:
    case SSL_R_TLSV1_ALERT_PROTOCOL_VERSION: return "the server does not speak TLS 1.2 or later";
    default: return std::nullopt;
    }
}

}  // namespace

void configure_tls(net::ssl::context& tls, const std::string& cacert, error_code& error) {
    tls.set_verify_mode(net::ssl::verify_peer, error);
    if (error) return;
    if (cacert.empty()) {
        tls.set_default_verify_paths(error);
    } else {
        tls.load_verify_file(cacert, error);
    }
    if (error) return;
    SSL_CTX* raw = tls.native_handle();
    if (SSL_CTX_set_min_proto_version(raw, TLS1_2_VERSION) != 1 ||
        SSL_CTX_set_alpn_protos(raw, kHttp11.data(), kHttp11.size()) != 0) {
        error = net::error::operation_not_supported;
    }
}

std::optional<std::string> cacert_error(const std::string& cacert) {
    net::ssl::context tried(net::ssl::context::tls_client);
    error_code error;
    configure_tls(tried, cacert, error);
    if (!error) return std::nullopt;
    return "no certificates in PEM can be read from it (" + error.message() + ")";
}

bool set_expected_host(SSL* connection, const std::string& host) {
    X509_VERIFY_PARAM* expected = SSL_get0_param(connection);
    // As browsers do: only the names that are meant for that count, and not the subject.
    X509_VERIFY_PARAM_set_hostflags(
        expected, X509_CHECK_FLAG_NEVER_CHECK_SUBJECT | X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS);
    error_code not_an_address;
    const auto address = net::ip::make_address(host, not_an_address);
    if (!not_an_address) return expect_address(expected, address);
    const std::string name = host.ends_with('.') ? host.substr(0, host.size() - 1) : host;
    return X509_VERIFY_PARAM_set1_host(expected, name.data(), name.size()) == 1 &&
           SSL_set_tlsext_host_name(connection, name.c_str()) == 1;
}

std::string handshake_words(const error_code& error, SSL* connection,
                            const ServerAddress& address) {
    if (error == boost::beast::error::timeout) return "it did not answer in the TLS handshake";
    if (error == net::error::eof || error == net::error::connection_reset ||
        error == net::ssl::error::stream_truncated) {
        return "it ended the connection in the TLS handshake; does it speak TLS there?";
    }
    if (error.category() == net::error::get_ssl_category()) {
        const int reason = ERR_GET_REASON(static_cast<unsigned long>(error.value()));
        if (reason == SSL_R_CERTIFICATE_VERIFY_FAILED) {
            return certificate_words(SSL_get_verify_result(connection), address.host);
        }
        if (auto words = protocol_words(reason, address)) return *words;
    }
    return "the TLS handshake failed: " + error.message();
}

}  // namespace vegas::cli
