// What is asked and done at the gaming tables of `vegas-1996`.
#include "client-cli/show/common/generated.hpp"
#include "client-cli/show/vegas_1996/board.hpp"

namespace vegas::cli {

namespace {

constexpr std::size_t kCounterNameColumns = 12;

// "8 (6)": a table and its chip.
std::string table_words(std::int64_t number, const Scene& scene) {
    const auto* table = gaming_table(scene.view, number);
    const std::string chip = table == nullptr ? "" : " (" + std::to_string(table->value) + ")";
    return std::to_string(number) + chip;
}

std::string winner_words(const Said& said) {
    const auto winner = said.shows.winner;
    return winner ? said.scene.owner({*winner}, kCounterNameColumns) : "nobody";
}

bool you_win(const Said& said) {
    const auto you = said.scene.names.you();
    return you && said.shows.winner == static_cast<std::int64_t>(*you);
}

// " instead of Bo's, then you lead for 6"; empty where nothing is told.
std::string then_text(const Said& said) {
    if (!said.action.shows) return {};
    std::string text;
    if (said.shows.replaces) {
        text +=
            " instead of " + said.scene.owner({*said.shows.replaces}, kCounterNameColumns) + "'s";
    }
    text += ", then " + winner_words(said);
    if (said.shows.scored) {
        text += you_win(said) ? " win " : " wins ";
    } else {
        text += you_win(said) ? " lead for " : " leads for ";
    }
    return text + said.scene.style.paint(Ink::money, std::to_string(said.shows.value.value_or(0)));
}

// ": lead for you", for the short form.
std::string then_brief(const Said& said) {
    if (!said.action.shows) return {};
    return (said.shows.scored ? ": scored for " : ": lead for ") + winner_words(said);
}

Headline for_all(const char* words) { return {.yours = words, .others = words}; }

}  // namespace

Headline headline(const ask::StartTable&, const Scene&) {
    return {.yours = "put your pawn at a table.", .others = "put the pawn at a table."};
}

Headline headline(const ask::Turn&, const Scene&) {
    return for_all("roll, play a card or change tables.");
}

Headline headline(const ask::Space&, const Scene&) { return for_all("choose a space."); }

Headline headline(const ask::DuelChallenge&, const Scene&) {
    return {.yours = "duel: choose in secret. 2 beats 1, 3 beats 2, 1 beats 3.",
            .others = "duel: choose in secret."};
}

Headline headline(const ask::DuelAnswer&, const Scene&) {
    return {.yours = "duel: answer in secret. 2 beats 1, 3 beats 2, 1 beats 3.",
            .others = "duel: answer in secret."};
}

ActionText words(const action::StartAt& start, const Said& said) {
    const std::string table = table_words(start.table, said.scene);
    return {.label = "table " + table, .group = "table (its chip)", .brief = table};
}

ActionText words(const action::MaryChip&, const Said& said) {
    if (!said.action.shows) return {.label = "Mary Chip: Mary moves, no table is scored"};
    return {.label = "Mary Chip: Mary scores table " +
                     std::to_string(said.shows.table.value_or(0)) + then_text(said)};
}

ActionText words(const action::FrontMan& front_man, const Said& said) {
    const std::string table = table_words(front_man.table, said.scene);
    return {.label = "Front-man: roll for table " + table,
            .group = "Front-man: roll for another table",
            .brief = "table " + table};
}

ActionText words(const action::GoodLuck& good_luck, const Said& said) {
    const std::string number = std::to_string(good_luck.number);
    return {.label = "Good Luck " + number + ": place it, then roll" + then_text(said),
            .group = "Good Luck: place a number, then roll",
            .brief = number + then_brief(said)};
}

ActionText words(const action::ChangeTable& change, const Said& said) {
    const std::string table = table_words(change.table, said.scene);
    return {.label = "change to table " + table + ", that is the whole turn",
            .group = "change to another table, that is the whole turn",
            .brief = "table " + table};
}

ActionText words(const action::Cover& cover, const Said& said) {
    const auto* game = std::get_if<vegas_1996::Game>(&said.scene.view.game);
    const auto in_turn = game != nullptr && game->turn ? game->turn->table : std::nullopt;
    const auto* table =
        gaming_table(said.scene.view, said.shows.table.value_or(in_turn.value_or(0)));
    const std::string numbers = table == nullptr ? "" : space_words(*table, cover.space);
    const std::string space =
        std::to_string(cover.space) + (numbers.empty() ? "" : ", a " + numbers);
    return {.label = "a counter on space " + space + then_text(said),
            .group = "a counter on space",
            .brief = space + then_brief(said)};
}

ActionText words(const action::Duel& duel, const Said&) {
    return {.label = "show " + std::to_string(duel.number)};
}

}  // namespace vegas::cli
