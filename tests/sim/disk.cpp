#include "tests/sim/disk.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace vegas::sim {
namespace {

constexpr std::int64_t kDiskRetryMs = 200;
constexpr std::int64_t kDiskFullMsMost = 5'000, kHeldMsMost = 4'000;

// What is said of one of these comes in order: a table, whether tables are asleep, or an answer of
// its own. A server whose store is its own never hears that a table is not there before it is
// given the table.
std::string subject_of(const Disk::Said& said) {
    if (const auto* stored = std::get_if<core::AppendStored>(&said)) return stored->table;
    if (const auto* refused = std::get_if<core::AppendRefused>(&said)) return refused->table;
    const auto& reply = std::get<core::QueryReply>(said);
    const bool is_of_sleep = std::holds_alternative<core::LoadedTable>(reply.result) ||
                             std::holds_alternative<core::TableHome>(reply.result) ||
                             std::holds_alternative<core::NoResult>(reply.result);
    return is_of_sleep ? "asleep" : "answer " + std::to_string(reply.ticket.number);
}

}  // namespace

Disk::Disk(const Plan& plan, Scheduler& agenda, OnHeld on_held)
    : plan_(plan), agenda_(agenda), on_held_(std::move(on_held)), chance_(plan.seed, "disk") {
    store_.listen([this](Said said) { last_said_ = std::move(said); });
}

// ---- transactions: all that waits, in its order

void Disk::submit(Task job) {
    if (std::holds_alternative<core::Append>(job)) ++under_way_;
    waiting_.push_back(std::move(job));
    if (!is_committing_) commit_in(chance_.between(0, plan_.disk_ms_most));
}

void Disk::commit_in(std::int64_t ms) {
    is_committing_ = true;
    agenda_.after(ms, [this, start = start_] {
        if (start == start_) commit();
    });
}

bool Disk::is_full() {
    if (healed_) return false;
    const std::int64_t now = agenda_.now_ms();
    if (now >= full_until_ms_ && chance_.one_in(plan_.full_once_in)) {
        full_until_ms_ = now + chance_.between(kDiskRetryMs, kDiskFullMsMost);
    }
    return now < full_until_ms_;
}

void Disk::commit() {
    if (is_full()) return commit_in(kDiskRetryMs);
    is_committing_ = false;
    std::vector<Said> said;
    for (Task& job : std::exchange(waiting_, {})) said.push_back(carry_out(std::move(job)));
    for (Said& one : said) hold_or_say(std::move(one));
}

Disk::Said Disk::carry_out(Task job) {
    if (auto* question = std::get_if<core::StoreQuery>(&job)) {
        store_.query(std::move(*question));
        return std::move(last_said_);
    }
    const auto& append = std::get<core::Append>(job);
    store_.append({append});
    if (std::holds_alternative<core::AppendStored>(last_said_)) on_held_(append);
    return std::move(last_said_);
}

// ---- what is said: of each table in order, of several in any

void Disk::hold_or_say(Said said) {
    const std::string subject = subject_of(said);
    if (const auto it = held_.find(subject); it != held_.end()) {
        it->second.push_back(std::move(said));
    } else if (!healed_ && chance_.one_in(plan_.held_once_in)) {
        hold(subject, std::move(said));
    } else {
        say(std::move(said));
    }
}

void Disk::hold(const std::string& subject, Said said) {
    held_[subject].push_back(std::move(said));
    if (chance_.one_in(8)) return;  // until all is healed
    agenda_.after(chance_.between(0, kHeldMsMost), [this, subject, start = start_] {
        if (start == start_) release(subject);
    });
}

void Disk::release(const std::string& subject) {
    auto held = held_.extract(subject);
    if (held.empty()) return;
    for (Said& said : held.mapped()) say(std::move(said));
}

void Disk::say(Said said) {
    std::int64_t& last = said_at_ms_[subject_of(said)];
    const bool late = plan_.disk_ms_most > 0 && chance_.one_in(4);
    last = std::max(last, agenda_.now_ms() + (late ? chance_.between(0, plan_.disk_ms_most) : 0));
    agenda_.at(last, [this, start = start_, said = std::move(said)] {
        if (start == start_) say_now(said);
    });
}

void Disk::say_now(const Said& said) {
    if (!std::holds_alternative<core::QueryReply>(said)) --under_way_;
    listener_(said);
}

// ---- faults

void Disk::stop() {
    ++start_;
    const std::uint32_t kind = chance_.below(3);  // all is lost, nothing is, or it depends
    std::set<std::string> ended;
    for (Task& job : std::exchange(waiting_, {})) {
        const bool lasts = kind == 1 || (kind == 2 && chance_.one_in(2));
        const auto* append = std::get_if<core::Append>(&job);
        if (append != nullptr && !lasts) ended.insert(append->table);
        const bool follows = append == nullptr || !ended.contains(append->table);
        if (lasts && follows) (void)carry_out(std::move(job));
    }
    is_committing_ = false;
    said_at_ms_.clear();
    held_.clear();
    under_way_ = 0;
    full_until_ms_ = 0;
    store_.restart();
    store_.listen([this](Said said) { last_said_ = std::move(said); });
}

void Disk::heal() {
    healed_ = true;
    while (!held_.empty()) release(held_.begin()->first);
}

}  // namespace vegas::sim
