// What the server answers over HTTP: takes requests and gives replies, and leaves the bytes to
// others. The public side has the page for browsers, the way to the WebSocket, the version, the
// public tables, finished games and the rules. The admin side is for operators.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

#include "server/core/server.hpp"
#include "server/shell/http/games_route.hpp"
#include "server/shell/http/message.hpp"
#include "server/shell/http/page.hpp"
#include "server/shell/http/tables_route.hpp"
#include "server/shell/net/loop.hpp"
#include "server/shell/run/driver.hpp"
#include "server/shell/run/workers.hpp"

namespace vegas::shell {

enum class Door : std::uint8_t { players, admin };

class HttpApi {
public:
    struct Parts {
        const core::Server& core;
        Driver& driver;
        const Loop& loop;
        Workers& workers;
        std::size_t connections_max;
        Page page{};
        bool lasts = false;                    // what is played outlives the process
        std::function<HttpReply()> metrics{};  // for operators
    };

    explicit HttpApi(Parts parts)
        : parts_(parts),
          games_({parts.core, parts.driver, parts.loop, parts.workers}),
          tables_(parts.core, parts.loop) {}

    // What a request for this costs the server, measured in usual ones.
    [[nodiscard]] static double price(std::string_view target);

    // A Later keeps nothing of the request.
    [[nodiscard]] HttpAnswer answer(Door door, const HttpRequest& request);

    // The server stops: connections are not kept for another request.
    [[nodiscard]] bool draining() const { return parts_.driver.draining(); }

private:
    [[nodiscard]] HttpAnswer open_socket(const HttpRequest& request) const;
    [[nodiscard]] HttpReply answer_player(std::string_view path, const HttpRequest& request);
    [[nodiscard]] HttpReply answer_admin(std::string_view path) const;

    Parts parts_;
    GamesRoute games_;
    TablesRoute tables_;
};

}  // namespace vegas::shell
