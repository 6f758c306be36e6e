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
struct ArgFormatter {
    const RenderContext& context;

    std::string operator()(const std::string& text) const { return context.names.safe(text); }
    std::string operator()(std::int64_t number) const { return context.texts.number(number); }

    std::string operator()(const PersonArg& who) const {
        if (who.seat < 0) {
            return who.name.empty() ? context.texts("says.somebody")
                                    : context.names.unseated(who.name, who.alike);
        }
        const auto seat = static_cast<std::size_t>(who.seat);
        return context.style.paint_seat(seat, who.name.empty()
                                                  ? context.names.full(seat)
                                                  : context.names.resolve(seat, who.name));
    }

    std::string operator()(const Owners& owners) const {
        std::vector<std::string> names;
        for (const DiceOwner& owner : owners) names.push_back(context.names_of(owner));
        return context.texts.list(names);
    }

    std::string operator()(const MoneyArg& money) const {
        return context.style.paint(Ink::money, context.texts.money(money.dollars));
    }
    std::string operator()(const ChipsArg& chips) const {
        return context.texts("thing.chips", {{"n", chips.count}});
    }

    std::string operator()(const DiceArg& dice) const {
        const bool faceless =
            dice.gray || dice.big == 0 || std::ranges::find(dice.faces, 0) != dice.faces.end();
        std::vector<std::string> words;
        if (faceless && !dice.faces.empty()) {
            words.push_back(context.texts(dice.gray ? "thing.blank_dice_count" : "thing.dice",
                                          {{"n", dice.faces.size()}}));
        } else {
            words.push_back(numbers_text(dice.faces));
        }
        if (dice.big) {
            const char* key = context.texts.speech() ? "speech.big_die" : "thing.big_die";
            words.push_back(faceless ? context.texts("thing.the_big_die")
                                     : context.texts(key, {{"face", *dice.big}}));
        }
        if (!dice.white.empty()) {
            words.push_back(
                context.texts("thing.white_dice", {{"faces", numbers_text(dice.white)}}));
        }
        return joined_words(words, ", ");
    }

    std::string operator()(const TileArg& tile) const { return context.tile(tile.id); }
    std::string operator()(const TilesArg& tiles) const {
        std::vector<std::string> names;
        for (const std::string& id : tiles.ids) names.push_back(context.tile(id));
        return context.texts.list(names);
    }

    // One that is newer than this client is called as the server does.
    std::string operator()(const PhraseArg& phrase) const {
        const std::string key = "phrase." + phrase.word;
        return context.texts.has(key) ? context.texts(key) : context.names.safe(phrase.word);
    }

    std::string operator()(const CardsArg& cards) const {
        std::vector<std::string> words;
        for (std::size_t i = 0; i < cards.casinos.size(); ++i) {
            std::vector<std::string> money;
            for (const auto card : cards.casinos[i]) money.push_back(context.texts.thousands(card));
            const bool speech = context.texts.speech();
            words.push_back(context.texts(speech ? "speech.casino_has" : "says.casino_has",
                                          {{"casino", i + 1},
                                           {"money", speech ? context.texts.money(cards.casinos[i])
                                                            : joined_words(money, " ")}}));
        }
        return joined_words(words, context.texts.speech() ? "; " : ", ");
    }

    // "9 x 30k"
    std::string operator()(const BankArg& bank) const {
        std::map<std::int64_t, int> counts;
        for (const auto card : bank.cards) ++counts[card];
        std::vector<std::string> words;
        words.reserve(counts.size());
        for (const auto& [value, count] : counts) {
            words.push_back(
                context.texts.speech()
                    ? context.texts("speech.bank_cards",
                                    {{"n", count}, {"money", context.texts.money(value)}})
                    : std::to_string(count) + "x" + context.texts.thousands(value));
        }
        return context.texts.list(words);
    }
};

}  // namespace

Sentence sentence_about(std::string_view key, PersonArg who, SentenceArgs args) {
    args.emplace_back("who", std::move(who));
    return {key, std::move(args)};
}

std::string format_sentence(const Sentence& sentence, const RenderContext& context) {
    Fills fills;
    for (const auto& [name, arg] : sentence.args) {
        fills.emplace_back(name, std::visit(ArgFormatter{context}, arg));
    }
    return context.texts.counted(sentence.key, sentence.n, fills);
}

std::int64_t clamp_count(std::optional<std::int64_t> count) {
    return std::clamp<std::int64_t>(count.value_or(0), 0, 99);
}

}  // namespace vegas::cli
