// What is done at the gaming tables of `vegas-1996`.
#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/vegas_1996/board.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kCounterNameColumns = 12;

// "8 (6)": a table and its chip.
std::string table_and_chip(std::int64_t number, const Scene& scene) {
    const auto* table = gaming_table(scene.view, number);
    if (scene.texts.speech() && table != nullptr) {
        return scene.texts("speech.table_chip", {{"table", number}, {"value", table->value}});
    }
    const std::string chip = table == nullptr ? "" : " (" + std::to_string(table->value) + ")";
    return std::to_string(number) + chip;
}

std::string winner_words(const Said& said) {
    const auto winner = said.shows.winner;
    return winner ? said.scene.owner({*winner}, kCounterNameColumns)
                  : said.scene.texts("thing.nobody");
}

bool you_win(const Said& said) {
    const auto you = said.scene.names.you();
    return you && said.shows.winner == static_cast<std::int64_t>(*you);
}

// " instead of Bo, then you lead for 6"; empty where nothing is told.
std::string then_text(const Said& said) {
    if (!said.action.shows) return {};
    const Scene& scene = said.scene;
    std::string text;
    if (said.shows.replaces) {
        const std::string name = scene.owner({*said.shows.replaces}, kCounterNameColumns);
        text += ", " + scene.texts("gaming.instead", {{"name", name}});
    }
    std::string key = said.shows.scored ? "gaming.win_" : "gaming.lead_";
    key += !said.shows.winner ? "nobody" : you_win(said) ? "you" : "other";
    const std::string value = std::to_string(said.shows.value);
    return text + ", " +
           scene.texts(key, {{"name", winner_words(said)},
                             {"value", scene.style.paint(Ink::money, value)}});
}

// ": lead for you", for the short form.
std::string then_brief(const Said& said) {
    if (!said.action.shows) return {};
    return ": " + said.scene.texts(said.shows.scored ? "gaming.win_brief" : "gaming.lead_brief",
                                   {{"name", winner_words(said)}});
}

}  // namespace

ActionText words(const Answer<Act::start_at>& start, const Said& said) {
    const std::string table = table_and_chip(start.table, said.scene);
    return {.label = said.scene.texts("gaming.table", {{"table", table}}),
            .group = said.scene.texts("gaming.table_group"),
            .brief = table};
}

ActionText words(const Answer<Act::mary_chip>&, const Said& said) {
    const Texts& texts = said.scene.texts;
    if (!said.action.shows) return {.label = texts("gaming.mary_nothing")};
    return {.label = texts("gaming.mary_scores", {{"table", said.shows.table}}) + then_text(said)};
}

ActionText words(const Answer<Act::front_man>& front_man, const Said& said) {
    const Texts& texts = said.scene.texts;
    const Fills fills = {{"table", table_and_chip(front_man.table, said.scene)}};
    return {.label = texts("gaming.front_man", fills),
            .group = texts("gaming.front_man_group"),
            .brief = texts("gaming.table", fills)};
}

ActionText words(const Answer<Act::good_luck>& good_luck, const Said& said) {
    const Texts& texts = said.scene.texts;
    return {.label = texts("gaming.good_luck", {{"number", good_luck.number}}) + then_text(said),
            .group = texts("gaming.good_luck_group"),
            .brief = std::to_string(good_luck.number) + then_brief(said)};
}

ActionText words(const Answer<Act::change_table>& change, const Said& said) {
    const Texts& texts = said.scene.texts;
    const Fills fills = {{"table", table_and_chip(change.table, said.scene)}};
    return {.label = texts("gaming.change", fills),
            .group = texts("gaming.change_group"),
            .brief = texts("gaming.table", fills)};
}

ActionText words(const Answer<Act::cover>& cover, const Said& said) {
    const Texts& texts = said.scene.texts;
    const auto* game = std::get_if<Read<vegas_1996::View>>(&said.scene.view.game);
    const std::int64_t in_turn =
        game != nullptr && game->turn ? game->turn->table.value_or(0) : std::int64_t{};
    const auto* table =
        gaming_table(said.scene.view, said.shows.table > 0 ? said.shows.table : in_turn);
    std::string numbers = table == nullptr ? "" : space_words(*table, cover.space);
    if (texts.speech()) numbers = either_words(numbers, texts);
    const Fills fills = {{"space", cover.space}, {"numbers", numbers}};
    const std::string brief =
        numbers.empty() ? std::to_string(cover.space) : texts("gaming.cover_brief", fills);
    return {.label = texts(numbers.empty() ? "gaming.cover" : "gaming.cover_numbers", fills) +
                     then_text(said),
            .group = texts("gaming.cover_group"),
            .brief = brief + then_brief(said)};
}

// What a number beats stands in its text.
ActionText words(const Answer<Act::duel>& duel, const Said& said) {
    const Texts& texts = said.scene.texts;
    const std::string key = "gaming.duel_" + std::to_string(duel.number);
    if (texts.has(key)) return {.label = texts(key)};
    return {.label = texts("gaming.duel", {{"number", duel.number}})};
}

}  // namespace vegas::cli
