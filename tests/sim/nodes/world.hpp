// Three servers, their database, the people at them, and what happens to all of these.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "tests/sim/nodes/links.hpp"
#include "tests/sim/nodes/player.hpp"
#include "tests/sim/wrong.hpp"

namespace vegas::sim::nodes {

// Records of a table that are not there, and others behind them.
struct Hole : Wrong {
    using Wrong::Wrong;
};

struct Figures {
    std::uint64_t starts = 0, inputs = 0, acks = 0, compared = 0, games = 0, faults = 0, claims = 0;
    std::int64_t simulated_ms = 0;
    Figures& operator+=(const Figures& more);
};

class World final : public Surroundings, public Player::Lines {
public:
    explicit World(const Plan& plan);

    // Faults, then all is healed, and every game must come to its end. Throws Wrong.
    Figures run();

private:
    struct Line {
        Player* who = nullptr;
        int number = 0;
        NodeId node = core::kNoNode;
        std::int64_t ms = 0;  // each way
    };

    // ---- of servers
    void send(int from, core::ConnId line, const core::Text& text) override;
    void close(int from, core::ConnId line) override;
    void tell(NodeId from, const core::ToPeer& what) override;
    void knows(NodeId node, const std::vector<NodeId>& others) override;
    void ended(int number, NodeId node) override;
    // ---- of people
    void come(Player& who) override;
    void say(Player& who, const std::string& bytes) override;
    void cut(Player& who) override;

    void break_line(std::uint64_t line, std::int64_t heard_after_ms);
    void balance();
    void bring_fault();
    void cut_something(std::int64_t ms);
    void harm_database(std::int64_t ms);
    void heal();
    [[nodiscard]] Databases wired() const;
    [[nodiscard]] Database& any_database() { return *databases_[chance_.below(databases_.size())]; }
    void look_at_outage(int number) const;
    void look_at_fence(const Database& database, NodeId node);
    void look_at_tables();
    void look_at(const std::string& id, const Row& row) const;
    void settle(const Group& group);
    [[nodiscard]] bool is_over() const;

    const Plan plan_;
    Agenda agenda_;
    Chance chance_;
    Figures figures_;
    std::vector<std::unique_ptr<Database>> databases_;  // shards first, then that of people
    std::vector<std::unique_ptr<Node>> servers_;
    Links links_;
    std::deque<Group> groups_;
    std::vector<std::unique_ptr<Player>> people_;
    std::map<std::uint64_t, Line> lines_;
    std::map<const Player*, std::uint64_t> line_of_;
    std::uint64_t last_line_ = 0;
    std::array<int, kNodes> unready_s_{};
    bool healed_ = false;
};

}  // namespace vegas::sim::nodes
