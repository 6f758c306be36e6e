// The trials of `vegasd conformance`. Each is at least one game with a fault that any bot may meet
// on the internet.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/describe.hpp"

namespace vegas::shell::conformance {

enum class Trial : std::uint8_t {
    questions,
    news,
    cut_at_question,
    cut_at_answer,
    too_late,
    rate_limit,
    storage,
    restart
};

struct TrialSpec {
    Trial value;
    std::string_view name;
    std::string_view doc;  // what the bot must do
};
inline constexpr std::array kTrials = std::to_array<TrialSpec>({
    {Trial::questions, "questions",
     "Answer every kind of question of every ruleset, once, with one of the listed actions."},
    {Trial::news, "news", "Ignore messages, events and fields that you do not know."},
    {Trial::cut_at_question, "cut-at-question",
     "Come back when the connection breaks, and answer what you are asked."},
    {Trial::cut_at_answer, "cut-at-answer",
     "Come back when the connection breaks before the reply to an answer."},
    {Trial::too_late, "too-late", "Go on when the house has answered for you."},
    {Trial::rate_limit, "rate-limit", "Wait after `rate_limited`, and send your answer again."},
    {Trial::storage, "storage",
     "Wait while nothing can be stored, and then send your answer again."},
    {Trial::restart, "restart", "Come back when the server has stopped, and not before it says."},
});
constexpr std::span<const TrialSpec> words(Trial) { return kTrials; }

}  // namespace vegas::shell::conformance
