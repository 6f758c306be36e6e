#include "client-cli/show/games.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "client-cli/show/result.hpp"
#include "client-cli/terminal/local_time.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

namespace {

constexpr std::string_view kIndent = "    ";
constexpr std::size_t kTimeColumns = 16;  // 2026-11-22 17:05

std::string family_of(const std::string& ruleset, const std::vector<RulesetInfo>& rulesets) {
    const auto found = std::find_if(rulesets.begin(), rulesets.end(),
                                    [&](const RulesetInfo& info) { return info.id == ruleset; });
    return found == rulesets.end() ? "" : found->family;
}

// "Anna $210,000 (you, won)"
std::string seat_text(const PlayedSeat& seat, const std::string& family, const std::string& player,
                      const Style& style) {
    std::string notes;
    const auto note = [&notes](const char* text) {
        notes += (notes.empty() ? " (" : ", ") + std::string(text);
    };
    if (seat.player && *seat.player == player) note("you");
    if (seat.bot) note("bot");
    if (seat.won) note("won");
    if (!notes.empty()) notes += ')';
    const std::string text =
        safe_text(seat.name, !style.utf8) + " " + total_text(seat.total, family) + notes;
    return seat.won ? style.paint(Ink::strong, text) : text;
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

Lines games_lines(const std::vector<PlayedGame>& games, const std::vector<RulesetInfo>& rulesets,
                  const std::string& player, const Style& style) {
    const auto safe = [&](const std::string& text) { return safe_text(text, !style.utf8); };
    std::size_t id_columns = 0;
    for (const PlayedGame& game : games) {
        id_columns = std::max(id_columns, width_of(safe(game.game)));
    }
    const auto row = [&](const std::string& id, const std::string& time,
                         const std::string& ruleset) {
        return left(id, id_columns) + "  " + left(time, kTimeColumns) + "  " + ruleset;
    };
    Lines lines = {style.paint(Ink::faint, row("Game", "Ended", "Ruleset"))};
    for (const PlayedGame& game : games) {
        const std::string family = family_of(game.ruleset, rulesets);
        std::vector<std::string> seats;
        for (const PlayedSeat& seat : game.seats) {
            seats.push_back(seat_text(seat, family, player, style));
        }
        lines.push_back(row(safe(game.game), local_time(game.ended_ms), safe(game.ruleset)));
        add_seats(lines, seats);
    }
    return lines;
}

}  // namespace vegas::cli
