// The process: a server core, and what the shell does for it. It can be killed between any two
// things that it does; then another one starts over what the disk holds. Everything that goes in
// and out passes the inspectors.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/core/journal/records.hpp"
#include "server/core/server.hpp"
#include "tests/sim/agenda.hpp"
#include "tests/sim/chance.hpp"
#include "tests/sim/disk.hpp"
#include "tests/sim/network.hpp"
#include "tests/sim/plan.hpp"
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
    virtual void sent(const core::Send&) {}
    virtual void closing(const core::Close&) {}
    virtual void handled(const core::Server&) {}  // an input, and all that came of it
};

class Machine {
public:
    Machine(const Plan& plan, Agenda& agenda, Disk& disk, Network& network);

    void looked_at_by(std::vector<Inspector*> inspectors) { inspectors_ = std::move(inspectors); }
    // Says whether a choice has been sealed since the start.
    void asks_for_seals(std::function<bool()> are_there) { seals_ = std::move(are_there); }
    // At a kill.
    void on_crash(std::function<void()> what) { on_crash_ = std::move(what); }

    void start();
    void heal() { healed_ = true; }

    [[nodiscard]] bool is_up() const { return server_ != nullptr; }
    // Of the server that is there, or comes next.
    [[nodiscard]] std::uint64_t starts() const { return starts_; }
    [[nodiscard]] std::int64_t started_ms() const { return started_ms_; }  // of the agenda
    // At a kill: something for this line was under way within the process.
    [[nodiscard]] bool was_about_to_tell(core::ConnId line) const;
    // How far the clock of this server has jumped, since it started.
    [[nodiscard]] std::int64_t jumped_ms() const { return jumped_ms_; }
    [[nodiscard]] std::uint64_t inputs() const { return inputs_; }
    [[nodiscard]] core::Server::Counts counts() const { return server_->counts(); }

private:
    using What = decltype(core::Input::what);

    void handle(What what);
    [[nodiscard]] core::TimePoint now();
    [[nodiscard]] core::UtcTime utc();
    void inspect(const core::Output& out) const;
    void inspect_loaded(const core::Loaded& table) const;
    void carry_out(core::Output& out);
    void carry_out(const core::Send& send);
    void carry_out(const core::Close& close);
    void think(const core::Think& thought);
    void set_alarm(std::optional<core::TimePoint> wanted);
    void alarm();
    // Says whether the process still is there after the next thing that it does.
    [[nodiscard]] bool lives_on();
    void crash();

    const Plan& plan_;
    Agenda& agenda_;
    Disk& disk_;
    Network& network_;
    Chance chance_, set_clock_;
    test::FixedEntropy entropy_;
    std::vector<Inspector*> inspectors_;
    std::function<bool()> seals_;
    std::function<void()> on_crash_;

    std::unique_ptr<core::Server> server_;
    std::uint64_t starts_ = 1;
    std::int64_t started_ms_ = 0, jumped_ms_ = 0;
    std::int64_t ahead_ms_ = 0;  // of the agenda's time: the server's clock
    std::int64_t utc_ahead_ms_ = 0;
    std::deque<What> waiting_;
    bool is_busy_ = false, healed_ = false;
    std::optional<core::TimePoint> wanted_;
    std::int64_t alarm_at_ms_ = 0;  // of the agenda; 0: none is set
    std::uint64_t inputs_ = 0;
    const core::Output* carried_out_ = nullptr;  // just now
};

}  // namespace vegas::sim
