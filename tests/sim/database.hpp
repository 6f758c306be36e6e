// Models the shared database and its standby: what store/postgres makes of PostgreSQL. A statement
// runs at once when it arrives. Its reply comes once the standby has what it wrote. The primary can
// die, and the standby replaces it with what it has. The database can be unreachable, for one
// server or for all, in each direction. A wait can be cancelled, which looks like a success with a
// warning.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server/core/base/storage.hpp"
#include "tests/sim/plan.hpp"
#include "tests/sim/random_stream.hpp"
#include "tests/sim/scheduler.hpp"
#include "tests/sim/storage.hpp"

namespace vegas::sim {

using core::NodeId;

struct Row {  // of `tables`, with its rows of `journal`
    NodeId owner = core::kNoNode;
    bool aside = false;
    std::optional<core::SleepingGame> sleeps;
    std::string invite;
    std::uint32_t base = 0;
    std::vector<std::string> seats;
    struct Record {
        NodeId writer = core::kNoNode;
        std::string body;
    };
    std::map<std::uint32_t, Record> log;
};
struct Data {
    std::map<std::string, Row> tables;
    struct Node {
        bool fenced = false;
        std::uint64_t batch = 0;
        std::string said;
    };
    std::map<NodeId, Node> nodes;
    struct Lease {
        std::int64_t until = 0, since = 0;
        std::uint64_t era = 0;
    };
    std::map<NodeId, Lease> leases;
    std::map<std::string, std::shared_ptr<const core::StoredGame>> games;
    std::map<std::string, core::StoredPlayer> players;
    core::ServedTime served;
    std::int64_t counted_at_ms = 0;  // by the database's clock

    void count_served(std::int64_t at_ms) {
        served = served + core::count_served_ms(at_ms - std::exchange(counted_at_ms, at_ms));
    }
};

// The result of a statement.
struct StatementResult {
    bool fenced = false;  // the server that sent it
    bool unsure = false;  // a warning: the standby may not have it
    std::string letters;  // of appends, as returned by the schema's append()
    std::vector<Storage::Said> said;
    NodeId joined = core::kNoNode;
    std::vector<NodeId> living;  // servers with a lease
    std::vector<std::string> tables;
    std::set<NodeId> homes_before;  // of these tables, the homes that were fenced
};

class Database {
public:
    using Statement = std::function<StatementResult(Database&)>;
    using OnAnswer = std::function<void(const StatementResult&)>;
    enum class Waits : std::uint8_t { for_the_standby, for_nothing };

    // Called with what the database keeps, whatever happens: the standby has it too, or there is
    // none.
    using OnHeld = std::function<void(const core::Append&)>;
    Database(const Plan& plan, Scheduler& agenda, OnHeld on_held);

    // Runs a statement for server number `from`. The reply comes later, or never.
    void execute(int from, Waits waits, Statement what, OnAnswer then);

    // ---- statements, to be run by execute()
    [[nodiscard]] StatementResult join(int number);
    [[nodiscard]] StatementResult renew(NodeId me);
    [[nodiscard]] StatementResult release_lease(NodeId me);
    [[nodiscard]] StatementResult touch(NodeId me);
    [[nodiscard]] StatementResult append(NodeId me, std::uint64_t batch,
                                         const std::vector<core::Append>& what);
    [[nodiscard]] StatementResult claim(NodeId me, bool may_fence,
                                        const std::set<std::string>& taken);
    [[nodiscard]] StatementResult load(NodeId me, const std::vector<std::string>& tables,
                                       std::set<NodeId> fenced);
    [[nodiscard]] StatementResult release(NodeId me, const std::vector<std::string>& tables);
    [[nodiscard]] StatementResult run_query(NodeId me, const core::StoreQuery& ask,
                                            const std::set<std::string>& owned);

    // ---- faults
    void fail_over(std::int64_t promoted_ms, std::int64_t alone_ms);
    void restart(std::int64_t down_ms);
    void be_unavailable_for(std::int64_t ms);  // no reply to any server
    void stall_standby_for(std::int64_t ms);
    void cancel_waits_for(std::int64_t ms);
    void cut_for(int number, bool to, bool from, std::int64_t ms);
    void heal();

    // ---- for checkers
    [[nodiscard]] const Data& data() const { return primary_; }
    // The number of the server that had this incarnation.
    [[nodiscard]] int number_of(NodeId node) const { return numbers_.at(node); }
    // The time since which this server has not been cut off alone.
    [[nodiscard]] std::int64_t reached_since(int number) const {
        return cut_until_ms_[static_cast<std::size_t>(number)];
    }
    // The time since which the database has worked as it should for that server.
    [[nodiscard]] std::int64_t well_since(int number) const;
    // Called before a fence; may throw CheckFailure.
    std::function<void(NodeId)> on_fence;

private:
    using Write = std::function<void(Data&)>;
    struct Transaction {
        std::vector<Write> writes;
        // Appends that it stored for the first time.
        std::vector<std::shared_ptr<const core::Append>> appends;
    };
    struct Waiting {
        std::uint64_t position = 0;
        std::function<void(bool unsure)> then;
    };

    void write(Write what);  // within the statement's transaction
    void commit();
    void apply_next();
    void release_waits();
    [[nodiscard]] bool is_up() const { return agenda_.now_ms() >= away_until_ms_; }
    [[nodiscard]] std::int64_t clock_ms() const { return agenda_.now_ms() + ahead_ms_; }
    void arrived(int from, Waits waits, const Statement& what, OnAnswer then);
    void reply(int to, StatementResult answer, OnAnswer then);
    [[nodiscard]] char letter_of(NodeId me, const core::Append& what,
                                 const std::set<std::string>& refused) const;
    void store(NodeId me, char letter, const core::Append& what);
    [[nodiscard]] bool holds(const Row& row, const core::Append& what) const;
    [[nodiscard]] core::TableHome home_of(const std::string& table, const Row& row) const;
    [[nodiscard]] core::QueryResult find_table(NodeId me, const core::FindTable& question,
                                               const std::set<std::string>& owned);
    [[nodiscard]] core::QueryResult found(const core::Query& question);
    [[nodiscard]] core::ServedTimeAdvanced advance_served(std::size_t most);
    [[nodiscard]] core::QueryResult page_of(const core::ListGames& question) const;
    void fence(NodeId node);

    const Plan& plan_;
    Scheduler& agenda_;
    const OnHeld on_held_;
    RandomStream chance_;
    Data primary_, standby_;
    NodeId last_node_ = 0;
    std::map<NodeId, int> numbers_;
    std::uint64_t written_ = 0, applied_ = 0;  // commits on the primary and on the standby
    Transaction open_;                         // of the running statement
    std::deque<Transaction> on_its_way_;       // to the standby
    bool has_standby_ = true, applies_ = false;
    std::deque<Waiting> waits_;
    std::uint64_t life_ = 0;  // of the primary's process
    std::uint64_t era_ = 0;   // changes with each promotion
    std::int64_t away_until_ms_ = 0, stalled_until_ms_ = 0, cancels_until_ms_ = 0;
    std::int64_t ahead_ms_ = 0;
    std::array<std::int64_t, kServersMost> deaf_until_ms_{}, mute_until_ms_{}, cut_until_ms_{};
};

}  // namespace vegas::sim
