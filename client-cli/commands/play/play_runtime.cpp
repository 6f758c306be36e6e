#include "client-cli/commands/play/play_runtime.hpp"

#include <algorithm>
#include <utility>

#include "client-cli/commands/screen.hpp"
#include "client-cli/show/board.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kResultsKept = 500;  // lines: a hostile server may end games for ever

}  // namespace

bool is_already_done(const WireError& error) {
    return error.code == "game_started" || error.code == "seat_taken" ||
           error.code == "not_a_bot" || error.code == "nobody_there";
}

PlayRuntime::PlayRuntime(ClientRuntime& runtime, PlayOptions play_options, Callbacks callbacks)
    : client(runtime),
      options(std::move(play_options)),
      screen(client, speed_of(options.speed), callbacks.on_screen_changed),
      callbacks_(std::move(callbacks)) {}

void PlayRuntime::notify(const std::string& text) {
    if (!screen.is_live()) return client.show_text(text);
    notice_ = text;
    redraw();
}

std::string PlayRuntime::status_line(const Question& question) const {
    const TableModel& model = client.model();
    const bool at_table = question.kind == Question::Kind::lobby ||
                          question.kind == Question::Kind::act ||
                          question.kind == Question::Kind::over || !question.open();
    if (at_table && !client.is_storage_available) {
        return client.texts(awaits_reply_ ? "notice.not_stored_sent" : "notice.not_stored");
    }
    if (at_table && !client.session.is_welcome()) {
        return client.texts(awaits_reply_ ? "notice.not_connected_sent" : "notice.not_connected");
    }
    if (question.kind != Question::Kind::act && question.open()) {
        return client.context.out.style().paint(Ink::strong, question.title);
    }
    if (!model.is_known()) return client.texts("turn.moment");
    if (model.status() == "open") return client.texts("notice.starts");
    // A screen shows the clock elsewhere, and speech output says the time on request.
    return turn_line(client.render_context(), std::nullopt);
}

void PlayRuntime::send_and_wait(json request, ClientSession::ReplyHandler done) {
    awaits_reply_ = true;
    client.session.request_until_reply(
        std::move(request), [this, done = std::move(done)](const WireReply& reply) {
            if (reply.error && !is_already_done(*reply.error)) {
                notify(*reply.error);
                // A pipe would otherwise say the same again as fast as it can.
                client.context.transport.after(retry_after(*reply.error), [this] {
                    awaits_reply_ = false;
                    refresh();
                });
                return;
            }
            awaits_reply_ = false;
            if (done) done(reply);
            refresh();
        });
}

void PlayRuntime::show_result() {
    const RenderContext now = client.render_context();
    if (std::exchange(shown_result_game_, now.view.table.game) == now.view.table.game) return;
    if (!screen.is_live()) return client.show_result(now, options.common.result_line);
    results_.push_back(title_line(now));
    for (auto& line : result_lines(now, options.common.result_line)) {
        results_.push_back(std::move(line));
    }
    const std::size_t surplus = results_.size() - std::min(results_.size(), kResultsKept);
    results_.erase(results_.begin(), results_.begin() + static_cast<std::ptrdiff_t>(surplus));
}

void PlayRuntime::leave_and_stop() {
    if (client.model().is_known()) client.session.request(client.table_request("table.leave"));
    close_screen();
    client.stop(kExitDone);
}

void PlayRuntime::close_screen() {
    if (screen.is_live()) client.context.out.leave({}, results_);
}

std::string PlayRuntime::resume_hint() const {
    return client.texts("ended.seat_kept", {{"command", "vegas play"}});
}

}  // namespace vegas::cli
