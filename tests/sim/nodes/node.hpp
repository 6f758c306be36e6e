// One of the servers: a core, its session with the database, and what the shell does for it. It can
// die, be stopped, stand still, and have a clock of its own. After its end another one comes in its
// place.
#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/core/server.hpp"
#include "tests/sim/nodes/questions.hpp"
#include "tests/sim/nodes/session.hpp"
#include "tests/support/fixed_entropy.hpp"

namespace vegas::sim::nodes {

// What a server says to others, and what becomes of it.
class Surroundings {
public:
    virtual ~Surroundings() = default;
    virtual void send(int from, core::ConnId line, const core::Text& text) = 0;
    virtual void close(int from, core::ConnId line) = 0;
    virtual void tell(NodeId from, const core::ToPeer& what) = 0;
    virtual void knows(NodeId node, const std::vector<NodeId>& others) = 0;
    virtual void ended(int number, NodeId node) = 0;
};

class Node {
public:
    Node(const Plan& plan, Agenda& agenda, const Databases& databases, Surroundings& around,
         int number);

    void start();  // until it has joined the others
    void kill();
    void drain();
    void pause_for(std::int64_t ms);
    void jump();  // its clock

    using What = decltype(core::Input::what);
    // In a moment, or as soon as it does not stand still; never by another one in its place.
    void give(NodeId to, What what);

    [[nodiscard]] bool is_up() const { return server_ != nullptr; }
    [[nodiscard]] bool is_paused() const { return agenda_.now_ms() < paused_until_ms_; }
    [[nodiscard]] bool is_stopping() const { return stopping_; }
    [[nodiscard]] NodeId incarnation() const { return me_; }
    // Whether a balancer would lead anybody here.
    [[nodiscard]] bool is_ready() const;
    [[nodiscard]] bool stores() const { return server_->storage_available(); }
    // Its own one.
    [[nodiscard]] const Database& database() const { return database_; }
    // Since when it has neither died nor stood still.
    [[nodiscard]] std::int64_t lively_since() const { return lively_since_ms_; }
    // Since when its clock has not jumped, either.
    [[nodiscard]] std::int64_t steady_since() const {
        return std::max(lively_since_ms_, jumped_at_ms_);
    }
    [[nodiscard]] std::uint64_t inputs() const { return inputs_; }

private:
    void joined(NodeId me);
    void after(std::int64_t ms, std::function<void()> job);
    void do_awake(std::uint64_t life, std::function<void()> job);
    void awake(std::uint64_t life);
    void handle(What what);
    void carry_out(core::Output& out);
    void set_alarm(std::optional<core::TimePoint> wanted);
    void lost();
    void end();
    [[nodiscard]] std::int64_t clock_ms() const;

    const Plan& plan_;
    Agenda& agenda_;
    const Databases databases_;
    Database& database_;  // its own
    Surroundings& around_;
    const int number_;
    Chance chance_;
    test::FixedEntropy entropy_;
    std::unique_ptr<core::Server> server_;
    struct Shell {
        Session session;
        Questions questions;
    };
    std::unique_ptr<Shell> shell_;
    std::vector<std::unique_ptr<Shell>> old_;  // callbacks may still lead there
    NodeId me_ = core::kNoNode;
    std::uint64_t life_ = 0;
    bool stopping_ = false, is_busy_ = false;
    std::int64_t paused_until_ms_ = 0, lively_since_ms_ = 0, jumped_at_ms_ = 0;
    std::int64_t ahead_ms_ = 1'700'000'000'000;
    std::int64_t per_mille_ = 1'000;  // how fast its clock goes
    std::deque<What> waiting_;
    std::deque<std::function<void()>> asleep_;  // what comes when it does not stand still any more
    std::uint64_t alarms_ = 0, inputs_ = 0;
};

}  // namespace vegas::sim::nodes
