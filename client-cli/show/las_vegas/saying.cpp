#include "client-cli/show/las_vegas/saying.hpp"

#include "client-cli/show/common/grammar.hpp"
#include "client-cli/show/las_vegas/standing.hpp"
#include "client-cli/terminal/money.hpp"

namespace vegas::cli {

namespace {

const Owners kNobody;

const Owners& or_nobody(const std::optional<Owners>& owners) { return owners ? *owners : kNobody; }

}  // namespace

std::string die_words(const std::string& die) { return die == "big" ? "the big die" : "a die"; }

bool has_stake(const Said& said) { return said.shows.dollars || said.shows.chips; }

std::string stake_words(const Said& said) {
    const auto chips = said.shows.chips.value_or(0);
    const auto money = said.shows.dollars.value_or(0);
    if (chips > 0) return counted(chips, "chip");
    return money > 0 ? said.scene.style.paint(Ink::money, dollars(money)) : "nothing";
}

std::string then_of(const Said& said, std::int64_t casino) {
    const Shows& shows = said.shows;
    if (!shows.wins) return {};
    const After first{shows.casino.value_or(casino), *shows.wins, or_nobody(shows.tied)};
    if (!shows.also) return ", then " + then_words(first, said.scene);
    const After second{shows.also->casino, shows.also->wins, or_nobody(shows.also->tied)};
    return ", then casino " + std::to_string(first.casino) + ": " + then_words(first, said.scene) +
           "; casino " + std::to_string(second.casino) + ": " + then_words(second, said.scene);
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
    return tile ? "  activates " + said.scene.tile(*tile) : std::string();
}

}  // namespace vegas::cli
