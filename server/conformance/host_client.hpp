// Creates a table for the bot's game, fills it with house bots and watches. On the loop's thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "server/conformance/message_fields.hpp"
#include "server/shell/net/loop.hpp"
#include "server/shell/run/connection_observer.hpp"

namespace vegas::shell::conformance {

struct TrialGame {
    std::string ruleset;
    ordered_json options = ordered_json::object();
    std::size_t seats = 3;
    std::size_t bot_seat = 0;
    std::int64_t clock_ms = 0;  // 0: no limit
    std::string seed;
};

class HostClient final : public ClientConnection {
public:
    // REQUIRES: this lives as long as the server.
    HostClient(ConnectionObserver& server, Loop& loop, TrialGame game);
    HostClient& operator=(HostClient&&) = delete;

    // Set once the table exists and all other seats are taken.
    [[nodiscard]] const std::optional<std::string>& invite() const { return invite_; }
    [[nodiscard]] const std::string& table() const { return table_; }
    // Starts the game, even if the bot is not ready. REQUIRES: the bot has a seat.
    void start();
    [[nodiscard]] bool is_over() const { return is_over_; }
    // Time of the last message from the table.
    [[nodiscard]] core::TimePoint last_message_at() const { return last_message_at_; }
    // The bot left the table during its game.
    [[nodiscard]] bool bot_has_left() const { return bot_has_left_; }

    void queue(std::string_view text) override;
    void flush() override {}
    void close(protocol::CloseCode, std::string_view) override {}
    void abort() override {}
    [[nodiscard]] std::size_t unsent_bytes() const override { return 0; }

private:
    void send_request(const ordered_json& request);
    void on_message(const ordered_json& message);
    void on_table_created(const ordered_json& reply);
    void on_event(const ordered_json& event);

    ConnectionObserver& server_;
    Loop& loop_;
    TrialGame game_;
    core::ConnId conn_;
    std::string table_;
    std::string pending_invite_;   // kept until the seats are taken
    std::size_t bots_seated_ = 0;  // house bots
    std::optional<std::string> invite_;
    core::TimePoint last_message_at_;
    bool is_over_ = false;
    bool bot_has_left_ = false;
};

}  // namespace vegas::shell::conformance
