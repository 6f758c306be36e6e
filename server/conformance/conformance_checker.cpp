#include "server/conformance/conformance_checker.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "server/shell/process/log_fields.hpp"

namespace vegas::shell::conformance {
namespace {

constexpr std::size_t kShownBytesMax = 200;  // bytes of what the bot has sent

// Refusals that a bot has only itself to blame for. Others may come of what others do meanwhile:
// that a game has started, that a seat is taken.
constexpr std::array<std::string_view, 16> kBotFaultCodes = {
    "binary_frame",   "message_too_large", "bad_json",         "bad_message",
    "unknown_op",     "hello_required",    "hello_repeated",   "unsupported_protocol",
    "bad_name",       "bad_token",         "unknown_table",    "unknown_invite",
    "illegal_action", "future_decision",   "game_not_started", "not_seated"};

std::string shown(std::string_view bytes) {
    std::string text = visible(bytes.substr(0, kShownBytesMax));
    return bytes.size() > kShownBytesMax ? text + "..." : text;
}

std::string key_of(const ordered_json& id) {
    return id.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

std::int64_t decision_of(const ordered_json& message) { return number_field(message, "decision"); }

}  // namespace

void ConformanceChecker::on_connect(std::int64_t now) {
    session_.on_connect(now);
    acts_.on_connect();
    requests_ = ordered_json::object();
    expect(Expectation::hello, now);
}

void ConformanceChecker::on_disconnect(std::int64_t now, bool by_us) {
    if (!by_us) report_.add("closed its connection before the game was over");
    expect(Expectation::reconnection, std::max(now, session_.may_return_at()));
}

void ConformanceChecker::on_invalid_json(std::string_view bytes) {
    report_.add("sent something that is not JSON: " + shown(bytes));
}

void ConformanceChecker::on_request(std::int64_t now, const ordered_json& request) {
    if (!request.is_object()) return;  // the server says what is wrong with it
    // Of one without an id, only an error is answered, with null.
    requests_[key_of(request.value("id", ordered_json()))] = request;
    const std::string op = text_field(request, "op");
    if (op == "hello") {
        expect(Expectation::hello, now);  // for its welcome
        session_.on_hello(request);
    }
    if (op == "act") check_act(now, request);
}

void ConformanceChecker::check_act(std::int64_t now, const ordered_json& request) {
    const std::int64_t decision = decision_of(request);
    acts_.on_act(now, decision);
    if (open_prompt_ && open_prompt_->decision == decision) expect(Expectation::nothing, now);
}

void ConformanceChecker::on_message(std::int64_t now, const ordered_json& message) {
    on_event(now, message);
    if (message.contains("missed") && expected_ == Expectation::table) {
        expect(Expectation::nothing, now);
    }
    if (text_field(message, "table") == table_) on_table_message(now, message);
    const auto re = message.find("re");
    if (re == message.end()) return;
    const std::string key = key_of(*re);
    const ordered_json request = requests_.value(key, ordered_json::object());
    requests_.erase(key);
    if (message.contains("error")) on_error(now, request, message["error"]);
}

void ConformanceChecker::on_event(std::int64_t now, const ordered_json& message) {
    const std::string ev = text_field(message, "ev");
    if (ev == "welcome") {
        session_.on_welcome(message);
        expect(Expectation::table, now);
    } else if (ev == "closing") {
        session_.on_closing(now, message);
    } else if (ev == "storage") {
        acts_.on_storage(message.value("available", true));
        if (acts_.can_store() && expected_ == Expectation::act) expect(Expectation::act, now);
    }
}

// The prompt is in a snapshot, or in an update, which may be the reply to `act`.
void ConformanceChecker::on_table_message(std::int64_t now, const ordered_json& message) {
    if (text_field(message, "ev") == "snapshot") {
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
    open_prompt_ = {decision_of(prompt), text_field(prompt, "kind")};
    ask_kinds_.insert(open_prompt_->kind);
    if (!acts_.has_sent(open_prompt_->decision)) expect(Expectation::act, now);
}

void ConformanceChecker::on_error(std::int64_t now, const ordered_json& request,
                                  const ordered_json& error) {
    const std::string code = text_field(error, "code");
    if (text_field(request, "op") == "act") {
        const auto owed_since = acts_.on_error(now, decision_of(request), error);
        if (owed_since) expect(Expectation::act, *owed_since);
    }
    if (std::ranges::find(kBotFaultCodes, code) == kBotFaultCodes.end()) return;
    const std::string sent =
        request.empty()
            ? std::string()
            : " to " + shown(request.dump(-1, ' ', false, ordered_json::error_handler_t::replace));
    report_.add("was answered with `" + code + "`" + sent + ": " + text_field(error, "message"));
}

std::string ConformanceChecker::describe_silence() const {
    const std::string within = " within " + format_ms(patience_ms_);
    switch (expected_) {
    case Expectation::connection: return "has not connected to the server" + within;
    case Expectation::reconnection:
        return "has not come back" + within + " when its connection had ended";
    case Expectation::hello: return "has connected, but has not said `hello`" + within;
    case Expectation::table:
        return session_.has_returned()
                   ? "came back, but has not asked how its table stands (`table.join` or "
                     "`table.sync`)" +
                         within
                   : "has not come to the table of its invite (`table.join`)" + within +
                         " after its `welcome`";
    case Expectation::act:
        return "was asked `" + open_prompt_->kind + "` (" + name_decision(open_prompt_->decision) +
               "), but has not " +
               (acts_.retry_code() ? "sent its answer again after `" + *acts_.retry_code() + "`"
                                   : "answered") +
               within;
    case Expectation::nothing: break;
    }
    return {};
}

std::optional<std::string> ConformanceChecker::mistake(std::int64_t now) const {
    if (report_.mistake()) return report_.mistake();
    if (report_.is_over() || expected_ == Expectation::nothing || now - since_ < patience_ms_) {
        return std::nullopt;
    }
    if (expected_ == Expectation::act && !acts_.can_store()) return std::nullopt;
    return describe_silence() + fault_note();
}

}  // namespace vegas::shell::conformance
