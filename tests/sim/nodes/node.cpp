#include "tests/sim/nodes/node.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "tests/sim/wrong.hpp"

namespace vegas::sim::nodes {

Node::Node(const Plan& plan, Agenda& agenda, const Databases& databases, Surroundings& around,
           int number)
    : plan_(plan),
      agenda_(agenda),
      databases_(databases),
      database_(*databases.shards.at(plan.shard_of(number))),
      around_(around),
      number_(number),
      chance_(plan.seed, "node " + std::to_string(number)),
      entropy_(plan.seed * 16 + static_cast<std::uint64_t>(number)) {
    ahead_ms_ += chance_.between(-60'000, 60'000);
    per_mille_ = chance_.between(900, 1'100);
}

// ---- its life

void Node::start() {
    const std::uint64_t mine = ++life_;
    database_.ask(
        number_, Database::Waits::for_the_standby,
        [number = number_](Database& database) { return database.join(number); },
        [this, mine](const Answer& answer) {
            if (mine == life_ && !is_up()) joined(answer.joined);
        });
    agenda_.after(2'000, [this, mine] {
        if (mine == life_ && !is_up()) start();
    });
}

void Node::joined(NodeId me) {
    me_ = me;
    ++life_;
    stopping_ = false;
    lively_since_ms_ = agenda_.now_ms();
    core::Settings settings{.limits = {}, .bot_pause_ms = 0, .shared_key = "known to all of them"};
    server_ = std::make_unique<core::Server>(std::move(settings), entropy_, me);
    const Session::Owner owner{
        .number = number_,
        .after =
            [this, life = life_](std::int64_t ms, std::function<void()> job) {
                if (life == life_) after(ms, std::move(job));
            },
        .clock_ms = [this] { return clock_ms(); },
        .hear =
            [this](Said said) {
                std::visit([this](auto& what) { handle(std::move(what)); }, said);
            },
        .lost = [this] { lost(); },
        .living = [this](const std::vector<NodeId>& others) { around_.knows(me_, others); }};
    shell_ = std::unique_ptr<Shell>(
        new Shell{Session(plan_, database_, me, owner), Questions(plan_, databases_, owner)});
    handle(core::Ready{});
}

void Node::kill() {
    if (is_up()) end();
}

void Node::end() {
    ++life_;
    const NodeId was = std::exchange(me_, core::kNoNode);
    server_.reset();
    old_.push_back(std::move(shell_));
    waiting_.clear();
    asleep_.clear();
    paused_until_ms_ = 0;
    around_.ended(number_, was);
    agenda_.after(chance_.between(10, 2'000), [this] {
        if (!is_up()) start();
    });
}

void Node::drain() {
    if (!is_up() || std::exchange(stopping_, true)) return;
    after(0, [this] { handle(core::Drain{}); });
    after(chance_.between(20, 5'000), [this] {
        database_.ask(
            number_, Database::Waits::for_nothing,
            [me = me_](Database& database) { return database.give_back(me); },
            [](const Answer&) {});
        end();
    });
}

void Node::lost() {
    if (std::exchange(stopping_, true)) return;
    handle(core::Drain{});
    after(chance_.between(0, 5'000), [this] { end(); });
}

void Node::pause_for(std::int64_t ms) {
    if (!is_up()) return;
    paused_until_ms_ = std::max(paused_until_ms_, agenda_.now_ms() + ms);
    lively_since_ms_ = paused_until_ms_;
}

void Node::jump() {
    ahead_ms_ += chance_.between(0, 120'000);
    jumped_at_ms_ = agenda_.now_ms();
}

bool Node::is_ready() const {
    return is_up() && !is_paused() && !stopping_ && server_->storage_available();
}

// ---- time

std::int64_t Node::clock_ms() const { return agenda_.now_ms() * per_mille_ / 1'000; }

void Node::after(std::int64_t ms, std::function<void()> job) {
    agenda_.after(ms * 1'000 / per_mille_, [this, life = life_, job = std::move(job)]() mutable {
        do_awake(life, std::move(job));
    });
}

// In the order in which it would have been done.
void Node::do_awake(std::uint64_t life, std::function<void()> job) {
    if (life != life_) return;
    if (!is_paused() && asleep_.empty()) return job();
    asleep_.push_back(std::move(job));
    if (asleep_.size() == 1) agenda_.at(paused_until_ms_, [this, life] { awake(life); });
}

void Node::awake(std::uint64_t life) {
    if (life != life_) return;
    if (is_paused()) return agenda_.at(paused_until_ms_, [this, life] { awake(life); });
    while (life == life_ && !asleep_.empty()) {
        const auto job = std::move(asleep_.front());
        asleep_.pop_front();
        job();
    }
}

void Node::set_alarm(std::optional<core::TimePoint> wanted) {
    const std::uint64_t mine = ++alarms_;
    if (!wanted) return;
    const std::int64_t in = wanted->ms - (agenda_.now_ms() + ahead_ms_);
    after(std::max<std::int64_t>(in, 0) + chance_.between(0, 3), [this, mine] {
        if (mine == alarms_) handle(core::TimerDue{});
    });
}

// ---- one input after the other

void Node::give(NodeId to, What what) {
    if (to != me_ || !is_up()) return;
    after(0, [this, what = std::move(what)] { handle(what); });
}

void Node::handle(What what) {
    waiting_.push_back(std::move(what));
    if (std::exchange(is_busy_, true)) return;
    const std::uint64_t life = life_;
    while (life == life_ && !waiting_.empty()) {
        const std::int64_t now_ms = agenda_.now_ms() + ahead_ms_;
        const core::Input in{{now_ms}, {now_ms}, std::move(waiting_.front())};
        waiting_.pop_front();
        core::Output out;
        server_->handle(in, out);
        ++inputs_;
        carry_out(out);
    }
    is_busy_ = false;
}

void Node::carry_out(core::Output& out) {
    for (const core::LogLine& line : out.logs) {
        note(plan_, agenda_.now_ms(), "server " + std::to_string(me_), line.text);
        if (line.level == core::LogLevel::error) throw Wrong("a server says: " + line.text);
    }
    for (const core::SetAside& aside : out.set_aside) {
        throw Wrong("table " + aside.table + " does not follow from its records: " + aside.why);
    }
    Session& session = shell_->session;
    for (core::Append& append : out.appends) session.append(std::move(append));
    for (core::Ask& ask : out.asks) {
        if (!shell_->questions.take(ask)) session.ask(std::move(ask));
    }
    if (out.release) session.release(std::move(*out.release));
    if (out.claims) session.claim();
    for (const auto& what : out.sends) {
        if (const auto* send = std::get_if<core::Send>(&what)) {
            around_.send(number_, send->conn, send->text);
        } else {
            around_.close(number_, std::get<core::Close>(what).conn);
        }
    }
    for (const core::ToPeer& what : out.to_peers) around_.tell(me_, what);
    if (out.wake_at) set_alarm(out.wake_at);
}

}  // namespace vegas::sim::nodes
