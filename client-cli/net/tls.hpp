// Sets up TLS: 1.2 or later, and only with a server whose name a certificate authority confirms. No
// option switches that off.
#pragma once

#include <boost/system/error_code.hpp>
#include <optional>
#include <string>

#include "client-cli/net/address.hpp"

struct ssl_st;  // OpenSSL's SSL
namespace boost::asio::ssl {
class context;
}

namespace vegas::cli {

// Sets what all connections have in common. `cacert`: a PEM file of certificate authorities; empty:
// the system's.
void configure_tls(boost::asio::ssl::context&, const std::string& cacert,
                   boost::system::error_code&);

// Why configure_tls() would fail; nullopt if it would not.
[[nodiscard]] std::optional<std::string> cacert_error(const std::string& cacert);

// Requires the server's certificate to be for this host. False on failure.
[[nodiscard]] bool set_expected_host(ssl_st*, const std::string& host);

// Why the handshake failed, in words for people.
[[nodiscard]] std::string handshake_words(const boost::system::error_code&, ssl_st*,
                                          const ServerAddress&);

}  // namespace vegas::cli
