// Watches what goes between a bot and the server, both ways, and finds what the bot does wrong.
// Pure: what happens is told with the time, in ms.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace vegas::shell::conformance {

using Json = nlohmann::ordered_json;

class Witness {
public:
    // `patience_ms`: how long the bot may take for each thing that is its to do. `table`: where.
    Witness(std::int64_t patience_ms, std::string table)
        : patience_ms_(patience_ms), table_(std::move(table)) {}

    // ---- what happens, in order
    void begins(std::int64_t now) { waits_for(Wait::first_line, now); }
    void line_opens(std::int64_t now);
    void line_ends(std::int64_t now, bool by_us);
    void bot_says(std::int64_t now, const Json& request);
    void bot_says_no_json(std::string_view bytes);
    void is_told(std::int64_t now, const Json& message);
    void game_ends() { is_over_ = true; }

    // What was done to the bot on purpose: is told with a mistake that follows.
    void done(std::string what) { done_ = std::move(what); }
    // Nobody is to blame that this decision has passed.
    void decision_passes(std::int64_t decision) { passed_.insert(decision); }

    // ---- what was found
    // The first mistake, as a sentence without its subject and without the full stop.
    [[nodiscard]] std::optional<std::string> mistake(std::int64_t now) const;
    // Ends the sentence of a mistake: what was done to the bot before; empty: nothing.
    [[nodiscard]] std::string before() const;
    [[nodiscard]] bool has_seat() const { return has_seat_; }
    [[nodiscard]] const std::set<std::string>& asked() const { return asked_; }  // kinds
    [[nodiscard]] std::size_t answers() const { return answered_.size(); }

private:
    enum class Wait : std::uint8_t { nothing, first_line, next_line, hello, table, answer };
    // That it was told to make.
    struct Pause {
        std::int64_t since = 0, ms = 0;
        [[nodiscard]] bool lasts(std::int64_t now) const;
        [[nodiscard]] std::int64_t until() const { return since + ms; }
    };
    struct Question {
        std::int64_t decision = 0;
        std::string kind;
    };

    void waits_for(Wait what, std::int64_t now) { wait_ = what, since_ = now; }
    void finds(std::string mistake);
    void says_hello(std::int64_t now, const Json& request);
    void acts(std::int64_t now, const Json& request);
    void is_refused(std::int64_t now, const Json& request, const Json& error);
    void act_is_refused(std::int64_t now, std::int64_t decision, const Json& error);
    void is_told_of_table(std::int64_t now, const Json& message);
    void is_asked(std::int64_t now, const Json& prompt);
    [[nodiscard]] std::string silence() const;

    const std::int64_t patience_ms_;
    const std::string table_;
    bool is_over_ = false;
    std::optional<std::string> mistake_;
    std::string done_;

    Wait wait_ = Wait::nothing;
    std::int64_t since_ = 0;
    bool has_been_here_ = false;
    bool has_seat_ = false;
    std::set<std::string> tokens_;
    std::optional<Question> open_;  // its own
    std::set<std::string> asked_;
    Json requests_ = Json::object();  // of this line, without an answer yet, by their ids

    std::set<std::int64_t> sent_;      // answered on this line, and not refused
    std::set<std::int64_t> answered_;  // on whichever line
    std::set<std::int64_t> passed_, told_stale_;
    std::optional<std::string> refused_;  // the last answer, with this code, and not sent again
    bool can_store_ = true;
    Pause before_answer_, before_return_;
};

}  // namespace vegas::shell::conformance
