// What one seed decides about a world of several servers before it begins, and what may be taken
// out of it on purpose.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace vegas::sim::nodes {

// A safeguard that is missing: the simulator has to notice each.
enum class Control : std::uint8_t {
    none,
    no_fence,            // the database takes what a fenced server appends
    lost_commits,        // none is: commits are lost, and tables are set aside at worst
    no_chain,            // the same, and it takes a record whose predecessor it does not have
    async_standby,       // a commit counts before the standby has it
    early_taken,         // a new home tells of a table before "taken" is stored
    warning_is_success,  // a wait for the standby that was cancelled counts as one that was not
    hasty_fence,         // a server fences others right after an outage
};
inline constexpr std::array<std::string_view, 8> kControls{
    "none",          "no_fence",    "lost_commits",       "no_chain",
    "async_standby", "early_taken", "warning_is_success", "hasty_fence"};

inline constexpr int kNodes = 4;  // servers at most

// What ids of tables of each shard begin with.
inline constexpr std::array<std::string_view, 2> kSlots{"abcdefghijklmnop", "qrstuvwxyz234567"};
[[nodiscard]] std::size_t shard_of_id(std::string_view id);

struct Plan {
    std::uint64_t seed = 1;
    Control control = Control::none;
    int nodes = 3;
    std::size_t shards = 1;        // more: another database besides has the people
    std::uint32_t groups = 1;      // tables, each with its people
    std::int64_t faults_ms = 0;    // for so long something may go wrong
    std::int64_t fault_every = 0;  // ms, on average
    std::int64_t think_ms = 0;     // people, on average
    bool trace = false;            // what is said is printed

    [[nodiscard]] bool is(Control what) const { return control == what; }
    // Of a server, by its number.
    [[nodiscard]] std::size_t shard_of(int number) const {
        return static_cast<std::size_t>(number) % shards;
    }
    // What was acknowledged may be gone, and people notice: only tables are looked at.
    [[nodiscard]] bool loses() const { return is(Control::lost_commits) || is(Control::no_chain); }
};

[[nodiscard]] Plan plan_of(std::uint64_t seed, Control control, bool trace);

// A line of the trace, if there is one: when, of whom, and what.
void note(const Plan& plan, std::int64_t ms, const std::string& of, const std::string& what);

}  // namespace vegas::sim::nodes
