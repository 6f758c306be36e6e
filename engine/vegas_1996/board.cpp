#include "engine/vegas_1996/board.hpp"

#include <algorithm>
#include <initializer_list>
#include <numeric>

namespace vegas::vegas_1996 {
namespace {

constexpr Space k1{1, 0}, k2{2, 0}, k3{3, 0}, k4{4, 0}, k5{5, 0}, k6{6, 0};
constexpr Space k12{1, 2}, k34{3, 4}, k45{4, 5}, k56{5, 6};

constexpr GamingTable rows_of(int rows, std::initializer_list<Space> row) {
    GamingTable t;
    for (int r = 0; r < rows; ++r) {
        t.rows[to_index(r)] = static_cast<std::uint8_t>(row.size());
        for (const Space& space : row) t.spaces.item[t.spaces.size++] = space;
    }
    return t;
}

// [VG-1] Mary's track: tables 1 to 7, then a blank before each of tables 8 to 14.
constexpr FixedVector<std::uint8_t, kTrackMost> track() {
    FixedVector<std::uint8_t, kTrackMost> positions;
    for (std::uint8_t table = 1; table <= kTables; ++table) {
        if (table > 7) positions.item[positions.size++] = 0;
        positions.item[positions.size++] = table;
    }
    return positions;
}

constexpr Board kBuiltIn{
    .tables = {rows_of(1, {k12, k34, k56}),           // 1
               rows_of(1, {k1, k2, k3, k45}),         // 2
               rows_of(1, {k12, k34, k56}),           // 3
               rows_of(1, {k1, k2, k3, k4, k5}),      // 4
               rows_of(1, {k12, k3, k4, k56}),        // 5
               rows_of(1, {k1, k2, k3, k4, k5, k6}),  // 6
               rows_of(1, {k1, k2, k3, k4, k5}),      // 7
               rows_of(2, {k12, k34, k56}),           // 8
               rows_of(2, {k1, k2, k3, k45}),         // 9
               rows_of(3, {k12, k34, k56}),           // 10
               rows_of(2, {k1, k2, k3, k4, k5}),      // 11
               rows_of(2, {k1, k2, k3, k4, k5, k6}),  // 12
               rows_of(3, {k12, k3, k4, k56}),        // 13
               rows_of(3, {k1, k2, k3, k4, k5})},     // 14
    .track = track(),
};

bool bears_all_but_six(const GamingTable& t) {
    for (int n = 1; n < kFaces; ++n) {
        if (std::ranges::none_of(t.spaces, [n](const Space& s) { return s.bears(n); })) {
            return false;
        }
    }
    return true;
}

std::string_view fault_of(const GamingTable& t) {
    if (t.spaces.size < kSpacesLeast || t.spaces.size > kSpacesMost) {
        return "a table must have 3 to 15 spaces";
    }
    const auto empty = std::ranges::find(t.rows, 0);
    const bool has_gap = std::any_of(empty, t.rows.end(), [](int n) { return n > 0; });
    if (has_gap || std::accumulate(t.rows.begin(), t.rows.end(), 0) != t.spaces.size) {
        return "the spaces of a table must lie in one to three rows";
    }
    for (const Space& s : t.spaces) {
        if (!s.is_good() || s.owner() != kNobody) {
            return "a space must have one or two different numbers from 1 to 6";
        }
    }
    if (!bears_all_but_six(t)) return "a table must have every number from 1 to 5";
    return {};
}

}  // namespace

const Board& built_in_board() { return kBuiltIn; }

BoardFault fault_of(const Board& board) {
    for (int i = 0; i < kTables; ++i) {
        if (const auto what = fault_of(board.tables[to_index(i)]); !what.empty()) {
            return {what, i + 1};
        }
    }
    if (board.track.size > kTrackMost) return {"the track must not have more than 32 positions"};
    std::array<int, kTables + 1> visits{};
    for (const std::uint8_t table : board.track) {
        if (table > kTables) return {"a position of the track must be a table from 1 to 14, or 0"};
        ++visits[table];
    }
    for (int table = 1; table <= kTables; ++table) {
        if (visits[to_index(table)] != 1) {
            return {"the track must visit every table exactly once", table};
        }
    }
    return {};
}

}  // namespace vegas::vegas_1996
