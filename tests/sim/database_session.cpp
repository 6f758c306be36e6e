#include "tests/sim/database_session.hpp"

#include <utility>

namespace vegas::sim {
namespace {

constexpr std::int64_t kAnswerMs = 2'000;
constexpr std::int64_t kAgainMs = 500;
constexpr std::int64_t kRenewalMs = 1'000, kRenewalRetryMs = 200;
constexpr std::int64_t kGapMs = 2'000;
constexpr std::int64_t kSteadyMs = 6'000;

}  // namespace

DatabaseSession::DatabaseSession(const Plan& plan, Database& database, ServerProcess& machine,
                                 OnLiving on_living)
    : plan_(plan), database_(database), machine_(machine), on_living_(std::move(on_living)) {}

// ---- a server begins, and ends

void DatabaseSession::begin(std::function<void(std::uint64_t)> then) {
    const std::uint64_t mine = ++begun_;
    database_.execute(
        machine_.number(), Database::Waits::for_the_standby,
        [number = machine_.number()](Database& database) { return database.join(number); },
        [this, mine, then = std::move(then)](const StatementResult& answer) {
            if (mine != begun_) return;
            me_ = answer.joined;
            then(me_);
        });
}

void DatabaseSession::set_listener(std::function<void(Said)> listener) {
    ++begun_;
    listener_ = std::move(listener);
    steady_since_ms_ = renewed_ms_ = machine_.steady_ms();
    renew();
}

void DatabaseSession::release_lease() {
    database_.execute(
        machine_.number(), Database::Waits::for_nothing,
        [me = me_](Database& database) { return database.release_lease(me); },
        [](const StatementResult&) {});
}

void DatabaseSession::stop() {
    ++begun_, ++question_, ++renewal_;
    waiting_.clear();
    batch_tasks_.clear();
    done_ = 0;
    pending_events_.clear();
    is_busy_ = is_in_doubt_ = is_lost_ = false;
    batch_ = 0;
    refused_.clear();
    owned_.clear();
}

// ---- one thing after the other

void DatabaseSession::submit(Task job) {
    const auto* append = std::get_if<core::Append>(&job);
    const bool is_first = append != nullptr && append->seq > 0 &&
                          append->records.front().find("\"taken\"") != std::string::npos;
    if (is_first && plan_.is(DisabledSafeguard::early_taken)) {
        listener_(core::AppendStored{append->table, append->last()});
    }
    waiting_.push_back(std::move(job));
    if (!is_busy_) process_next();
}

void DatabaseSession::process_next() {
    if (is_lost_) return;
    const std::uint64_t life = begun_;
    is_busy_ = true;
    if (is_in_doubt_) return touch();
    if (done_ == batch_tasks_.size()) {
        for (Said& said : std::exchange(pending_events_, {})) {
            listener_(std::move(said));
            if (life != begun_) return;
        }
        batch_tasks_.assign(std::make_move_iterator(waiting_.begin()),
                            std::make_move_iterator(waiting_.end()));
        waiting_.clear();
        done_ = 0;
        if (batch_tasks_.empty()) {
            is_busy_ = false;
            return;
        }
    }
    if (std::holds_alternative<core::Append>(batch_tasks_[done_])) return append_some();
    carry_out(batch_tasks_[done_]);
}

void DatabaseSession::on_lease_lost() {
    if (!std::exchange(is_lost_, true)) machine_.on_lease_lost();
}

void DatabaseSession::request(Database::Statement what, Database::OnAnswer then) {
    const std::uint64_t mine = ++question_;
    database_.execute(
        machine_.number(), Database::Waits::for_the_standby, std::move(what),
        [this, mine, then = std::move(then)](const StatementResult& answer) {
            machine_.after(0, [this, mine, then, answer] {
                if (mine != question_ || is_lost_) return;
                ++question_;
                if (answer.fenced) return on_lease_lost();
                if (answer.unsure && !plan_.is(DisabledSafeguard::warning_is_success)) {
                    return failed();
                }
                then(answer);
            });
        });
    machine_.after(kAnswerMs, [this, mine] {
        if (mine == question_ && !is_lost_) failed();
    });
}

void DatabaseSession::failed() {
    ++question_;
    is_in_doubt_ = true;
    machine_.after(kAgainMs, [this] { process_next(); });
}

void DatabaseSession::touch() {
    request([me = me_](Database& database) { return database.touch(me); },
            [this](const StatementResult&) {
                is_in_doubt_ = false;
                process_next();
            });
}

void DatabaseSession::append_some() {
    std::vector<core::Append> all, asked;
    for (std::size_t i = done_; i < batch_tasks_.size(); ++i) {
        const auto* append = std::get_if<core::Append>(&batch_tasks_[i]);
        if (append == nullptr) break;
        all.push_back(*append);
        if (!refused_.contains(append->table)) asked.push_back(*append);
    }
    request([me = me_, batch = batch_ + 1,
             asked](Database& database) { return database.append(me, batch, asked); },
            [this, all](const StatementResult& answer) { on_append_results(all, answer.letters); });
}

void DatabaseSession::on_append_results(const std::vector<core::Append>& all,
                                        const std::string& letters) {
    ++batch_;
    std::size_t next = 0;
    const auto before = refused_;
    for (const core::Append& what : all) {
        const char letter = before.contains(what.table) ? 'r' : letters.at(next++);
        if (letter == 's' || letter == 'a') {
            if (what.seq == 0) owned_.insert(what.table);
            if (what.closes || what.sleeps) owned_.erase(what.table);
            pending_events_.emplace_back(core::AppendStored{what.table, what.last()});
            continue;
        }
        owned_.erase(what.table);
        const auto why = letter == 't' ? core::AppendError::id_taken : core::AppendError::conflict;
        const auto& refusal = *refused_.try_emplace(what.table, why).first;
        pending_events_.emplace_back(core::AppendRefused{what.table, refusal.second});
    }
    done_with(all.size());
}

void DatabaseSession::done_with(std::size_t jobs) {
    done_ += jobs;
    process_next();
}

void DatabaseSession::carry_out(const Task& job) {
    const auto hear = [this](const StatementResult& answer) {
        pending_events_.insert(pending_events_.end(), answer.said.begin(), answer.said.end());
        done_with(1);
    };
    if (const auto* ask = std::get_if<core::StoreQuery>(&job)) {
        return request([me = me_, ask = *ask, owned = owned_](
                           Database& database) { return database.run_query(me, ask, owned); },
                       [this, hear](const StatementResult& answer) {
                           for (const Said& said : answer.said) note_woken(said);
                           hear(answer);
                       });
    }
    if (const auto* release = std::get_if<core::Release>(&job)) {
        for (const std::string& table : release->tables) owned_.erase(table);
        return request([me = me_, tables = release->tables](
                           Database& database) { return database.release(me, tables); },
                       hear);
    }
    request([me = me_, fences = may_fence(),
             taken = owned_](Database& database) { return database.claim(me, fences, taken); },
            [this](const StatementResult& answer) {
                load_claimed(answer.tables, answer.homes_before);
            });
}

void DatabaseSession::note_woken(const Said& said) {
    const auto* reply = std::get_if<core::QueryReply>(&said);
    const auto* table = reply == nullptr ? nullptr : std::get_if<core::LoadedTable>(&reply->result);
    if (table == nullptr) return;
    owned_.insert(table->table);
    refused_.erase(table->table);
}

void DatabaseSession::load_claimed(const std::vector<std::string>& tables,
                                   const std::set<NodeId>& fenced) {
    request([me = me_, tables,
             fenced](Database& database) { return database.load(me, tables, fenced); },
            [this](const StatementResult& answer) {
                for (const Said& said : answer.said) {
                    for (const auto& table : std::get<core::Claimed>(said).tables) {
                        owned_.insert(table.table);
                        refused_.erase(table.table);
                    }
                    pending_events_.push_back(said);
                }
                done_with(1);
            });
}

// ---- the lease

bool DatabaseSession::may_fence() const {
    if (plan_.is(DisabledSafeguard::hasty_fence)) return true;
    const std::int64_t now = machine_.steady_ms();
    return now - renewed_ms_ < kGapMs && now - steady_since_ms_ >= kSteadyMs;
}

void DatabaseSession::renew() {
    const std::uint64_t mine = ++renewal_;
    database_.execute(
        machine_.number(), Database::Waits::for_nothing,
        [me = me_](Database& database) { return database.renew(me); },
        [this, mine](const StatementResult& answer) {
            machine_.after(0, [this, mine, answer] {
                if (mine != renewal_ || is_lost_) return;
                if (answer.fenced) return on_lease_lost();
                on_living_(me_, answer.living);
                const std::int64_t now = machine_.steady_ms();
                if (now - std::exchange(renewed_ms_, now) > kGapMs) steady_since_ms_ = now;
                ++renewal_;
                machine_.after(kRenewalMs, [this] { renew(); });
            });
        });
    machine_.after(kAnswerMs, [this, mine] {
        if (mine == renewal_ && !is_lost_) machine_.after(kRenewalRetryMs, [this] { renew(); });
    });
}

}  // namespace vegas::sim
