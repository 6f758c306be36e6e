#include "client-cli/commands/play.hpp"

#include <utility>

namespace vegas::cli {

PlayClient::PlayClient(ClientContext context, PlayOptions options, Identity identity,
                       std::function<void()> on_line_taken)
    : Client(std::move(context), options.common.server, std::move(identity)),
      play_(runtime_, std::move(options),
            {.redraw = [this] { redraw(); },
             .refresh = [this] { dialog_.refresh(); },
             .on_screen_changed = [this] { on_screen_changed(); }}),
      arrival_(play_),
      chat_(play_),
      decisions_(play_),
      dialog_(play_, arrival_, chat_, decisions_, std::move(on_line_taken)) {
    runtime_.requested_game = requested_game_of(play_.options.table);
    tick();
}

void PlayClient::line(std::string text) {
    play_.clear_notice();
    dialog_.line(std::move(text));
}

void PlayClient::key(const Key& key) {
    if (key.kind == Key::Kind::end_of_input) return on_input_end();
    const Question& question = dialog_.question();
    if (auto typed = play_.screen.press(key, {question.choices, question.on_empty})) {
        return line(std::move(*typed));
    }
    redraw();
}

void PlayClient::on_input_end() { dialog_.on_input_end(); }

void PlayClient::on_resize() {
    play_.screen.invalidate();
    redraw();
}

void PlayClient::on_interrupt() {
    play_.close_screen();
    const bool kept = runtime_.context.save_token && runtime_.model().is_known() &&
                      !runtime_.model().is_finished();
    runtime_.stop(kExitInterrupted,
                  runtime_.texts("ended.interrupted") + (kept ? " " + play_.resume_hint() : ""));
}

void PlayClient::on_first_welcome(const WireStruct<protocol::WelcomeMessage>& welcome) {
    if (runtime_.session.is_new_player()) {
        runtime_.show_text(runtime_.texts("notice.new_player"));
    }
    arrival_.on_first_welcome(welcome);
}

void PlayClient::on_reconnect() { dialog_.refresh(); }

// A quick table starts by itself.
void PlayClient::on_message(const WireMessage& message, const json& whole) {
    Client::on_message(message, whole);
    if (const auto* starting = std::get_if<WireStruct<protocol::StartingMessage>>(&message)) {
        constexpr std::int64_t kSecondMs = 1000;
        const std::int64_t seconds = (starting->in_ms + kSecondMs - 1) / kSecondMs;
        play_.notify(runtime_.texts("notice.starts_soon", {{"n", seconds}}));
    }
}

void PlayClient::on_table_snapshot(const std::vector<WireEvent>& round_log) {
    play_.screen.on_snapshot();
    if (runtime_.model().is_finished()) return finish_game();
    arrival_.on_snapshot(round_log);
    runtime_.show_notices();
    dialog_.refresh();
}

void PlayClient::on_table_update(const std::vector<WireEvent>& events) {
    play_.screen.on_update(chat_.without_muted(events));
    chat_.show_seat_requests();
    runtime_.show_notices();
    on_screen_changed();
}

void PlayClient::on_prompt() { dialog_.refresh(); }

void PlayClient::on_table_restored() {
    decisions_.on_table_restored();
    if (!play_.screen.is_live()) return Client::on_table_restored();
    play_.notify(runtime_.texts("notice.restarted"));
}

// The result stands, even if the table is gone some time later.
void PlayClient::on_table_left(const std::string& reason) {
    if (reason == "closed" && runtime_.model().is_finished()) return play_.leave_and_stop();
    Client::on_table_left(reason);
}

void PlayClient::on_table_refused(const WireError& error) {
    if (!arrival_.retry(error)) Client::on_table_refused(error);
}

// The log keeps it, and beside the question it is seen at once.
void PlayClient::on_announcement(const std::string& text) {
    if (play_.screen.is_live()) runtime_.show_text(text);
    play_.notify(text);
}

// During an animation nothing is asked, and a game that is over ends after it.
void PlayClient::on_screen_changed() {
    if (runtime_.is_stopped()) return;
    if (runtime_.model().is_finished() && !play_.screen.is_animating()) return finish_game();
    dialog_.refresh();
}

void PlayClient::finish_game() {
    if (runtime_.is_stopped()) return;
    play_.show_result();
    if (!dialog_.can_play_again()) return play_.leave_and_stop();
    dialog_.refresh();
}

void PlayClient::redraw() {
    play_.screen.draw({.notice = play_.notice(),
                       .status = play_.status_line(dialog_.question()),
                       .choices = dialog_.question().choices});
}

void PlayClient::on_tick() {
    redraw();
    dialog_.on_tick();
}

}  // namespace vegas::cli
