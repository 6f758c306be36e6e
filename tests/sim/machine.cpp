#include "tests/sim/machine.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "engine/bots/policy.hpp"
#include "tests/sim/twins.hpp"
#include "tests/sim/wrong.hpp"

namespace vegas::sim {
namespace {

constexpr std::int64_t kDownMsMost = 2'000;
constexpr std::int64_t kThinkMsMost = 20;
constexpr std::int64_t kLateMsMost = 5;
constexpr std::int64_t kEpochMs = 1'700'000'000'000;  // clocks count from 1970
constexpr std::int64_t kJumpMsMost = 1'200'000;
constexpr std::int64_t kSetMsMost = 70'000'000'000;  // two years

}  // namespace

Machine::Machine(const Plan& plan, Agenda& agenda, Disk& disk, Network& network)
    : plan_(plan),
      agenda_(agenda),
      disk_(disk),
      network_(network),
      chance_(plan.seed, "machine"),
      set_clock_(plan.seed, "set clock"),
      entropy_(plan.seed),
      ahead_ms_(kEpochMs) {
    network_.leads_to([this](Network::ToServer what) {
        if (!is_up()) return std::uint64_t{0};
        const std::uint64_t start = starts_;
        std::visit([this](auto& it) { handle(std::move(it)); }, what);
        return is_up() ? start : std::uint64_t{0};
    });
}

void Machine::start() {
    started_ms_ = agenda_.now_ms();
    jumped_ms_ = 0;
    if (plan_.jump_once_in != 0) ahead_ms_ += chance_.between(-kJumpMsMost, kJumpMsMost);
    server_ = std::make_unique<core::Server>(plan_.settings, entropy_, disk_.incarnation());
    for (Inspector* inspector : inspectors_) inspector->started();
    disk_.load([this](core::Loaded table) {
        inspect_loaded(table);
        handle(std::move(table));
    });
    disk_.listen([this](Disk::Said said) {
        shell::Store::give_to_core(said, [this](auto what) { handle(std::move(what)); });
    });
    handle(core::Ready{disk_.aside()});
}

// ---- time

core::TimePoint Machine::now() {
    if (!healed_ && chance_.one_in(plan_.jump_once_in)) {
        const std::int64_t by = chance_.between(0, kJumpMsMost) / (chance_.one_in(2) ? 1 : 100);
        ahead_ms_ += by;
        jumped_ms_ += by;
    }
    return {agenda_.now_ms() + ahead_ms_};
}

// The system's clock may be set anywhere, and deadlines stay where they are.
core::UtcTime Machine::utc() {
    if (!healed_ && set_clock_.one_in(plan_.jump_once_in)) {
        utc_ahead_ms_ = set_clock_.between(-kSetMsMost, kSetMsMost);
    }
    return {agenda_.now_ms() + kEpochMs + utc_ahead_ms_};
}

void Machine::set_alarm(std::optional<core::TimePoint> wanted) {
    wanted_ = wanted;
    if (!wanted_) return;
    const std::int64_t at =
        std::max(agenda_.now_ms(), wanted_->ms - ahead_ms_) + chance_.between(0, kLateMsMost);
    if (alarm_at_ms_ != 0 && alarm_at_ms_ <= at) return;
    alarm_at_ms_ = std::max<std::int64_t>(at, 1);
    agenda_.at(alarm_at_ms_, [this, start = starts_, mine = alarm_at_ms_] {
        if (start != starts_ || mine != alarm_at_ms_ || !is_up()) return;
        alarm_at_ms_ = 0;
        alarm();
    });
}

void Machine::alarm() {
    if (!wanted_) return;
    if (agenda_.now_ms() + ahead_ms_ < wanted_->ms) return set_alarm(wanted_);
    wanted_.reset();
    handle(core::TimerDue{});
}

// ---- one input after the other

void Machine::handle(What what) {
    waiting_.push_back(std::move(what));
    if (std::exchange(is_busy_, true)) return;
    const std::uint64_t start = starts_;
    while (start == starts_ && is_up() && !waiting_.empty()) {
        const core::Input in{now(), utc(), std::move(waiting_.front())};
        waiting_.pop_front();
        for (Inspector* inspector : inspectors_) inspector->given(in);
        core::Output out;
        server_->handle(in, out);
        ++inputs_;
        inspect(out);
        carried_out_ = &out;
        carry_out(out);
        if (!is_up()) break;
        for (Inspector* inspector : inspectors_) inspector->handled(*server_);
    }
    is_busy_ = false;
}

void Machine::inspect_loaded(const core::Loaded& table) const {
    for (const std::string& record : table.records) {
        const auto entry = core::journal::parse(record);
        if (!entry) throw Wrong("a record that cannot be read: " + record);
        for (Inspector* inspector : inspectors_) inspector->loaded(*entry);
    }
}

void Machine::inspect(const core::Output& out) const {
    for (const core::LogLine& line : out.logs) {
        for (Inspector* inspector : inspectors_) inspector->logged(line);
    }
    for (const core::SetAside& aside : out.set_aside) {
        throw Wrong("table " + aside.table + " does not follow from its records: " + aside.why);
    }
    for (const core::Append& append : out.appends) {
        for (const std::string& record : append.records) {
            const auto entry = core::journal::parse(record);
            if (!entry) throw Wrong("a record that cannot be read: " + record);
            for (Inspector* inspector : inspectors_) inspector->recorded(*entry);
        }
        for (Inspector* inspector : inspectors_) inspector->appended(append);
    }
    for (const core::Ask& ask : out.asks) {
        for (Inspector* inspector : inspectors_) inspector->asked(ask);
    }
}

// What waits to be released has not left the core; what is here is carried out thing by thing, and
// the process may end after each.
void Machine::carry_out(core::Output& out) {
    for (core::Append& append : out.appends) {
        if (!lives_on()) return;
        disk_.append(std::move(append));
    }
    for (core::Ask& ask : out.asks) {
        if (!lives_on()) return;
        disk_.ask(std::move(ask));
    }
    for (core::Visited& visited : out.visits) disk_.visited(std::move(visited));
    for (const auto& what : out.sends) {
        if (!lives_on()) return;
        std::visit([this](const auto& it) { carry_out(it); }, what);
    }
    for (const core::Think& thought : out.bot_jobs) think(thought);
    set_alarm(out.wake_at);
}

void Machine::carry_out(const core::Send& send) {
    for (Inspector* inspector : inspectors_) inspector->sent(send);
    network_.send(send.conn, send.text);
}

void Machine::carry_out(const core::Close& close) {
    for (Inspector* inspector : inspectors_) inspector->closing(close);
    network_.close(close.conn, close.reason, close.at_once);
}

void Machine::think(const core::Think& thought) {
    core::BotMoved moved{thought.table, thought.decision,
                         bots::choose(thought.level, thought.known, thought.seed)};
    if (plan_.chooses_otherwise(thought.table, thought.decision)) {
        Actions list;
        legal_actions(thought.known, list);
        moved.action = other_choice(list, moved.action);
    }
    agenda_.after(chance_.between(0, kThinkMsMost),
                  [this, start = starts_, moved = std::move(moved)] {
                      if (start == starts_ && is_up()) handle(moved);
                  });
}

// ---- kills

bool Machine::was_about_to_tell(core::ConnId line) const {
    const auto& sends = carried_out_->sends;
    return std::any_of(sends.begin(), sends.end(), [line](const auto& what) {
        return std::visit([](const auto& it) { return it.conn; }, what) == line;
    });
}

bool Machine::lives_on() {
    if (healed_) return true;
    const bool dies = chance_.one_in(plan_.crash_once_in) ||
                      (seals_() && chance_.one_in(plan_.crash_sealed_once_in));
    if (dies) crash();
    return !dies;
}

void Machine::crash() {
    on_crash_();
    ++starts_;
    server_.reset();
    waiting_.clear();
    wanted_.reset();
    alarm_at_ms_ = 0;
    disk_.crash();
    network_.server_is_gone();
    agenda_.after(chance_.between(1, kDownMsMost), [this] { start(); });
}

}  // namespace vegas::sim
