#include "server/conformance/run_conformance.hpp"

#include <algorithm>
#include <ostream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "engine/action.hpp"
#include "protocol/texts/plain_text.hpp"
#include "server/conformance/game_session.hpp"
#include "server/conformance/trial_plan.hpp"

namespace vegas::shell::conformance {
namespace {

struct TrialResult {
    Trial trial{};
    std::size_t games = 0, answers = 0;
    std::set<std::string> ask_kinds;
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

std::vector<Trial> chosen(const CheckBot& what) {
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

// nullopt if a signal ended it.
std::optional<TrialResult> run_trial(const CheckBot& what, Trial trial, const Page& page) {
    const BotCommand bot{what.words, what.patience_ms};
    TrialResult result{.trial = trial};
    while (!result.mistake) {
        auto game = next_game(trial, result.games, result.ask_kinds, what.seed);
        if (!game) break;
        const std::string ruleset = game->ruleset;
        const auto report = play_game(bot, trial, *std::move(game), page);
        if (!report) return std::nullopt;
        ++result.games;
        result.answers += report->acts;
        result.ask_kinds.insert(report->ask_kinds.begin(), report->ask_kinds.end());
        if (report->mistake) {
            result.mistake = "In " + ruleset + " the bot " + *report->mistake + ".";
        }
    }
    return result;
}

std::string join_quoted(const std::set<std::string>& words) {
    return texts::join(words, ", ", [](const std::string& word) { return "`" + word + "`"; });
}

const TrialSpec& spec_of(Trial trial) { return kTrials.at(static_cast<std::size_t>(trial)); }

// "12 games", "1 game".
std::string count_of(std::size_t n, const std::string& what) {
    return std::to_string(n) + " " + what + (n == 1 ? "" : "s");
}

// "23 of 23 kinds of questions", and which are missing.
std::string describe_asks(const TrialResult& result) {
    const auto missing = missing_asks(result.ask_kinds);
    std::string text = std::to_string(result.ask_kinds.size()) + " of " +
                       std::to_string(result.ask_kinds.size() + missing.size()) +
                       " kinds of questions";
    if (!missing.empty() && !result.mistake) text += " (not " + join_quoted(missing) + ")";
    return text;
}

void print(const TrialResult& result, std::ostream& out) {
    constexpr std::size_t kWidth = 18;
    const TrialSpec& spec = spec_of(result.trial);
    std::string name(spec.name);
    name.resize(kWidth, ' ');
    out << (result.mistake ? "wrong  " : "right  ") << name << spec.doc << "\n       "
        << count_of(result.games, "game") << ", " << count_of(result.answers, "answer");
    if (result.trial == Trial::questions) out << ", " << describe_asks(result);
    out << "\n";
    if (result.mistake) out << "       " << *result.mistake << "\n";
    out << std::flush;
}

ordered_json json_of(const TrialResult& result) {
    const TrialSpec& spec = spec_of(result.trial);
    return {{"trial", spec.name},
            {"rule", spec.doc},
            {"right", !result.mistake},
            {"mistake", result.mistake ? ordered_json(*result.mistake) : ordered_json()},
            {"games", result.games},
            {"answers", result.answers},
            {"asked", result.ask_kinds}};
}

}  // namespace

bool run_conformance(const CheckBot& what, const Page& page, std::ostream& out, std::ostream& err) {
    std::size_t wrong = 0;
    ordered_json trials = ordered_json::array();
    for (const Trial trial : chosen(what)) {
        const auto result = run_trial(what, trial, page);
        if (!result) {
            err << "vegasd: interrupted\n";
            return false;
        }
        wrong += result->mistake ? 1 : 0;
        if (!what.json) print(*result, out);
        trials.push_back(json_of(*result));
    }
    if (what.json) {
        out << ordered_json{{"right", trials.size() - wrong}, {"wrong", wrong}, {"trials", trials}}
                   .dump(-1, ' ', false, ordered_json::error_handler_t::replace)
            << "\n";
    } else {
        out << trials.size() - wrong << " of " << trials.size() << " trials right\n";
    }
    return wrong == 0;
}

}  // namespace vegas::shell::conformance
