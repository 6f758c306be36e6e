#include "client-cli/commands/watch.hpp"

#include <utility>

#include "client-cli/commands/question.hpp"
#include "client-cli/commands/screen.hpp"
#include "client-cli/commands/speech_command.hpp"
#include "client-cli/show/board.hpp"
#include "client-cli/terminal/menu.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

WatchClient::WatchClient(ClientContext context, WatchOptions options)
    : Client(std::move(context), options.common.server, {.name = options.common.name, .token = {}}),
      options_(std::move(options)),
      screen_(context_.out, context_.texts, context_.transport, speed_of(options_.speed),
              [this] { on_screen_changed(); }) {
    if (context_.out.is_live()) tick();
}

void WatchClient::on_first_welcome(const WireStruct<protocol::WelcomeMessage>&) {
    subscription_.join(join_request(options_.target, true));
}

void WatchClient::on_table_snapshot(const std::vector<WireEvent>& round_log) {
    screen_.skip_animation();
    screen_.set_previous_view(subscription_.model().view());
    if (subscription_.model().is_finished()) return finish_game();
    if (!std::exchange(has_arrived_, true)) {
        show_text(texts("notice.watching", {{"id", safe_text(subscription_.model().id(), true)}}));
        show_round_log(round_log);
    }
    redraw();
}

void WatchClient::on_table_update(const std::vector<WireEvent>& events) {
    if (screen_.is_live()) {
        sentence_log_.track_earnings(events);
        screen_.show_events(events, render_context());
    } else {
        show_events(events);
    }
    screen_.set_previous_view(subscription_.model().view());
    on_screen_changed();
}

// A game that is over ends after what there is to tell.
void WatchClient::on_screen_changed() {
    if (is_stopped()) return;
    if (subscription_.model().is_finished() && !screen_.is_animating()) return finish_game();
    redraw();
}

void WatchClient::finish_game() {
    const RenderContext now = render_context();
    show_result(now, options_.common.result_line);
    stop(kExitDone);
}

void WatchClient::line(std::string text) {
    const MenuInput typed =
        parse_menu_input(text, {}, std::nullopt, global_commands(context_.texts));
    if (typed.kind == MenuInput::Kind::quit) return stop(kExitDone);
    if (context_.texts.speech() && subscription_.model().is_known()) {
        handle_speech_line(text, typed);
    }
    redraw();
}

void WatchClient::key(const Key& key) {
    if (key.kind == Key::Kind::end_of_input) return stop(kExitDone);
    if (auto typed = screen_.press(key, {.choices = {}})) return line(std::move(*typed));
    redraw();
}

// Whoever listens may ask for what others see.
void WatchClient::handle_speech_line(const std::string& line, const MenuInput& typed) {
    const TableModel& model = subscription_.model();
    const RenderContext now = render_context();
    const auto left_ms = model.time_left_ms(context_.transport.now_ms());
    Lines words = {texts("speech.unclear", {{"help", texts("typed.help")}})};
    if (typed.kind == MenuInput::Kind::help) {
        words = speech_command_help(now);
    } else if (is_repeat_command(line, context_.texts)) {
        words = {turn_line(now, std::nullopt)};
    } else if (auto asked = run_speech_command(line, now, sentence_log_, left_ms)) {
        words = std::move(*asked);
    }
    for (const auto& one : words) show_text(one);
}

void WatchClient::on_resize() {
    screen_.invalidate();
    redraw();
}

void WatchClient::redraw() {
    const TableModel& model = subscription_.model();
    if (is_stopped() || !screen_.is_live() || !model.is_known()) return;
    const RenderContext now = render_context();
    const std::string status =
        model.status() == "open" ? texts("notice.waits") : turn_line(now, std::nullopt);
    const auto left_ms = model.time_left_ms(context_.transport.now_ms());
    screen_.draw(now, {.status = status, .clock = left_ms ? clock_text(*left_ms) : ""},
                 join_command(server_, model.view().table));
}

void WatchClient::on_announcement(const std::string& text) {
    show_text(text);
    redraw();
}

void WatchClient::tick() {
    context_.transport.after(std::chrono::seconds(1), [this] {
        if (is_stopped()) return;
        redraw();
        tick();
    });
}

}  // namespace vegas::cli
