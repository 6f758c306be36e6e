#include "client-cli/show/common/sentence.hpp"

#include <algorithm>
#include <map>

#include "client-cli/show/common/pieces.hpp"

namespace vegas::cli {
namespace {

std::string numbers_text(const Numbers& numbers) {
    std::vector<std::string> words;
    for (const auto number : numbers) words.push_back(std::to_string(number));
    return joined_words(words, ", ");
}

// An argument in words. One function for each type, so that none is forgotten.
struct Words {
    const Scene& scene;

    std::string operator()(const std::string& text) const { return scene.names.safe(text); }
    std::string operator()(std::int64_t number) const { return scene.texts.number(number); }

    std::string operator()(const say::Who& who) const {
        if (who.seat < 0) {
            return who.name.empty() ? scene.texts("says.somebody") : scene.names.safe(who.name);
        }
        const auto seat = static_cast<std::size_t>(who.seat);
        return scene.style.paint_seat(
            seat, who.name.empty() ? scene.names.full(seat) : scene.names.told(seat, who.name));
    }

    std::string operator()(const Owners& owners) const {
        std::vector<std::string> names;
        for (const Owner& owner : owners) names.push_back(scene.names_of(owner));
        return scene.texts.list(names);
    }

    std::string operator()(const say::Money& money) const {
        return scene.style.paint(Ink::money, scene.texts.money(money.dollars));
    }
    std::string operator()(const say::Chips& chips) const {
        return scene.texts("thing.chips", {{"n", chips.count}});
    }

    std::string operator()(const say::Dice& dice) const {
        const bool faceless =
            dice.gray || dice.big == 0 || std::ranges::find(dice.faces, 0) != dice.faces.end();
        std::vector<std::string> words;
        if (faceless && !dice.faces.empty()) {
            words.push_back(scene.texts(dice.gray ? "thing.blank_dice_count" : "thing.dice",
                                        {{"n", dice.faces.size()}}));
        } else {
            words.push_back(numbers_text(dice.faces));
        }
        if (dice.big) {
            const char* key = scene.texts.speech() ? "speech.big_die" : "thing.big_die";
            words.push_back(faceless ? scene.texts("thing.the_big_die")
                                     : scene.texts(key, {{"face", *dice.big}}));
        }
        if (!dice.white.empty()) {
            words.push_back(scene.texts("thing.white_dice", {{"faces", numbers_text(dice.white)}}));
        }
        return joined_words(words, ", ");
    }

    std::string operator()(const say::Tile& tile) const { return scene.tile(tile.id); }
    std::string operator()(const say::Tiles& tiles) const {
        std::vector<std::string> names;
        for (const std::string& id : tiles.ids) names.push_back(scene.tile(id));
        return scene.texts.list(names);
    }

    // One that is newer than this client is called as the server does.
    std::string operator()(const say::Phrase& phrase) const {
        const std::string key = "phrase." + phrase.word;
        return scene.texts.has(key) ? scene.texts(key) : scene.names.safe(phrase.word);
    }

    std::string operator()(const say::Cards& cards) const {
        std::vector<std::string> words;
        for (std::size_t i = 0; i < cards.casinos.size(); ++i) {
            std::vector<std::string> money;
            for (const auto card : cards.casinos[i]) money.push_back(scene.texts.thousands(card));
            const bool speech = scene.texts.speech();
            words.push_back(scene.texts(speech ? "speech.casino_has" : "says.casino_has",
                                        {{"casino", i + 1},
                                         {"money", speech ? scene.texts.money(cards.casinos[i])
                                                          : joined_words(money, " ")}}));
        }
        return joined_words(words, scene.texts.speech() ? "; " : ", ");
    }

    // "9 x 30k"
    std::string operator()(const say::Bank& bank) const {
        std::map<std::int64_t, int> counts;
        for (const auto card : bank.cards) ++counts[card];
        std::vector<std::string> words;
        words.reserve(counts.size());
        for (const auto& [value, count] : counts) {
            words.push_back(scene.texts.speech()
                                ? scene.texts("speech.bank_cards",
                                              {{"n", count}, {"money", scene.texts.money(value)}})
                                : std::to_string(count) + "x" + scene.texts.thousands(value));
        }
        return scene.texts.list(words);
    }
};

}  // namespace

Sentence about(std::string_view key, say::Who who, say::Args args) {
    args.emplace_back("who", std::move(who));
    return {key, std::move(args)};
}

std::string told(const Sentence& sentence, const Scene& scene) {
    Fills fills;
    for (const auto& [name, arg] : sentence.args) {
        fills.emplace_back(name, std::visit(Words{scene}, arg));
    }
    return scene.texts.counted(sentence.key, sentence.n, fills);
}

std::int64_t bearable(std::optional<std::int64_t> count) {
    return std::clamp<std::int64_t>(count.value_or(0), 0, 99);
}

}  // namespace vegas::cli
