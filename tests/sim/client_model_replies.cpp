// What the answer to a request acknowledges, or why it is refused.
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "tests/sim/behavior.hpp"
#include "tests/sim/client_model.hpp"
#include "tests/sim/simulation.hpp"

namespace vegas::sim {
namespace {

constexpr std::int64_t kAskAgainMs = 1'000;

// What an honest client is never told: its requests were right when it made them.
constexpr auto kNever = std::to_array<std::string_view>(
    {"binary_frame", "message_too_large", "bad_json", "bad_message", "unknown_op", "hello_required",
     "hello_repeated", "unsupported_protocol", "bad_name", "unknown_ruleset", "bad_option",
     "bad_seats", "future_decision", "illegal_action", "rate_limited", "closing"});
// But for these: it is not known how much was said and changed, nor who else has come, nor how
// often a player has come back to a seat.
constexpr auto kMayBe = std::to_array<std::pair<std::string_view, std::string_view>>(
    {{"table.chat", "rate_limited"},
     {"table.nudge", "rate_limited"},
     {"table.request_seat", "rate_limited"},
     {"table.join", "rate_limited"},
     {"table.ready", "rate_limited"},
     {"table.add_bot", "rate_limited"},
     {"table.remove_bot", "rate_limited"},
     {"table.change", "rate_limited"},
     {"table.create", "rate_limited"},
     {"quick_play", "rate_limited"},
     {"table.change", "bad_seats"}});
bool may_be_refused(const std::string& op, const std::string& code, bool is_shared) {
    if (is_shared && code == "closing") return true;
    return std::find(kMayBe.begin(), kMayBe.end(),
                     std::pair<std::string_view, std::string_view>(op, code)) != kMayBe.end();
}

}  // namespace

void ClientModel::answered(const json& request, const json& message) {
    const std::string op = request["op"];
    const bool asks_store = op == "games.mine" || op == "history";
    if (!world_.plan.is_shared() && asks_store && !stores_ && request["id"] > knows_outage_from_) {
        fail(op + " was answered by a store that does not answer");
    }
    if (op == "act") return acked(request, message);
    if (message.value("ev", "") == "update") fail(op + " was answered by an update");
    if (op == "table.sync" && message.contains("missed")) {
        const std::string table = request["table"];
        if (tables_.contains(table)) return;
        TableReplica& known = before_.at(table);
        const bool is_same = world_.plan.is_shared() || known.server() == server_;
        if (!is_same) fail("only what was missed, after a restart");
        const int missed = message["missed"];
        known.forget_prompt();
        tables_.insert_or_assign(table, std::move(known));
        before_.erase(table);
        missed_[table] = missed;
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
    const TableChecker* account = account_of(request);
    if (account == nullptr) return;
    const std::string table = account->id();
    if (op == "table.join" || op == "table.leave") settled(table);
    if (op == "table.leave") seats_.erase(table);
    const auto it = tables_.find(table);
    const bool was_last_said = !dialogue_.has(op) && !may_be_gone_from(table);
    if (op == "table.ready" && it != tables_.end() && was_last_said) {
        ready_[table] = {it->second.game(),
                         request["ready"].get<bool>() || it->second.table().contains("quick")};
    }
}

// The same as before, as long as one sits there.
void ClientModel::led_to(const json& request, const std::string& table) {
    if (!request.contains("idempotency_key")) return;
    const bool again = request["idempotency_key"] == named_.value("idempotency_key", "");
    // Of several servers each remembers what it was asked itself.
    const bool remembers = !world_.plan.is_shared();
    if (remembers && again && table != named_table_ && seats_.contains(named_table_)) {
        fail("a request with a name led to " + named_table_ + ", and then to " + table);
    }
    named_ = request;
    named_.erase("id");
    named_table_ = table;
}

void ClientModel::acked(const json& request, const json& message) {
    if (!request.contains("note")) return;
    if (!message.contains("ev")) check_is_repeat(request);
    const json& note = request["note"];
    const std::string table = request["table"], action = bare(request["action"]);
    const std::uint32_t decision = request["decision"];
    world_.account(table).on_action_acked(note["game"], decision, note["seat"], action);
    ++world_.figures.acks;
    Act& last = acts_[table];
    if (last.decision == decision && last.action == action) last.acked = true;
}

// An answer that changes the table is acknowledged by its update.
void ClientModel::check_is_repeat(const json& request) const {
    const std::string table = request["table"];
    const auto it = tables_.find(table);
    // Of several servers one may no longer be its home, and leaves the update to the next.
    if (it == tables_.end() || world_.plan.is_shared()) return;
    const TableReplica& now = it->second;
    const std::uint32_t decision = request["decision"];
    const bool plays =
        now.status() == "playing" && now.game() == request["note"]["game"].get<int>();
    if (!plays || !now.open() || *now.open() > decision) return;
    fail("table " + table + ": the answer to decision " + std::to_string(decision) +
         " was acknowledged without its update");
}

void ClientModel::refused(const json& request, const json& message) {
    const std::string op = request["op"], code = message["error"]["code"];
    if (op == "table.create" || op == "quick_play") --makes_;
    if (op == "hello") return refused_hello(code);
    // Of several servers one that refuses says why behind that, and each says so of itself.
    if (code == "storage_unavailable" && stores_ && !world_.plan.is_shared()) {
        fail(test::dumped(request) + " was refused, and nobody said why");
    }
    if (op == "act") answer_again(request);
    if (op == "table.join" || op == "table.leave") {
        // Of several servers one may have done it before, and no longer know of it.
        const bool may_be_done = code == "storage_unavailable" && world_.plan.is_shared();
        const TableChecker* account = account_of(request);
        if (account != nullptr && !may_be_done) settled(account->id());
    }
    const bool is_unknown = code == "not_at_table" || code == "unknown_table";
    // It was done, and the line broke or the home died before it said so.
    if (op == "table.leave" && is_unknown) {
        forget(request["table"].get<std::string>());
    }
    if (op == "table.sync" && is_unknown) not_found(request["table"]);
    if (op == "table.sync" && code == "storage_unavailable") sync_later(request["table"]);
    // A full server wakes no game, perhaps never.
    if (op == "table.sync" && code == "table_limit") seats_.erase(request["table"]);
    if (!is_honest_) return;
    const bool is_never = std::find(kNever.begin(), kNever.end(), code) != kNever.end();
    if (is_never && !may_be_refused(op, code, world_.plan.is_shared())) {
        fail(test::dumped(request) + " was refused: " + code);
    }
    if (op == "act" && code != "storage_unavailable") refused_act(request, code);
}

void ClientModel::not_found(const std::string& table) {
    const auto claim = seats_.find(table);
    if (claim == seats_.end()) return;
    // Whose server had no line to the home was away there, and a table without a game may be
    // closed.
    const bool may_be_closed = world_.plan.is_shared() && !world_.account(table).plays();
    const bool is_right =
        may_be_closed || may_be_gone_from(table) || may_have_expired(table, claim->second);
    if (is_honest_ && !is_right) fail("nothing is known of table " + table);
    seats_.erase(claim);
}

// A game that sleeps cannot be woken while the store does not answer.
void ClientModel::sync_later(const std::string& table) {
    world_.agenda.after(kAskAgainMs, [this, table, line = line_] {
        if (line == line_ && !tables_.contains(table)) sync(table, true);
    });
}

void ClientModel::settled(const std::string& table) {
    if (const auto it = unsure_.find(table); it != unsure_.end()) unsure_.erase(it);
}

// A guest who never had a seat is forgotten at a restart, and after a long time; nobody else is.
void ClientModel::refused_hello(const std::string& code) {
    if (code == "storage_unavailable") return;  // more is heard of it
    if (code == "connection_limit") return cut();
    if (code != "bad_token") fail("hello was refused: " + code);
    const bool is_another = welcomed_by_ != world_.network.server_of(*line_);
    const bool may_be = !is_kept_ && (is_another || is_long_away());
    if (!may_be) fail("not let in again");
    id_.clear();
    token_.clear();
    seats_.clear();
    before_.clear();
    unsure_.clear();
    acts_.clear();
    ready_.clear();
    say_hello();
}

// As long as one is asked.
void ClientModel::answer_again(const json& request) {
    Act& last = acts_[request["table"]];
    if (last.decision == request["decision"] && last.action == bare(request["action"])) {
        last.line = 0;
    }
}

void ClientModel::refused_act(const json& request, const std::string& code) {
    const std::string table = request["table"];
    Act& last = acts_[table];
    if (last.decision != request["decision"] || last.action != bare(request["action"])) return;
    if (last.may_be_outdone || may_be_gone_from(table) || !seats_.contains(table)) return;
    last.refused = code;
}

}  // namespace vegas::sim
