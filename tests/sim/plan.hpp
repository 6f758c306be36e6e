// The plan of a simulation, made from a seed: the people, how often each fault happens, and what is
// disabled on purpose. Each seed leaves out most faults, so that a fault that is rare among all
// others also happens alone.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "server/core/base/settings.hpp"

namespace vegas::sim {

// A safeguard of several servers that is missing. The simulator has to notice each.
enum class DisabledSafeguard : std::uint8_t {
    none,
    no_fence,            // the database accepts appends of a fenced server
    lost_commits,        // no safeguard is missing: commits are lost, tables are set aside at worst
    no_chain,            // the same, and a record is accepted without its predecessor
    async_standby,       // a commit counts before the standby has it
    early_taken,         // a new home publishes a table before "taken" is stored
    warning_is_success,  // a cancelled wait for the standby counts as a success
    hasty_fence,         // a server fences others right after an outage
};
inline constexpr std::array<std::string_view, 8> kControls{
    "none",          "no_fence",    "lost_commits",       "no_chain",
    "async_standby", "early_taken", "warning_is_success", "hasty_fence"};

inline constexpr std::uint32_t kServersMost = 8;

// A decision in which another action is taken than the random one.
struct OtherChoice {
    std::string table;
    std::uint32_t decision = 0;
    bool by_house = false;  // or else by a person
};

struct Plan {
    std::uint64_t seed = 1;
    DisabledSafeguard control = DisabledSafeguard::none;
    std::uint32_t servers = 1;  // several share a database
    std::uint32_t people = 4;
    std::int64_t pace = 1;        // factor by which people are slower
    std::uint32_t steps = 3'000;  // of the scheduler, until all faults end

    // The network: the longest delay of a message, and after how many messages a connection is cut
    // (0: never).
    std::int64_t delay_ms_most = 20;
    std::uint32_t cut_once_in = 0;
    // The disk of one server: the longest transaction; after how many it is full, or a reply is
    // held back.
    std::int64_t disk_ms_most = 0;
    std::uint32_t full_once_in = 0, held_once_in = 0;
    // Each process: after how many of its steps it is killed; the second figure holds while a
    // choice is sealed, which is only for a moment.
    std::uint32_t crash_once_in = 0, crash_sealed_once_in = 0;
    // The clock of one server: it jumps ahead once in so many readings, and to anywhere at a start.
    // The system's clock is set as often, by up to two years. Of several servers: clocks jump.
    std::uint32_t jump_once_in = 0;
    // Several servers: mean time between faults of a server, the database or the connections
    // between servers.
    std::int64_t fault_every_ms = 0;
    std::int64_t leave_every_ms = 0;  // mean time between moments when all go away together
    bool days = false;                // some tables are played in days
    std::int64_t away_ms_most = 0;    // the longest time that all are away; 0: less than a minute
    bool mischief = false;            // some people do what no honest client does
    bool sealed = false;              // people play only at tables with sealed choices
    bool handovers = false;           // seats change hands while choices are sealed
    bool trace = false;               // print all inputs and outputs of the core

    std::optional<OtherChoice> other;  // only if it is a sealed choice

    core::Settings settings;

    [[nodiscard]] bool chooses_otherwise(const std::string& table, std::uint32_t decision,
                                         bool by_house) const {
        return other && other->table == table && other->decision == decision &&
               other->by_house == by_house;
    }
    [[nodiscard]] bool is_shared() const { return servers > 1; }
    [[nodiscard]] bool is(DisabledSafeguard what) const { return control == what; }
    // Acknowledged changes may be lost, and people notice: only tables are checked.
    [[nodiscard]] bool loses() const {
        return is(DisabledSafeguard::lost_commits) || is(DisabledSafeguard::no_chain);
    }
};

// Options of a command line: the number of servers, what is missing, and limits to try with less or
// to see more.
struct PlanOptions {
    std::uint32_t servers = 1;
    DisabledSafeguard control = DisabledSafeguard::none;
    std::optional<std::uint32_t> people, steps;
    bool trace = false;
};

[[nodiscard]] Plan plan_of(std::uint64_t seed, const PlanOptions&);

}  // namespace vegas::sim
