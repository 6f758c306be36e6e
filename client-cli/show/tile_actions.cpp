#include "client-cli/show/tile_actions.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "client-cli/fields.hpp"
#include "client-cli/show/dice.hpp"
#include "client-cli/show/money.hpp"
#include "client-cli/show/standing.hpp"
#include "client-cli/show/tiles.hpp"

namespace vegas::cli {

namespace {

constexpr std::size_t kSignsMost = 8;

// One action and the scene around it.
struct Said {
    const json& action;
    const json& shows;
    const Scene& scene;

    [[nodiscard]] std::string number(const char* key) const {
        return std::to_string(int_of(action, key));
    }
    [[nodiscard]] bool big() const { return text_of(action, "die") == "big"; }
    [[nodiscard]] std::string die() const { return big() ? "the big die" : "a die"; }
    [[nodiscard]] std::string sign() const {
        return std::string(big() ? scene.style.big_die() : scene.style.small_die());
    }
    [[nodiscard]] std::string money() const {
        return scene.style.paint(Ink::money, dollars(int_of(shows, "dollars")));
    }
    [[nodiscard]] std::string chips() const { return chips_words(int_of(shows, "chips")); }
    // What is at stake: "$30,000", "2 chips", "nothing".
    [[nodiscard]] std::string stake() const {
        if (int_of(shows, "chips") > 0) return chips();
        return int_of(shows, "dollars") > 0 ? money() : "nothing";
    }
    // ", then 60k you, 40k nobody  (+60k)", of `casino` and of `also`; empty where neither is told.
    [[nodiscard]] std::string then() const;
    // ": you +60k", for the short form.
    [[nodiscard]] std::string change() const;
    [[nodiscard]] std::string activates() const {
        const std::string id = text_of(shows, "tile");
        return id.empty() ? id : "  activates " + scene.style.paint(Ink::tile, tile_name(id));
    }
    static std::string chips_words(std::int64_t count) {
        return std::to_string(count) + (count == 1 ? " chip" : " chips");
    }
};

std::string Said::then() const {
    if (!field(shows, "wins").is_array()) return {};
    const json& also = field(shows, "also");
    std::string text = ", then ";
    const auto first = int_of(shows, "casino", int_of(action, "face"));
    if (also.is_object()) text += "casino " + std::to_string(first) + ": ";
    text += then_words(first, shows, scene);
    if (also.is_object()) {
        const auto second = int_of(also, "casino");
        text += "; casino " + std::to_string(second) + ": ";
        text += then_words(second, also, scene);
    }
    return text;
}

std::string Said::change() const {
    const std::string text = change_brief(shows, scene);
    return text.empty() ? text : ": " + text;
}

using Say = ActionText (*)(const Said&);

// What is declined depends on what was asked.
ActionText decline(const Said& said) {
    static const std::map<std::string, const char*, std::less<>> kWords = {
        {"prime_time", "place no extra die"},
        {"handicap", "take no blank die"},
        {"move", "no move"},
        {"double_down", "leave all dice here"},
        {"nice_dice", "put no die there"},
        {"my_choice_tile", "activate no tile"},
        {"my_choice_golden", "put no die there"},
    };
    const auto found = kWords.find(text_of(said.scene.prompt, "kind"));
    return {.label = found == kWords.end() ? "no, thank you" : found->second};
}

ActionText power_play(const Said& said) {
    std::string brief = said.sign() + " to " + said.number("face") + said.change();
    const std::string tile = text_of(said.shows, "tile");
    if (!tile.empty()) brief += "  " + said.scene.style.paint(Ink::tile, tile_name(tile));
    return {.label = "Power Play: turn " + said.die() + " to " + said.number("face") + said.then() +
                     said.activates(),
            .group = "Power Play: turn a die to a number and place it, instead of rolling",
            .brief = std::move(brief)};
}

ActionText hide(const Said& said) {
    std::string text = "hide " + said.number("fist");
    if (has(said.shows, "dollars") || has(said.shows, "chips")) {
        text += ": a wrong guess brings you " + said.stake();
    }
    return {.label = std::move(text)};
}

ActionText guess(const Said& said) { return {.label = "guess " + said.number("fist")}; }

ActionText place_black(const Said& said) {
    const json& faces = field(said.action, "faces");
    const std::string first = std::to_string(as_int(item(faces, 0)).value_or(0));
    std::string text = "an extra die in casino " + first;
    if (faces.is_array() && faces.size() > 1) {
        const std::string second = std::to_string(as_int(faces[1]).value_or(0));
        text = first == second ? "both extra dice in casino " + first
                               : "extra dice in casinos " + first + " and " + second;
    }
    return {.label = text + said.then()};
}

ActionText stop(const Said& said) { return {.label = "stop and take " + said.stake()}; }

// "bet that the next sum is higher than 7, for $40,000"
ActionText bet(const Said& said) {
    const json& black = field(tile_in_play(said.scene.view, "B2"), "black");
    std::string text = "bet that the next sum is " + text_of(said.action, "kind");
    if (black.is_array()) {
        std::int64_t sum = 0;
        for (const json& face : black) sum += as_int(face).value_or(0);
        text += " than " + std::to_string(sum);
    }
    return {.label = text + ", for " + said.stake()};
}

ActionText close(const Said& said) {
    const std::string casino = said.number("casino");
    const json& cards = field(casino_at(said.scene.view, int_of(said.action, "casino")), "cards");
    std::string text = "close casino " + casino + " (";
    for (std::size_t k = 0; cards.is_array() && k < cards.size(); ++k) {
        text += (k == 0 ? "" : " ") + thousands(as_int(cards[k]).value_or(0));
    }
    return {.label = text + ") and get " + said.stake()};
}

ActionText keep(const Said& said) {
    const auto closed = closed_casino(said.scene.view);
    const std::string which = closed ? "casino " + std::to_string(*closed) : "the closed casino";
    return {.label = "keep " + which + " closed, get nothing"};
}

ActionText bar(const Said& said) { return {.label = said.die() + " into the bar"}; }

ActionText block(const Said& said) {
    const auto count = int_of(said.action, "dice");
    const std::string dice = std::to_string(count) + (count == 1 ? " blank die" : " blank dice");
    const std::string casino = "casino " + said.number("casino");
    return {.label = dice + " into " + casino + said.then(),
            .group = dice + " into",
            .brief = casino + said.change()};
}

ActionText take_blank(const Said& said) {
    const std::string reward = text_of(said.action, "reward");
    const std::string price =
        reward == "money" ? said.stake() : "a " + said.scene.names.safe(reward);
    const std::string casino = "casino " + said.number("casino");
    return {.label = "a blank die out of " + casino + ", for " + price + said.then(),
            .group = "out of " + casino + said.change(),
            .brief = price};
}

ActionText turn_die(const Said& said) {
    return {.label =
                "turn " + said.die() + " to " + said.number("face") + " and place it" + said.then(),
            .group = "turn a die of your supply to a number and place it",
            .brief = said.sign() + " to " + said.number("face") + said.change()};
}

ActionText take_back(const Said& said) {
    return {
        .label = "take " + said.die() + " back from casino " + said.number("casino") + said.then(),
        .group = "take one of your dice back from a casino",
        .brief = said.sign() + " from " + said.number("casino") + said.change()};
}

// The tokens of Black Box, as its board has them, in thousands.
constexpr std::array<std::int64_t, 6> kTokens = {60, 20, 20, 0, 0, 0};

// "60 20 0 | 20 0 0": the first pile, and what is left for the second.
ActionText split(const Said& said) {
    std::vector<std::int64_t> rest(kTokens.begin(), kTokens.end());
    const json& first = field(said.action, "first");
    std::string text;
    std::int64_t sum = 0;
    for (std::size_t i = 0; first.is_array() && i < first.size(); ++i) {
        const auto token = as_int(first[i]).value_or(0) / 1000;
        text += std::to_string(token) + " ";
        sum += token;
        const auto found = std::find(rest.begin(), rest.end(), token);
        if (found != rest.end()) rest.erase(found);
    }
    text += "|";
    std::int64_t other = 0;
    for (const auto token : rest) {
        text += " " + std::to_string(token);
        other += token;
    }
    return {.label = "pile 1 | pile 2: " + text,
            .group = "pile 1 | pile 2, in thousands",
            .brief = text + "  (" + std::to_string(sum) + " or " + std::to_string(other) + ")"};
}

ActionText pick(const Said& said) {
    const auto tokens = int_of(said.shows, "tokens");
    std::string text = "take pile " + said.number("pile");
    if (tokens > 0) {
        text += ": " + std::to_string(tokens) + (tokens == 1 ? " token" : " tokens");
    }
    return {.label = std::move(text)};
}

// "60k you, 30k nobody" on the tile.
std::string tile_wins_words(const Said& said) {
    const json& wins = field(said.shows, "tile_wins");
    return wins.is_array() ? standing_words(double_down_cards(), wins, said.scene) : std::string();
}

ActionText double_down(const Said& said) {
    const DiceCount dice = {.small = int_of(said.action, "small"),
                            .big = int_of(said.action, "big")};
    const std::string on_tile = tile_wins_words(said);
    std::string label = dice_words(dice) + " to the tile" + said.then();
    std::string brief = dice_signs(dice, kSignsMost, said.scene.style) + said.change();
    if (!on_tile.empty()) {
        label += "; tile: " + on_tile;
        brief += "; tile " + on_tile;
    }
    return {.label = std::move(label),
            .group = "dice from the casino to the tile",
            .brief = std::move(brief)};
}

// Where a die lies there already, `casino` is what its fall changes.
ActionText put_nice(const Said& said) {
    const std::string space = said.number("space");
    const json& spaces = field(tile_in_play(said.scene.view, "H1"), "spaces");
    const auto index =
        static_cast<std::size_t>(std::max<std::int64_t>(int_of(said.action, "space"), 1) - 1);
    const json& owner = field(item(spaces, index), "owner");
    std::string text = said.die() + " on space " + space + ": " + said.stake() + " at the payout";
    if (!owner.is_null()) {
        text += "; the die of " + owner_word(owner, said.scene) + " goes to casino " + space;
    }
    return {.label = text + said.then(),
            .group = "a die on the space of its number, for",
            .brief = said.sign() + " on " + space + ": " + said.stake() +
                     (owner.is_null() ? "" : ", not " + owner_word(owner, said.scene))};
}

ActionText choose(const Said& said) {
    const std::string number = said.number("number");
    if (has(said.shows, "dollars") || has(said.shows, "chips")) {
        return {.label = number + ": take " + said.stake()};
    }
    static const std::map<std::string, const char*, std::less<>> kResults = {
        {"4", "activate another tile"},
        {"5", "a move: turn a die and place it, or take one back"},
        {"6", "a die of your supply on the golden space"},
    };
    const auto found = kResults.find(number);
    return {.label = found == kResults.end() ? "choose " + number : number + ": " + found->second};
}

ActionText activate(const Said& said) {
    const std::string casino = "casino " + said.number("casino");
    const std::string id = text_of(said.shows, "tile");
    if (id.empty()) return {.label = "activate the tile of " + casino};
    return {.label =
                "activate " + said.scene.style.paint(Ink::tile, tile_title(id)) + " of " + casino};
}

ActionText put_golden(const Said& said) {
    std::string text = said.die() + " on the golden space";
    if (has(said.shows, "dollars")) text += ": " + said.money() + " at the payout";
    return {.label = std::move(text)};
}

const std::map<std::string, Say, std::less<>>& sayings() {
    static const std::map<std::string, Say, std::less<>> kSayings = {
        {"decline", decline},
        {"power_play", power_play},
        {"hide", hide},
        {"guess", guess},
        {"place_black", place_black},
        {"stop", stop},
        {"higher", bet},
        {"lower", bet},
        {"close", close},
        {"keep", keep},
        {"bar", bar},
        {"block", block},
        {"take_blank", take_blank},
        {"turn_die", turn_die},
        {"take_back", take_back},
        {"split", split},
        {"pick", pick},
        {"double_down", double_down},
        {"put_nice", put_nice},
        {"choose", choose},
        {"activate", activate},
        {"put_golden", put_golden},
    };
    return kSayings;
}

}  // namespace

std::optional<ActionText> tile_action_text(const json& action, const Scene& scene) {
    const auto found = sayings().find(text_of(action, "kind"));
    if (found == sayings().end()) return std::nullopt;
    return found->second(Said{action, field(action, "shows"), scene});
}

}  // namespace vegas::cli
