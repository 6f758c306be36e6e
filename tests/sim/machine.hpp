// The process: a server core, and what the shell does for it. It can be killed between any two
// things that it does; of several, one can be stopped too, stand still, and have a clock that goes
// at another speed. Then another one starts over what is stored. Everything that goes in and out
// passes the inspectors.
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
#include "tests/sim/agenda.hpp"
#include "tests/sim/chance.hpp"
#include "tests/sim/network.hpp"
#include "tests/sim/plan.hpp"
#include "tests/sim/storage.hpp"
#include "tests/support/fixed_entropy.hpp"

namespace vegas::sim {

// Looks at what goes into the core and what it gives out, and throws Wrong.
class Inspector {
public:
    virtual ~Inspector() = default;
    virtual void started() {}                              // a server that knows nothing yet
    virtual void loaded(const core::journal::Entry&) {}    // a record, which is given to it next
    virtual void given(const core::Input&) {}              // to the core, next
    virtual void logged(const core::LogLine&) {}           // before all else that comes of it
    virtual void recorded(const core::journal::Entry&) {}  // each of an Append
    virtual void appended(const core::Append&) {}          // after its records
    virtual void asked(const core::Ask&) {}
    virtual void claims() {}  // tables that have no home
    virtual void sent(const core::Send&) {}
    virtual void closing(const core::Close&) {}
    virtual void handled(const core::Server&) {}  // an input, and all that came of it
};

class Machine {
public:
    using What = decltype(core::Input::what);

    // `number`: its place among all, from 0 on.
    Machine(const Plan& plan, Agenda& agenda, Network& network, int number);

    void stores_with(Storage& storage) { storage_ = &storage; }
    void looked_at_by(std::vector<Inspector*> inspectors) { inspectors_ = std::move(inspectors); }
    // Says whether a choice has been sealed since the start.
    void asks_for_seals(std::function<bool()> are_there) { seals_ = std::move(are_there); }
    // Before it is gone: it was killed, or has stopped.
    void on_end(std::function<void()> what) { on_end_ = std::move(what); }
    void on_tell(std::function<void(const core::ToPeer&)> what) { on_tell_ = std::move(what); }

    // ---- its life
    void start();
    void kill();
    void drain();  // and so it ends
    void lost();   // another one has taken its place: likewise
    void pause_for(std::int64_t ms);
    void jump();  // its clock
    void heal() { healed_ = true; }

    // ---- what comes in, now or as soon as it does not stand still; never to another start of it
    void give(std::uint64_t incarnation, What what);
    // Runs it after so long by its own clock; it stands still meanwhile, perhaps.
    void after(std::int64_t ms, std::function<void()> job);
    // The clock that it measures with, which does not jump.
    [[nodiscard]] std::int64_t steady_ms() const { return agenda_.now_ms() * per_mille_ / 1'000; }

    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] bool is_up() const { return server_ != nullptr; }
    [[nodiscard]] bool is_paused() const { return agenda_.now_ms() < paused_until_ms_; }
    [[nodiscard]] bool is_stopping() const { return stopping_; }
    [[nodiscard]] bool stores() const { return server_->storage_available(); }
    // Whether a balancer would lead anybody here.
    [[nodiscard]] bool is_ready() const {
        return is_up() && !is_paused() && !stopping_ && stores();
    }
    // Of the server that is there; 0: none is.
    [[nodiscard]] std::uint64_t incarnation() const { return incarnation_; }
    [[nodiscard]] std::uint64_t starts() const { return starts_; }
    // Of the agenda: since when it has neither died nor stood still; and its clock has not jumped.
    [[nodiscard]] std::int64_t lively_since_ms() const { return lively_since_ms_; }
    [[nodiscard]] std::int64_t jumped_at_ms() const { return jumped_at_ms_; }
    [[nodiscard]] std::int64_t steady_since_ms() const {
        return std::max(lively_since_ms_, jumped_at_ms_);
    }
    // When it ends: something for this line was under way within the process.
    [[nodiscard]] bool was_about_to_tell(core::ConnId line) const;
    [[nodiscard]] bool rests() const { return storage_->rests(); }
    [[nodiscard]] std::uint64_t inputs() const { return inputs_; }

private:
    void begin(std::uint64_t incarnation);
    void end();
    // Says whether the process still is there after the next thing that it does.
    [[nodiscard]] bool lives_on();
    // In the order in which it would have been done.
    template <class Job>
    void do_awake(Job&& job);
    void awake(std::uint64_t life);

    void handle(What what);
    [[nodiscard]] core::TimePoint now();
    [[nodiscard]] core::UtcTime utc();
    void inspect_loaded(const core::Loaded& table) const;
    void inspect_given(const core::Input& in) const;
    void inspect(const core::Output& out) const;
    void carry_out(core::Output& out);
    void carry_out(const core::Send& send);
    void carry_out(const core::Close& close);
    void think(const core::Think& thought);
    void set_alarm(std::optional<core::TimePoint> wanted);
    void alarm();

    const Plan& plan_;
    Agenda& agenda_;
    Network& network_;
    const int number_;
    Chance chance_, set_clock_;
    test::FixedEntropy entropy_;
    Storage* storage_ = nullptr;
    std::vector<Inspector*> inspectors_;
    std::function<bool()> seals_;
    std::function<void()> on_end_;
    std::function<void(const core::ToPeer&)> on_tell_;

    std::unique_ptr<core::Server> server_;
    std::uint64_t incarnation_ = 0, starts_ = 0;
    std::uint64_t life_ = 0;  // of the server, or of the time between two of them
    bool stopping_ = false, is_busy_ = false, healed_ = false;
    std::int64_t paused_until_ms_ = 0, lively_since_ms_ = 0, jumped_at_ms_ = -1;
    std::int64_t ahead_ms_;  // of the time that it measures: the server's clock
    std::int64_t per_mille_ = 1'000;
    std::int64_t utc_ahead_ms_ = 0;
    std::deque<What> waiting_;
    std::deque<std::function<void()>> asleep_;  // what comes when it does not stand still any more
    std::optional<core::TimePoint> wanted_;
    std::int64_t alarm_at_ms_ = 0;  // of the agenda; 0: none is set
    std::uint64_t inputs_ = 0;
    const core::Output* carried_out_ = nullptr;  // just now
};

}  // namespace vegas::sim
