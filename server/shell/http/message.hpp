// A request and a reply of HTTP, apart from the bytes.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "server/shell/net/http_refusals.hpp"
#include "server/shell/ws/upgrade.hpp"

namespace vegas::shell {

struct HttpRequest {
    std::string_view method;
    std::string_view target;       // with the query
    bool upgrade = false;          // asks for a WebSocket
    bool names_protocols = false;  // has Sec-WebSocket-Protocol
    std::string_view protocols;    // its values, separated by commas
    std::string_view accept_language{};
    std::string_view accept_encoding{};
    std::string_view if_none_match{};
};

struct HttpHeader {
    std::string_view name;
    std::string_view value;
};

// For what no browser should run or show.
inline constexpr HttpHeader kDataHeaders[] = {
    {"X-Content-Type-Options", "nosniff"},
    {"Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"},
};

// The string views refer to literals, or to what lives as long as the server.
struct HttpReply {
    std::uint16_t status = 200;
    std::string_view content_type;
    std::string body{};
    // Instead of `body`, without a copy: bytes that other replies share, or that always live.
    std::shared_ptr<const std::string> shared_body{};
    std::string_view fixed_body{};
    std::string_view allow{};  // for 405
    std::string_view cache = "no-store";
    std::string_view language{};  // of the body, if there was a choice
    std::string_view encoding{};  // likewise; empty: as it is
    std::string_view vary{};      // the header by which it was chosen
    std::string etag{};           // in quotes
    std::span<const HttpHeader> headers = kDataHeaders;
    std::optional<HttpRefusal> refusal{};

    [[nodiscard]] std::string_view bytes() const {
        if (shared_body != nullptr) return *shared_body;
        return fixed_body.empty() ? std::string_view(body) : fixed_body;
    }
};

// A reply that takes its time: called once, it gives the reply to `done`, now or later.
using HttpDone = std::function<void(HttpReply)>;
using Later = std::function<void(const HttpDone& done)>;
using HttpAnswer = std::variant<HttpReply, Upgrade, Later>;

inline constexpr std::string_view kJson = "application/json";

// {"error":{"code":...,"message":...}}, as for the WebSocket.
[[nodiscard]] HttpReply error_reply(HttpRefusal why, std::string_view message);

// 304 in place of the reply for a client that has it already.
[[nodiscard]] HttpReply unless_known(HttpReply reply, std::string_view if_none_match);

}  // namespace vegas::shell
