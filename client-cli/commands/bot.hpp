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

class Bot final : public Client {
public:
    Bot(Surroundings, BotOptions);

    void line(std::string) override {}

    void heard(const Message&, const json& whole) override;
    void table_shown(const std::vector<Event>& story) override;
    void table_changed(const std::vector<Event>& events) override;
    void table_prompted() override;
    void table_left(const std::string& reason) override;
    void table_refused(const Error&) override;

protected:
    void arrived(const Read<protocol::Welcome>&) override;
    void returned() override;
    void say(const std::string& text) override;
    void announced(const std::string& text) override { say(text); }

private:
    [[nodiscard]] bool looks_around() const;  // plays at any public table
    void next_game();
    void watch_lobby();
    void look_around();
    void sit_down();
    // `action`: one of the listed, as it is sent.
    void act(std::int64_t decision, const std::string& action);
    void act_refused(std::int64_t decision, const std::string& action, const Error&);
    void avoid();  // the table that it came to
    void game_over();
    void print(const std::string& text_line, const json& json_line);

    BotOptions options_;
    std::mt19937_64 random_;
    LobbyTables lobby_;
    std::set<std::string> avoided_;  // tables that refused us, or where the game is over
    std::set<std::string> barred_;   // tables whose host has removed us
    std::string asked_;              // the table we asked to join
    std::int64_t answered_decision_ = -1;
    int games_left_;
    bool seated_ = false;
};

}  // namespace vegas::cli
