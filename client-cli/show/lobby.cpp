#include "client-cli/show/lobby.hpp"

#include "client-cli/show/board.hpp"
#include "client-cli/show/fair_dice.hpp"
#include "client-cli/show/time_left.hpp"
#include "client-cli/terminal/columns.hpp"
#include "client-cli/terminal/text.hpp"
#include "protocol/game/time_control.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kLobbyNameColumns = 30;

std::string program_text(const WireStruct<protocol::BotProgram>& program,
                         const RenderContext& context) {
    std::string text = context.names.safe(program.name);
    if (program.version) text += " " + context.names.safe(*program.version);
    if (!program.author) return text;
    return context.texts("person.program_by",
                         {{"program", text}, {"author", context.names.safe(*program.author)}});
}

std::string options_text(const JsonFields& options) {
    std::string text;
    for (const JsonField& option : options) {
        if (option.text != "null") {
            texts::append_joined(text, ", ", option.name + "=" + option.json);
        }
    }
    return text;
}

std::string players_text(const std::vector<WireStruct<protocol::LobbyEntry::Player>>& players,
                         const Texts& texts) {
    return vegas::texts::join(players, ", ", [&texts](const auto& player) {
        const bool is_bot = player.bot || player.program;
        return player.name + (is_bot ? " (" + texts("person.bot") + ")" : "");
    });
}

std::string status_name(const std::string& status, const Texts& texts) {
    const std::string key = "lobby.is." + status;
    return texts.has(key) ? texts(key) : status;
}

std::string seat_line(const RenderContext& context, std::size_t seat) {
    const auto& person = context.view.table.seats[seat];
    const std::string front = right(std::to_string(seat + 1), 3) + "  ";
    if (!person) return front + context.style.paint(Ink::faint, context.texts("lobby.free"));
    const std::string you =
        context.names.is_you(seat) ? " (" + context.texts("person.you") + ")" : "";
    const std::string name = context.names.brief(seat, kLobbyNameColumns - width_of(you) - 1) + you;
    const bool host = person->player && person->player == context.view.table.host;
    const std::size_t room = kColumns - 1 - width_of(front) - kLobbyNameColumns;
    return front + context.style.paint_seat(seat, left(name, kLobbyNameColumns)) +
           cut(seat_state(*person, host, context), room);
}

void append_invite(Lines& lines, const RenderContext& context, const std::string& join_command) {
    const auto add = [&lines](const std::string& text, std::size_t indent) {
        for (auto& line : wrap(text, kColumns - 1, indent)) lines.push_back(std::move(line));
    };
    if (join_command.empty()) return add(context.texts("lobby.malformed_invite"), 0);
    lines.push_back(
        context.texts("lobby.invite") + " " +
        context.style.paint(Ink::strong, context.names.safe(context.view.table.invite)));
    lines.push_back(context.texts("lobby.friend_runs"));
    add("  " + join_command, 4);
}

}  // namespace

// "bot: Ace 1.2 by Ada, ready"
std::string seat_state(const WireStruct<protocol::SeatInfo>& person, bool host,
                       const RenderContext& context) {
    const Texts& texts = context.texts;
    std::string state = texts(person.ready ? "person.ready" : "person.not_ready");
    if (person.bot) {
        state = texts("person.bot_level", {{"level", level_name(*person.bot, context)}});
    }
    if (person.program) {
        const std::string program = program_text(*person.program, context);
        state = texts("person.bot_program", {{"program", program}}) + ", " + state;
    }
    if (person.away) state += ", " + texts("person.away");
    if (host) state += ", " + texts("person.host");
    return state;
}

std::string level_name(std::string_view level, const RenderContext& context) {
    const std::string key = "level." + std::string(level);
    return context.texts.has(key) ? context.texts(key) : context.names.safe(level);
}

std::string clock_words(const RenderContext& context) {
    const WireStruct<protocol::TableInfo>& table = context.view.table;
    const Texts& texts = context.texts;
    std::string text = time_limit_text(table.clock, texts) + ".";
    if (table.clock && protocol::is_played_in_days(table.clock->decision_ms)) {
        text += " " + texts("pace.about");
    }
    if (table.slow_play_limit) text += " " + texts("slow_play.about");
    return text;
}

Lines lobby_lines(const RenderContext& context, const std::string& join_command) {
    const WireStruct<protocol::TableInfo>& table = context.view.table;
    Lines lines = {title_line(context)};
    const std::string options = context.names.safe(options_text(table.options));
    if (!options.empty()) {
        lines.push_back(cut_at_word(context.texts("lobby.options") + " " + options, kColumns - 1));
    }
    if (table.people_only) lines.push_back(context.texts("lobby.people_only"));
    if (table.unfinished_before) {
        for (auto& line : wrap(context.texts("unfinished.before"), kColumns - 1, 0)) {
            lines.push_back(std::move(line));
        }
    }
    for (auto& line : wrap(clock_words(context), kColumns - 1, 0)) {
        lines.push_back(std::move(line));
    }
    lines.emplace_back();
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
        lines.push_back(seat_line(context, seat));
    }
    lines.emplace_back();
    append_invite(lines, context, join_command);
    const std::string fair = fair_dice_line(context);
    if (!fair.empty()) lines.push_back(context.style.paint(Ink::faint, fair));
    return lines;
}

Lines tables_lines(const std::vector<WireStruct<protocol::LobbyEntry>>& tables, const Style& style,
                   const Texts& texts) {
    if (tables.empty()) return {texts("lobby.no_tables")};
    const auto safe = [&](const std::string& text) { return safe_text(text, !style.utf8); };
    std::vector<std::vector<std::string>> rows = {{texts("lobby.table"), texts("lobby.game"),
                                                   texts("lobby.seats"), texts("lobby.status"),
                                                   texts("lobby.players")}};
    for (const WireStruct<protocol::LobbyEntry>& table : tables) {
        const std::string seats = std::to_string(table.taken) + "/" + std::to_string(table.seats);
        const bool is_usual =
            table.clock && table.clock->decision_ms == protocol::kDecisionMsDefault;
        const std::string game =
            safe(table.ruleset) + (is_usual ? "" : ", " + time_limit_text(table.clock, texts));
        rows.push_back({safe(table.table), game, seats, safe(status_name(table.status, texts)),
                        safe(players_text(table.players, texts))});
    }
    Lines lines = columns_of(rows);
    lines.front() = style.paint(Ink::faint, lines.front());
    return lines;
}

}  // namespace vegas::cli
