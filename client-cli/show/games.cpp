#include "client-cli/show/games.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

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

// "Anna $210,000 (you, won)"
std::string played_text(const WireStruct<protocol::PlayedGame::Player>& seat,
                        const std::string& family, const std::string& player, const Style& style,
                        const Texts& texts) {
    const std::string text = safe_text(seat.name, !style.utf8) + " " +
                             total_text(seat.total, family, texts) +
                             notes_on(seat, player, seat.won ? "lobby.won" : "", texts);
    return seat.won ? style.paint(Ink::strong, text) : text;
}

// "Anna (you, to move)"
std::string waiting_text(const WireStruct<protocol::WaitingGame::Player>& seat, bool is_asked,
                         const std::string& player, const Style& style, const Texts& texts) {
    const std::string text = safe_text(seat.name, !style.utf8) +
                             notes_on(seat, player, is_asked ? "speech.to_move" : "", texts);
    return is_asked ? style.paint(Ink::strong, text) : text;
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

}  // namespace

Lines waiting_lines(const std::vector<WireStruct<protocol::WaitingGame>>& games,
                    const std::string& player, const Style& style, const Texts& texts) {
    const auto safe = [&](const std::string& text) { return safe_text(text, !style.utf8); };
    std::vector<std::vector<std::string>> rows = {
        {texts("lobby.table"), texts("lobby.since"), texts("lobby.ruleset")}};
    for (const WireStruct<protocol::WaitingGame>& game : games) {
        rows.push_back({safe(game.table), texts.moment(game.since_ms), safe(game.ruleset)});
    }
    const Lines heads = columns_of(rows);
    Lines lines = {style.paint(Ink::faint, heads.front())};
    for (std::size_t i = 0; i < games.size(); ++i) {
        std::vector<std::string> seats;
        for (std::size_t seat = 0; seat < games[i].seats.size(); ++seat) {
            const bool is_asked = games[i].turn == static_cast<std::int64_t>(seat);
            seats.push_back(waiting_text(games[i].seats[seat], is_asked, player, style, texts));
        }
        lines.push_back(heads[i + 1]);
        add_seats(lines, seats);
    }
    return lines;
}

Lines games_lines(const std::vector<WireStruct<protocol::PlayedGame>>& games,
                  const std::vector<WireStruct<RulesetSpec>>& rulesets, const std::string& player,
                  const Style& style, const Texts& texts) {
    const auto safe = [&](const std::string& text) { return safe_text(text, !style.utf8); };
    std::vector<std::vector<std::string>> rows = {
        {texts("lobby.play"), texts("lobby.ended"), texts("lobby.ruleset")}};
    for (const WireStruct<protocol::PlayedGame>& game : games) {
        rows.push_back({safe(game.game), texts.moment(game.ended_ms), safe(game.ruleset)});
    }
    const Lines heads = columns_of(rows);
    Lines lines = {style.paint(Ink::faint, heads.front())};
    for (std::size_t i = 0; i < games.size(); ++i) {
        const std::string family = family_of(games[i].ruleset, rulesets);
        std::vector<std::string> seats;
        for (const WireStruct<protocol::PlayedGame::Player>& seat : games[i].seats) {
            seats.push_back(played_text(seat, family, player, style, texts));
        }
        lines.push_back(heads[i + 1]);
        add_seats(lines, seats);
    }
    return lines;
}

}  // namespace vegas::cli
