// What the server answers over HTTP: takes requests and gives replies, and leaves the bytes to
// others. The public side has the page for browsers, the way to the WebSocket, the version, the
// public tables, finished games and the rules. The admin side is for operators.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "server/core/server.hpp"
#include "server/shell/http/message.hpp"
#include "server/shell/http/page.hpp"
#include "server/shell/net/loop.hpp"
#include "server/shell/run/driver.hpp"
#include "server/shell/ws/upgrade.hpp"

namespace vegas::shell {

enum class Door : std::uint8_t { players, admin };

class HttpApi {
public:
    // So many questions for games may be with the store at a time. It answers thousands a second;
    // a longer queue would only hold up what the players wait for.
    static constexpr std::size_t kGamesAskedMax = 64;

    struct Parts {
        const core::Server& core;
        Driver& driver;
        const Loop& loop;
        std::size_t connections_max;
        Page page{};
        bool lasts = false;  // what is played outlives the process
    };

    explicit HttpApi(Parts parts) : parts_(parts) {}

    // A Later keeps nothing of the request.
    [[nodiscard]] std::variant<HttpReply, Upgrade, Later> answer(Door door,
                                                                 const HttpRequest& request);

private:
    [[nodiscard]] std::variant<HttpReply, Upgrade, Later> open_socket(
        const HttpRequest& request) const;
    [[nodiscard]] std::variant<HttpReply, Upgrade, Later> answer_game(
        std::string_view path, const HttpRequest& request) const;
    [[nodiscard]] HttpReply answer_player(std::string_view path, const HttpRequest& request);
    [[nodiscard]] HttpReply answer_admin(std::string_view path) const;
    [[nodiscard]] const std::string& tables();

    Parts parts_;
    std::string tables_;            // as of tables_until_ - kTablesMs
    core::TimePoint tables_until_;  // when they are to be asked for again
};

}  // namespace vegas::shell
