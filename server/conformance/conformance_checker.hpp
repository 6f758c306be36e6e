// Checks the messages between a bot and the server, both ways, for mistakes of the bot. Pure: the
// caller passes the time, in ms.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace vegas::shell::conformance {

using nlohmann::ordered_json;

class ConformanceChecker {
public:
    // `patience_ms`: time limit for each step that the bot owes. `table`: id of the table.
    ConformanceChecker(std::int64_t patience_ms, std::string table)
        : patience_ms_(patience_ms), table_(std::move(table)) {}

    // ---- what happens, in order
    void on_start(std::int64_t now) { expect(Expectation::connection, now); }
    void on_connect(std::int64_t now);
    void on_disconnect(std::int64_t now, bool by_us);
    void on_request(std::int64_t now, const ordered_json& request);
    void on_invalid_json(std::string_view bytes);
    void on_message(std::int64_t now, const ordered_json& message);
    void on_game_end() { is_over_ = true; }

    // Records a fault injected into the bot's game; the report of a later mistake mentions it.
    void note_fault(std::string what) { last_fault_ = std::move(what); }
    // The bot may miss this decision without a mistake.
    void excuse_decision(std::int64_t decision) { excused_decisions_.insert(decision); }

    // ---- what was found
    // The first mistake, as a sentence without subject and full stop; nullopt if none.
    [[nodiscard]] std::optional<std::string> mistake(std::int64_t now) const;
    // The last fault, as the end of a mistake's sentence; empty if there was none.
    [[nodiscard]] std::string fault_note() const;
    [[nodiscard]] bool has_seat() const { return has_seat_; }
    [[nodiscard]] const std::set<std::string>& ask_kinds() const { return ask_kinds_; }
    [[nodiscard]] std::size_t act_count() const { return decisions_acted_.size(); }

private:
    enum class Expectation : std::uint8_t { nothing, connection, reconnection, hello, table, act };
    // A pause that the server told the bot to make.
    struct Pause {
        std::int64_t since = 0, ms = 0;
        [[nodiscard]] bool is_running(std::int64_t now) const;
        [[nodiscard]] std::int64_t until() const { return since + ms; }
    };
    struct OpenPrompt {
        std::int64_t decision = 0;
        std::string kind;
    };

    void expect(Expectation what, std::int64_t now) { expected_ = what, since_ = now; }
    void report_mistake(std::string mistake);
    void check_hello(std::int64_t now, const ordered_json& request);
    void check_act(std::int64_t now, const ordered_json& request);
    void on_error(std::int64_t now, const ordered_json& request, const ordered_json& error);
    void on_act_error(std::int64_t now, std::int64_t decision, const ordered_json& error);
    void on_table_message(std::int64_t now, const ordered_json& message);
    void on_prompt(std::int64_t now, const ordered_json& prompt);
    [[nodiscard]] std::string describe_silence() const;

    const std::int64_t patience_ms_;
    const std::string table_;
    bool is_over_ = false;
    std::optional<std::string> mistake_;
    std::string last_fault_;

    Expectation expected_ = Expectation::nothing;
    std::int64_t since_ = 0;
    bool has_been_welcomed_ = false;
    bool has_seat_ = false;
    std::set<std::string> tokens_;
    std::optional<OpenPrompt> open_prompt_;  // addressed to the bot
    std::set<std::string> ask_kinds_;
    ordered_json requests_ = ordered_json::object();  // pending on this connection, by id

    std::set<std::int64_t> acts_sent_;        // on this connection, not refused
    std::set<std::int64_t> decisions_acted_;  // on any connection
    std::set<std::int64_t> excused_decisions_, stale_decisions_;
    std::optional<std::string> retry_code_;  // why the last `act` must be sent again
    bool can_store_ = true;
    Pause act_pause_, reconnect_pause_;
};

}  // namespace vegas::shell::conformance
