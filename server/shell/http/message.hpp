// HTTP requests and replies as values, independent of the connection.
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
    bool is_navigation = false;   // a browser goes there (Sec-Fetch-Mode, Fetch Metadata)
    std::string_view base_url{};  // of the page, as clients reach it: "https://host/path/"
};

struct HttpHeader {
    std::string_view name;
    std::string_view value;
};

// Headers for content that no browser should run or show.
inline constexpr HttpHeader kDataHeaders[] = {
    {"X-Content-Type-Options", "nosniff"},
    {"Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"},
};

struct ReplyRefusal {
    HttpRefusal why{};
    std::int64_t retry_after_s = 5;  // for 429 and 503
};

// The string views refer to literals, or to data that lives as long as the server.
struct HttpReply {
    std::uint16_t status = 200;
    std::string_view content_type;
    std::string body{};
    // Used instead of `body` to avoid a copy: bytes shared with other replies, or static.
    std::shared_ptr<const std::string> shared_body{};
    std::string_view fixed_body{};
    std::string_view cache = "no-store";
    std::string_view language{};  // of the body, if it was negotiated
    std::string_view encoding{};  // likewise; empty: plain
    std::string_view vary{};      // the header that decided
    std::string etag{};           // in quotes
    // What the status asks for: Allow of a 405, Location of a 303.
    struct {
        std::string_view name{};
        std::string value{};
    } header_of_status{};
    std::span<const HttpHeader> headers = kDataHeaders;
    std::optional<ReplyRefusal> refusal{};

    [[nodiscard]] std::string_view bytes() const {
        if (shared_body != nullptr) return *shared_body;
        return fixed_body.empty() ? std::string_view(body) : fixed_body;
    }
};

// A reply that takes time: called once, it passes the reply to `done`, now or later.
using ReplyCallback = std::function<void(HttpReply)>;
using DeferredReply = std::function<void(const ReplyCallback& done)>;
using HttpResult = std::variant<HttpReply, Upgrade, DeferredReply>;

inline constexpr std::string_view kJson = "application/json";

// {"error":{"code":...,"message":...}}, as for the WebSocket.
[[nodiscard]] HttpReply error_reply(HttpRefusal why, std::string_view message);

[[nodiscard]] HttpReply method_not_allowed_reply();

// A line or more for people.
[[nodiscard]] HttpReply text_reply(std::uint16_t status, std::string body);

// The reply, or 304 if the client has it already.
[[nodiscard]] HttpReply not_modified_or(HttpReply reply, std::string_view if_none_match);

}  // namespace vegas::shell
