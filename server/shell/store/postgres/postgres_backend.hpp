// The store backend of PostgreSQL: executes each part of a batch by one call, which happens
// completely or not at all. Nothing counts as done before the standby has it, if there is one. No
// transaction stays open between two calls. A call with unknown outcome is repeated on a new
// connection.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "server/core/base/storage.hpp"
#include "server/shell/store/postgres/connection.hpp"
#include "server/shell/store/postgres/lease.hpp"
#include "server/shell/store/postgres/pooling.hpp"
#include "server/shell/store/postgres/replication.hpp"
#include "server/shell/store/store_backend.hpp"

namespace vegas::shell::postgres {

// A table is set aside after so many servers ended while loading it.
inline constexpr std::int64_t kLoadAttemptsMax = 2;

class PostgresBackend final : public StoreBackend {
public:
    struct Options {
        std::string url;
        std::string name;  // of this server, for people to read
        std::string link;  // where peers reach it; empty: single server
        DatabasePooling pooling = DatabasePooling::session;
        std::function<void(std::string why)> on_wait{};
        std::function<void(Doubts)> on_doubts{};            // also on the lease's thread
        std::function<void()> on_lost{};                    // on the lease's thread
        std::function<void(std::vector<Node>)> on_nodes{};  // likewise
    };

    // Migrates the database to the newest format, and waits for the lease. Throws
    // std::runtime_error with one line for the operator.
    explicit PostgresBackend(const Options& options);

    [[nodiscard]] std::uint64_t incarnation() const override;
    void load(const std::function<void(core::LoadedTable)>& each) override;
    [[nodiscard]] std::vector<std::string> list_set_aside() override;
    [[nodiscard]] Expected<JobResults, BatchFailure> execute(
        const std::vector<StoreJob>& jobs) override;

private:
    class AppendBatch;

    [[nodiscard]] PostgresConnection& connection();
    void load_all(const std::function<void(core::LoadedTable)>& each);
    void load_with_care(const std::function<void(core::LoadedTable)>& each);
    [[nodiscard]] core::LoadedTable load(const std::string& table);

    [[nodiscard]] bool is_fenced();
    // Returns how many jobs were done.
    [[nodiscard]] std::size_t execute_some(const std::vector<StoreJob>& jobs, std::size_t first);
    void append(const std::vector<const core::Append*>& appends);
    // The Append was refused.
    void on_append_lost(const core::Append& what);
    [[nodiscard]] core::QueryResult find_table(const core::FindTable& question);
    void execute(const core::Append& what);
    void execute(const core::StoreQuery& what);
    void execute(const core::TouchPlayers& what);
    void execute(const core::Purge& what);
    void execute(PurgeProgress what);
    void execute(ErasureProgress what);
    void execute(const core::SetAside& what);
    void execute(const core::Claim& what);
    [[nodiscard]] std::vector<core::NodeId> fenced_of(const std::vector<core::LoadedTable>& tables);
    void execute(const core::Release& what);

    // Runs the leading queries of one kind as one statement; returns how many.
    template <class Query>
    [[nodiscard]] std::size_t run_batch(const std::vector<StoreJob>& jobs, std::size_t first);
    [[nodiscard]] core::QueryResult run_one_query(const core::Query& what);

    const std::string url_;
    const bool shared_;  // with other servers
    std::optional<PostgresConnection> connection_;
    std::int64_t incarnation_ = 0;
    std::optional<Lease> lease_;
    std::int64_t batch_ = 0;  // number of the last one done
    std::unordered_map<std::string, core::AppendError> refused_;
    std::unordered_set<std::string> owned_tables_;  // created or claimed, and not released

    // State of the current batch, which may take several attempts.
    std::size_t done_jobs_ = 0;
    JobResults results_;
    bool is_in_doubt_ = false;  // an attempt has failed since the last is_fenced()
};

}  // namespace vegas::shell::postgres
