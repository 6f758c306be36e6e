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
#include <vector>

#include "tests/sim/database.hpp"
#include "tests/sim/machine.hpp"
#include "tests/sim/storage.hpp"

namespace vegas::sim {

class Session final : public Storage {
public:
    // Who is at work, as this server hears it.
    using OnLiving = std::function<void(NodeId me, const std::vector<NodeId>& all)>;
    Session(const Plan& plan, Database& database, Machine& machine, OnLiving on_living);

    void begin(std::function<void(std::uint64_t)> then) override;
    void listen(std::function<void(Said)> listener) override;
    void put(Job job) override;
    void give_back() override;
    void stop() override;
    [[nodiscard]] bool rests() const override { return !is_busy_ && waiting_.empty(); }

private:
    void go_on();
    void lose();
    // Repeats it until it has an answer that counts.
    void request(Database::Statement what, Database::OnAnswer then);
    void failed();
    void touch();
    void append_some();
    void hear_letters(const std::vector<core::Append>& all, const std::string& letters);
    void carry_out(const Job& job);
    void load(const std::vector<std::string>& tables, const std::set<NodeId>& fenced);
    void done_with(std::size_t jobs);
    void renew();
    [[nodiscard]] bool may_fence() const;

    const Plan& plan_;
    Database& database_;
    Machine& machine_;
    const OnLiving on_living_;
    std::function<void(Said)> listener_;
    // Never used again, so that an answer to an earlier server is not taken for this one's.
    std::uint64_t begun_ = 0, question_ = 0, renewal_ = 0;

    // ---- of the server that is there
    NodeId me_ = core::kNoNode;
    std::deque<Job> waiting_;
    std::vector<Job> doing_;
    std::size_t done_ = 0;
    std::vector<Said> said_;
    bool is_busy_ = false, in_doubt_ = false, is_lost_ = false;
    std::uint64_t batch_ = 0;
    std::map<std::string, core::Refusal> refused_;
    std::set<std::string> taken_;
    std::int64_t renewed_ms_ = 0, steady_since_ms_ = 0;
};

}  // namespace vegas::sim
