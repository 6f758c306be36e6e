// What kind of world a seed makes: who lives there, and what goes wrong how often. Each seed leaves
// out most faults, so that what is rare together with all others happens somewhere alone.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "server/core/base/settings.hpp"

namespace vegas::sim {

// One decision that is answered otherwise than chance has it.
struct OtherChoice {
    std::string table;
    std::uint32_t decision = 0;
};

struct Plan {
    std::uint64_t seed = 1;
    std::uint32_t people = 4;
    std::uint32_t steps = 3'000;  // of the agenda, until all is healed

    // The network: how long a message is on its way, and after how many a line is cut; 0: never.
    std::int64_t delay_ms_most = 20;
    std::uint32_t cut_once_in = 0;
    // The disk: how long a transaction takes; after how many it is full, or an answer is held back.
    std::int64_t disk_ms_most = 0;
    std::uint32_t full_once_in = 0, held_once_in = 0;
    // The process: after how many things that it does it is killed; and while a choice is sealed,
    // which is for a moment only.
    std::uint32_t crash_once_in = 0, crash_sealed_once_in = 0;
    // The clock: it jumps ahead once in so many readings, and at a start anywhere. The system's
    // clock is set as often, by up to two years.
    std::uint32_t jump_once_in = 0;
    bool mischief = false;  // some people do what no honest client does
    bool sealed = false;    // people play at tables with sealed choices only
    bool trace = false;     // all that goes into the core and comes out of it is printed

    std::optional<OtherChoice> other;  // if it is a sealed choice

    core::Settings settings;

    [[nodiscard]] bool chooses_otherwise(const std::string& table, std::uint32_t decision) const {
        return other && other->table == table && other->decision == decision;
    }
};

// What a command line may change of it, to try with less, or to see more.
struct Fewer {
    std::optional<std::uint32_t> people, steps;
    bool trace = false;
};

[[nodiscard]] Plan plan_of(std::uint64_t seed, const Fewer&);

}  // namespace vegas::sim
