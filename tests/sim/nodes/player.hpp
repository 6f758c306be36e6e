// Somebody who plays at one table whatever happens: comes back with the token, asks again, and
// notes what was acknowledged. What is told must follow from what was told before, on whatever line
// and by whichever server.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/core/base/io.hpp"
#include "tests/sim/agenda.hpp"
#include "tests/sim/chance.hpp"
#include "tests/sim/nodes/plan.hpp"
#include "tests/support/json.hpp"

namespace vegas::sim::nodes {

using test::json;

// What all who are at a table know of it.
struct Group {
    std::uint32_t number = 0;
    std::string ruleset;
    std::string table, invite;                // once they are acknowledged
    std::map<std::string, std::string> told;  // by epoch and v: the public part of an update
    std::uint64_t acks = 0, compared = 0;
};

class Player {
public:
    // What leads to a server.
    class Lines {
    public:
        virtual ~Lines() = default;
        // To some server that is there; hear() and lost() follow.
        virtual void come(Player& who) = 0;
        virtual void say(Player& who, const std::string& bytes) = 0;
        virtual void cut(Player& who) = 0;
    };
    Player(const Plan& plan, Agenda& agenda, Lines& lines, Group& group, std::uint32_t seat);

    void live();
    void came();  // a line is there
    void hear(const std::string& message);
    void lost();

    [[nodiscard]] bool is_done() const;
    [[nodiscard]] std::string name() const;
    [[nodiscard]] std::string describe() const;
    [[nodiscard]] const Group& group() const { return group_; }
    [[nodiscard]] std::uint32_t seat() const { return seat_; }
    // By decision; nothing: one of those that were sent.
    [[nodiscard]] const std::map<std::uint64_t, std::optional<json>>& acknowledged() const {
        return acknowledged_;
    }

private:
    void ask(json request);
    void look_again(std::int64_t ms);
    void go_on();
    void answered(const json& reply);
    void refused(const std::string& code, const json& reply);
    void take_snapshot(const json& message);
    void take_update(const json& message);
    void take_prompt(const json& prompt);
    void act();
    [[nodiscard]] bool is_asked() const;
    [[noreturn]] void wrong(const std::string& what) const;

    const Plan& plan_;
    Agenda& agenda_;
    Lines& lines_;
    Group& group_;
    const std::uint32_t seat_;
    Chance chance_;
    std::string token_;
    bool is_there_ = false, is_welcome_ = false, is_seated_ = false, looks_ = false;
    std::uint64_t line_ = 0, last_id_ = 0;
    json asked_;  // under way, or null
    std::int64_t asked_at_ms_ = 0;
    std::uint64_t planned_ = 0;
    std::int64_t rests_until_ms_ = 0;

    json view_, prompt_;
    std::string epoch_;
    std::set<std::string> epochs_;  // before that
    std::uint64_t v_ = 0;
    bool is_stale_ = true;  // since a line was lost
    std::map<std::uint64_t, std::optional<json>> acknowledged_;
    std::uint64_t thinks_of_ = 0;  // a decision
};

}  // namespace vegas::sim::nodes
