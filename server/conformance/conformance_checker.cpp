#include "server/conformance/conformance_checker.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "server/shell/process/log_fields.hpp"

namespace vegas::shell::conformance {
namespace {

// Clocks of two programs differ a little, and a timer may go off a little early.
constexpr std::int64_t kTolerancePercent = 10;

constexpr std::size_t kShownBytesMax = 200;  // bytes of what the bot has sent

// Refusals that a bot has only itself to blame for. Others may come of what others do meanwhile:
// that a game has started, that a seat is taken.
constexpr std::array<std::string_view, 16> kBotFaultCodes = {
    "binary_frame",   "message_too_large", "bad_json",         "bad_message",
    "unknown_op",     "hello_required",    "hello_repeated",   "unsupported_protocol",
    "bad_name",       "bad_token",         "unknown_table",    "unknown_invite",
    "illegal_action", "future_decision",   "game_not_started", "not_seated"};

std::string ms(std::int64_t n) { return std::to_string(n) + " ms"; }
std::string of(std::int64_t decision) { return "decision " + std::to_string(decision); }

std::string shown(std::string_view bytes) {
    std::string text = visible(bytes.substr(0, kShownBytesMax));
    return bytes.size() > kShownBytesMax ? text + "..." : text;
}

std::string key_of(const ordered_json& id) {
    return id.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

std::int64_t decision_of(const ordered_json& message) {
    const auto it = message.find("decision");
    return it != message.end() && it->is_number_integer() ? it->get<std::int64_t>() : -1;
}

std::string word(const ordered_json& message, const char* name) {
    const auto it = message.find(name);
    return it != message.end() && it->is_string() ? it->get<std::string>() : std::string();
}

}  // namespace

bool ConformanceChecker::Pause::is_running(std::int64_t now) const {
    return now < until() - ms * kTolerancePercent / 100;
}

void ConformanceChecker::report_mistake(std::string mistake) {
    if (mistake_ || is_over_) return;
    mistake_ = std::move(mistake) + fault_note();
}

std::string ConformanceChecker::fault_note() const {
    return last_fault_.empty() ? "" : ". Before that, " + last_fault_;
}

void ConformanceChecker::on_connect(std::int64_t now) {
    if (reconnect_pause_.is_running(now)) {
        report_mistake("came back " + ms(now - reconnect_pause_.since) +
                       " after `closing`, whose `reconnect_after_ms` was " +
                       std::to_string(reconnect_pause_.ms));
    }
    requests_ = ordered_json::object();
    acts_sent_.clear();
    expect(Expectation::hello, now);
}

void ConformanceChecker::on_disconnect(std::int64_t now, bool by_us) {
    if (!by_us) report_mistake("closed its connection before the game was over");
    expect(Expectation::reconnection, std::max(now, reconnect_pause_.until()));
}

void ConformanceChecker::on_invalid_json(std::string_view bytes) {
    report_mistake("sent something that is not JSON: " + shown(bytes));
}

void ConformanceChecker::on_request(std::int64_t now, const ordered_json& request) {
    if (!request.is_object()) return;  // the server says what is wrong with it
    // Of one without an id, only an error is answered, with null.
    requests_[key_of(request.value("id", ordered_json()))] = request;
    const std::string op = word(request, "op");
    if (op == "hello") check_hello(now, request);
    if (op == "act") check_act(now, request);
}

void ConformanceChecker::check_hello(std::int64_t now, const ordered_json& request) {
    expect(Expectation::hello, now);  // for its welcome
    if (!request.contains("bot")) {
        report_mistake(
            "said `hello` without `bot`, so that people take it for one of them: "
            "{\"name\":...} says which program plays");
    }
    if (!has_been_welcomed_) return;
    const std::string token = word(request, "token");
    if (token.empty()) {
        report_mistake(
            "came back as a new player: `hello` must have the `token` of its last `welcome` "
            "instead of a name");
    } else if (!tokens_.contains(token)) {
        report_mistake("came back with a token that it never had");
    }
}

void ConformanceChecker::check_act(std::int64_t now, const ordered_json& request) {
    const std::int64_t decision = decision_of(request);
    if (!can_store_) {
        report_mistake(
            "sent `act` again though `ev: storage` had said that nothing can be stored: it has "
            "to wait until `available` is true");
    } else if (act_pause_.is_running(now)) {
        report_mistake("sent `act` again " + ms(now - act_pause_.since) +
                       " after `rate_limited`, whose `retry_after_ms` was " +
                       std::to_string(act_pause_.ms));
    } else if (stale_decisions_.contains(decision)) {
        report_mistake(
            "answered " + of(decision) +
            " again, though it had been told `stale_decision`: it has to go on with the next "
            "`prompt`");
    } else if (acts_sent_.contains(decision)) {
        report_mistake("answered " + of(decision) + " twice");
    }
    acts_sent_.insert(decision);
    decisions_acted_.insert(decision);
    retry_code_.reset();
    if (open_prompt_ && open_prompt_->decision == decision) expect(Expectation::nothing, now);
}

void ConformanceChecker::on_message(std::int64_t now, const ordered_json& message) {
    const std::string ev = word(message, "ev");
    if (ev == "welcome") {
        tokens_.insert(word(message, "token"));
        has_been_welcomed_ = true;
        expect(Expectation::table, now);
    } else if (ev == "closing") {
        reconnect_pause_ = {now, message.value("reconnect_after_ms", std::int64_t{0})};
    } else if (ev == "storage") {
        can_store_ = message.value("available", true);
        if (can_store_ && expected_ == Expectation::act) expect(Expectation::act, now);
    }
    if (message.contains("missed") && expected_ == Expectation::table) {
        expect(Expectation::nothing, now);
    }
    if (word(message, "table") == table_) on_table_message(now, message);
    const auto re = message.find("re");
    if (re == message.end()) return;
    const std::string key = key_of(*re);
    const ordered_json request = requests_.value(key, ordered_json::object());
    requests_.erase(key);
    if (message.contains("error")) on_error(now, request, message["error"]);
}

// The prompt is in a snapshot, or in an update, which may be the reply to `act`.
void ConformanceChecker::on_table_message(std::int64_t now, const ordered_json& message) {
    if (word(message, "ev") == "snapshot") {
        const ordered_json you =
            message.value("view", ordered_json::object()).value("you", ordered_json());
        has_seat_ = you.is_object();
        if (expected_ == Expectation::table && has_seat_) expect(Expectation::nothing, now);
    }
    const auto prompt = message.find("prompt");
    if (prompt != message.end() && prompt->is_object()) on_prompt(now, *prompt);
}

void ConformanceChecker::on_prompt(std::int64_t now, const ordered_json& prompt) {
    if (!prompt.contains("actions")) {
        open_prompt_.reset();
        return;
    }
    open_prompt_ = {decision_of(prompt), word(prompt, "kind")};
    ask_kinds_.insert(open_prompt_->kind);
    if (!acts_sent_.contains(open_prompt_->decision)) expect(Expectation::act, now);
}

void ConformanceChecker::on_error(std::int64_t now, const ordered_json& request,
                                  const ordered_json& error) {
    const std::string code = word(error, "code");
    if (word(request, "op") == "act") on_act_error(now, decision_of(request), error);
    if (std::ranges::find(kBotFaultCodes, code) == kBotFaultCodes.end()) return;
    const std::string sent =
        request.empty()
            ? std::string()
            : " to " + shown(request.dump(-1, ' ', false, ordered_json::error_handler_t::replace));
    report_mistake("was answered with `" + code + "`" + sent + ": " + word(error, "message"));
}

void ConformanceChecker::on_act_error(std::int64_t now, std::int64_t decision,
                                      const ordered_json& error) {
    const std::string code = word(error, "code");
    if (code == "rate_limited" || code == "storage_unavailable" || code == "closing") {
        acts_sent_.erase(decision);
        decisions_acted_.erase(decision);
        retry_code_ = code;
        if (code == "closing") return;  // its next connection is waited for
        expect(Expectation::act, now);
        if (code != "rate_limited") return;
        const ordered_json data = error.value("data", ordered_json::object());
        act_pause_ = {now, data.value("retry_after_ms", std::int64_t{0})};
        since_ = act_pause_.until();
    } else if (code == "stale_decision" || code == "not_your_decision" || code == "game_over") {
        stale_decisions_.insert(decision);
        if (excused_decisions_.contains(decision)) return;
        report_mistake("answered " + of(decision) + ", which was not its to answer: `" + code +
                       "`. Only a `prompt` with `actions` asks it");
    }
}

std::string ConformanceChecker::describe_silence() const {
    const std::string within = " within " + ms(patience_ms_);
    switch (expected_) {
    case Expectation::connection: return "has not connected to the server" + within;
    case Expectation::reconnection:
        return "has not come back" + within + " when its connection had ended";
    case Expectation::hello: return "has connected, but has not said `hello`" + within;
    case Expectation::table:
        return tokens_.size() < 2
                   ? "has not come to the table of its invite (`table.join`)" + within +
                         " after its `welcome`"
                   : "came back, but has not asked how its table stands (`table.join` or "
                     "`table.sync`)" +
                         within;
    case Expectation::act:
        return "was asked `" + open_prompt_->kind + "` (" + of(open_prompt_->decision) +
               "), but has not " +
               (retry_code_ ? "sent its answer again after `" + *retry_code_ + "`" : "answered") +
               within;
    case Expectation::nothing: break;
    }
    return {};
}

std::optional<std::string> ConformanceChecker::mistake(std::int64_t now) const {
    if (mistake_) return mistake_;
    if (is_over_ || expected_ == Expectation::nothing || now - since_ < patience_ms_) {
        return std::nullopt;
    }
    if (expected_ == Expectation::act && !can_store_) return std::nullopt;
    return describe_silence() + fault_note();
}

}  // namespace vegas::shell::conformance
