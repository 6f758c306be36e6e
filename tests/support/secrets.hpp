// Checks two states that differ only in a sealed choice: nobody but its maker can tell them apart.
// [A1-3, G1-3]
#pragma once

#include "engine/las_vegas/rules.hpp"
#include "tests/support/board.hpp"

namespace vegas::test {

inline std::vector<las_vegas::Preview> all_previews(const Board& b) {
    Actions list;
    las_vegas::legal_actions(b.s, b.s.stack.back(), list);
    std::vector<las_vegas::Preview> previews;
    for (const Action& a : list) previews.push_back(b.shows(a));
    return previews;
}

inline void expect_alike(const Board& a, const Board& b, Seat maker) {
    EXPECT_EQ(a.decision(), b.decision());
    EXPECT_EQ(a.legal_actions(), b.legal_actions());
    EXPECT_EQ(all_previews(a), all_previews(b));
    EXPECT_EQ(a.told(), b.told());
    for (Seat viewer = kNobody; viewer < a.s.setup.seats; ++viewer) {
        if (viewer == maker) continue;
        EXPECT_EQ(las_vegas::view(a.s, viewer), las_vegas::view(b.s, viewer));
        FastDraws x(7);
        FastDraws y(7);
        EXPECT_EQ(las_vegas::resample(a.s, viewer, x), las_vegas::resample(b.s, viewer, y));
    }
}

// What a seat may take the sealed choice to be, over many resamples; each choice once.
inline Words guesses(const Board& b, Seat seat) {
    Words found;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        FastDraws draws(seed);
        const las_vegas::State known = las_vegas::resample(b.s, seat, draws);
        EXPECT_EQ(las_vegas::view(known, seat), las_vegas::view(b.s, seat));
        found.push_back(Board::word_for(known.sealed.choice));
    }
    std::ranges::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

}  // namespace vegas::test
