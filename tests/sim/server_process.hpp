// Models a server process: a core, and what the shell does for it. It can be killed between any two
// steps. With several servers, one can also be stopped, stand still, or have a clock of another
// speed. Then another process starts from what is stored. All inputs and outputs pass the checkers.
#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/core/journal/records.hpp"
#include "server/core/server.hpp"
#include "tests/sim/network.hpp"
#include "tests/sim/plan.hpp"
#include "tests/sim/random_stream.hpp"
#include "tests/sim/scheduler.hpp"
#include "tests/sim/storage.hpp"
#include "tests/support/fixed_entropy.hpp"

namespace vegas::sim {

// Checks all inputs and outputs of the core, and throws CheckFailure.
class Checker {
public:
    virtual ~Checker() = default;
    virtual void on_start() {}                              // a server without any state
    virtual void on_load(const core::journal::Entry&) {}    // a record, before the core gets it
    virtual void on_input(const core::Input&) {}            // before the core gets it
    virtual void on_log(const core::LogLine&) {}            // before the other outputs of the input
    virtual void on_record(const core::journal::Entry&) {}  // each one of an Append
    virtual void on_append(const core::Append&) {}          // after its records
    virtual void on_query(const core::StoreQuery&) {}
    virtual void on_claim() {}  // of tables without a home
    virtual void on_send(const core::Send&) {}
    virtual void on_close(const core::Close&) {}
    virtual void on_handled(const core::Server&) {}  // after an input and all its outputs
};

class ServerProcess {
public:
    using What = decltype(core::Input::what);

    // `number`: its index among all servers.
    ServerProcess(const Plan& plan, Scheduler& agenda, Network& network, int number);

    void set_storage(Storage& storage) { storage_ = &storage; }
    void set_checkers(std::vector<Checker*> checkers) { checkers_ = std::move(checkers); }
    // Sets the function that says whether a choice has been sealed since the start.
    void set_seal_query(std::function<bool()> are_there) { seals_ = std::move(are_there); }
    // Called before it is gone, whether killed or stopped.
    void on_end(std::function<void()> what) { on_end_ = std::move(what); }
    void on_peer_message(std::function<void(const core::ToPeer&)> what) {
        on_peer_message_ = std::move(what);
    }

    // ---- its life
    void start();
    void kill();
    void drain();          // and then it ends
    void on_lease_lost();  // another server has replaced it: it ends
    void pause_for(std::int64_t ms);
    void jump();  // of its clock
    void heal() { healed_ = true; }

    // ---- inputs: handled now, or once it no longer stands still; never by a later start
    void post_input(std::uint64_t incarnation, What what);
    // Runs the job after that time by its own clock. It may stand still meanwhile.
    void after(std::int64_t ms, std::function<void()> job);
    // The clock that it measures with, which does not jump.
    [[nodiscard]] std::int64_t steady_ms() const { return agenda_.now_ms() * per_mille_ / 1'000; }

    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] bool is_up() const { return server_ != nullptr; }
    [[nodiscard]] bool is_paused() const { return agenda_.now_ms() < paused_until_ms_; }
    [[nodiscard]] bool is_stopping() const { return stopping_; }
    [[nodiscard]] bool can_store() const { return server_->storage_available(); }
    // Whether a load balancer would lead a client here.
    [[nodiscard]] bool is_ready() const {
        return is_up() && !is_paused() && !stopping_ && can_store();
    }
    // Of the running server; 0 if none.
    [[nodiscard]] std::uint64_t incarnation() const { return incarnation_; }
    [[nodiscard]] std::uint64_t starts() const { return starts_; }
    // In the scheduler's time: since when it has neither died nor stood still, and when its clock
    // last jumped.
    [[nodiscard]] std::int64_t lively_since_ms() const { return lively_since_ms_; }
    [[nodiscard]] std::int64_t jumped_at_ms() const { return jumped_at_ms_; }
    [[nodiscard]] std::int64_t steady_since_ms() const {
        return std::max(lively_since_ms_, jumped_at_ms_);
    }
    // When it ends: whether a message for this connection was pending in the process.
    [[nodiscard]] bool was_about_to_tell(core::ConnId line) const;
    [[nodiscard]] bool is_idle() const { return storage_->is_idle(); }
    [[nodiscard]] std::uint64_t inputs() const { return inputs_; }

private:
    void begin(std::uint64_t incarnation);
    void end();
    // Whether the process still exists after its next step.
    [[nodiscard]] bool survives_step();
    // Keeps the order in which the jobs would have run.
    template <class Job>
    void run_when_awake(Job&& job);
    void awake(std::uint64_t life);

    void handle(What what);
    [[nodiscard]] core::TimePoint now();
    [[nodiscard]] core::UtcTime utc();
    void inspect_loaded(const core::LoadedTable& table) const;
    void inspect_given(const core::Input& in) const;
    void inspect(const core::Output& out) const;
    void carry_out(core::Output& out);
    void carry_out(const core::Send& send);
    void carry_out(const core::Close& close);
    void run_bot(const core::BotTask& thought);
    void set_alarm(std::optional<core::TimePoint> wanted);
    void alarm();

    const Plan& plan_;
    Scheduler& agenda_;
    Network& network_;
    const int number_;
    RandomStream chance_, set_clock_;
    test::FixedEntropy entropy_;
    Storage* storage_ = nullptr;
    std::vector<Checker*> checkers_;
    std::function<bool()> seals_;
    std::function<void()> on_end_;
    std::function<void(const core::ToPeer&)> on_peer_message_;

    std::unique_ptr<core::Server> server_;
    std::uint64_t incarnation_ = 0, starts_ = 0;
    std::uint64_t life_ = 0;  // of the server, or of the time between two servers
    bool stopping_ = false, is_busy_ = false, healed_ = false;
    std::int64_t paused_until_ms_ = 0, lively_since_ms_ = 0, jumped_at_ms_ = -1;
    std::int64_t ahead_ms_;  // of its steady clock: the server's clock
    std::int64_t per_mille_ = 1'000;
    std::int64_t utc_ahead_ms_ = 0;
    std::deque<What> waiting_;
    std::deque<std::function<void()>> asleep_;  // to be run once it no longer stands still
    std::optional<core::TimePoint> wanted_;
    std::int64_t alarm_at_ms_ = 0;  // in the scheduler's time; 0 if not set
    std::uint64_t inputs_ = 0;
    const core::Output* carried_out_ = nullptr;  // the output being carried out
};

}  // namespace vegas::sim
