#include "tests/sim/session.hpp"

#include <utility>

namespace vegas::sim {
namespace {

constexpr std::int64_t kAnswerMs = 2'000;
constexpr std::int64_t kAgainMs = 500;
constexpr std::int64_t kRenewalMs = 1'000, kRetryMs = 200;
constexpr std::int64_t kGapMs = 2'000;
constexpr std::int64_t kSteadyMs = 6'000;

}  // namespace

Session::Session(const Plan& plan, Database& database, Machine& machine, OnLiving on_living)
    : plan_(plan), database_(database), machine_(machine), on_living_(std::move(on_living)) {}

// ---- a server begins, and ends

void Session::begin(std::function<void(std::uint64_t)> then) {
    const std::uint64_t mine = ++begun_;
    database_.ask(
        machine_.number(), Database::Waits::for_the_standby,
        [number = machine_.number()](Database& database) { return database.join(number); },
        [this, mine, then = std::move(then)](const Answer& answer) {
            if (mine != begun_) return;
            me_ = answer.joined;
            then(me_);
        });
}

void Session::listen(std::function<void(Said)> listener) {
    ++begun_;
    listener_ = std::move(listener);
    steady_since_ms_ = renewed_ms_ = machine_.steady_ms();
    renew();
}

void Session::give_back() {
    database_.ask(
        machine_.number(), Database::Waits::for_nothing,
        [me = me_](Database& database) { return database.give_back(me); }, [](const Answer&) {});
}

void Session::stop() {
    ++begun_, ++question_, ++renewal_;
    waiting_.clear();
    doing_.clear();
    done_ = 0;
    said_.clear();
    is_busy_ = in_doubt_ = is_lost_ = false;
    batch_ = 0;
    refused_.clear();
    taken_.clear();
}

// ---- one thing after the other

void Session::put(Job job) {
    const auto* append = std::get_if<core::Append>(&job);
    const bool is_first = append != nullptr && append->seq > 0 &&
                          append->records.front().find("\"taken\"") != std::string::npos;
    if (is_first && plan_.is(Control::early_taken)) {
        listener_(core::Stored{append->table, append->last()});
    }
    waiting_.push_back(std::move(job));
    if (!is_busy_) go_on();
}

void Session::go_on() {
    if (is_lost_) return;
    const std::uint64_t life = begun_;
    is_busy_ = true;
    if (in_doubt_) return touch();
    if (done_ == doing_.size()) {
        for (Said& said : std::exchange(said_, {})) {
            listener_(std::move(said));
            if (life != begun_) return;
        }
        doing_.assign(std::make_move_iterator(waiting_.begin()),
                      std::make_move_iterator(waiting_.end()));
        waiting_.clear();
        done_ = 0;
        if (doing_.empty()) {
            is_busy_ = false;
            return;
        }
    }
    if (std::holds_alternative<core::Append>(doing_[done_])) return append_some();
    carry_out(doing_[done_]);
}

void Session::lose() {
    if (!std::exchange(is_lost_, true)) machine_.lost();
}

void Session::request(Database::Statement what, Database::OnAnswer then) {
    const std::uint64_t mine = ++question_;
    database_.ask(machine_.number(), Database::Waits::for_the_standby, std::move(what),
                  [this, mine, then = std::move(then)](const Answer& answer) {
                      machine_.after(0, [this, mine, then, answer] {
                          if (mine != question_ || is_lost_) return;
                          ++question_;
                          if (answer.fenced) return lose();
                          if (answer.unsure && !plan_.is(Control::warning_is_success)) {
                              return failed();
                          }
                          then(answer);
                      });
                  });
    machine_.after(kAnswerMs, [this, mine] {
        if (mine == question_ && !is_lost_) failed();
    });
}

void Session::failed() {
    ++question_;
    in_doubt_ = true;
    machine_.after(kAgainMs, [this] { go_on(); });
}

void Session::touch() {
    request([me = me_](Database& database) { return database.touch(me); },
            [this](const Answer&) {
                in_doubt_ = false;
                go_on();
            });
}

void Session::append_some() {
    std::vector<core::Append> all, asked;
    for (std::size_t i = done_; i < doing_.size(); ++i) {
        const auto* append = std::get_if<core::Append>(&doing_[i]);
        if (append == nullptr) break;
        all.push_back(*append);
        if (!refused_.contains(append->table)) asked.push_back(*append);
    }
    request([me = me_, batch = batch_ + 1,
             asked](Database& database) { return database.append(me, batch, asked); },
            [this, all](const Answer& answer) { hear_letters(all, answer.letters); });
}

void Session::hear_letters(const std::vector<core::Append>& all, const std::string& letters) {
    ++batch_;
    std::size_t next = 0;
    const auto before = refused_;
    for (const core::Append& what : all) {
        const char letter = before.contains(what.table) ? 'r' : letters.at(next++);
        if (letter == 's' || letter == 'a') {
            if (what.seq == 0) taken_.insert(what.table);
            if (what.closes) taken_.erase(what.table);
            said_.emplace_back(core::Stored{what.table, what.last()});
            continue;
        }
        taken_.erase(what.table);
        const auto why = letter == 't' ? core::Refusal::taken : core::Refusal::broken;
        const auto& refusal = *refused_.try_emplace(what.table, why).first;
        said_.emplace_back(core::Refused{what.table, refusal.second});
    }
    done_with(all.size());
}

void Session::done_with(std::size_t jobs) {
    done_ += jobs;
    go_on();
}

void Session::carry_out(const Job& job) {
    const auto hear = [this](const Answer& answer) {
        said_.insert(said_.end(), answer.said.begin(), answer.said.end());
        done_with(1);
    };
    if (const auto* ask = std::get_if<core::Ask>(&job)) {
        return request([ask = *ask](Database& database) { return database.answer(ask); }, hear);
    }
    if (const auto* release = std::get_if<core::Release>(&job)) {
        for (const std::string& table : release->tables) taken_.erase(table);
        return request([me = me_, tables = release->tables](
                           Database& database) { return database.release(me, tables); },
                       hear);
    }
    request([me = me_, fences = may_fence(),
             taken = taken_](Database& database) { return database.claim(me, fences, taken); },
            [this](const Answer& answer) { load(answer.tables, answer.homes_before); });
}

void Session::load(const std::vector<std::string>& tables, const std::set<NodeId>& fenced) {
    request([me = me_, tables,
             fenced](Database& database) { return database.load(me, tables, fenced); },
            [this](const Answer& answer) {
                for (const Said& said : answer.said) {
                    for (const auto& table : std::get<core::Claimed>(said).tables) {
                        taken_.insert(table.table);
                        refused_.erase(table.table);
                    }
                    said_.push_back(said);
                }
                done_with(1);
            });
}

// ---- the lease

bool Session::may_fence() const {
    if (plan_.is(Control::hasty_fence)) return true;
    const std::int64_t now = machine_.steady_ms();
    return now - renewed_ms_ < kGapMs && now - steady_since_ms_ >= kSteadyMs;
}

void Session::renew() {
    const std::uint64_t mine = ++renewal_;
    database_.ask(
        machine_.number(), Database::Waits::for_nothing,
        [me = me_](Database& database) { return database.renew(me); },
        [this, mine](const Answer& answer) {
            machine_.after(0, [this, mine, answer] {
                if (mine != renewal_ || is_lost_) return;
                if (answer.fenced) return lose();
                on_living_(me_, answer.living);
                const std::int64_t now = machine_.steady_ms();
                if (now - std::exchange(renewed_ms_, now) > kGapMs) steady_since_ms_ = now;
                ++renewal_;
                machine_.after(kRenewalMs, [this] { renew(); });
            });
        });
    machine_.after(kAnswerMs, [this, mine] {
        if (mine == renewal_ && !is_lost_) machine_.after(kRetryMs, [this] { renew(); });
    });
}

}  // namespace vegas::sim
