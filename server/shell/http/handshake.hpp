// Reads the headers that decide whether a request is taken, and as what. It refuses what two
// readers could understand differently: RFC 9110, RFC 9112, RFC 6455. Pure.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/core/base/reject_reason.hpp"
#include "server/shell/http/message.hpp"
#include "server/shell/net/authority.hpp"
#include "server/shell/process/expected.hpp"
#include "server/shell/ws/connection.hpp"

namespace vegas::shell {

// Lists have a comma behind each value, because a header may come in several lines.
struct Handshake {
    std::string_view method, target;  // without scheme and host
    std::string_view host_text;
    std::optional<Authority> host;  // none only in HTTP/1.0
    std::string_view origin;        // empty: no page asks
    bool asks_for_websocket = false;
    std::string protocols, languages, encodings, etags;
    bool is_navigation = false;
    std::string base_url{};  // of the page; reading a handshake leaves it empty

    [[nodiscard]] HttpRequest request() const;
};

// Why a request is refused: a value in it does not go with another one.
struct HandshakeFault {
    HttpRefusal refusal{};
    core::RejectReason reason = core::RejectReason::handshake;
    std::string_view header;
    std::string value, compared_with;  // printable ASCII, cut to a length for logs
    std::string message{};             // for the client; it has both
    std::string_view option{};         // which would permit it

    [[nodiscard]] std::string log_fields() const;
};

// The values of a header, with a comma behind each.
[[nodiscard]] std::string values_of(const BeastRequest&, std::string_view name);

// REQUIRES: the request outlives the result.
[[nodiscard]] Expected<Handshake, HandshakeFault> read_handshake(const BeastRequest&);

// What else a request needs that asks for a WebSocket.
[[nodiscard]] std::optional<HandshakeFault> websocket_fault(const BeastRequest&);
// Writes the headers that open a WebSocket in the one form that Beast takes.
// REQUIRES: it asks for a WebSocket and has no fault.
void normalize_upgrade(BeastRequest&);

// The request names a host that this server, reached at this address, does not go by.
[[nodiscard]] HandshakeFault host_fault(const Handshake&, const std::string& reached);
// The request comes from a page of another site.
[[nodiscard]] HandshakeFault origin_fault(const Handshake&);

}  // namespace vegas::shell
