// What happens in every Las Vegas game.
#include "client-cli/show/common/sentence.hpp"

namespace vegas::cli {

// The page shows the cards being dealt; whoever reads a log would not know of them.
Sentence sentence(const Read<las_vegas::CardsDealt>& e) {
    return tell("says.casino_money", {{"casinos", say::Cards{e.casinos}}});
}

Sentence sentence(const Read<las_vegas::ChipsGiven>& e) {
    return tell("event.chips_given", {{"chips", say::Chips{e.chips}}});
}

Sentence sentence(const Read<las_vegas::NeutralRolled>& e) {
    const say::Dice dice{.faces = e.small, .big = e.big};
    if (!e.seat) return tell("event.neutral_rolled", {{"dice", dice}});
    return about("event.neutral_rolled_by", e, {{"dice", dice}});
}

Sentence sentence(const Read<Rolled>& e) {
    return about(
        "event.rolled", e,
        {{"dice",
          say::Dice{.faces = e.small, .big = e.big, .white = e.neutral.value_or(Numbers())}}});
}

Sentence sentence(const Read<Passed>& e) {
    if (e.chips) return about("event.passed_for", e, {{"paid", say::Chips{*e.chips}}});
    if (e.dollars) return about("event.passed_for", e, {{"paid", say::Money{*e.dollars}}});
    return about(e.skip_cards ? "event.passed_for_card" : "event.passed", e);
}

Sentence sentence(const Read<las_vegas::Tied>& e) {
    return tell("event.tied", {{"casino", e.casino}, {"owners", e.owners}, {"count", e.count}});
}

Sentence sentence(const Read<las_vegas::CardReturned>& e) {
    say::Args args = {{"casino", e.casino}, {"money", say::Money{e.dollars}}};
    if (e.owner.is_nobody()) return tell("event.card_returned", std::move(args));
    args.emplace_back("owner", Owners{e.owner});
    return tell("event.card_returned_from", std::move(args));
}

}  // namespace vegas::cli
