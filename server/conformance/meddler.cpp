#include "server/conformance/meddler.hpp"

#include <string_view>
#include <utility>

#include "protocol/game/clock.hpp"

namespace vegas::shell::conformance {
namespace {

// It happens to this of its questions or answers, and to that: once early in a game, and again.
constexpr int kFirst = 2;
constexpr int kSecond = 5;
constexpr bool strikes(int n) { return n == kFirst || n == kSecond; }

constexpr std::int64_t kRetryMs = 400;
constexpr std::int64_t kOutageMs = 700;
constexpr std::int64_t kRestartMs = 600;
constexpr std::int64_t kLateMs = 300;  // after the clock has run out

constexpr std::string_view kNew = "news_of_a_later_version";

Json news() { return Json{{"since", 2}, {"list", {1, "two", nullptr}}}; }

void add_news_to_actions(Json& prompt) {
    const auto actions = prompt.find("actions");
    if (actions == prompt.end()) return;
    for (Json& action : *actions) {
        action[kNew] = news();
        if (action.contains("shows")) action["shows"][kNew] = 1;
    }
}

void add_news_to_events(Json& events) {
    for (Json& event : events) event[kNew] = true;
    Json unknown{{"kind", kNew}, {"seat", 0}, {"what", news()}};
    events.insert(events.begin(), std::move(unknown));
}

// The view keeps the hash that later updates tell only if nothing of its own changes; what a later
// version adds, that version counts in.
void add_news_to_view(Json& view) {
    view[kNew] = news();
    for (const char* part : {"table", "round", "you"}) {
        if (view.contains(part) && view[part].is_object()) view[part][kNew] = news();
    }
    for (const char* part : {"seats", "casinos", "tiles"}) {
        if (!view.contains(part) || !view[part].is_array()) continue;
        for (Json& each : view[part]) {
            if (each.is_object()) each[kNew] = 1;
        }
    }
}

void add_news(Json& message) {
    message.erase("hash");
    message[kNew] = news();
    add_news_to_actions(message);
    for (const char* part : {"events", "story"}) {
        if (message.contains(part)) add_news_to_events(message[part]);
    }
    if (message.contains("view")) add_news_to_view(message["view"]);
    if (message.contains("prompt") && message["prompt"].is_object()) {
        message["prompt"][kNew] = news();
        add_news_to_actions(message["prompt"]);
    }
}

Json refusal(const Json& request, std::string_view code, std::string_view why, Json data) {
    Json error{{"code", code}, {"message", why}};
    if (!data.is_null()) error["data"] = std::move(data);
    const auto id = request.find("id");
    return {{"re", id == request.end() ? Json() : *id}, {"error", std::move(error)}};
}

Json storage(bool available) { return {{"ev", "storage"}, {"available", available}}; }

std::int64_t number(const Json& message, const char* name) {
    const auto it = message.find(name);
    return it != message.end() && it->is_number_integer() ? it->get<std::int64_t>() : -1;
}

std::string quoted(std::int64_t decision) { return "decision " + std::to_string(decision); }

}  // namespace

std::int64_t Meddler::clock_ms(Trial trial) {
    return trial == Trial::too_late ? protocol::kDecisionMsLeast : 0;
}

// A question that is repeated counts once.
bool Meddler::strikes_question(const Json& message) {
    const Json prompt = message.contains("view") ? message.value("prompt", Json()) : message;
    if (!prompt.is_object() || !prompt.contains("kind")) return false;
    open_ = number(prompt, "decision");
    if (!prompt.contains("actions")) return false;
    if (!counted_.insert(number(prompt, "decision")).second) return false;
    return strikes(++questions_);
}

bool Meddler::strikes_answer() { return strikes(++answers_); }

ForBot Meddler::for_bot(Json message) {
    ForBot what;
    if (trial_ == Trial::news) {
        add_news(message);
        what.messages.push_back({{"ev", kNew}, {"table", message.value("table", Json())}});
        what.messages.push_back({{"ev", kNew}, {"text", "this means nothing to you"}});
        witness_.done(
            "it had been told things that this version of the protocol does not know, "
            "and which it has to ignore");
    }
    const bool strike = strikes_question(message);
    if (strike && trial_ == Trial::restart) {
        // Not asked first: whoever answers as the connection closes may not have read why it does.
        what.messages = {{{"ev", "closing"}, {"reconnect_after_ms", kRestartMs}}};
        what.then = Then::closes;
        witness_.done("the server had said `closing`, and closed the connection");
        return what;
    }
    what.messages.push_back(std::move(message));
    if (strike && trial_ == Trial::cut_at_question) {
        what.then = Then::breaks;
        witness_.done("its connection was broken when it had been asked " + quoted(open_));
    }
    return what;
}

ForServer Meddler::for_server(Json& request) {
    ForServer what;
    if (trial_ == Trial::news && request.contains("action") && request["action"].is_object()) {
        // A later server would know what it has added to an action, and take it back.
        Json& action = request["action"];
        action.erase(kNew);
        if (action.contains("shows") && action["shows"].is_object()) action["shows"].erase(kNew);
        what.changed = true;
    }
    if (request.value("op", Json()) != "act" || !strikes_answer()) return what;
    const auto decision = number(request, "decision");
    if (trial_ == Trial::cut_at_answer) {
        what.then = Then::breaks;
        witness_.decision_passes(decision);
        witness_.done("its connection was broken when it had answered " + quoted(decision) +
                      ", and before the reply");
    } else if (trial_ == Trial::too_late) {
        // The house may have chosen the same, to which the server would say that all is well.
        what.passes = false;
        what.later = [this, request] {
            return refusal(request, "stale_decision", "this decision has already been answered",
                           {{"decision", open_}});
        };
        what.later_ms = clock_ms(trial_) + kLateMs;
        witness_.decision_passes(decision);
        witness_.done("its answer to " + quoted(decision) + " came too late");
    } else if (trial_ == Trial::rate_limit) {
        what.passes = false;
        what.replies = {
            refusal(request, "rate_limited", "too many messages", {{"retry_after_ms", kRetryMs}})};
    } else if (trial_ == Trial::storage) {
        what.passes = false;
        what.replies = {storage(false), refusal(request, "storage_unavailable",
                                                "nothing can be stored just now", Json())};
        what.later = [] { return storage(true); };
        what.later_ms = kOutageMs;
    }
    return what;
}

}  // namespace vegas::shell::conformance
