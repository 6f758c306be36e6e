#include "client-cli/commands/watch.hpp"

#include <utility>

#include "client-cli/commands/question.hpp"
#include "client-cli/commands/speech_command.hpp"
#include "client-cli/show/board.hpp"
#include "client-cli/terminal/menu.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

WatchClient::WatchClient(ClientContext context, WatchOptions options)
    : Client(std::move(context), options.common.server, {.name = options.common.name, .token = {}}),
      options_(std::move(options)),
      screen_(runtime_, speed_of(options_.speed), [this] { on_screen_changed(); }) {
    if (runtime_.context.out.is_live()) tick();
}

void WatchClient::on_first_welcome(const WireStruct<protocol::WelcomeMessage>&) {
    runtime_.subscription.join(join_request(options_.target, true));
}

void WatchClient::on_table_snapshot(const std::vector<WireEvent>& round_log) {
    screen_.on_snapshot();
    if (runtime_.model().is_finished()) return finish_game();
    if (!std::exchange(has_arrived_, true)) {
        runtime_.show_text(
            runtime_.texts("notice.watching", {{"id", safe_text(runtime_.model().id(), true)}}));
        runtime_.show_round_log(round_log);
    }
    runtime_.show_notices();
    redraw();
}

void WatchClient::on_table_update(const std::vector<WireEvent>& events) {
    screen_.on_update(events);
    runtime_.show_notices();
    on_screen_changed();
}

// A game that is over ends after what there is to tell.
void WatchClient::on_screen_changed() {
    if (runtime_.is_stopped()) return;
    if (runtime_.model().is_finished() && !screen_.is_animating()) return finish_game();
    redraw();
}

void WatchClient::finish_game() {
    const RenderContext now = runtime_.render_context();
    runtime_.show_result(now, options_.common.result_line);
    runtime_.stop(kExitDone);
}

void WatchClient::line(std::string text) {
    const MenuInput typed =
        parse_menu_input(text, {}, std::nullopt, global_commands(runtime_.context.texts));
    if (typed.kind == MenuInput::Kind::quit) return runtime_.stop(kExitDone);
    if (runtime_.context.texts.speech() && runtime_.model().is_known()) {
        handle_speech_line(text, typed);
    }
    redraw();
}

void WatchClient::key(const Key& key) {
    if (key.kind == Key::Kind::end_of_input) return runtime_.stop(kExitDone);
    if (auto typed = screen_.press(key, {.choices = {}})) return line(std::move(*typed));
    redraw();
}

// Whoever listens may ask for what others see.
void WatchClient::handle_speech_line(const std::string& line, const MenuInput& typed) {
    const RenderContext now = runtime_.render_context();
    Lines words = {runtime_.texts("speech.unclear", {{"help", runtime_.texts("typed.help")}})};
    if (typed.kind == MenuInput::Kind::help) {
        words = speech_command_help(now);
    } else if (is_repeat_command(line, runtime_.context.texts)) {
        words = {turn_line(now, std::nullopt)};
    } else if (auto asked =
                   run_speech_command(line, now, runtime_.sentence_log, runtime_.time_left_ms())) {
        words = std::move(*asked);
    }
    runtime_.show_lines(words);
}

void WatchClient::on_resize() {
    screen_.invalidate();
    redraw();
}

void WatchClient::redraw() {
    const TableModel& model = runtime_.model();
    if (!model.is_known()) return;
    screen_.draw({.status = model.status() == "open"
                                ? runtime_.texts("notice.waits")
                                : turn_line(runtime_.render_context(), std::nullopt)});
}

void WatchClient::on_announcement(const std::string& text) {
    runtime_.show_text(text);
    redraw();
}

}  // namespace vegas::cli
