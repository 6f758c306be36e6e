#include "client-cli/show/las_vegas/standing.hpp"

#include <algorithm>
#include <cstdlib>

#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kStandingNameColumns = 12;

Ink ink_of(std::int64_t change) { return change > 0 ? Ink::money : Ink::warning; }

// None where nobody looks on from a seat.
Owner you_of(const Scene& scene) {
    const auto you = scene.names.you();
    return you ? Owner{static_cast<std::int64_t>(*you)} : Owner{};
}

std::int64_t change_for(const Owner& owner, const Read<las_vegas::CasinoView>& casino,
                        const Owners& wins) {
    return money_of(casino.cards, wins, owner) - money_of(casino.cards, casino.wins, owner);
}

// Of the owners other than you, the one for whom most changes.
std::string others_change(const Read<las_vegas::CasinoView>& casino, const Owners& wins,
                          const Scene& scene) {
    std::int64_t most = 0;
    Owner whose;
    for (const Owners* list : {&casino.wins, &wins}) {
        for (const Owner& owner : *list) {
            if (owner.is_nobody()) continue;
            const auto change = change_for(owner, casino, wins);
            if (std::abs(change) <= std::abs(most)) continue;
            most = change;
            whose = owner;
        }
    }
    if (most == 0) return {};
    return scene.owner(whose, kStandingNameColumns) + " " + scene.texts.change(most);
}

// "80,000 dollars for you"
std::string gets_words(const Owner& owner, const Numbers& cards, const Scene& scene) {
    const Fills fills = {{"money", scene.texts.money(cards)},
                         {"who", scene.owner(owner, kColumns)}};
    const char* key = owner.is_nobody()        ? "speech.gets_nobody"
                      : !owner.is_seat()       ? "speech.gets_dice"
                      : owner == you_of(scene) ? "speech.gets_you"
                                               : "speech.gets";
    return scene.texts(key, fills);
}

// For speech: the cards of each owner together.
std::string spoken_standing(const Numbers& cards, const Owners& wins, const Scene& scene) {
    std::string text;
    for (std::size_t k = 0; k < cards.size();) {
        const Owner winner = k < wins.size() ? wins[k] : Owner{};
        Numbers won;
        for (; k < cards.size() && (k < wins.size() ? wins[k] : Owner{}) == winner; ++k) {
            won.push_back(cards[k]);
        }
        text += (text.empty() ? "" : ", ") + gets_words(winner, won, scene);
    }
    return text;
}

// What changes for you where you would get something already.
std::string spoken_change(std::int64_t change, const After& after, const Scene& scene) {
    const Read<las_vegas::CasinoView>& casino = casino_at(scene.view, after.casino);
    if (change == 0 || money_of(casino.cards, casino.wins, you_of(scene)) == 0) return {};
    return scene.texts(change > 0 ? "speech.more" : "speech.less",
                       {{"money", scene.texts.money(std::abs(change))}});
}

}  // namespace

const Read<las_vegas::CasinoView>& casino_at(const View& view, std::int64_t number) {
    static const Read<las_vegas::CasinoView> kNone;
    const auto* game = std::get_if<Read<las_vegas::View>>(&view.game);
    if (game == nullptr || number < 1) return kNone;
    const auto index = static_cast<std::size_t>(number - 1);
    return index < game->casinos.size() ? game->casinos[index] : kNone;
}

std::optional<std::int64_t> closed_casino(const View& view) {
    const auto* tile = in_play<OnTile<las_vegas::no_entry::On>>(view);
    return tile == nullptr ? std::nullopt : tile->closed;
}

std::int64_t money_of(const Numbers& cards, const Owners& wins, const Owner& owner) {
    std::int64_t money = 0;
    for (std::size_t k = 0; k < std::min(cards.size(), wins.size()); ++k) {
        if (wins[k] == owner) money += cards[k];
    }
    return money;
}

std::string standing_words(const Numbers& cards, const Owners& wins, const Scene& scene) {
    if (cards.empty()) return scene.texts("choice.no_money_here");
    if (scene.texts.speech()) return spoken_standing(cards, wins, scene);
    std::string text;
    for (std::size_t k = 0; k < cards.size(); ++k) {
        const Owner winner = k < wins.size() ? wins[k] : Owner{};
        text += (k > 0 ? ", " : "") + scene.texts.thousands(cards[k]) + " ";
        text += winner.is_nobody() ? scene.style.paint(Ink::faint, scene.texts("thing.nobody"))
                                   : scene.owner(winner, kStandingNameColumns);
    }
    return text;
}

std::string then_words(const After& after, const Scene& scene) {
    const Read<las_vegas::CasinoView>& casino = casino_at(scene.view, after.casino);
    std::string text = standing_words(casino.cards, after.wins, scene);
    const Owner you = you_of(scene);
    if (you.is_nobody()) return text;
    const auto change = change_for(you, casino, after.wins);
    const bool tie = std::ranges::find(after.tied, you) != after.tied.end();
    const bool speech = scene.texts.speech();
    std::string why = speech        ? spoken_change(change, after, scene)
                      : change == 0 ? ""
                                    : scene.texts.change(change);
    if (tie) why += (why.empty() ? "" : ", ") + scene.texts("choice.you_tie");
    if (why.empty()) return text;
    if (speech) return text + ", " + why;
    const std::string note = "(" + why + ")";
    return text + "  " + (change == 0 ? note : scene.style.paint(ink_of(change), note));
}

std::string change_brief(const After& after, const Scene& scene) {
    const Read<las_vegas::CasinoView>& casino = casino_at(scene.view, after.casino);
    const Owner you = you_of(scene);
    const auto own = you.is_nobody() ? 0 : change_for(you, casino, after.wins);
    if (own == 0) return others_change(casino, after.wins, scene);
    const std::string text = scene.texts("person.you") + " " + scene.texts.change(own);
    return scene.style.paint(ink_of(own), text);
}

}  // namespace vegas::cli
