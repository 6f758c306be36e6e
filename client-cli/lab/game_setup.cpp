#include "client-cli/lab/game_setup.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>
#include <vector>

#include "client-cli/protocol/read.hpp"
#include "client-cli/terminal/text.hpp"
#include "client-cli/texts/suggestion.hpp"
#include "protocol/requests/setup_json.hpp"
#include "protocol/texts/nearest.hpp"

namespace vegas::cli {
namespace {

// "there is no tils in royale; did you mean tiles?", else what there is.
std::string unknown(const std::string& word, const std::vector<std::string>& known,
                    const std::string& where = {}) {
    const std::string text = "there is no " + safe_text(word, true) + where;
    if (std::string meant = texts::did_you_mean(word, known); !meant.empty()) return text + meant;
    std::string all;
    for (const std::string& one : known) all += (all.empty() ? "; there are " : ", ") + one;
    return text + all;
}

std::vector<std::string> options_known(Ruleset ruleset) {
    const auto names = row_of(ruleset).options;
    return {names.begin(), names.end()};
}

std::string wrong_option(const protocol::Error& error, const std::string& ruleset,
                         const json& options) {
    const std::string name = text_in(parse_json(error.data), "option");
    const auto known = options_known(*protocol::parse_ruleset(ruleset));
    if (std::ranges::find(known, name) == known.end()) {
        return unknown(name, known, " in " + ruleset);
    }
    return with_suggestion(error.message, text_in(options, name));
}

}  // namespace

std::optional<Setup> game_setup(const std::string& ruleset, const json& options,
                                std::optional<std::int64_t> seats, const char* seats_option,
                                std::ostream& err) {
    const auto setup = protocol::parse_setup(ruleset, &options, seats);
    if (setup) return *setup;
    const protocol::Error& error = setup.error();
    err << "vegas: ";
    switch (error.code) {
    case protocol::ErrorCode::unknown_ruleset: {
        std::vector<std::string> known;
        known.reserve(std::size(kRulesets));
        for (const RulesetSpec& one : kRulesets) known.emplace_back(one.name);
        err << "--ruleset: " << unknown(ruleset, known);
        break;
    }
    case protocol::ErrorCode::bad_option:
        err << "--options: " << wrong_option(error, ruleset, options);
        break;
    case protocol::ErrorCode::bad_seats: {
        const json data = parse_json(error.data);
        err << seats_option << ": " << ruleset << " is for " << member(data, "least").dump()
            << " to " << member(data, "most").dump();
        break;
    }
    default: err << error.message;
    }
    err << '\n';
    return std::nullopt;
}

}  // namespace vegas::cli
