// Makes a table for a game of the bot's, seats house bots beside it and watches. On the loop's
// thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "server/conformance/witness.hpp"
#include "server/shell/net/loop.hpp"
#include "server/shell/run/receiver.hpp"

namespace vegas::shell::conformance {

struct Game {
    std::string ruleset;
    Json options = Json::object();
    std::size_t seats = 3;
    std::size_t bot_seat = 0;
    std::int64_t clock_ms = 0;  // 0: none
    std::string seed;
};

class Host final : public Channel {
public:
    // It stays for as long as the server does.
    Host(Receiver& server, Loop& loop, Game game);
    Host& operator=(Host&&) = delete;

    // Once the table is there, and everybody else has a seat.
    [[nodiscard]] const std::optional<std::string>& invite() const { return invite_; }
    [[nodiscard]] const std::string& table() const { return table_; }
    // The bot has a seat: whether it says that it is ready or not, the game begins.
    void start();
    [[nodiscard]] bool is_over() const { return is_over_; }
    // When something was last heard of the table.
    [[nodiscard]] core::TimePoint heard() const { return heard_; }
    // The bot has gone away from the table in the middle of its game.
    [[nodiscard]] bool bot_has_left() const { return bot_has_left_; }

    void queue(std::string_view text) override;
    void flush() override {}
    void close(protocol::CloseCode, std::string_view) override {}
    void cut() override {}
    [[nodiscard]] std::size_t unsent() const override { return 0; }

private:
    void ask(const Json& request);
    void hear(const Json& message);
    void made(const Json& reply);
    void hear_of_event(const Json& event);

    Receiver& server_;
    Loop& loop_;
    Game game_;
    core::ConnId conn_;
    std::string table_;
    std::string coming_;      // the invite, until the seats are taken
    std::size_t seated_ = 0;  // house bots
    std::optional<std::string> invite_;
    core::TimePoint heard_;
    bool is_over_ = false;
    bool bot_has_left_ = false;
};

}  // namespace vegas::shell::conformance
