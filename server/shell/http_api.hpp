// What the server answers over HTTP, apart from the bytes: requests in, replies out. The public
// side has the page for browsers, the WebSocket's door, the version, the public tables, finished
// games and the rules; the admin side is for whoever runs the server.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "server/core/server.hpp"
#include "server/shell/driver.hpp"
#include "server/shell/loop.hpp"
#include "server/shell/page.hpp"

namespace vegas::shell {

enum class Door : std::uint8_t { players, admin };

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

// For what no browser is to run or show.
inline constexpr HttpHeader kDataHeaders[] = {
    {"X-Content-Type-Options", "nosniff"},
    {"Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"},
};

// Views are of what outlives the server's run, or of literals.
struct HttpReply {
    std::uint16_t status = 200;
    std::string_view content_type;
    std::string body;
    std::string_view fixed_body{};  // in the place of `body`, without a copy
    std::string_view allow;         // for 405
    std::string_view cache = "no-store";
    std::string_view language{};  // of the body, when the reader had the choice
    std::string_view encoding{};  // likewise; empty: as it is
    std::string_view vary{};      // the header by which it was chosen
    std::string etag{};           // in quotes
    std::span<const HttpHeader> headers = kDataHeaders;

    [[nodiscard]] std::string_view bytes() const {
        return fixed_body.empty() ? std::string_view(body) : fixed_body;
    }
};

// The request becomes a WebSocket.
struct Upgrade {
    bool name_protocol = false;  // the client offered kSubprotocol and is told that it was taken
};

inline constexpr std::string_view kSubprotocol = "vegas.v1";

class HttpApi {
public:
    struct Parts {
        const core::Server& core;
        const Driver& driver;
        const Loop& loop;
        std::size_t connections_max;
        Page page{};
    };

    explicit HttpApi(Parts parts) : parts_(parts) {}

    [[nodiscard]] std::variant<HttpReply, Upgrade> answer(Door door, const HttpRequest& request);

    // A reply to a request that could not even be read.
    [[nodiscard]] static HttpReply error(std::uint16_t status, std::string_view code,
                                         std::string_view message);

private:
    [[nodiscard]] std::variant<HttpReply, Upgrade> open_socket(const HttpRequest& request) const;
    [[nodiscard]] HttpReply answer_player(std::string_view path, const HttpRequest& request);
    [[nodiscard]] HttpReply answer_admin(std::string_view path) const;
    [[nodiscard]] const std::string& tables();

    Parts parts_;
    std::string tables_;            // as of tables_until_ - kTablesMs
    core::TimePoint tables_until_;  // when they are to be asked for again
};

}  // namespace vegas::shell
