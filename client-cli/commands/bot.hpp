// `vegas bot`: plays by itself, over the same socket and with the same messages as a person.
// Standard output is for programs: the invite of a new table, and one line per game.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <random>
#include <set>
#include <string>

#include "client-cli/bots/matching.hpp"
#include "client-cli/commands/client.hpp"
#include "client-cli/commands/options.hpp"

namespace vegas::cli {

class BotClient final : public Client {
public:
    BotClient(ClientContext, BotOptions);

    void on_message(const WireMessage&, const json& whole) override;
    void on_table_snapshot(const std::vector<WireEvent>& round_log) override;
    void on_table_update(const std::vector<WireEvent>& events) override;
    void on_prompt() override;
    void on_table_left(const std::string& reason) override;
    void on_table_refused(const WireError&) override;

protected:
    void on_first_welcome(const WireStruct<protocol::WelcomeMessage>&) override;
    void on_reconnect() override;
    void on_announcement(const std::string& text) override { runtime_.show_text(text); }

private:
    [[nodiscard]] bool plays_public_tables() const;
    void join_next_game();
    void watch_lobby();
    void choose_public_table();
    void prepare_seat();
    // `action`: one of the listed, as JSON to send.
    void act(std::int64_t decision, const std::string& action);
    void act_refused(std::int64_t decision, const std::string& action, const WireError&);
    void avoid_table();  // the table that it has joined
    void finish_game();
    void print(const std::string& text_line, const json& json_line);

    BotOptions options_;
    std::mt19937_64 random_;
    LobbyTables lobby_;
    std::set<std::string> avoided_;       // tables that refused us, or where the game is over
    std::set<std::string> removed_from_;  // tables whose host has removed us
    std::string joining_table_;           // the table we asked to join
    std::int64_t sent_decision_ = -1;
    int games_left_;
    bool is_seated_ = false;
};

}  // namespace vegas::cli
