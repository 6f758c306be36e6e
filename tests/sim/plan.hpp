// What kind of world a seed makes: who lives there, what goes wrong how often, and what is taken
// out of it on purpose. Each seed leaves out most faults, so that what is rare together with all
// others happens somewhere alone.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "server/core/base/settings.hpp"

namespace vegas::sim {

// A safeguard of several servers that is missing: the simulator has to notice each.
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

inline constexpr std::uint32_t kServersMost = 8;

// One decision that is answered otherwise than chance has it.
struct OtherChoice {
    std::string table;
    std::uint32_t decision = 0;
};

struct Plan {
    std::uint64_t seed = 1;
    Control control = Control::none;
    std::uint32_t servers = 1;  // more than one share a database
    std::uint32_t people = 4;
    std::int64_t pace = 1;        // people take so many times as long for everything
    std::uint32_t steps = 3'000;  // of the agenda, until all is healed

    // The network: how long a message is on its way, and after how many a line is cut; 0: never.
    std::int64_t delay_ms_most = 20;
    std::uint32_t cut_once_in = 0;
    // The disk of one server: how long a transaction takes; after how many it is full, or an answer
    // is held back.
    std::int64_t disk_ms_most = 0;
    std::uint32_t full_once_in = 0, held_once_in = 0;
    // Each process: after how many things that it does it is killed; and while a choice is sealed,
    // which is for a moment only.
    std::uint32_t crash_once_in = 0, crash_sealed_once_in = 0;
    // The clock of one server: it jumps ahead once in so many readings, and at a start anywhere.
    // The system's clock is set as often, by up to two years. Of several servers: clocks jump.
    std::uint32_t jump_once_in = 0;
    // Several servers: how often something happens to one of them, to the database or to the lines
    // between them, on average.
    std::int64_t fault_every_ms = 0;
    bool mischief = false;  // some people do what no honest client does
    bool sealed = false;    // people play at tables with sealed choices only
    bool trace = false;     // all that goes into the core and comes out of it is printed

    std::optional<OtherChoice> other;  // if it is a sealed choice

    core::Settings settings;

    [[nodiscard]] bool chooses_otherwise(const std::string& table, std::uint32_t decision) const {
        return other && other->table == table && other->decision == decision;
    }
    [[nodiscard]] bool is_shared() const { return servers > 1; }
    [[nodiscard]] bool is(Control what) const { return control == what; }
    // What was acknowledged may be gone, and people notice: only tables are looked at.
    [[nodiscard]] bool loses() const { return is(Control::lost_commits) || is(Control::no_chain); }
};

// What a command line says of it: how many servers, what is missing; and what it may change, to try
// with less, or to see more.
struct Wanted {
    std::uint32_t servers = 1;
    Control control = Control::none;
    std::optional<std::uint32_t> people, steps;
    bool trace = false;
};

[[nodiscard]] Plan plan_of(std::uint64_t seed, const Wanted&);

}  // namespace vegas::sim
