// What is printed on a casino tile, and what lies on every one. [RY-54]
#pragma once

#include <cstdint>
#include <optional>

#include "engine/any_value.hpp"
#include "engine/describe.hpp"
#include "engine/types.hpp"

namespace vegas::las_vegas {

// One cell that is printed on a face. Clients get them with `welcome`, so that none has a copy.
struct Cell {
    enum class Kind : std::uint8_t { nothing, dollars, chips, dice, moves } kind{};
    std::int32_t amount = 0;
    // What the bank pays for it: a chip is worth $10,000. [RY-3]
    [[nodiscard]] constexpr Dollars pays() const {
        return kind == Kind::dollars ? amount : kind == Kind::chips ? amount * 10'000 : 0;
    }
    [[nodiscard]] bool is_nothing() const { return kind == Kind::nothing; }

    template <Kind K>
    static std::optional<std::int32_t> of_kind(const Cell& c) {
        return c.kind == K ? std::optional(c.amount) : std::nullopt;
    }
    static constexpr auto wire(auto is) {
        return is.object(
            "cell", "One cell that is printed on a tile: one of these members.",
            is.optional("dollars", &Cell::of_kind<Kind::dollars>, as::number(0, 100'000)),
            is.optional("chips", &Cell::of_kind<Kind::chips>, as::number(1, 9), "are paid"),
            is.optional("dice", &Cell::of_kind<Kind::dice>, as::number(1, 9), "black or blank"),
            is.optional("moves", &Cell::of_kind<Kind::moves>, as::number(1, 9), "of a die"));
    }
};
inline constexpr Cell kNothing{};
constexpr Cell usd(int n) { return {Cell::Kind::dollars, n}; }
constexpr Cell chips(int n) { return {Cell::Kind::chips, n}; }
constexpr Cell dice(int n) { return {Cell::Kind::dice, n}; }
constexpr Cell moves(int n) { return {Cell::Kind::moves, n}; }

// What lies on a tile, as all may see it: the Contents of that tile's header. [RY-54]
using TileContents = AnyValue<56>;

struct TileSlot {  // the slot beside a casino
    Tile tile{};
    std::uint8_t counter = 0;
    Seat token = kNobody;  // who holds the tile's token; kNobody: it lies on the tile
    bool operator==(const TileSlot&) const = default;
};

}  // namespace vegas::las_vegas
