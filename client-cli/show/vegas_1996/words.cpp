// What is done at the gaming tables of `vegas-1996`.
#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/vegas_1996/board.hpp"
#include "client-cli/show/vegas_1996/family.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kCounterNameColumns = 12;

// "8 (6)": a table and its chip.
std::string table_and_chip(std::int64_t number, const RenderContext& context) {
    const auto* table = gaming_table(context.view, number);
    if (context.texts.speech() && table != nullptr) {
        return context.texts("speech.table_chip", {{"table", number}, {"value", table->value}});
    }
    const std::string chip = table == nullptr ? "" : " (" + std::to_string(table->value) + ")";
    return std::to_string(number) + chip;
}

std::string winner_words(const ActionDetails& details) {
    const auto winner = details.shows.winner;
    return winner ? details.context.owner({*winner}, kCounterNameColumns)
                  : details.context.texts("thing.nobody");
}

bool you_win(const ActionDetails& details) {
    const auto you = details.context.names.you();
    return you && details.shows.winner == static_cast<std::int64_t>(*you);
}

// " instead of Bo, then you lead for 6"; empty where nothing is told.
std::string then_text(const ActionDetails& details) {
    if (!details.action.shows) return {};
    const RenderContext& context = details.context;
    std::string text;
    if (details.shows.replaces) {
        const std::string name = context.owner({*details.shows.replaces}, kCounterNameColumns);
        text += ", " + context.texts("gaming.instead", {{"name", name}});
    }
    std::string key = details.shows.scored ? "gaming.win_" : "gaming.lead_";
    key += !details.shows.winner ? "nobody" : you_win(details) ? "you" : "other";
    const std::string value = std::to_string(details.shows.value);
    return text + ", " +
           context.texts(key, {{"name", winner_words(details)},
                               {"value", context.style.paint(Ink::money, value)}});
}

// ": lead for you", for the short form.
std::string then_brief(const ActionDetails& details) {
    if (!details.action.shows) return {};
    return ": " +
           details.context.texts(details.shows.scored ? "gaming.win_brief" : "gaming.lead_brief",
                                 {{"name", winner_words(details)}});
}

}  // namespace

std::optional<ActionText> Vegas1996Family::action_text(const View&, const WireAction& action,
                                                       const Texts& texts) {
    if (std::holds_alternative<ActionOf<Act::roll>>(action.kind)) {
        return ActionText{.label = texts("choice.roll_gold")};
    }
    if (std::holds_alternative<ActionOf<Act::pass>>(action.kind)) {
        return ActionText{.label = texts("choice.pass")};
    }
    return std::nullopt;
}

ActionText describe(const ActionOf<Act::start_at>& start, const ActionDetails& details) {
    const std::string table = table_and_chip(start.table, details.context);
    return {.label = details.context.texts("gaming.table", {{"table", table}}),
            .group = details.context.texts("gaming.table_group"),
            .brief = table};
}

ActionText describe(const ActionOf<Act::mary_chip>&, const ActionDetails& details) {
    const Texts& texts = details.context.texts;
    if (!details.action.shows) return {.label = texts("gaming.mary_nothing")};
    return {.label =
                texts("gaming.mary_scores", {{"table", details.shows.table}}) + then_text(details)};
}

ActionText describe(const ActionOf<Act::front_man>& front_man, const ActionDetails& details) {
    const Texts& texts = details.context.texts;
    const Fills fills = {{"table", table_and_chip(front_man.table, details.context)}};
    return {.label = texts("gaming.front_man", fills),
            .group = texts("gaming.front_man_group"),
            .brief = texts("gaming.table", fills)};
}

ActionText describe(const ActionOf<Act::good_luck>& good_luck, const ActionDetails& details) {
    const Texts& texts = details.context.texts;
    return {.label = texts("gaming.good_luck", {{"number", good_luck.number}}) + then_text(details),
            .group = texts("gaming.good_luck_group"),
            .brief = std::to_string(good_luck.number) + then_brief(details)};
}

ActionText describe(const ActionOf<Act::change_table>& change, const ActionDetails& details) {
    const Texts& texts = details.context.texts;
    const Fills fills = {{"table", table_and_chip(change.table, details.context)}};
    return {.label = texts("gaming.change", fills),
            .group = texts("gaming.change_group"),
            .brief = texts("gaming.table", fills)};
}

ActionText describe(const ActionOf<Act::cover>& cover, const ActionDetails& details) {
    const Texts& texts = details.context.texts;
    const auto* game = std::get_if<WireStruct<vegas_1996::View>>(&details.context.view.game);
    const std::int64_t in_turn =
        game != nullptr && game->turn ? game->turn->table.value_or(0) : std::int64_t{};
    const auto* table =
        gaming_table(details.context.view, details.shows.table > 0 ? details.shows.table : in_turn);
    std::string numbers = table == nullptr ? "" : space_words(*table, cover.space);
    if (texts.speech()) numbers = either_words(numbers, texts);
    const Fills fills = {{"space", cover.space}, {"numbers", numbers}};
    const std::string brief =
        numbers.empty() ? std::to_string(cover.space) : texts("gaming.cover_brief", fills);
    return {.label = texts(numbers.empty() ? "gaming.cover" : "gaming.cover_numbers", fills) +
                     then_text(details),
            .group = texts("gaming.cover_group"),
            .brief = brief + then_brief(details)};
}

// What a number beats stands in its text.
ActionText describe(const ActionOf<Act::duel>& duel, const ActionDetails& details) {
    const Texts& texts = details.context.texts;
    const std::string key = "gaming.duel_" + std::to_string(duel.number);
    if (texts.has(key)) return {.label = texts(key)};
    return {.label = texts("gaming.duel", {{"number", duel.number}})};
}

}  // namespace vegas::cli
