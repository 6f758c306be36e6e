#include "server/conformance/conform.hpp"

#include <algorithm>
#include <ostream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "engine/action.hpp"
#include "protocol/texts/plain_text.hpp"
#include "server/conformance/plan.hpp"
#include "server/conformance/stage.hpp"

namespace vegas::shell::conformance {
namespace {

struct Outcome {
    Trial trial{};
    std::size_t games = 0, answers = 0;
    std::set<std::string> asked;
    std::optional<std::string> mistake;  // a sentence
};

std::string no_such_trial(const std::string& name) {
    std::string text = "--only " + name + ": there is no such trial (";
    for (const TrialSpec& each : kTrials) {
        if (&each != kTrials.begin()) text += ", ";
        text += each.name;
    }
    return text += ")";
}

std::vector<Trial> chosen(const TryBot& what) {
    std::vector<Trial> trials;
    for (const std::string& name : what.only) {
        const auto* const spec =
            std::ranges::find_if(kTrials, [&name](const auto& each) { return each.name == name; });
        if (spec == kTrials.end()) throw std::runtime_error(no_such_trial(name));
        trials.push_back(spec->value);
    }
    if (!trials.empty()) return trials;
    for (const TrialSpec& each : kTrials) trials.push_back(each.value);
    return trials;
}

Outcome held(const TryBot& what, Trial trial, const Page& page) {
    const Bot bot{what.words, what.patience_ms};
    Outcome outcome{.trial = trial};
    while (!outcome.mistake) {
        auto game = next_game(trial, outcome.games, outcome.asked, what.seed);
        if (!game) break;
        const std::string ruleset = game->ruleset;
        const Performance performance = play(bot, trial, *std::move(game), page);
        ++outcome.games;
        outcome.answers += performance.answers;
        outcome.asked.insert(performance.asked.begin(), performance.asked.end());
        if (performance.mistake) {
            outcome.mistake = "In " + ruleset + " the bot " + *performance.mistake + ".";
        }
    }
    return outcome;
}

std::string listed(const std::set<std::string>& words) {
    return texts::join(words, ", ", [](const std::string& word) { return "`" + word + "`"; });
}

const TrialSpec& spec_of(Trial trial) { return kTrials.at(static_cast<std::size_t>(trial)); }

// "12 games", "1 game".
std::string counted(std::size_t n, const std::string& what) {
    return std::to_string(n) + " " + what + (n == 1 ? "" : "s");
}

// "23 of 23 kinds of questions", and which are missing.
std::string told_of_questions(const Outcome& outcome) {
    const auto missing = not_asked(outcome.asked);
    std::string text = std::to_string(outcome.asked.size()) + " of " +
                       std::to_string(outcome.asked.size() + missing.size()) +
                       " kinds of questions";
    if (!missing.empty() && !outcome.mistake) text += " (not " + listed(missing) + ")";
    return text;
}

void say(const Outcome& outcome, std::ostream& out) {
    constexpr std::size_t kWidth = 18;
    const TrialSpec& spec = spec_of(outcome.trial);
    std::string name(spec.name);
    name.resize(kWidth, ' ');
    out << (outcome.mistake ? "wrong  " : "right  ") << name << spec.doc << "\n       "
        << counted(outcome.games, "game") << ", " << counted(outcome.answers, "answer");
    if (outcome.trial == Trial::questions) out << ", " << told_of_questions(outcome);
    out << "\n";
    if (outcome.mistake) out << "       " << *outcome.mistake << "\n";
    out << std::flush;
}

Json json_of(const Outcome& outcome) {
    const TrialSpec& spec = spec_of(outcome.trial);
    return {
        {"trial", spec.name},        {"rule", spec.doc},
        {"right", !outcome.mistake}, {"mistake", outcome.mistake ? Json(*outcome.mistake) : Json()},
        {"games", outcome.games},    {"answers", outcome.answers},
        {"asked", outcome.asked}};
}

}  // namespace

bool conform(const TryBot& what, const Page& page, std::ostream& out, std::ostream& err) try {
    std::size_t wrong = 0;
    Json trials = Json::array();
    for (const Trial trial : chosen(what)) {
        const Outcome outcome = held(what, trial, page);
        wrong += outcome.mistake ? 1 : 0;
        if (!what.json) say(outcome, out);
        trials.push_back(json_of(outcome));
    }
    if (what.json) {
        out << Json{{"right", trials.size() - wrong}, {"wrong", wrong}, {"trials", trials}}.dump(
                   -1, ' ', false, Json::error_handler_t::replace)
            << "\n";
    } else {
        out << trials.size() - wrong << " of " << trials.size() << " trials right\n";
    }
    return wrong == 0;
} catch (const Interrupted&) {
    err << "vegasd: interrupted\n";
    return false;
}

}  // namespace vegas::shell::conformance
