// Makes random boards that follow the rules of VG-1: sizes, rows, numbers, track.
#pragma once

#include <vector>

#include "engine/draws.hpp"
#include "engine/vegas_1996/board.hpp"

namespace vegas::test {

// Each number from 1 to 5 is on some space; a table of fewer than five spaces has two on one.
inline vegas_1996::GamingTable random_table(FastDraws& draws) {
    using vegas_1996::Space;
    const std::size_t size = 3 + draws.one_of(13);
    std::vector<std::vector<int>> numbers(size);
    std::vector<int> needed{1, 2, 3, 4, 5};
    draws.shuffle(std::span(needed));
    for (std::size_t i = 0; i < needed.size(); ++i) numbers[i % size].push_back(needed[i]);
    for (auto& space : numbers) {
        if (space.size() == 2 || (space.size() == 1 && draws.one_of(3) > 0)) continue;
        const int more = draws.die();
        if (space.empty() || space[0] != more) space.push_back(more);
    }
    draws.shuffle(std::span(numbers));
    vegas_1996::GamingTable t;
    for (const auto& space : numbers) {
        t.spaces.push(Space(space[0], space.size() > 1 ? space[1] : 0));
    }
    const auto rows = 1 + draws.one_of(3);
    for (std::size_t i = 0; i < size; ++i) ++t.rows[i % rows];
    return t;
}

inline vegas_1996::Board random_board(std::uint64_t seed) {
    FastDraws draws(seed);
    vegas_1996::Board board;
    for (auto& table : board.tables) table = random_table(draws);
    std::vector<std::uint8_t> track;
    for (std::uint8_t t = 1; t <= vegas_1996::kTables; ++t) track.push_back(t);
    track.resize(track.size() + draws.one_of(19), 0);  // up to 32 positions
    draws.shuffle(std::span(track));
    for (const std::uint8_t position : track) board.track.push(position);
    return board;
}

}  // namespace vegas::test
