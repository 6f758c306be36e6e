// Crashes a table in the middle of its life: the table restored from its records must equal the one
// that wrote them.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/core/table/restore.hpp"
#include "tests/support/json.hpp"
#include "tests/support/table_life.hpp"

namespace vegas::test {

// What a viewer is shown, without what a restart may change: connections and seat requests, what a
// start was told of seeds, the time left, and the numbers of updates.
inline json shown(const core::Table& table, core::PlayerKey viewer, core::TimePoint now) {
    json s = test::parsed(protocol::to_bytes(table.snapshot(viewer, now)));
    s.erase("v");
    s.erase("epoch");
    for (json& seat : s["view"]["table"]["seats"]) {
        if (!seat.is_object()) continue;
        seat.erase("away");
        seat.erase("seed_hash");
    }
    s["view"]["table"].erase("spectators");
    s["view"]["table"].erase("seat_requests");
    s["view"]["table"].erase("seed_exchange");
    s["view"]["table"].erase("standstill");  // all are away
    if (s["prompt"].is_object()) s["prompt"].erase("deadline_ms");
    return s;
}

// Equal except for the connection and what a start was told.
inline bool same_occupant(std::optional<core::Occupant> a, std::optional<core::Occupant> b) {
    for (auto* o : {&a, &b}) {
        if (!*o) continue;
        (*o)->away = false;
        (*o)->away_since = {};
        (*o)->gives_seeds = false;
        (*o)->seed_hash.reset();
    }
    return a == b;
}

inline std::string transcript_of(const core::Table& table) {
    std::vector<protocol::Transcript::Player> players(table.seating().seats().size());
    return protocol::transcript_json(table.match().transcript(std::move(players)));
}

// Restores the table from its records. It must show everybody the same as the living one, and
// validate actions alike. Half of the time it replaces the living one, as after a crash.
inline void crash(TableLife& life) {
    auto made = core::restore(life.records, key_of, 700, life.limits, life.entropy, life.now);
    ASSERT_TRUE(made) << made.error().message;
    core::Table& other = **made;
    const core::Table& table = *life.table;
    ASSERT_NE(other.epoch(), table.epoch());
    other.start_clocks(life.now);
    ASSERT_EQ(other.seating().seats().size(), table.seating().seats().size());
    for (std::size_t i = 0; i < table.seating().seats().size(); ++i) {
        ASSERT_TRUE(same_occupant(other.seating().seats()[i], table.seating().seats()[i])) << i;
    }
    const core::Person* host = table.seating().host();
    ASSERT_EQ(other.seating().host() == nullptr, host == nullptr);
    if (host != nullptr) {
        ASSERT_TRUE(*other.seating().host() == *host);
    }
    ASSERT_EQ(other.seating().is_quick(), table.seating().is_quick());
    ASSERT_EQ(other.seating().has_fixed_seats(), table.seating().has_fixed_seats());
    ASSERT_EQ(other.match().decisions_made(), table.match().decisions_made());
    ASSERT_EQ(other.match().server_seed(), table.match().server_seed());
    ASSERT_EQ(other.match().game() == nullptr, table.match().game() == nullptr);
    if (other.match().game() != nullptr) {
        ASSERT_TRUE(*other.match().game() == *table.match().game());
    }
    if (life.last) {
        const auto is_repeat = [&last = *life.last](const core::Table& at) {
            const auto judged = at.match().validate(last.seat, last.decision, last.action);
            return judged && judged->is_repeat;
        };
        ASSERT_EQ(is_repeat(other), is_repeat(table));
        // What the house sealed for a person is nobody's to repeat.
        ASSERT_TRUE(is_repeat(other) || is_sealed(life.last->action.kind))
            << "an answer repeated after a restart counts once";
    }
    for (core::PlayerKey viewer = 1; viewer <= TableLife::kPeople; ++viewer) {
        ASSERT_EQ(shown(other, viewer, life.now), shown(table, viewer, life.now));
    }
    if (table.status() == protocol::TableStatus::finished) {
        ASSERT_EQ(transcript_of(other), transcript_of(table)) << "who decided for whom, and all";
    }
    ASSERT_FALSE(other.journal().take_ended_game()) << "the store has it";
    ASSERT_TRUE(other.take_records(life.now).empty()) << "a restart records nothing";
    if (life.picks.one_of(2) == 0) life.table = std::move(*made);
}

}  // namespace vegas::test
