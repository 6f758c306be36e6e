#include "client-cli/show/las_vegas/standing.hpp"

#include <algorithm>
#include <cstdlib>

#include "client-cli/terminal/lines.hpp"
#include "engine/las_vegas/tiles/e1_no_entry.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kStandingNameColumns = 12;

Ink ink_of(std::int64_t change) { return change > 0 ? Ink::money : Ink::warning; }

// None where nobody looks on from a seat.
DiceOwner you_of(const RenderContext& context) {
    const auto you = context.names.you();
    return you ? DiceOwner{static_cast<std::int64_t>(*you)} : DiceOwner{};
}

std::int64_t change_for(const DiceOwner& owner, const WireStruct<las_vegas::CasinoView>& casino,
                        const Owners& wins) {
    return money_of(casino.cards, wins, owner) - money_of(casino.cards, casino.wins, owner);
}

// Of the owners other than you, the one for whom most changes.
std::string others_change(const WireStruct<las_vegas::CasinoView>& casino, const Owners& wins,
                          const RenderContext& context) {
    std::int64_t most = 0;
    DiceOwner whose;
    for (const Owners* list : {&casino.wins, &wins}) {
        for (const DiceOwner& owner : *list) {
            if (owner.is_nobody()) continue;
            const auto change = change_for(owner, casino, wins);
            if (std::abs(change) <= std::abs(most)) continue;
            most = change;
            whose = owner;
        }
    }
    if (most == 0) return {};
    return context.owner(whose, kStandingNameColumns) + " " + context.texts.change(most);
}

// "80,000 dollars for you"
std::string gets_words(const DiceOwner& owner, const Numbers& cards, const RenderContext& context) {
    const Fills fills = {{"money", context.texts.money(cards)},
                         {"who", context.owner(owner, kColumns)}};
    const char* key = owner.is_nobody()          ? "speech.gets_nobody"
                      : !owner.is_seat()         ? "speech.gets_dice"
                      : owner == you_of(context) ? "speech.gets_you"
                                                 : "speech.gets";
    return context.texts(key, fills);
}

// For speech: the cards of each owner together.
std::string spoken_standing(const Numbers& cards, const Owners& wins,
                            const RenderContext& context) {
    std::string text;
    for (std::size_t k = 0; k < cards.size();) {
        const DiceOwner winner = k < wins.size() ? wins[k] : DiceOwner{};
        Numbers won;
        for (; k < cards.size() && (k < wins.size() ? wins[k] : DiceOwner{}) == winner; ++k) {
            won.push_back(cards[k]);
        }
        text += (text.empty() ? "" : ", ") + gets_words(winner, won, context);
    }
    return text;
}

// What changes for you where you would get something already.
std::string spoken_change(std::int64_t change, const CasinoOutcome& after,
                          const RenderContext& context) {
    const WireStruct<las_vegas::CasinoView>& casino = casino_at(context.view, after.casino);
    if (change == 0 || money_of(casino.cards, casino.wins, you_of(context)) == 0) return {};
    return context.texts(change > 0 ? "speech.more" : "speech.less",
                         {{"money", context.texts.money(std::abs(change))}});
}

}  // namespace

const WireStruct<las_vegas::CasinoView>& casino_at(const WireView& view, std::int64_t number) {
    static const WireStruct<las_vegas::CasinoView> kNone;
    const auto* game = std::get_if<WireStruct<las_vegas::View>>(&view.game);
    if (game == nullptr || number < 1) return kNone;
    const auto index = static_cast<std::size_t>(number - 1);
    return index < game->casinos.size() ? game->casinos[index] : kNone;
}

std::int64_t money_of(const Numbers& cards, const Owners& wins, const DiceOwner& owner) {
    std::int64_t money = 0;
    for (std::size_t k = 0; k < std::min(cards.size(), wins.size()); ++k) {
        if (wins[k] == owner) money += cards[k];
    }
    return money;
}

std::string standing_words(const Numbers& cards, const Owners& wins, const RenderContext& context) {
    if (cards.empty()) return context.texts("choice.no_money_here");
    if (context.texts.speech()) return spoken_standing(cards, wins, context);
    std::string text;
    for (std::size_t k = 0; k < cards.size(); ++k) {
        const DiceOwner winner = k < wins.size() ? wins[k] : DiceOwner{};
        text += (k > 0 ? ", " : "") + context.texts.thousands(cards[k]) + " ";
        text += winner.is_nobody() ? context.style.paint(Ink::faint, context.texts("thing.nobody"))
                                   : context.owner(winner, kStandingNameColumns);
    }
    return text;
}

std::string outcome_words_after(const CasinoOutcome& after, const RenderContext& context) {
    const WireStruct<las_vegas::CasinoView>& casino = casino_at(context.view, after.casino);
    std::string text = standing_words(casino.cards, after.wins, context);
    const DiceOwner you = you_of(context);
    if (you.is_nobody()) return text;
    const auto change = change_for(you, casino, after.wins);
    const bool tie = std::ranges::find(after.tied, you) != after.tied.end();
    const bool speech = context.texts.speech();
    std::string why = speech        ? spoken_change(change, after, context)
                      : change == 0 ? ""
                                    : context.texts.change(change);
    if (tie) why += (why.empty() ? "" : ", ") + context.texts("choice.you_tie");
    if (why.empty()) return text;
    if (speech) return text + ", " + why;
    const std::string note = "(" + why + ")";
    return text + "  " + (change == 0 ? note : context.style.paint(ink_of(change), note));
}

std::string change_brief(const CasinoOutcome& after, const RenderContext& context) {
    const WireStruct<las_vegas::CasinoView>& casino = casino_at(context.view, after.casino);
    const DiceOwner you = you_of(context);
    const auto own = you.is_nobody() ? 0 : change_for(you, casino, after.wins);
    if (own == 0) return others_change(casino, after.wins, context);
    const std::string text = context.texts("person.you") + " " + context.texts.change(own);
    return context.style.paint(ink_of(own), text);
}

}  // namespace vegas::cli
