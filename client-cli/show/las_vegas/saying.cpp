#include "client-cli/show/las_vegas/saying.hpp"

#include "client-cli/show/las_vegas/standing.hpp"

namespace vegas::cli {
namespace {

const Owners kNobody;

const Owners& or_nobody(const std::optional<Owners>& owners) { return owners ? *owners : kNobody; }

}  // namespace

std::string die_key(std::string_view front, const std::string& die) {
    return std::string(front) + (die == "big" ? "big" : "small");
}

bool has_stake(const Said& said) { return said.shows.dollars || said.shows.chips; }

std::string stake_words(const Said& said) {
    const auto chips = said.shows.chips.value_or(0);
    const auto money = said.shows.dollars.value_or(0);
    if (chips > 0) return said.scene.texts("thing.chips", {{"n", chips}});
    return money > 0 ? said.scene.money(money) : said.scene.texts("thing.nothing");
}

std::string then_of(const Said& said, std::int64_t casino) {
    const Shows& shows = said.shows;
    const Texts& texts = said.scene.texts;
    if (!shows.wins) return {};
    const After first{shows.casino.value_or(casino), *shows.wins, or_nobody(shows.tied)};
    const std::string standing = then_words(first, said.scene);
    if (!shows.also) return ", " + texts("choice.then", {{"standing", standing}});
    const After second{shows.also->casino, shows.also->wins, or_nobody(shows.also->tied)};
    return ", " + texts("choice.then_both", {{"a", first.casino},
                                             {"first", standing},
                                             {"b", second.casino},
                                             {"second", then_words(second, said.scene)}});
}

std::string change_of(const Said& said) {
    const Shows& shows = said.shows;
    if (!shows.wins) return {};
    const After after{shows.casino.value_or(0), *shows.wins, or_nobody(shows.tied)};
    const std::string text = change_brief(after, said.scene);
    return text.empty() ? text : ": " + text;
}

std::string activates(const Said& said) {
    const auto& tile = said.shows.tile;
    if (!tile) return {};
    return (said.scene.texts.speech() ? ", " : "  ") +
           said.scene.texts("choice.activates", {{"tile", said.scene.tile(*tile)}});
}

}  // namespace vegas::cli
