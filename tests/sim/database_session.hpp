// A server's session with the database, a model of what store/postgres does. It does one job at a
// time. A job without a reply in time has an unknown outcome, and is sent again behind a write of
// its own. Meanwhile the session renews the lease, and knows when it may fence others.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/sim/database.hpp"
#include "tests/sim/server_process.hpp"
#include "tests/sim/storage.hpp"

namespace vegas::sim {

class DatabaseSession final : public Storage {
public:
    // The servers with a lease, as this server learns of them.
    using OnLiving = std::function<void(NodeId me, const std::vector<NodeId>& all)>;
    DatabaseSession(const Plan& plan, Database& database, ServerProcess& machine,
                    OnLiving on_living);

    void begin(std::function<void(std::uint64_t)> then) override;
    void set_listener(std::function<void(Said)> listener) override;
    void submit(Task job) override;
    void release_lease() override;
    void stop() override;
    [[nodiscard]] bool is_idle() const override { return !is_busy_ && waiting_.empty(); }

private:
    void process_next();
    void on_lease_lost();
    // Repeats a statement until it gets a valid reply.
    void request(Database::Statement what, Database::OnAnswer then);
    void failed();
    void touch();
    void append_some();
    void on_append_results(const std::vector<core::Append>& all, const std::string& letters);
    void carry_out(const Task& job);
    void note_woken(const Said& said);
    void load_claimed(const std::vector<std::string>& tables, const std::set<NodeId>& fenced);
    void done_with(std::size_t jobs);
    void renew();
    [[nodiscard]] bool may_fence() const;

    const Plan& plan_;
    Database& database_;
    ServerProcess& machine_;
    const OnLiving on_living_;
    std::function<void(Said)> listener_;
    // Never reused, so a reply to an earlier server cannot be taken for this one's.
    std::uint64_t begun_ = 0, question_ = 0, renewal_ = 0;

    // ---- state of the running server
    NodeId me_ = core::kNoNode;
    std::deque<Task> waiting_;
    std::vector<Task> batch_tasks_;
    std::size_t done_ = 0;
    std::vector<Said> pending_events_;
    bool is_busy_ = false, is_in_doubt_ = false, is_lost_ = false;
    std::uint64_t batch_ = 0;
    std::map<std::string, core::AppendError> refused_;
    std::set<std::string> owned_;
    std::int64_t renewed_ms_ = 0, steady_since_ms_ = 0;
};

}  // namespace vegas::sim
