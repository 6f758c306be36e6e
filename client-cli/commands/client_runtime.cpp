#include "client-cli/commands/client_runtime.hpp"

#include <algorithm>
#include <ostream>
#include <utility>

#include "client-cli/commands/screen.hpp"
#include "client-cli/protocol/read.hpp"
#include "client-cli/session/seed_giver.hpp"
#include "client-cli/show/board.hpp"
#include "client-cli/show/pause.hpp"
#include "client-cli/show/result.hpp"
#include "client-cli/show/slow_play.hpp"
#include "client-cli/show/standstill.hpp"
#include "client-cli/terminal/speech.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

namespace {

constexpr std::size_t kRoundLogLines = 20;  // beside a board
constexpr std::size_t kSpokenRoundLogLines = 8;

}  // namespace

std::chrono::milliseconds retry_after(const WireError& error) {
    const auto wait = error.data.retry_after_ms.value_or(1000);
    return std::chrono::milliseconds(std::clamp<std::int64_t>(wait, 50, 60'000));
}

std::string fresh_key() {
    constexpr std::size_t kDigits = 16;
    return random_hex(kDigits);
}

ClientRuntime::ClientRuntime(ClientContext with, const ServerAddress& address, Identity identity,
                             SessionEvents& session_events, TableEvents& table_events)
    : context(std::move(with)),
      has_kept_token(!identity.token.empty()),
      server(address.text()),
      session(context.transport, session_events, std::move(identity), context.seed),
      subscription(session, context.transport, table_events, context.keep_evidence) {}

void ClientRuntime::stop(int exit_code, const std::string& text) {
    if (std::exchange(stopped_, true)) return;
    exit_code_ = exit_code;
    context.out.leave({}, {});
    if (!text.empty()) context.err << "vegas: " << plain_spaces(text) << std::endl;
    session.quit();
    context.transport.finish();
}

std::string ClientRuntime::safe(const std::string& text) const {
    return safe_text(text, !context.out.style().utf8);
}

void ClientRuntime::show_text(const std::string& text) {
    if (!context.err_log_name.empty()) {
        context.err << context.err_log_name << ": " << text << std::endl;
    } else if (context.texts.speech()) {
        context.out.print({as_sentence(text)});
    } else {
        context.out.log(text);
    }
}

void ClientRuntime::show_lines(const Lines& lines) {
    for (const auto& line : lines) show_text(line);
}

void ClientRuntime::show_events(const std::vector<WireEvent>& events) {
    show_lines(sentence_log.add(events, render_context()));
}

void ClientRuntime::show_round_log(const std::vector<WireEvent>& round_log) {
    const Lines told = sentence_log.add(round_log, render_context());
    if (told.empty()) return;
    show_text(texts("notice.happened"));
    const std::size_t most = context.texts.speech() ? kSpokenRoundLogLines : kRoundLogLines;
    const std::size_t first = told.size() - std::min(told.size(), most);
    for (std::size_t i = first; i < told.size(); ++i) show_text(told[i]);
}

void ClientRuntime::show_notices() {
    if (context.out.is_live()) return;
    show_standstill();
    show_pause();
    show_slow_play();
}

void ClientRuntime::show_standstill() {
    std::string text = standstill_text(render_context());
    if (text == shown_notices_.standstill) return;
    const bool goes_on = text.empty() && model().status() == "playing";
    if (goes_on) show_text(texts("notice.goes_on"));
    if (!text.empty()) show_text(text);
    shown_notices_.standstill = std::move(text);
}

// The log says what becomes of it.
void ClientRuntime::show_pause() {
    std::string text = pause_text(render_context());
    if (text == shown_notices_.pause) return;
    if (!text.empty()) show_text(text);
    shown_notices_.pause = std::move(text);
}

void ClientRuntime::show_slow_play() {
    std::string text = slow_play_text(render_context());
    if (text == shown_notices_.slow_play) return;
    if (!text.empty()) show_text(text);
    shown_notices_.slow_play = std::move(text);
}

void ClientRuntime::show_result(const RenderContext& now, bool with_summary) {
    if (!context.texts.speech()) {
        return context.out.leave({title_line(now), ""}, result_lines(now, with_summary));
    }
    show_lines(result_words(now));
    if (with_summary) context.out.print({result_line(now.view)});
}

RenderContext ClientRuntime::render_context() const {
    return {.view = model().view(),
            .faces = faces,
            .style = context.out.style(),
            .texts = context.texts,
            .prompt = model().prompt(),
            .earnings = &sentence_log.earnings(),
            .own_seed = subscription.seed()};
}

std::optional<std::int64_t> ClientRuntime::time_left_ms() const {
    return model().time_left_ms(context.transport.now_ms());
}

json ClientRuntime::table_request(const char* op) const {
    return {{"op", op}, {"table", model().id()}};
}

json ClientRuntime::act_request(std::int64_t decision, const std::string& action) const {
    json request = table_request("act");
    request["decision"] = decision;
    request["action"] = parse_json(action);
    return request;
}

}  // namespace vegas::cli
