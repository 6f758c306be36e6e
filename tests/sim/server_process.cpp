#include "tests/sim/server_process.hpp"

#include <variant>

#include "engine/bots/policy.hpp"
#include "tests/sim/check_failure.hpp"
#include "tests/sim/twins.hpp"

namespace vegas::sim {
namespace {

constexpr std::int64_t kDownMsMost = 2'000;
constexpr std::int64_t kBeginAgainMs = 2'000;
constexpr std::int64_t kEndsMsMost = 5'000;  // it has been told to stop
constexpr std::int64_t kThinkMsMost = 20;
constexpr std::int64_t kLateMsMost = 5;
constexpr std::int64_t kEpochMs = 1'700'000'000'000;  // clocks count from 1970
constexpr std::int64_t kJumpMsMost = 1'200'000;
constexpr std::int64_t kSharedJumpMsMost = 120'000;
constexpr std::int64_t kSetMsMost = 70'000'000'000;  // two years

// Chance of each machine is its own.
std::string stream(std::string_view what, int number) {
    return std::string(what) + (number == 0 ? "" : " " + std::to_string(number));
}

}  // namespace

ServerProcess::ServerProcess(const Plan& plan, Scheduler& agenda, Network& network, int number)
    : plan_(plan),
      agenda_(agenda),
      network_(network),
      number_(number),
      chance_(plan.seed, stream("machine", number)),
      set_clock_(plan.seed, stream("set clock", number)),
      entropy_(plan.seed + (static_cast<std::uint64_t>(number) << 32U)),
      ahead_ms_(kEpochMs) {
    if (!plan_.is_shared()) return;
    ahead_ms_ += chance_.between(-60'000, 60'000);
    per_mille_ = chance_.between(900, 1'100);
}

// ---- its life

void ServerProcess::start() {
    storage_->begin([this](std::uint64_t incarnation) { begin(incarnation); });
    if (is_up()) return;
    agenda_.after(kBeginAgainMs, [this, life = life_] {
        if (life == life_) start();
    });
}

void ServerProcess::begin(std::uint64_t incarnation) {
    ++life_;
    ++starts_;
    incarnation_ = incarnation;
    stopping_ = false;
    lively_since_ms_ = agenda_.now_ms();
    if (plan_.jump_once_in != 0 && !plan_.is_shared()) {
        ahead_ms_ += chance_.between(-kJumpMsMost, kJumpMsMost);
    }
    server_ = std::make_unique<core::Server>(plan_.settings, entropy_, incarnation);
    for (Checker* checker : checkers_) checker->on_start();
    storage_->load([this](core::LoadedTable table) {
        inspect_loaded(table);
        handle(std::move(table));
    });
    storage_->set_listener([this](Storage::Said said) {
        shell::Store::forward_to_core(said, [this](auto what) { handle(std::move(what)); });
    });
    handle(core::AllTablesLoaded{storage_->aside()});
}

void ServerProcess::kill() {
    if (is_up()) end();
}

void ServerProcess::drain() {
    if (!is_up() || std::exchange(stopping_, true)) return;
    after(0, [this] { handle(core::Drain{}); });
    after(chance_.between(20, kEndsMsMost), [this] {
        storage_->release_lease();
        end();
    });
}

void ServerProcess::on_lease_lost() {
    if (std::exchange(stopping_, true)) return;
    after(chance_.between(0, kEndsMsMost), [this] { end(); });
    handle(core::Drain{});
}

void ServerProcess::end() {
    on_end_();
    ++life_;
    incarnation_ = 0;
    server_.reset();
    waiting_.clear();
    asleep_.clear();
    paused_until_ms_ = 0;
    wanted_.reset();
    alarm_at_ms_ = 0;
    storage_->stop();
    agenda_.after(chance_.between(1, kDownMsMost), [this, life = life_] {
        if (life == life_) start();
    });
}

bool ServerProcess::survives_step() {
    if (healed_) return true;
    const bool dies = chance_.one_in(plan_.crash_once_in) ||
                      (seals_() && chance_.one_in(plan_.crash_sealed_once_in));
    if (dies) end();
    return !dies;
}

bool ServerProcess::was_about_to_tell(core::ConnId line) const {
    if (carried_out_ == nullptr) return false;
    const auto& sends = carried_out_->sends;
    return std::any_of(sends.begin(), sends.end(), [line](const auto& what) {
        return std::visit([](const auto& it) { return it.conn; }, what) == line;
    });
}

// ---- standing still

void ServerProcess::pause_for(std::int64_t ms) {
    if (!is_up()) return;
    paused_until_ms_ = std::max(paused_until_ms_, agenda_.now_ms() + ms);
    lively_since_ms_ = paused_until_ms_;
}

template <class Job>
void ServerProcess::run_when_awake(Job&& job) {
    if (!is_paused() && asleep_.empty()) return job();
    asleep_.emplace_back(std::forward<Job>(job));
    if (asleep_.size() > 1) return;
    agenda_.at(paused_until_ms_, [this, life = life_] { awake(life); });
}

void ServerProcess::awake(std::uint64_t life) {
    if (life != life_) return;
    if (is_paused()) return agenda_.at(paused_until_ms_, [this, life] { awake(life); });
    while (life == life_ && !asleep_.empty()) {
        const auto job = std::move(asleep_.front());
        asleep_.pop_front();
        job();
    }
}

void ServerProcess::after(std::int64_t ms, std::function<void()> job) {
    agenda_.after(ms * 1'000 / per_mille_, [this, life = life_, job = std::move(job)]() mutable {
        if (life == life_) run_when_awake(std::move(job));
    });
}

void ServerProcess::post_input(std::uint64_t incarnation, What what) {
    if (!is_up() || incarnation != incarnation_) return;
    if (!is_paused() && asleep_.empty()) return handle(std::move(what));
    run_when_awake([this, what = std::move(what)] { handle(what); });
}

// ---- time

void ServerProcess::jump() {
    ahead_ms_ += chance_.between(0, kSharedJumpMsMost);
    jumped_at_ms_ = agenda_.now_ms();
}

core::TimePoint ServerProcess::now() {
    if (!healed_ && !plan_.is_shared() && chance_.one_in(plan_.jump_once_in)) {
        ahead_ms_ += chance_.between(0, kJumpMsMost) / (chance_.one_in(2) ? 1 : 100);
        jumped_at_ms_ = agenda_.now_ms();
    }
    return {steady_ms() + ahead_ms_};
}

// The system's clock may be set anywhere, and deadlines stay where they are.
core::UtcTime ServerProcess::utc() {
    if (!healed_ && set_clock_.one_in(plan_.jump_once_in)) {
        utc_ahead_ms_ = set_clock_.between(-kSetMsMost, kSetMsMost);
    }
    return {agenda_.now_ms() + kEpochMs + utc_ahead_ms_};
}

void ServerProcess::set_alarm(std::optional<core::TimePoint> wanted) {
    wanted_ = wanted;
    if (!wanted_) return;
    const std::int64_t in = std::max<std::int64_t>(wanted_->ms - ahead_ms_ - steady_ms(), 0);
    const std::int64_t at =
        agenda_.now_ms() + in * 1'000 / per_mille_ + chance_.between(0, kLateMsMost);
    if (alarm_at_ms_ != 0 && alarm_at_ms_ <= at) return;
    alarm_at_ms_ = std::max<std::int64_t>(at, 1);
    agenda_.at(alarm_at_ms_, [this, life = life_, mine = alarm_at_ms_] {
        if (life != life_ || mine != alarm_at_ms_) return;
        run_when_awake([this] {
            alarm_at_ms_ = 0;
            alarm();
        });
    });
}

void ServerProcess::alarm() {
    if (!wanted_) return;
    if (steady_ms() + ahead_ms_ < wanted_->ms) return set_alarm(wanted_);
    wanted_.reset();
    handle(core::TimerDue{});
}

// ---- one input after the other

void ServerProcess::handle(What what) {
    waiting_.push_back(std::move(what));
    if (std::exchange(is_busy_, true)) return;
    const std::uint64_t life = life_;
    while (life == life_ && !waiting_.empty()) {
        const core::Input in{now(), utc(), std::move(waiting_.front())};
        waiting_.pop_front();
        inspect_given(in);
        core::Output out;
        server_->handle(in, out);
        ++inputs_;
        inspect(out);
        carried_out_ = &out;
        carry_out(out);
        carried_out_ = nullptr;
        if (life != life_) break;
        for (Checker* checker : checkers_) checker->on_handled(*server_);
    }
    is_busy_ = false;
}

void ServerProcess::inspect_loaded(const core::LoadedTable& table) const {
    for (const std::string& record : table.records) {
        const auto entry = core::journal::parse(record);
        if (!entry) throw CheckFailure("a record that cannot be read: " + record);
        for (Checker* checker : checkers_) checker->on_load(*entry);
    }
}

void ServerProcess::inspect_given(const core::Input& in) const {
    if (const auto* claimed = std::get_if<core::Claimed>(&in.what)) {
        for (const core::LoadedTable& table : claimed->tables) {
            if (!server_->has_table(table.table)) inspect_loaded(table);
        }
    }
    if (const auto* reply = std::get_if<core::QueryReply>(&in.what)) {
        const auto* woken = std::get_if<core::LoadedTable>(&reply->result);
        if (woken != nullptr && !server_->has_table(woken->table)) inspect_loaded(*woken);
    }
    for (Checker* checker : checkers_) checker->on_input(in);
}

void ServerProcess::inspect(const core::Output& out) const {
    for (const core::LogLine& line : out.logs) {
        for (Checker* checker : checkers_) checker->on_log(line);
    }
    for (const core::SetAside& aside : out.set_aside) {
        throw CheckFailure("table " + aside.table +
                           " does not follow from its records: " + aside.why);
    }
    for (const core::Append& append : out.appends) {
        for (const std::string& record : append.records) {
            const auto entry = core::journal::parse(record);
            if (!entry) throw CheckFailure("a record that cannot be read: " + record);
            for (Checker* checker : checkers_) checker->on_record(*entry);
        }
        for (Checker* checker : checkers_) checker->on_append(append);
    }
    for (const core::StoreQuery& ask : out.queries) {
        for (Checker* checker : checkers_) checker->on_query(ask);
    }
    if (!out.claim_tables) return;
    for (Checker* checker : checkers_) checker->on_claim();
}

// What waits to be released has not left the core; what is here is carried out thing by thing, and
// the process may end after each.
void ServerProcess::carry_out(core::Output& out) {
    for (core::Append& append : out.appends) {
        if (!survives_step()) return;
        storage_->submit(std::move(append));
    }
    for (core::StoreQuery& ask : out.queries) {
        if (!survives_step()) return;
        storage_->submit(std::move(ask));
    }
    for (core::TouchPlayers& visited : out.touch_players) storage_->visited(std::move(visited));
    if (out.release) storage_->submit(std::move(*out.release));
    if (out.claim_tables) storage_->submit(core::Claim{});
    for (const auto& what : out.sends) {
        if (!survives_step()) return;
        std::visit([this](const auto& it) { carry_out(it); }, what);
    }
    for (const core::ToPeer& what : out.to_peers) {
        if (!survives_step()) return;
        on_peer_message_(what);
    }
    for (const core::BotTask& thought : out.bot_tasks) run_bot(thought);
    set_alarm(out.wake_at);
}

void ServerProcess::carry_out(const core::Send& send) {
    for (Checker* checker : checkers_) checker->on_send(send);
    network_.send(send.conn, send.text);
}

void ServerProcess::carry_out(const core::Close& close) {
    for (Checker* checker : checkers_) checker->on_close(close);
    network_.close(close.conn, std::string(close.reason), close.at_once);
}

void ServerProcess::run_bot(const core::BotTask& thought) {
    core::BotDecided moved{thought.table, thought.decision,
                           bots::choose(thought.level, thought.known, thought.seed)};
    if (plan_.chooses_otherwise(thought.table, thought.decision, true)) {
        Actions list;
        legal_actions(thought.known, list);
        moved.action = other_choice(list, moved.action);
    }
    agenda_.after(
        chance_.between(0, kThinkMsMost),
        [this, mine = incarnation_, moved = std::move(moved)] { post_input(mine, moved); });
}

}  // namespace vegas::sim
