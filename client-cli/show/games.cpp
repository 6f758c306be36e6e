#include "client-cli/show/games.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "client-cli/show/common/names.hpp"
#include "client-cli/show/family.hpp"
#include "client-cli/terminal/columns.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {
namespace {

constexpr std::string_view kIndent = "    ";

std::string family_of(const std::string& ruleset,
                      const std::vector<WireStruct<RulesetSpec>>& rulesets) {
    const auto found = std::ranges::find(rulesets, ruleset, &WireStruct<RulesetSpec>::id);
    return found == rulesets.end() ? "" : found->family;
}

// " (you, won)", or nothing; `last` is the key of the last note, or empty.
template <class Seat>
std::string notes_on(const Seat& seat, const std::string& player, std::string_view last,
                     const Texts& texts) {
    std::string notes;
    const auto note = [&](std::string_view key) {
        notes += (notes.empty() ? " (" : ", ") + texts(key);
    };
    if (seat.player && *seat.player == player) note("person.you");
    if (seat.bot) note("person.bot");
    if (!last.empty()) note(last);
    return notes.empty() ? notes : notes + ')';
}

// "Anna $210,000 (you, won)"; of a game without an end "Anna (you)".
std::string played_text(const WireStruct<protocol::PlayedGame::Player>& seat, bool unfinished,
                        const std::string& family, const std::string& player, const Style& style,
                        const Texts& texts) {
    const bool won = seat.won && !unfinished;
    const std::string total = unfinished ? "" : " " + total_text(seat.total, family, texts);
    const std::string text = person_name(seat.name, !style.utf8, texts) + total +
                             notes_on(seat, player, won ? "lobby.won" : "", texts);
    return won ? style.paint(Ink::strong, text) : text;
}

// "Anna (you, to move)"
std::string waiting_text(const WireStruct<protocol::WaitingGame::Player>& seat, bool is_asked,
                         const std::string& player, const Style& style, const Texts& texts) {
    const std::string text = person_name(seat.name, !style.utf8, texts) +
                             notes_on(seat, player, is_asked ? "speech.to_move" : "", texts);
    return is_asked ? style.paint(Ink::strong, text) : text;
}

std::string due_text(const GameUnderWay& game, const Texts& texts) {
    if (game.due_ms) return texts("pace.due", {{"when", texts.moment(*game.due_ms)}});
    if (game.since_ms == 0) return "";
    return texts("lobby.since", {{"when", texts.moment(game.since_ms)}});
}

// As many in a line as there is room for.
void add_seats(Lines& lines, const std::vector<std::string>& seats) {
    std::string line;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const std::string seat = seats[i] + (i + 1 < seats.size() ? "," : "");
        if (!line.empty() && width_of(line) + 1 + width_of(seat) >= kColumns) {
            lines.push_back(std::exchange(line, {}));
        }
        line += line.empty() ? kIndent : " ";
        line += seat;
    }
    lines.push_back(std::move(line));
}

struct GameEntry {
    std::vector<std::string> columns, seats;
    std::string note{};
};

// A title, the names of the columns, and the games; nothing if there are none.
void add_section(Lines& lines, const std::string& title, const std::vector<std::string>& names,
                 const std::vector<GameEntry>& games, const Style& style) {
    if (games.empty()) return;
    if (!lines.empty()) lines.emplace_back();
    lines.push_back(style.paint(Ink::strong, title));
    std::vector<std::vector<std::string>> rows = {names};
    for (const GameEntry& game : games) rows.push_back(game.columns);
    const Lines heads = columns_of(rows);
    lines.push_back(style.paint(Ink::faint, heads.front()));
    for (std::size_t i = 0; i < games.size(); ++i) {
        lines.push_back(heads[i + 1]);
        add_seats(lines, games[i].seats);
        if (!games[i].note.empty()) lines.push_back(std::string(kIndent) + games[i].note);
    }
}

}  // namespace

bool is_turn_of(const std::string& player, const GameUnderWay& game) {
    const auto turn = static_cast<std::size_t>(game.turn);
    return game.turn >= 0 && turn < game.seats.size() && game.seats[turn].player == player;
}

std::string turn_text(const GameUnderWay& game, const std::string& player, const Style& style,
                      const Texts& texts) {
    const auto turn = static_cast<std::size_t>(game.turn);
    if (game.turn < 0 || turn >= game.seats.size()) return "";
    const std::string name = person_name(game.seats[turn].name, !style.utf8, texts);
    const std::string text = is_turn_of(player, game) ? texts("lobby.your_turn")
                                                      : texts("lobby.turn_of", {{"name", name}});
    return game.due_ms ? text + ", " + due_text(game, texts) : text;
}

Lines waiting_lines(const std::vector<GameUnderWay>& games, const std::string& player,
                    const Style& style, const Texts& texts) {
    const auto safe = [&](const std::string& text) { return safe_text(text, !style.utf8); };
    std::vector<GameEntry> ours, others;
    for (const GameUnderWay& game : games) {
        GameEntry& entry = (is_turn_of(player, game) ? ours : others).emplace_back();
        entry.columns = {safe(game.table), due_text(game, texts), safe(game.ruleset)};
        for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
            const bool is_asked = game.turn == static_cast<std::int64_t>(seat);
            entry.seats.push_back(waiting_text(game.seats[seat], is_asked, player, style, texts));
        }
    }
    const std::vector<std::string> names = {texts("lobby.table"), texts("lobby.when"),
                                            texts("lobby.ruleset")};
    Lines lines;
    add_section(lines, texts("lobby.part.yours"), names, ours, style);
    add_section(lines, texts("lobby.part.others"), names, others, style);
    return lines;
}

Lines games_lines(const std::vector<WireStruct<protocol::PlayedGame>>& games,
                  const std::vector<WireStruct<RulesetSpec>>& rulesets, const std::string& player,
                  const Style& style, const Texts& texts) {
    const auto safe = [&](const std::string& text) { return safe_text(text, !style.utf8); };
    std::vector<GameEntry> finished, unfinished;
    for (const WireStruct<protocol::PlayedGame>& game : games) {
        GameEntry& entry = (game.unfinished ? unfinished : finished).emplace_back();
        entry.columns = {safe(game.game), texts.moment(game.ended_ms), safe(game.ruleset)};
        if (game.unfinished) {
            entry.note = texts("unfinished.why." + game.why.value_or("other_rules"));
        }
        const std::string family = family_of(game.ruleset, rulesets);
        for (const WireStruct<protocol::PlayedGame::Player>& seat : game.seats) {
            entry.seats.push_back(played_text(seat, game.unfinished, family, player, style, texts));
        }
    }
    const std::vector<std::string> names = {texts("lobby.play"), texts("lobby.ended"),
                                            texts("lobby.ruleset")};
    Lines lines;
    add_section(lines, texts("lobby.part.finished"), names, finished, style);
    add_section(lines, texts("unfinished.games"), names, unfinished, style);
    return lines;
}

}  // namespace vegas::cli
