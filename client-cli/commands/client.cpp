#include "client-cli/commands/client.hpp"

#include <algorithm>
#include <ostream>
#include <random>
#include <utility>

#include "client-cli/commands/screen.hpp"
#include "client-cli/protocol/read.hpp"
#include "client-cli/show/board.hpp"
#include "client-cli/show/result.hpp"
#include "client-cli/terminal/lines.hpp"
#include "client-cli/terminal/speech.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

namespace {

constexpr std::size_t kRoundLogLines = 20;  // beside a board
constexpr std::size_t kSpokenRoundLogLines = 8;

// "1.2", with the mark of the language.
std::string seconds(std::chrono::milliseconds time, const Texts& texts) {
    const auto tenths = (time.count() + 50) / 100;
    return std::to_string(tenths / 10) + texts("language.decimal") + std::to_string(tenths % 10);
}

}  // namespace

Client::Client(ClientContext context, const ServerAddress& server, Identity identity)
    : context_(std::move(context)),
      server_(server.text()),
      session_(context_.transport, *this, std::move(identity), context_.seed),
      subscription_(session_, context_.transport, *this) {}

std::chrono::milliseconds retry_after(const WireError& error) {
    const auto wait = error.data.retry_after_ms.value_or(1000);
    return std::chrono::milliseconds(std::clamp<std::int64_t>(wait, 50, 60'000));
}

void Client::on_welcome(const WireStruct<protocol::WelcomeMessage>& welcome, bool again) {
    if (context_.save_token) context_.save_token(welcome.token);
    faces_ = TileFaces(welcome.tiles);
    requested_game_.offers = welcome.rulesets;
    subscription_.on_welcome(welcome, again);
    loss_shown_ = false;
    if (again) {
        show_text(texts("notice.connected"));
        on_reconnect();
    } else {
        on_first_welcome(welcome);
    }
    if (!stopped_) redraw();
}

void Client::on_message(const WireMessage& message, const json& whole) {
    if (const auto* storage = std::get_if<WireStruct<protocol::StorageMessage>>(&message)) {
        handle_storage(*storage);
    }
    if (const auto* all = std::get_if<WireStruct<protocol::AnnouncementMessage>>(&message)) {
        const bool ascii = !context_.out.style().utf8;
        on_announcement(texts("notice.announcement", {{"text", safe_text(all->text, ascii)}}));
    }
    subscription_.on_message(message, whole);
}

void Client::handle_storage(const WireStruct<protocol::StorageMessage>& storage) {
    if (std::exchange(storage_available_, storage.available) == storage.available) return;
    show_text(texts(storage_available_ ? "notice.stores_again" : "notice.storage"));
    redraw();
}

void Client::on_connection_lost(const std::string& why, std::chrono::milliseconds wait) {
    storage_available_ = true;
    const bool still = std::exchange(loss_shown_, true);
    show_text(texts(still ? "notice.still_lost" : "notice.lost",
                    {{"why", why}, {"seconds", seconds(wait, context_.texts)}}));
    redraw();
}

void Client::on_server_closing() {
    show_text(texts("notice.closing"));
    redraw();
}

void Client::on_session_end(SessionEnd how, const WireError& why) {
    const Texts& in = context_.texts;
    switch (how) {
    case SessionEnd::unreachable:
        return stop(kExitFailed,
                    in("ended.unreachable", {{"server", server_}, {"why", why.message}}));
    case SessionEnd::lost: return stop(kExitFailed, in("ended.lost", {{"why", why.message}}));
    case SessionEnd::refused: return stop(kExitFailed, refusal_text(why));
    case SessionEnd::banned: return stop(kExitFailed, ban_text(why.data, in));
    case SessionEnd::replaced: return stop(kExitFailed, in("ended.replaced"));
    case SessionEnd::quit: return;
    }
}

void Client::on_table_restored() { show_text(texts("notice.resumed")); }

void Client::on_table_left(const std::string& reason) {
    const std::string key = "left." + reason;
    stop(kExitFailed, texts(context_.texts.has(key) ? key : "left.any"));
}

void Client::on_table_refused(const WireError& error) {
    stop(kExitFailed, join_refusal(error, context_.texts, requested_game_));
}

void Client::stop(int exit_code, const std::string& text) {
    if (std::exchange(stopped_, true)) return;
    exit_code_ = exit_code;
    context_.out.leave({}, {});
    if (!text.empty()) context_.err << "vegas: " << plain_spaces(text) << std::endl;
    session_.quit();
    context_.transport.finish();
}

void Client::show_text(const std::string& text) {
    if (!context_.texts.speech()) return context_.out.log(text);
    context_.out.print({as_sentence(text)});
}

void Client::show_events(const std::vector<WireEvent>& events) {
    for (const std::string& line : sentence_log_.add(events, render_context())) show_text(line);
}

void Client::show_round_log(const std::vector<WireEvent>& round_log) {
    const Lines told = sentence_log_.add(round_log, render_context());
    if (told.empty()) return;
    show_text(texts("notice.happened"));
    const std::size_t most = context_.texts.speech() ? kSpokenRoundLogLines : kRoundLogLines;
    const std::size_t first = told.size() - std::min(told.size(), most);
    for (std::size_t i = first; i < told.size(); ++i) show_text(told[i]);
}

void Client::show_result(const RenderContext& now, bool with_summary) {
    if (!context_.texts.speech()) {
        return context_.out.leave({title_line(now), ""}, result_lines(now, with_summary));
    }
    for (const std::string& line : result_words(now)) show_text(line);
    if (with_summary) context_.out.print({result_line(now.view)});
}

void Client::send_request(json request) {
    session_.request(std::move(request), [this](const WireReply& reply) {
        if (!reply.error) return;
        show_text(refusal_text(*reply.error));
        redraw();
    });
}

json Client::table_request(const char* op) const {
    return {{"op", op}, {"table", subscription_.model().id()}};
}

json Client::act_request(std::int64_t decision, const std::string& action) const {
    json request = table_request("act");
    request["decision"] = decision;
    request["action"] = parse_json(action);
    return request;
}

RenderContext Client::render_context() const {
    const TableModel& model = subscription_.model();
    return {.view = model.view(),
            .faces = faces_,
            .style = context_.out.style(),
            .texts = context_.texts,
            .prompt = model.prompt(),
            .earnings = &sentence_log_.earnings()};
}

std::string Client::fresh_seed() {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::random_device random;
    std::string seed;
    for (int i = 0; i < 16; ++i) seed += kDigits[random() % kDigits.size()];
    return seed;
}

}  // namespace vegas::cli
