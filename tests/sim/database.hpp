// The database that servers share, with its standby: what store/postgres makes of PostgreSQL, as a
// model. A statement is carried out at once where it arrives, and answered when the standby has
// what it wrote. The primary can die, and the standby takes its place with what it has; it can be
// out of reach, of one server or of all, in each direction; a wait can be cancelled, which looks
// like a success with a warning.
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
#include "tests/sim/agenda.hpp"
#include "tests/sim/chance.hpp"
#include "tests/sim/plan.hpp"
#include "tests/sim/storage.hpp"

namespace vegas::sim {

using core::NodeId;

struct Row {  // of tbl, with its log
    NodeId owner = core::kNoNode;
    bool aside = false;
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
    std::map<std::string, std::shared_ptr<const core::KeptGame>> games;
    std::map<std::string, core::KeptPlayer> players;
};

// What comes back of a statement.
struct Answer {
    bool fenced = false;  // the asking server
    bool unsure = false;  // a warning: the standby may not have it
    std::string letters;  // of appends, as the schema's append() gives them
    std::vector<Storage::Said> said;
    NodeId joined = core::kNoNode;
    std::vector<NodeId> living;  // servers with a lease
    std::vector<std::string> tables;
    std::set<NodeId> homes_before;  // of these, that were fenced
};

class Database {
public:
    using Statement = std::function<Answer(Database&)>;
    using OnAnswer = std::function<void(const Answer&)>;
    enum class Waits : std::uint8_t { for_the_standby, for_nothing };

    // What it holds from now on, whatever happens: the standby has it too, or there is none.
    using OnHeld = std::function<void(const core::Append&)>;
    Database(const Plan& plan, Agenda& agenda, OnHeld on_held);

    // From server number `from`. The answer comes later, or never.
    void ask(int from, Waits waits, Statement what, OnAnswer then);

    // ---- statements; each is given to ask()
    [[nodiscard]] Answer join(int number);
    [[nodiscard]] Answer renew(NodeId me);
    [[nodiscard]] Answer give_back(NodeId me);
    [[nodiscard]] Answer touch(NodeId me);
    [[nodiscard]] Answer append(NodeId me, std::uint64_t batch,
                                const std::vector<core::Append>& what);
    [[nodiscard]] Answer claim(NodeId me, bool may_fence, const std::set<std::string>& taken);
    [[nodiscard]] Answer load(NodeId me, const std::vector<std::string>& tables,
                              std::set<NodeId> fenced);
    [[nodiscard]] Answer release(NodeId me, const std::vector<std::string>& tables);
    [[nodiscard]] Answer answer(const core::Ask& ask);

    // ---- faults
    void fail_over(std::int64_t promoted_ms, std::int64_t alone_ms);
    void restart(std::int64_t down_ms);
    void be_away_for(std::int64_t ms);  // no answer to anybody
    void stall_standby_for(std::int64_t ms);
    void cancel_waits_for(std::int64_t ms);
    void cut_for(int number, bool to, bool from, std::int64_t ms);
    void heal();

    // ---- for whoever watches
    [[nodiscard]] const Data& data() const { return primary_; }
    // Which server had this incarnation.
    [[nodiscard]] int number_of(NodeId node) const { return numbers_.at(node); }
    // Since when this server alone was not cut off.
    [[nodiscard]] std::int64_t reached_since(int number) const {
        return cut_until_ms_[static_cast<std::size_t>(number)];
    }
    // Since when it has done for that server what it should.
    [[nodiscard]] std::int64_t well_since(int number) const;
    // Before it happens; may throw Wrong.
    std::function<void(NodeId)> on_fence;

private:
    using Write = std::function<void(Data&)>;
    struct Commit {
        Write write;
        std::shared_ptr<const core::Append> append;  // of which it is, if this is the first time
    };
    struct Waiting {
        std::uint64_t position = 0;
        std::function<void(bool unsure)> then;
    };

    void commit(Write write, std::shared_ptr<const core::Append> append = {});
    void apply_next();
    void release_waits();
    [[nodiscard]] bool is_up() const { return agenda_.now_ms() >= away_until_ms_; }
    [[nodiscard]] std::int64_t clock_ms() const { return agenda_.now_ms() + ahead_ms_; }
    void arrived(int from, Waits waits, const Statement& what, OnAnswer then);
    void reply(int to, Answer answer, OnAnswer then);
    [[nodiscard]] char letter_of(NodeId me, const core::Append& what,
                                 const std::set<std::string>& refused) const;
    void write(NodeId me, char letter, const core::Append& what);
    [[nodiscard]] bool holds(const Row& row, const core::Append& what) const;
    [[nodiscard]] core::Home home_of(const std::string& table, const Row& row) const;
    [[nodiscard]] core::Found found(const core::Question& question);
    [[nodiscard]] core::Found page_of(const core::GamesOf& question) const;
    void fence(NodeId node);

    const Plan& plan_;
    Agenda& agenda_;
    const OnHeld on_held_;
    Chance chance_;
    Data primary_, standby_;
    NodeId last_node_ = 0;
    std::map<NodeId, int> numbers_;
    std::uint64_t written_ = 0, applied_ = 0;  // commits, by the primary and the standby
    std::deque<Commit> on_its_way_;            // to the standby
    bool has_standby_ = true, applies_ = false;
    std::deque<Waiting> waits_;
    std::uint64_t life_ = 0;  // of the primary's process
    std::uint64_t era_ = 0;   // another one after each promotion
    std::int64_t away_until_ms_ = 0, stalled_until_ms_ = 0, cancels_until_ms_ = 0;
    std::int64_t ahead_ms_ = 0;
    std::array<std::int64_t, kServersMost> deaf_until_ms_{}, mute_until_ms_{}, cut_until_ms_{};
};

}  // namespace vegas::sim
