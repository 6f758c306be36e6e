#include "client-cli/commands/watch.hpp"

#include <utility>

#include "client-cli/commands/ask_board.hpp"
#include "client-cli/commands/question.hpp"
#include "client-cli/commands/screen.hpp"
#include "client-cli/show/board.hpp"
#include "client-cli/terminal/menu.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

Watch::Watch(Surroundings surroundings, WatchOptions options)
    : Client(std::move(surroundings), options.common.server,
             {.name = options.common.name, .token = {}}),
      options_(std::move(options)),
      stage_(surroundings_.out, surroundings_.texts, surroundings_.transport,
             speed_of(options_.speed), [this] { told(); }) {
    if (surroundings_.out.live()) tick();
}

void Watch::arrived(const Read<protocol::Welcome>&) {
    follower_.arrive(join_request(options_.target, true));
}

void Watch::table_shown(const std::vector<Event>& story) {
    stage_.hurry();
    stage_.remember(follower_.model().view());
    if (follower_.model().finished()) return finish_game();
    if (!std::exchange(told_, true)) {
        say(texts("notice.watching", {{"id", safe_text(follower_.model().id(), true)}}));
        say_story(story);
    }
    redraw();
}

void Watch::table_changed(const std::vector<Event>& events) {
    if (stage_.live()) {
        teller_.follow(events);
        stage_.tell(events, scene());
    } else {
        say_events(events);
    }
    stage_.remember(follower_.model().view());
    told();
}

// A game that is over ends after what there is to tell.
void Watch::told() {
    if (stopped()) return;
    if (follower_.model().finished() && !stage_.telling()) return finish_game();
    redraw();
}

void Watch::finish_game() {
    const Scene now = scene();
    tell_result(now, options_.common.result_line);
    stop(kExitDone);
}

void Watch::line(std::string text) {
    const Typed typed = parse_answer(text, {}, std::nullopt, any_time(surroundings_.texts));
    if (typed.kind == Typed::Kind::quit) return stop(kExitDone);
    if (surroundings_.texts.speech() && follower_.model().known()) answer(text, typed);
    redraw();
}

void Watch::key(const Key& key) {
    if (key.kind == Key::Kind::no_more) return stop(kExitDone);
    if (auto typed = stage_.press(key, {.choices = {}})) return line(std::move(*typed));
    redraw();
}

// Whoever listens may ask for what others see.
void Watch::answer(const std::string& line, const Typed& typed) {
    const TableModel& model = follower_.model();
    const Scene now = scene();
    const auto left_ms = model.time_left_ms(surroundings_.transport.now_ms());
    Lines words = {texts("speech.unclear", {{"help", texts("typed.help")}})};
    if (typed.kind == Typed::Kind::help) {
        words = asking_help(now);
    } else if (asks_to_repeat(line, surroundings_.texts)) {
        words = {turn_line(now, std::nullopt)};
    } else if (auto asked = asked_words(line, now, teller_, left_ms)) {
        words = std::move(*asked);
    }
    for (const auto& one : words) say(one);
}

void Watch::resized() {
    stage_.disturbed();
    redraw();
}

void Watch::redraw() {
    const TableModel& model = follower_.model();
    if (stopped() || !stage_.live() || !model.known()) return;
    const Scene now = scene();
    const std::string status =
        model.status() == "open" ? texts("notice.waits") : turn_line(now, std::nullopt);
    const auto left_ms = model.time_left_ms(surroundings_.transport.now_ms());
    stage_.draw(now, {.status = status, .clock = left_ms ? clock_text(*left_ms) : ""},
                join_command(server_, model.view().table));
}

void Watch::announced(const std::string& text) {
    say(text);
    redraw();
}

void Watch::tick() {
    surroundings_.transport.after(std::chrono::seconds(1), [this] {
        if (stopped()) return;
        redraw();
        tick();
    });
}

}  // namespace vegas::cli
