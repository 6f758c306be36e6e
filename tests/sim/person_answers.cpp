// What the answer to a request acknowledges, or why it is refused.
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "tests/sim/habit.hpp"
#include "tests/sim/person.hpp"
#include "tests/sim/world.hpp"

namespace vegas::sim {
namespace {

// What an honest client is never told: its requests were right when it made them.
constexpr auto kNever = std::to_array<std::string_view>(
    {"binary_frame", "message_too_large", "bad_json", "bad_message", "unknown_op", "hello_required",
     "already_welcome", "unsupported_protocol", "bad_name", "unknown_ruleset", "bad_option",
     "bad_seats", "future_decision", "illegal_action", "rate_limited", "closing"});
// But for these: it is not known how much was said, nor who else has come.
constexpr auto kMayBe = std::to_array<std::pair<std::string_view, std::string_view>>(
    {{"table.say", "rate_limited"},
     {"table.nudge", "rate_limited"},
     {"table.take_seat", "rate_limited"},
     {"table.change", "bad_seats"}});
bool may_be_refused(const std::string& op, const std::string& code, bool is_shared) {
    if (is_shared && code == "closing") return true;
    return std::find(kMayBe.begin(), kMayBe.end(),
                     std::pair<std::string_view, std::string_view>(op, code)) != kMayBe.end();
}

}  // namespace

void Person::answered(const json& request, const json& message) {
    const std::string op = request["op"];
    const bool asks_store = op == "games.mine" || op == "history";
    if (!world_.plan.is_shared() && asks_store && !stores_ && request["id"] > knows_outage_from_) {
        wrong(op + " was answered by a store that does not answer");
    }
    if (op == "act") return acked(request);
    if (op == "table.sync" && message.contains("missed")) {
        const std::string table = request["table"];
        if (tables_.contains(table)) return;
        Followed& known = before_.at(table);
        const bool is_same = world_.plan.is_shared() || known.server() == server_;
        if (!is_same) wrong("only what was missed, after a restart");
        known.forget_prompt();
        tables_.insert_or_assign(table, std::move(known));
        before_.erase(table);
        missed_[table] = message["missed"];
        return;
    }
    if (op == "table.create" || op == "quick_play") {
        --makes_;
        const std::string table = message["table"];
        led_to(request, table);
        // Whoever has left the seat since, and is led there again, may only watch.
        const auto known = tables_.find(table);
        if (known == tables_.end() || known->second.seat()) seats_.try_emplace(table);
        return;
    }
    const Account* account = account_of(request);
    if (account == nullptr) return;
    const std::string table = account->id();
    if (op == "table.join" || op == "table.leave") settled(table);
    if (op == "table.leave") seats_.erase(table);
    const auto it = tables_.find(table);
    const bool was_last_said = !dialogue_.asks(op) && !may_be_gone_from(table);
    if (op == "table.ready" && it != tables_.end() && was_last_said) {
        ready_[table] = {it->second.game(),
                         request["ready"].get<bool>() || it->second.table().contains("quick")};
    }
}

// The same as before, as long as one sits there.
void Person::led_to(const json& request, const std::string& table) {
    if (!request.contains("once")) return;
    const bool again = named_.value("once", "") == request["once"];
    // Of several servers each remembers what it was asked itself.
    const bool remembers = !world_.plan.is_shared();
    if (remembers && again && table != named_table_ && seats_.contains(named_table_)) {
        wrong("a request with a name led to " + named_table_ + ", and then to " + table);
    }
    named_ = request;
    named_.erase("id");
    named_table_ = table;
}

void Person::acked(const json& request) {
    if (!request.contains("note")) return;
    const json& note = request["note"];
    const std::string table = request["table"], action = bare(request["action"]);
    const std::uint32_t decision = request["decision"];
    world_.account(table).was_acked(note["game"], decision, note["seat"], action);
    ++world_.figures.acks;
    Act& last = acts_[table];
    if (last.decision == decision && last.action == action) last.acked = true;
}

void Person::refused(const json& request, const json& message) {
    const std::string op = request["op"], code = message["error"]["code"];
    if (op == "table.create" || op == "quick_play") --makes_;
    if (op == "hello") return refused_hello(code);
    // Of several servers one that refuses says why behind that, and each says so of itself.
    if (code == "storage_unavailable" && stores_ && !world_.plan.is_shared()) {
        wrong(test::dumped(request) + " was refused, and nobody said why");
    }
    if (op == "act") answer_again(request);
    if (op == "table.join" || op == "table.leave") {
        // Of several servers one may have done it before, and no longer know of it.
        const bool may_be_done = code == "storage_unavailable" && world_.plan.is_shared();
        const Account* account = account_of(request);
        if (account != nullptr && !may_be_done) settled(account->id());
    }
    // A home before may have done it, and died before it said so.
    if (op == "table.leave" && code == "not_at_table" && world_.plan.is_shared()) {
        seats_.erase(request["table"].get<std::string>());
    }
    if (!is_honest_) return;
    const bool is_never = std::find(kNever.begin(), kNever.end(), code) != kNever.end();
    if (is_never && !may_be_refused(op, code, world_.plan.is_shared())) {
        wrong(test::dumped(request) + " was refused: " + code);
    }
    if (op == "act" && code != "storage_unavailable") refused_act(request, code);
    const bool is_unknown = code == "not_at_table" || code == "unknown_table";
    if (op != "table.sync" || !is_unknown) return;
    const auto claim = seats_.find(request["table"].get<std::string>());
    if (claim == seats_.end()) return;
    // Whose server had no line to the home was away there, and a table without a game may be
    // closed.
    const bool may_be_closed = world_.plan.is_shared() && !world_.account(claim->first).plays();
    if (!may_be_closed && !may_be_gone_from(claim->first) && !may_have_expired(claim->second)) {
        wrong("nothing is known of table " + claim->first);
    }
    seats_.erase(claim);
}

void Person::settled(const std::string& table) {
    if (const auto it = unsure_.find(table); it != unsure_.end()) unsure_.erase(it);
}

// A guest who never had a seat is forgotten at a restart; nobody else is.
void Person::refused_hello(const std::string& code) {
    if (code == "storage_unavailable") return;  // more is heard of it
    if (code != "bad_token") wrong("hello was refused: " + code);
    const bool may_be = !is_kept_ && welcomed_by_ != world_.network.server_of(*line_);
    if (!may_be) wrong("not let in again");
    id_.clear();
    used_.clear();
    fresh_.clear();
    seats_.clear();
    before_.clear();
    unsure_.clear();
    acts_.clear();
    ready_.clear();
    say_hello();
}

// As long as one is asked.
void Person::answer_again(const json& request) {
    Act& last = acts_[request["table"]];
    if (last.decision == request["decision"] && last.action == bare(request["action"])) {
        last.line = 0;
    }
}

void Person::refused_act(const json& request, const std::string& code) {
    const std::string table = request["table"];
    Act& last = acts_[table];
    if (last.decision != request["decision"] || last.action != bare(request["action"])) return;
    if (last.may_be_outdone || may_be_gone_from(table) || !seats_.contains(table)) return;
    last.refused = code;
}

}  // namespace vegas::sim
