// A server's way to the database: what store/postgres does of it. One thing after the other; what
// has no answer in time is of unknown outcome, and is asked again behind a write of its own. Beside
// that it renews the lease, and knows when it may fence others.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "tests/sim/nodes/database.hpp"

namespace vegas::sim::nodes {

class Session {
public:
    struct Owner {
        int number = 0;  // of the server
        // Runs it after so long by the server's own clock, unless that server is gone by then; a
        // server that is paused does nothing meanwhile.
        std::function<void(std::int64_t ms, std::function<void()>)> after;
        std::function<std::int64_t()> clock_ms;  // which does not jump
        std::function<void(Said)> hear;
        std::function<void()> lost;                       // another one has taken over
        std::function<void(std::vector<NodeId>)> living;  // who else is there
    };
    Session(const Plan& plan, Database& database, NodeId me, Owner owner);

    void append(core::Append what);
    void ask(core::Ask what) { put(std::move(what)); }
    void claim() { put(core::Claim{}); }
    void release(core::Release what) { put(std::move(what)); }

private:
    using Job = std::variant<core::Append, core::Ask, core::Claim, core::Release>;

    void put(Job job);
    void go_on();
    void lose();
    // Repeats it until it has an answer that counts.
    void request(Database::Statement what, Database::OnAnswer then);
    void failed();
    void touch();
    void append_some();
    void carry_out(const Job& job);
    void load(const std::vector<std::string>& tables, const std::set<NodeId>& fenced);
    void done_with(std::size_t jobs);
    void renew();
    [[nodiscard]] bool may_fence() const;

    const Plan& plan_;
    Database& database_;
    const NodeId me_;
    const Owner owner_;
    std::deque<Job> waiting_;
    std::vector<Job> doing_;
    std::size_t done_ = 0;
    std::vector<Said> said_;
    bool is_busy_ = false, in_doubt_ = false, is_lost_ = false;
    std::uint64_t question_ = 0;  // under way
    std::uint64_t batch_ = 0;
    std::map<std::string, core::Refusal> refused_;
    std::set<std::string> taken_;
    std::int64_t renewed_ms_ = 0, steady_since_ms_ = 0;
    std::uint64_t renewal_ = 0;
};

}  // namespace vegas::sim::nodes
