// The HTTP API: maps requests to replies, without I/O. The public side serves the page for
// browsers, the WebSocket upgrade, the version, the public tables, finished games and the rules.
// The admin side is for operators.
#pragma once

#include <functional>
#include <string_view>

#include "server/core/server.hpp"
#include "server/shell/http/games_route.hpp"
#include "server/shell/http/handler.hpp"
#include "server/shell/http/message.hpp"
#include "server/shell/http/page.hpp"
#include "server/shell/http/tables_route.hpp"
#include "server/shell/net/loop.hpp"
#include "server/shell/run/core_runner.hpp"
#include "server/shell/run/worker_pool.hpp"

namespace vegas::shell {

class HttpApi final : public HttpHandler {
public:
    struct Parts {
        const core::Server& core;
        CoreRunner& core_runner;
        const Loop& loop;
        WorkerPool& workers;
        std::size_t connections_max;
        Page page{};
        bool lasts = false;                    // games outlive the process
        std::function<HttpReply()> metrics{};  // for the admin side
    };

    explicit HttpApi(Parts parts)
        : parts_(parts),
          games_({parts.core, parts.core_runner, parts.loop, parts.workers}),
          tables_(parts.core, parts.loop) {}

    // Cost of a request for this target; 1 for a usual one.
    [[nodiscard]] static double price(std::string_view target);

    [[nodiscard]] HttpResult handle(ListenerRole role, const HttpRequest& request) override;
    [[nodiscard]] bool draining() const override { return parts_.core_runner.is_draining(); }

private:
    [[nodiscard]] HttpResult accept_upgrade(const HttpRequest& request) const;
    [[nodiscard]] HttpReply handle_player_request(std::string_view path,
                                                  const HttpRequest& request);
    [[nodiscard]] HttpReply handle_admin_request(std::string_view path) const;

    Parts parts_;
    GamesRoute games_;
    TablesRoute tables_;
};

}  // namespace vegas::shell
