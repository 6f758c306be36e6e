#include "client-cli/show/vegas_1996_actions.hpp"

#include <map>

#include "client-cli/fields.hpp"
#include "client-cli/show/standing.hpp"
#include "client-cli/show/tables_1996.hpp"

namespace vegas::cli {

namespace {

// One action and the scene around it.
struct Said {
    const json& action;
    const json& shows;
    const Scene& scene;

    [[nodiscard]] std::string number(const char* key) const {
        return std::to_string(int_of(action, key));
    }
    // "8 (6)": a table and its chip.
    [[nodiscard]] std::string table(std::int64_t number) const {
        const auto value = as_int(field(table_at(scene.view, number), "value"));
        return std::to_string(number) + (value ? " (" + std::to_string(*value) + ")" : "");
    }
    [[nodiscard]] std::string table() const { return table(int_of(action, "table")); }
    // " instead of Bo's, then you lead for 6"; empty where nothing is told.
    [[nodiscard]] std::string then() const;
    // ": lead for you", for the short form.
    [[nodiscard]] std::string then_brief() const;
};

std::string Said::then() const {
    if (!shows.is_object()) return {};
    const json& winner = field(shows, "winner");
    const bool you = scene.names.you() && winner == *scene.names.you();
    std::string text;
    if (has(shows, "replaces")) {
        text += " instead of " + owner_word(field(shows, "replaces"), scene) + "'s";
    }
    text += ", then " + (winner.is_null() ? "nobody" : owner_word(winner, scene));
    if (flag_of(shows, "scored")) {
        text += you ? " win " : " wins ";
    } else {
        text += you ? " lead for " : " leads for ";
    }
    return text + scene.style.paint(Ink::money, std::to_string(int_of(shows, "value")));
}

std::string Said::then_brief() const {
    if (!shows.is_object()) return {};
    const json& winner = field(shows, "winner");
    const std::string who = winner.is_null() ? "nobody" : owner_word(winner, scene);
    return (flag_of(shows, "scored") ? ": scored for " : ": lead for ") + who;
}

using Say = ActionText (*)(const Said&);

ActionText roll(const Said&) { return {.label = "roll the gold die"}; }

ActionText pass(const Said&) { return {.label = "pass"}; }

ActionText start_at(const Said& said) {
    return {.label = "table " + said.table(), .group = "table (its chip)", .brief = said.table()};
}

ActionText mary_chip(const Said& said) {
    if (!said.shows.is_object()) return {.label = "Mary Chip: Mary moves, no table is scored"};
    return {.label = "Mary Chip: Mary scores table " + std::to_string(int_of(said.shows, "table")) +
                     said.then()};
}

ActionText front_man(const Said& said) {
    return {.label = "Front-man: roll for table " + said.table(),
            .group = "Front-man: roll for another table",
            .brief = "table " + said.table()};
}

ActionText good_luck(const Said& said) {
    return {.label = "Good Luck " + said.number("number") + ": place it, then roll" + said.then(),
            .group = "Good Luck: place a number, then roll",
            .brief = said.number("number") + said.then_brief()};
}

ActionText change_table(const Said& said) {
    return {.label = "change to table " + said.table() + ", that is the whole turn",
            .group = "change to another table, that is the whole turn",
            .brief = "table " + said.table()};
}

ActionText cover(const Said& said) {
    const auto in_turn = int_of(field(said.scene.view, "turn"), "table");
    const json& table = table_at(said.scene.view, int_of(said.shows, "table", in_turn));
    const std::string numbers = space_words(table, int_of(said.action, "space"));
    const std::string space =
        "space " + said.number("space") + (numbers.empty() ? "" : ", a " + numbers);
    return {.label = "a counter on " + space + said.then(),
            .group = "a counter on space",
            .brief = said.number("space") + (numbers.empty() ? "" : ", a " + numbers) +
                     said.then_brief()};
}

ActionText duel(const Said& said) { return {.label = "show " + said.number("number")}; }

}  // namespace

std::optional<ActionText> vegas_1996_action_text(const json& action, const Scene& scene) {
    static const std::map<std::string, Say, std::less<>> kSayings = {
        {"start_at", start_at},   {"mary_chip", mary_chip},       {"front_man", front_man},
        {"good_luck", good_luck}, {"change_table", change_table}, {"cover", cover},
        {"duel", duel},
    };
    const std::string kind = text_of(action, "kind");
    const Said said{action, field(action, "shows"), scene};
    // Two that other games have, too.
    if (has_tables(scene.view) && kind == "roll") return roll(said);
    if (has_tables(scene.view) && kind == "pass") return pass(said);
    const auto found = kSayings.find(kind);
    if (found == kSayings.end()) return std::nullopt;
    return found->second(said);
}

}  // namespace vegas::cli
