// The third part of `vegas play`: what it looks like.
#include "client-cli/commands/play.hpp"
#include "client-cli/fields.hpp"
#include "client-cli/show/board.hpp"
#include "client-cli/show/help.hpp"
#include "client-cli/show/lobby.hpp"
#include "client-cli/show/text.hpp"

namespace vegas::cli {

namespace {

void append(Lines& lines, Lines more) {
    for (auto& line : more) lines.push_back(std::move(line));
}

}  // namespace

std::string Play::join_command() const {
    const json& table = field(follower_.model().view(), "table");
    return "vegas play --server " + server_ + " --invite " +
           safe_text(text_of(table, "invite"), true);
}

std::string Play::status_line() const {
    const TableModel& model = follower_.model();
    const Style& style = world_.out.style();
    if (question_.kind != Question::Kind::act && question_.open()) {
        return style.paint(Ink::strong, question_.title);
    }
    if (!session_.is_welcome()) return "Not connected.";
    if (!model.known()) return "One moment ...";
    if (model.status() == "open") return "The game is about to start.";
    return turn_line(model.view(), model.prompt(), model.time_left_ms(world_.link.now_ms()), style);
}

Lines Play::top_lines() const {
    const TableModel& model = follower_.model();
    const Style& style = world_.out.style();
    if (!model.known()) return {style.paint(Ink::strong, "LAS VEGAS") + "  " + server_};
    if (model.status() == "open") return lobby_lines(model.view(), join_command(), style);
    return board_lines(model.view(), style);
}

Lines Play::bottom_lines() const {
    const Style& style = world_.out.style();
    Lines lines;
    if (const auto roll = roll_line(follower_.model().view(), style)) lines.push_back(*roll);
    lines.push_back(status_line());
    append(lines, menu_lines(question_.choices));
    return lines;
}

void Play::redraw() {
    if (world_.out.live()) world_.out.frame(top_lines(), bottom_lines());
}

// Without a frame: the board is shown where there is something to choose by it.
void Play::print_question() {
    if (world_.out.live()) return;
    Lines lines;
    const bool chooses = question_.kind == Question::Kind::act && !question_.on_empty;
    if (chooses || question_.kind == Question::Kind::lobby) append(lines, top_lines());
    if (question_.kind == Question::Kind::act) {
        append(lines, bottom_lines());
    } else {
        lines.push_back(status_line());
        append(lines, menu_lines(question_.choices));
    }
    world_.out.print(lines);
}

void Play::help() {
    for (const auto& text : help_texts(follower_.model().view(), world_.out.style())) say(text);
}

void Play::tick() {
    world_.link.after(std::chrono::seconds(1), [this] {
        if (stopped()) return;
        redraw();
        tick();
    });
}

}  // namespace vegas::cli
