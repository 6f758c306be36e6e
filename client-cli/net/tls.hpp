// TLS as this client speaks it: 1.2 or later, and only with a server whose name an authority
// vouches for. Nothing switches that off.
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

// What all connections have in common. `cacert`: a file with certificates in PEM of those who vouch
// for servers; empty: the system's.
void set_up(boost::asio::ssl::context&, const std::string& cacert, boost::system::error_code&);

// Why set_up() would fail; nothing where it would not.
[[nodiscard]] std::optional<std::string> flaw_of_cacert(const std::string& cacert);

// Tells the connection with whom it is going to speak: the certificate has to be for this host.
[[nodiscard]] bool expect(ssl_st*, const std::string& host);

// Why the handshake failed, in words for people.
[[nodiscard]] std::string handshake_words(const boost::system::error_code&, ssl_st*,
                                          const Address&);

}  // namespace vegas::cli
