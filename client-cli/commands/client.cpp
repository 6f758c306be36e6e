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

constexpr std::size_t kStoryLines = 20;  // beside a board
constexpr std::size_t kSpokenStoryLines = 8;

// "1.2", with the mark of the language.
std::string seconds(std::chrono::milliseconds time, const Texts& texts) {
    const auto tenths = (time.count() + 50) / 100;
    return std::to_string(tenths / 10) + texts("language.decimal") + std::to_string(tenths % 10);
}

}  // namespace

Client::Client(Surroundings surroundings, const Address& server, Identity identity)
    : surroundings_(std::move(surroundings)),
      server_(server.text()),
      session_(surroundings_.transport, *this, std::move(identity), surroundings_.seed),
      follower_(session_, surroundings_.transport, *this) {}

std::chrono::milliseconds retry_after(const Error& error) {
    const auto wait = error.data.retry_after_ms.value_or(1000);
    return std::chrono::milliseconds(std::clamp<std::int64_t>(wait, 50, 60'000));
}

void Client::welcomed(const Read<protocol::Welcome>& welcome, bool again) {
    if (surroundings_.keep_token) surroundings_.keep_token(welcome.token);
    faces_ = Faces(welcome.tiles);
    wish_.offers = welcome.rulesets;
    follower_.welcomed(welcome, again);
    away_ = false;
    if (again) {
        say(texts("notice.connected"));
        returned();
    } else {
        arrived(welcome);
    }
    if (!stopped_) redraw();
}

void Client::heard(const Message& message, const json& whole) {
    if (const auto* storage = std::get_if<Read<protocol::Storage>>(&message)) take(*storage);
    if (const auto* all = std::get_if<Read<protocol::Announcement>>(&message)) {
        const bool ascii = !surroundings_.out.style().utf8;
        announced(texts("notice.announcement", {{"text", safe_text(all->text, ascii)}}));
    }
    follower_.heard(message, whole);
}

void Client::take(const Read<protocol::Storage>& storage) {
    if (std::exchange(stores_, storage.available) == storage.available) return;
    say(texts(stores_ ? "notice.stores_again" : "notice.storage"));
    redraw();
}

void Client::lost(const std::string& why, std::chrono::milliseconds wait) {
    stores_ = true;
    const bool still = std::exchange(away_, true);
    say(texts(still ? "notice.still_lost" : "notice.lost",
              {{"why", why}, {"seconds", seconds(wait, surroundings_.texts)}}));
    redraw();
}

void Client::closing() {
    say(texts("notice.closing"));
    redraw();
}

void Client::ended(SessionEnd how, const Error& why) {
    const Texts& in = surroundings_.texts;
    switch (how) {
    case SessionEnd::unreachable:
        return stop(kExitFailed,
                    in("ended.unreachable", {{"server", server_}, {"why", why.message}}));
    case SessionEnd::lost: return stop(kExitFailed, in("ended.lost", {{"why", why.message}}));
    case SessionEnd::refused: return stop(kExitFailed, refused(why));
    case SessionEnd::banned: return stop(kExitFailed, ban_words(why.data, in));
    case SessionEnd::replaced: return stop(kExitFailed, in("ended.replaced"));
    case SessionEnd::quit: return;
    }
}

void Client::table_resumed() { say(texts("notice.resumed")); }

void Client::table_left(const std::string& reason) {
    const std::string key = "left." + reason;
    stop(kExitFailed, texts(surroundings_.texts.has(key) ? key : "left.any"));
}

void Client::table_refused(const Error& error) {
    stop(kExitFailed, refusal_at_door(error, surroundings_.texts, wish_));
}

void Client::stop(int exit_code, const std::string& text) {
    if (std::exchange(stopped_, true)) return;
    exit_code_ = exit_code;
    surroundings_.out.leave({}, {});
    if (!text.empty()) surroundings_.err << "vegas: " << plain_spaces(text) << std::endl;
    session_.quit();
    surroundings_.transport.finish();
}

void Client::say(const std::string& text) {
    if (!surroundings_.texts.speech()) return surroundings_.out.say(text);
    surroundings_.out.print({as_sentence(text)});
}

void Client::say_events(const std::vector<Event>& events) {
    for (const std::string& line : teller_.tell(events, scene())) say(line);
}

void Client::say_story(const std::vector<Event>& story) {
    const Lines told = teller_.tell(story, scene());
    if (told.empty()) return;
    say(texts("notice.happened"));
    const std::size_t most = surroundings_.texts.speech() ? kSpokenStoryLines : kStoryLines;
    const std::size_t first = told.size() - std::min(told.size(), most);
    for (std::size_t i = first; i < told.size(); ++i) say(told[i]);
}

void Client::tell_result(const Scene& now, bool with_line) {
    if (!surroundings_.texts.speech()) {
        return surroundings_.out.leave({title_line(now), ""}, result_lines(now, with_line));
    }
    for (const std::string& line : result_words(now)) say(line);
    if (with_line) surroundings_.out.print({result_line(now.view)});
}

void Client::tell(json request) {
    session_.request(std::move(request), [this](const Reply& reply) {
        if (!reply.error) return;
        say(refused(*reply.error));
        redraw();
    });
}

json Client::table_request(const char* op) const {
    return {{"op", op}, {"table", follower_.model().id()}};
}

json Client::act_request(std::int64_t decision, const std::string& action) const {
    json request = table_request("act");
    request["decision"] = decision;
    request["action"] = parse_json(action);
    return request;
}

Scene Client::scene() const {
    const TableModel& model = follower_.model();
    return {.view = model.view(),
            .faces = faces_,
            .style = surroundings_.out.style(),
            .texts = surroundings_.texts,
            .prompt = model.prompt(),
            .earnings = &teller_.earnings()};
}

std::string Client::fresh_seed() {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::random_device random;
    std::string seed;
    for (int i = 0; i < 16; ++i) seed += kDigits[random() % kDigits.size()];
    return seed;
}

}  // namespace vegas::cli
