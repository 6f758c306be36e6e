#include "client-cli/show/lobby.hpp"

#include "client-cli/fields.hpp"
#include "client-cli/show/board.hpp"
#include "client-cli/show/names.hpp"
#include "client-cli/show/text.hpp"

namespace vegas::cli {

namespace {

constexpr std::size_t kNameColumns = 36;

std::string seat_state(const json& seat, bool host) {
    std::string state;
    if (has(seat, "bot")) {
        state = "bot";
    } else {
        state = flag_of(seat, "ready") ? "ready" : "not ready";
    }
    if (flag_of(seat, "away")) state += ", away";
    if (host) state += ", host";
    return state;
}

std::string options_text(const json& options) {
    if (!options.is_object() || options.empty()) return {};
    std::string text;
    for (const auto& [key, value] : options.items()) {
        if (value.is_null()) continue;
        text += (text.empty() ? "" : ", ") + key + "=" + compact(value);
    }
    return text;
}

std::string players_text(const json& players) {
    std::string text;
    for (std::size_t i = 0; players.is_array() && i < players.size(); ++i) {
        if (i > 0) text += ", ";
        text += players[i].is_string() ? players[i].get<std::string>() : "?";
    }
    return text;
}

bool is_host(const json& table, std::size_t seat) {
    const json& host = field(table, "host");
    return host.is_string() && host == field(item(field(table, "seats"), seat), "player");
}

}  // namespace

Lines lobby_lines(const json& view, const std::string& join_command, const Style& style) {
    const json& table = field(view, "table");
    const SeatNames names(view, !style.utf8);
    Lines lines = {title_line(view, style)};
    const std::string options = names.safe(options_text(field(table, "options")));
    if (!options.empty()) lines.push_back(cut("Options: " + options, kColumns - 1));
    lines.push_back("");
    const json& seats = field(table, "seats");
    for (std::size_t seat = 0; seats.is_array() && seat < seats.size(); ++seat) {
        const std::string front = right(std::to_string(seat + 1), 3) + "  ";
        if (seats[seat].is_null()) {
            lines.push_back(front + style.paint(Ink::faint, "free"));
            continue;
        }
        const std::string you = names.is_you(seat) ? " (you)" : "";
        const std::string name = names.brief(seat, kNameColumns - you.size() - 1) + you;
        lines.push_back(front + style.paint_seat(seat, left(name, kNameColumns)) +
                        seat_state(seats[seat], is_host(table, seat)));
    }
    lines.push_back("");
    lines.push_back("Invite: " + style.paint(Ink::strong, names.safe(text_of(table, "invite"))));
    lines.emplace_back("A friend runs:");
    for (auto& line : wrap("  " + join_command, kColumns - 1, 4)) lines.push_back(std::move(line));
    return lines;
}

Lines tables_lines(const json& tables, const Style& style) {
    if (!tables.is_array() || tables.empty()) return {"There are no public tables now."};
    Lines lines = {style.paint(Ink::faint, left("Table", 10) + left("Game", 15) + left("Seats", 7) +
                                               left("Status", 9) + "Players")};
    for (const json& table : tables) {
        const auto safe = [&](const char* key) {
            return safe_text(text_of(table, key), !style.utf8);
        };
        const std::string seats =
            std::to_string(int_of(table, "taken")) + "/" + std::to_string(int_of(table, "seats"));
        const std::string players = safe_text(players_text(field(table, "players")), !style.utf8);
        const std::string line = left(safe("table"), 9) + " " + left(safe("ruleset"), 14) + " " +
                                 left(seats, 6) + " " + left(safe("status"), 8) + " " + players;
        lines.push_back(cut(line, kColumns));
    }
    return lines;
}

}  // namespace vegas::cli
