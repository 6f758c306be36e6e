#include "client-cli/commands/watch.hpp"

#include <utility>

#include "client-cli/fields.hpp"
#include "client-cli/menu.hpp"
#include "client-cli/show/board.hpp"
#include "client-cli/show/lobby.hpp"
#include "client-cli/show/result.hpp"
#include "client-cli/show/text.hpp"

namespace vegas::cli {

Watch::Watch(World world, WatchOptions options)
    : Client(world, options.common.server, {.name = options.common.name, .token = {}}),
      options_(std::move(options)) {
    if (world_.out.live()) tick();
}

void Watch::arrived(const json&) { follower_.arrive(join_request(options_.target, true)); }

void Watch::table_shown() {
    if (follower_.model().finished()) return finish_game();
    if (!std::exchange(told_, true)) {
        say("Watching table " + safe_text(follower_.model().id(), true) + ". Type q to stop.");
    }
    redraw();
}

void Watch::table_changed(const json& events) {
    say_events(events);
    if (follower_.model().finished()) return finish_game();
    redraw();
}

void Watch::finish_game() {
    const json& view = follower_.model().view();
    const Style& style = world_.out.style();
    Lines lines = {""};
    for (auto& line : result_table(view, style)) lines.push_back(std::move(line));
    lines.emplace_back();
    lines.push_back(result_line(view));
    world_.out.leave({title_line(view, style), ""}, lines);
    stop(kExitDone);
}

void Watch::line(std::string text) {
    world_.out.disturbed();
    if (parse_answer(text, {}).kind == Typed::Kind::quit) return stop(kExitDone);
    redraw();
}

void Watch::resized() {
    world_.out.disturbed();
    redraw();
}

void Watch::redraw() {
    const TableModel& model = follower_.model();
    if (!world_.out.live() || !model.known()) return;
    const Style& style = world_.out.style();
    const json& view = model.view();
    Lines bottom;
    if (model.status() == "open") {
        const json& table = field(view, "table");
        const std::string command = "vegas play --server " + server_ + " --invite " +
                                    safe_text(text_of(table, "invite"), true);
        bottom.emplace_back("Waiting for the start.");
        return world_.out.frame(lobby_lines(view, command, style), bottom);
    }
    if (const auto roll = roll_line(view, style)) bottom.push_back(*roll);
    bottom.push_back(
        turn_line(view, model.prompt(), model.time_left_ms(world_.link.now_ms()), style));
    world_.out.frame(board_lines(view, style), bottom);
}

void Watch::tick() {
    world_.link.after(std::chrono::seconds(1), [this] {
        if (stopped()) return;
        redraw();
        tick();
    });
}

}  // namespace vegas::cli
