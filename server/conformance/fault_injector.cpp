#include "server/conformance/fault_injector.hpp"

#include <string_view>
#include <utility>

#include "protocol/game/time_control.hpp"

namespace vegas::shell::conformance {
namespace {

// It happens to this of its questions or answers, and to that: once early in a game, and again.
constexpr int kFirst = 2;
constexpr int kSecond = 5;
constexpr bool is_struck(int n) { return n == kFirst || n == kSecond; }

constexpr std::int64_t kRetryMs = 400;
constexpr std::int64_t kOutageMs = 700;
constexpr std::int64_t kRestartMs = 600;
constexpr std::int64_t kLateMs = 300;  // after the clock has run out

constexpr std::string_view kNew = "news_of_a_later_version";

ordered_json news() { return ordered_json{{"since", 2}, {"list", {1, "two", nullptr}}}; }

void add_news_to_actions(ordered_json& prompt) {
    const auto actions = prompt.find("actions");
    if (actions == prompt.end()) return;
    for (ordered_json& action : *actions) {
        action[kNew] = news();
        if (action.contains("shows")) action["shows"][kNew] = 1;
    }
}

void add_news_to_events(ordered_json& events) {
    for (ordered_json& event : events) event[kNew] = true;
    ordered_json unknown{{"kind", kNew}, {"seat", 0}, {"what", news()}};
    events.insert(events.begin(), std::move(unknown));
}

// The view keeps the hash that later updates tell only if nothing of its own changes; what a later
// version adds, that version counts in.
void add_news_to_view(ordered_json& view) {
    view[kNew] = news();
    for (const char* part : {"table", "round", "you"}) {
        if (view.contains(part) && view[part].is_object()) view[part][kNew] = news();
    }
    for (const char* part : {"seats", "casinos", "tiles"}) {
        if (!view.contains(part) || !view[part].is_array()) continue;
        for (ordered_json& each : view[part]) {
            if (each.is_object()) each[kNew] = 1;
        }
    }
}

void add_news(ordered_json& message) {
    message.erase("hash");
    message[kNew] = news();
    for (const char* part : {"events", "round_log"}) {
        if (message.contains(part)) add_news_to_events(message[part]);
    }
    if (message.contains("view")) add_news_to_view(message["view"]);
    if (message.contains("prompt") && message["prompt"].is_object()) {
        message["prompt"][kNew] = news();
        add_news_to_actions(message["prompt"]);
    }
}

ordered_json refusal(const ordered_json& request, std::string_view code, std::string_view why,
                     ordered_json data) {
    ordered_json error{{"code", code}, {"message", why}};
    if (!data.is_null()) error["data"] = std::move(data);
    const auto id = request.find("id");
    return {{"re", id == request.end() ? ordered_json() : *id}, {"error", std::move(error)}};
}

ordered_json storage(bool available) { return {{"ev", "storage"}, {"available", available}}; }

}  // namespace

std::int64_t FaultInjector::clock_ms(Trial trial) {
    return trial == Trial::too_late ? protocol::kDecisionMsLeast : 0;
}

// A question that is repeated counts once.
bool FaultInjector::should_strike_prompt(const ordered_json& message) {
    const auto prompt = message.find("prompt");
    if (prompt == message.end() || !prompt->is_object()) return false;
    open_decision_ = number_field(*prompt, "decision");
    if (!prompt->contains("actions")) return false;
    // A server that stops has sent its replies before.
    if (trial_ == Trial::restart && message.contains("re")) return false;
    if (!counted_decisions_.insert(open_decision_).second) return false;
    return is_struck(++prompts_);
}

bool FaultInjector::should_strike_act() { return is_struck(++acts_); }

MessageFault FaultInjector::intercept_message(ordered_json message) {
    MessageFault what;
    if (trial_ == Trial::news) {
        add_news(message);
        what.messages.push_back({{"ev", kNew}, {"table", message.value("table", ordered_json())}});
        what.messages.push_back({{"ev", kNew}, {"text", "this means nothing to you"}});
        checker_.note_fault(
            "it had been told things that this version of the protocol does not know, "
            "and which it has to ignore");
    }
    const bool strike = should_strike_prompt(message);
    if (strike && trial_ == Trial::restart) {
        // No prompt first: a bot that answers as the connection closes may not have read why.
        what.messages = {{{"ev", "closing"}, {"reconnect_after_ms", kRestartMs}}};
        what.connection = ConnectionFault::close;
        checker_.note_fault("the server had said `closing`, and closed the connection");
        return what;
    }
    what.messages.push_back(std::move(message));
    if (strike && trial_ == Trial::cut_at_question) {
        what.connection = ConnectionFault::drop;
        checker_.note_fault("its connection was broken when it had been asked " +
                            name_decision(open_decision_));
    }
    return what;
}

RequestFault FaultInjector::intercept_request(ordered_json& request) {
    RequestFault what;
    if (trial_ == Trial::news && request.contains("action") && request["action"].is_object()) {
        // A later server would know what it has added to an action, and take it back.
        ordered_json& action = request["action"];
        action.erase(kNew);
        if (action.contains("shows") && action["shows"].is_object()) action["shows"].erase(kNew);
        what.is_changed = true;
    }
    if (request.value("op", ordered_json()) != "act" || !should_strike_act()) return what;
    const auto decision = number_field(request, "decision");
    if (trial_ == Trial::cut_at_answer) {
        what.connection = ConnectionFault::drop;
        checker_.excuse_decision(decision);
        checker_.note_fault("its connection was broken when it had answered " +
                            name_decision(decision) + ", and before the reply");
    } else if (trial_ == Trial::too_late) {
        // The house may have chosen the same, to which the server would say that all is well.
        what.is_forwarded = false;
        what.delayed_reply = [this, request] {
            return refusal(request, "stale_decision", "this decision has already been answered",
                           {{"decision", open_decision_}});
        };
        what.delay_ms = clock_ms(trial_) + kLateMs;
        checker_.excuse_decision(decision);
        checker_.note_fault("its answer to " + name_decision(decision) + " came too late");
    } else if (trial_ == Trial::rate_limit) {
        what.is_forwarded = false;
        what.replies = {
            refusal(request, "rate_limited", "too many messages", {{"retry_after_ms", kRetryMs}})};
    } else if (trial_ == Trial::storage) {
        what.is_forwarded = false;
        what.replies = {storage(false), refusal(request, "storage_unavailable",
                                                "nothing can be stored just now", ordered_json())};
        what.delayed_reply = [] { return storage(true); };
        what.delay_ms = kOutageMs;
    }
    return what;
}

}  // namespace vegas::shell::conformance
