#include "client-cli/show/las_vegas/action_text_parts.hpp"

#include "client-cli/show/las_vegas/standing.hpp"

namespace vegas::cli {
namespace {

const Owners kNobody;

const Owners& or_nobody(const std::optional<Owners>& owners) { return owners ? *owners : kNobody; }

}  // namespace

std::string die_key(std::string_view front, const std::string& die) {
    return std::string(front) + (die == "big" ? "big" : "small");
}

bool has_stake(const ActionDetails& details) {
    return details.shows.dollars || details.shows.chips;
}

std::string stake_text(const ActionDetails& details) {
    const auto chips = details.shows.chips.value_or(0);
    const auto money = details.shows.dollars.value_or(0);
    if (chips > 0) return details.context.texts("thing.chips", {{"n", chips}});
    return money > 0 ? details.context.money(money) : details.context.texts("thing.nothing");
}

std::string outcome_text(const ActionDetails& details, std::int64_t casino) {
    const WirePreview& shows = details.shows;
    const Texts& texts = details.context.texts;
    if (!shows.wins) return {};
    const CasinoOutcome first{shows.casino.value_or(casino), *shows.wins, or_nobody(shows.tied)};
    const std::string standing = outcome_words_after(first, details.context);
    if (!shows.also) return ", " + texts("choice.then", {{"standing", standing}});
    const CasinoOutcome second{shows.also->casino, shows.also->wins, or_nobody(shows.also->tied)};
    return ", " +
           texts("choice.then_both", {{"a", first.casino},
                                      {"first", standing},
                                      {"b", second.casino},
                                      {"second", outcome_words_after(second, details.context)}});
}

std::string change_text(const ActionDetails& details) {
    const WirePreview& shows = details.shows;
    if (!shows.wins) return {};
    const CasinoOutcome after{shows.casino.value_or(0), *shows.wins, or_nobody(shows.tied)};
    const std::string text = change_brief(after, details.context);
    return text.empty() ? text : ": " + text;
}

std::string activation_text(const ActionDetails& details) {
    const auto& tile = details.shows.tile;
    if (!tile) return {};
    return (details.context.texts.speech() ? ", " : "  ") +
           details.context.texts("choice.activates", {{"tile", details.context.tile(*tile)}});
}

}  // namespace vegas::cli
