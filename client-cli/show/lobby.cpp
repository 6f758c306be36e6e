#include "client-cli/show/lobby.hpp"

#include "client-cli/show/board.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

namespace {

constexpr std::size_t kLobbyNameColumns = 36;

std::string program_text(const Program& program) {
    std::string text = program.name;
    if (program.version) text += " " + *program.version;
    if (program.author) text += " by " + *program.author;
    return text;
}

// "bot Ace 1.2 by Ada, ready"
std::string seat_state(const Person& person, bool host, const SeatNames& names) {
    std::string state = person.bot ? "bot" : person.ready ? "ready" : "not ready";
    if (person.program) state = "bot " + names.safe(program_text(*person.program)) + ", " + state;
    if (person.away) state += ", away";
    if (host) state += ", host";
    return state;
}

std::string options_text(const Members& options) {
    std::string text;
    for (const Member& option : options) {
        if (option.text == "null") continue;
        text += (text.empty() ? "" : ", ") + option.name + "=" + option.json;
    }
    return text;
}

std::string players_text(const std::vector<LobbyPlayer>& players) {
    std::string text;
    for (const auto& player : players) {
        text += (text.empty() ? "" : ", ") + player.name +
                (player.bot || player.program ? " (bot)" : "");
    }
    return text;
}

std::string seat_line(const Scene& scene, std::size_t seat) {
    const auto& person = scene.view.table.seats[seat];
    const std::string front = right(std::to_string(seat + 1), 3) + "  ";
    if (!person) return front + scene.style.paint(Ink::faint, "free");
    const std::string you = scene.names.is_you(seat) ? " (you)" : "";
    const std::string name = scene.names.brief(seat, kLobbyNameColumns - you.size() - 1) + you;
    const bool host = person->player && person->player == scene.view.table.host;
    return front + scene.style.paint_seat(seat, left(name, kLobbyNameColumns)) +
           seat_state(*person, host, scene.names);
}

}  // namespace

Lines lobby_lines(const Scene& scene, const std::string& join_command) {
    const Table& table = scene.view.table;
    Lines lines = {title_line(scene)};
    const std::string options = scene.names.safe(options_text(table.options));
    if (!options.empty()) lines.push_back(cut("Options: " + options, kColumns - 1));
    if (table.people_only) lines.emplace_back("Only people and house bots may sit down.");
    lines.emplace_back();
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
        lines.push_back(seat_line(scene, seat));
    }
    lines.emplace_back();
    lines.push_back("Invite: " + scene.style.paint(Ink::strong, scene.names.safe(table.invite)));
    lines.emplace_back("A friend runs:");
    for (auto& line : wrap("  " + join_command, kColumns - 1, 4)) lines.push_back(std::move(line));
    return lines;
}

Lines tables_lines(const std::vector<LobbyTable>& tables, const Style& style) {
    if (tables.empty()) return {"There are no public tables now."};
    Lines lines = {style.paint(Ink::faint, left("Table", 10) + left("Game", 15) + left("Seats", 7) +
                                               left("Status", 9) + "Players")};
    for (const LobbyTable& table : tables) {
        const auto safe = [&](const std::string& text) { return safe_text(text, !style.utf8); };
        const std::string seats = std::to_string(table.taken) + "/" + std::to_string(table.seats);
        const std::string line = left(safe(table.table), 9) + " " + left(safe(table.ruleset), 14) +
                                 " " + left(seats, 6) + " " + left(safe(table.status), 8) + " " +
                                 safe(players_text(table.players));
        lines.push_back(cut(line, kColumns));
    }
    return lines;
}

}  // namespace vegas::cli
