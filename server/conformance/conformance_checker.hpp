// Checks the messages between a bot and the server, both ways, for mistakes of the bot. Pure: the
// caller passes the time, in ms.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "server/conformance/act_checker.hpp"
#include "server/conformance/message_fields.hpp"
#include "server/conformance/mistake_report.hpp"
#include "server/conformance/session_checker.hpp"

namespace vegas::shell::conformance {

class ConformanceChecker {
public:
    // `patience_ms`: time limit for each step that the bot owes. `table`: id of the table.
    ConformanceChecker(std::int64_t patience_ms, std::string table)
        : patience_ms_(patience_ms), table_(std::move(table)) {}
    ConformanceChecker& operator=(ConformanceChecker&&) = delete;

    // ---- what happens, in order
    void on_start(std::int64_t now) { expect(Expectation::connection, now); }
    void on_connect(std::int64_t now);
    void on_disconnect(std::int64_t now, bool by_us);
    void on_request(std::int64_t now, const ordered_json& request);
    void on_invalid_json(std::string_view bytes);
    void on_message(std::int64_t now, const ordered_json& message);
    void on_game_end() { report_.on_game_end(); }

    // Records a fault injected into the bot's game; the report of a later mistake mentions it.
    void note_fault(std::string what) { report_.note_fault(std::move(what)); }
    // The bot may miss this decision without a mistake.
    void excuse_decision(std::int64_t decision) { acts_.excuse(decision); }

    // ---- what was found
    // The first mistake, as a sentence without subject and full stop; nullopt if none.
    [[nodiscard]] std::optional<std::string> mistake(std::int64_t now) const;
    // The last fault, as the end of a mistake's sentence; empty if there was none.
    [[nodiscard]] std::string fault_note() const { return report_.fault_note(); }
    [[nodiscard]] bool has_seat() const { return has_seat_; }
    [[nodiscard]] const std::set<std::string>& ask_kinds() const { return ask_kinds_; }
    [[nodiscard]] std::size_t act_count() const { return acts_.count(); }

private:
    enum class Expectation : std::uint8_t { nothing, connection, reconnection, hello, table, act };
    struct OpenPrompt {
        std::int64_t decision = 0;
        std::string kind;
    };

    void expect(Expectation what, std::int64_t now) { expected_ = what, since_ = now; }
    void check_act(std::int64_t now, const ordered_json& request);
    void on_event(std::int64_t now, const ordered_json& message);
    void on_error(std::int64_t now, const ordered_json& request, const ordered_json& error);
    void on_table_message(std::int64_t now, const ordered_json& message);
    void on_prompt(std::int64_t now, const ordered_json& prompt);
    [[nodiscard]] std::string describe_silence() const;

    const std::int64_t patience_ms_;
    const std::string table_;
    MistakeReport report_;
    SessionChecker session_{report_};
    ActChecker acts_{report_};

    Expectation expected_ = Expectation::nothing;
    std::int64_t since_ = 0;
    bool has_seat_ = false;
    std::optional<OpenPrompt> open_prompt_;  // addressed to the bot
    std::set<std::string> ask_kinds_;
    ordered_json requests_ = ordered_json::object();  // pending on this connection, by id
};

}  // namespace vegas::shell::conformance
