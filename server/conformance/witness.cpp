#include "server/conformance/witness.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "server/shell/process/log_fields.hpp"

namespace vegas::shell::conformance {
namespace {

// Clocks of two programs differ a little, and a timer may go off a little early.
constexpr std::int64_t kTolerancePercent = 10;

constexpr std::size_t kShown = 200;  // bytes of what the bot has sent

// Refusals that a bot has only itself to blame for. Others may come of what others do meanwhile:
// that a game has started, that a seat is taken.
constexpr std::array<std::string_view, 16> kItsFault = {
    "binary_frame",   "message_too_large", "bad_json",         "bad_message",
    "unknown_op",     "hello_required",    "already_welcome",  "unsupported_protocol",
    "bad_name",       "bad_token",         "unknown_table",    "unknown_invite",
    "illegal_action", "future_decision",   "game_not_started", "not_seated"};

std::string ms(std::int64_t n) { return std::to_string(n) + " ms"; }
std::string of(std::int64_t decision) { return "decision " + std::to_string(decision); }

std::string shown(std::string_view bytes) {
    std::string text = visible(bytes.substr(0, kShown));
    return bytes.size() > kShown ? text + "..." : text;
}

std::string key_of(const Json& id) {
    return id.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::int64_t decision_of(const Json& message) {
    const auto it = message.find("decision");
    return it != message.end() && it->is_number_integer() ? it->get<std::int64_t>() : -1;
}

std::string word(const Json& message, const char* name) {
    const auto it = message.find(name);
    return it != message.end() && it->is_string() ? it->get<std::string>() : std::string();
}

}  // namespace

bool Witness::Pause::lasts(std::int64_t now) const {
    return now < until() - ms * kTolerancePercent / 100;
}

void Witness::finds(std::string mistake) {
    if (mistake_ || is_over_) return;
    mistake_ = std::move(mistake) + before();
}

std::string Witness::before() const { return done_.empty() ? "" : ". Before that, " + done_; }

void Witness::line_opens(std::int64_t now) {
    if (before_return_.lasts(now)) {
        finds("came back " + ms(now - before_return_.since) +
              " after `closing`, whose `reconnect_after_ms` was " +
              std::to_string(before_return_.ms));
    }
    requests_ = Json::object();
    sent_.clear();
    waits_for(Wait::hello, now);
}

void Witness::line_ends(std::int64_t now, bool by_us) {
    if (!by_us) finds("closed its connection before the game was over");
    waits_for(Wait::next_line, std::max(now, before_return_.until()));
}

void Witness::bot_says_no_json(std::string_view bytes) {
    finds("sent something that is not JSON: " + shown(bytes));
}

void Witness::bot_says(std::int64_t now, const Json& request) {
    if (!request.is_object()) return;  // the server says what is wrong with it
    // Of one without an id, only an error is answered, with null.
    requests_[key_of(request.value("id", Json()))] = request;
    const std::string op = word(request, "op");
    if (op == "hello") says_hello(now, request);
    if (op == "act") acts(now, request);
}

void Witness::says_hello(std::int64_t now, const Json& request) {
    waits_for(Wait::hello, now);  // for its welcome
    if (!request.contains("bot")) {
        finds(
            "said `hello` without `bot`, so that people take it for one of them: "
            "{\"name\":...} says which program plays");
    }
    if (!has_been_here_) return;
    const std::string token = word(request, "token");
    if (token.empty()) {
        finds(
            "came back as a new player: `hello` must have the `token` of its last `welcome` "
            "instead of a name");
    } else if (!tokens_.contains(token)) {
        finds("came back with a token that it never had");
    }
}

void Witness::acts(std::int64_t now, const Json& request) {
    const std::int64_t decision = decision_of(request);
    if (!can_store_) {
        finds(
            "sent `act` again though `ev: storage` had said that nothing can be stored: it has "
            "to wait until `available` is true");
    } else if (before_answer_.lasts(now)) {
        finds("sent `act` again " + ms(now - before_answer_.since) +
              " after `rate_limited`, whose `retry_after_ms` was " +
              std::to_string(before_answer_.ms));
    } else if (told_stale_.contains(decision)) {
        finds("answered " + of(decision) +
              " again, though it had been told `stale_decision`: it has to go on with the next "
              "`prompt`");
    } else if (sent_.contains(decision)) {
        finds("answered " + of(decision) + " twice");
    }
    sent_.insert(decision);
    answered_.insert(decision);
    refused_.reset();
    if (open_ && open_->decision == decision) waits_for(Wait::nothing, now);
}

void Witness::is_told(std::int64_t now, const Json& message) {
    const std::string ev = word(message, "ev");
    if (ev == "welcome") {
        tokens_.insert(word(message, "token"));
        has_been_here_ = true;
        waits_for(Wait::table, now);
    } else if (ev == "closing") {
        before_return_ = {now, message.value("reconnect_after_ms", std::int64_t{0})};
    } else if (ev == "storage") {
        can_store_ = message.value("available", true);
        if (can_store_ && wait_ == Wait::answer) waits_for(Wait::answer, now);
    }
    if (message.contains("missed") && wait_ == Wait::table) waits_for(Wait::nothing, now);
    if (word(message, "table") == table_) is_told_of_table(now, message);
    const auto re = message.find("re");
    if (re == message.end()) return;
    const std::string key = key_of(*re);
    const Json request = requests_.value(key, Json::object());
    requests_.erase(key);
    if (message.contains("error")) is_refused(now, request, message["error"]);
}

void Witness::is_told_of_table(std::int64_t now, const Json& message) {
    const std::string ev = word(message, "ev");
    if (ev == "prompt") return is_asked(now, message);
    if (ev != "snapshot") return;
    const Json you = message.value("view", Json::object()).value("you", Json());
    has_seat_ = you.is_object();
    if (wait_ == Wait::table && has_seat_) waits_for(Wait::nothing, now);
    const auto prompt = message.find("prompt");
    if (prompt != message.end() && prompt->is_object()) is_asked(now, *prompt);
}

void Witness::is_asked(std::int64_t now, const Json& prompt) {
    if (!prompt.contains("actions")) {
        open_.reset();
        return;
    }
    open_ = {decision_of(prompt), word(prompt, "kind")};
    asked_.insert(open_->kind);
    if (!sent_.contains(open_->decision)) waits_for(Wait::answer, now);
}

void Witness::is_refused(std::int64_t now, const Json& request, const Json& error) {
    const std::string code = word(error, "code");
    if (word(request, "op") == "act") act_is_refused(now, decision_of(request), error);
    if (std::ranges::find(kItsFault, code) == kItsFault.end()) return;
    const std::string sent =
        request.empty()
            ? std::string()
            : " to " + shown(request.dump(-1, ' ', false, Json::error_handler_t::replace));
    finds("was answered with `" + code + "`" + sent + ": " + word(error, "message"));
}

void Witness::act_is_refused(std::int64_t now, std::int64_t decision, const Json& error) {
    const std::string code = word(error, "code");
    if (code == "rate_limited" || code == "storage_unavailable" || code == "closing") {
        sent_.erase(decision);
        answered_.erase(decision);
        refused_ = code;
        if (code == "closing") return;  // its next line is waited for
        waits_for(Wait::answer, now);
        if (code != "rate_limited") return;
        const Json data = error.value("data", Json::object());
        before_answer_ = {now, data.value("retry_after_ms", std::int64_t{0})};
        since_ = before_answer_.until();
    } else if (code == "stale_decision" || code == "not_your_decision" || code == "game_over") {
        told_stale_.insert(decision);
        if (passed_.contains(decision)) return;
        finds("answered " + of(decision) + ", which was not its to answer: `" + code +
              "`. Only a `prompt` with `actions` asks it");
    }
}

std::string Witness::silence() const {
    const std::string within = " within " + ms(patience_ms_);
    switch (wait_) {
    case Wait::first_line: return "has not connected to the server" + within;
    case Wait::next_line: return "has not come back" + within + " when its connection had ended";
    case Wait::hello: return "has connected, but has not said `hello`" + within;
    case Wait::table:
        return tokens_.size() < 2
                   ? "has not come to the table of its invite (`table.join`)" + within +
                         " after its `welcome`"
                   : "came back, but has not asked how its table stands (`table.join` or "
                     "`table.sync`)" +
                         within;
    case Wait::answer:
        return "was asked `" + open_->kind + "` (" + of(open_->decision) + "), but has not " +
               (refused_ ? "sent its answer again after `" + *refused_ + "`" : "answered") + within;
    case Wait::nothing: break;
    }
    return {};
}

std::optional<std::string> Witness::mistake(std::int64_t now) const {
    if (mistake_) return mistake_;
    if (is_over_ || wait_ == Wait::nothing || now - since_ < patience_ms_) return std::nullopt;
    if (wait_ == Wait::answer && !can_store_) return std::nullopt;
    return silence() + before();
}

}  // namespace vegas::shell::conformance
