// What an action of Las Vegas would do, as far as it can be told, for people who choose.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/fixed.hpp"
#include "engine/las_vegas/parts.hpp"

namespace vegas::las_vegas {

struct CasinoAfter {  // a casino that would stand otherwise than now
    std::int8_t casino = -1;
    FixedVector<Owner, 5> wins;  // as in CasinoView
    FixedVector<Owner, kOwners> tied;
    bool operator==(const CasinoAfter&) const = default;
    static constexpr auto wire(auto is) {
        return is.object(
            "casino_after", "A casino after the action.",
            is.required("casino", &CasinoAfter::casino, as::casino),
            is.optional("tied", &CasinoAfter::tied, as::list(as::owner, 0, kOwners)),
            is.required("wins", &CasinoAfter::wins, as::list(as::or_null(as::owner), 0, 5)));
    }
};

// What a pass costs: one of these, or nothing where all dice show the closed casino. [RY-21, CU-10,
// CU-11, E1-4]
struct Price {
    std::uint8_t chips = 0, skip_cards = 0;
    Dollars dollars = 0;  // of skip money
    bool operator==(const Price&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("price", "What a pass costs; nothing where it is free.",
                         is.optional("chips", &Price::chips, as::number(1, 1)),
                         is.optional("dollars", &Price::dollars, as::number(1, 1), "of skip money"),
                         is.optional("skip_cards", &Price::skip_cards, as::number(1, 1)));
    }
};

// What does not apply keeps its default.
struct Preview {
    DiceView dice;                        // own dice, and white ones, that it concerns
    std::uint8_t blank = 0;               // blank dice that it moves
    FixedVector<CasinoAfter, 2> casinos;  // that would stand otherwise than now
    Tile tile{};                          // that it would activate
    FixedVector<Owner, 2> tile_wins;      // who would get Double Down's rewards [G2-2]
    std::optional<Dollars> dollars;       // at stake: paid at once, or when it succeeds
    std::uint8_t chips = 0;               // the same, where it is paid in chips [RY-34]
    std::optional<Price> costs;           // of a pass
    std::uint8_t tokens = 0;              // of a pile [G1-1]
    [[nodiscard]] bool is_nothing() const { return *this == Preview{}; }
    bool operator==(const Preview&) const = default;

    // The dice are told together or not at all.
    static std::optional<std::uint8_t> small(const Preview& p) {
        return p.dice == DiceView{} ? std::nullopt : std::optional(p.dice.small);
    }
    static std::uint8_t big(const Preview& p) { return p.dice.big; }
    static std::uint8_t neutral(const Preview& p) { return p.dice.neutral; }
    static std::int8_t casino(const Preview& p) {
        return p.casinos.empty() ? std::int8_t{-1} : p.casinos[0].casino;
    }
    static FixedVector<Owner, kOwners> tied(const Preview& p) {
        return p.casinos.empty() ? FixedVector<Owner, kOwners>{} : p.casinos[0].tied;
    }
    static std::optional<FixedVector<Owner, 5>> wins(const Preview& p) {
        return p.casinos.empty() ? std::nullopt : std::optional(p.casinos[0].wins);
    }
    static std::optional<CasinoAfter> also(const Preview& p) {
        return p.casinos.size < 2 ? std::nullopt : std::optional(p.casinos[1]);
    }
    static constexpr auto wire(auto is) {
        return is.object(
            "shows", "What the action would do, as far as it can be told.",
            is.optional("big", &Preview::big, as::number(1, 1), "own big dice that it concerns"),
            is.optional("neutral", &Preview::neutral, as::number(1, 4), "white dice"),
            is.optional("small", &Preview::small, as::number(0, 8), "own small dice"),
            is.optional("blank", &Preview::blank, as::number(1, 3), "gray dice that it moves"),
            is.optional("casino", &Preview::casino, as::casino, "that would stand otherwise"),
            is.optional("tied", &Preview::tied, as::list(as::owner, 0, kOwners),
                        "there, after the action"),
            is.optional("wins", &Preview::wins, as::list(as::or_null(as::owner), 0, 5),
                        "of that casino, after the action"),
            is.optional("also", &Preview::also, as::object, "a second casino"),
            is.optional("tile", &Preview::tile, as::tile, "that would be activated"),
            is.optional("tile_wins", &Preview::tile_wins, as::list(as::or_null(as::owner), 2, 2),
                        "who would get Double Down's rewards"),
            is.optional("dollars", &Preview::dollars, as::sum,
                        "at stake: paid at once, or when it succeeds"),
            is.optional("chips", &Preview::chips, as::number(1, 2), "at stake, paid in chips"),
            is.optional("costs", &Preview::costs, as::object, "of a pass"),
            is.optional("tokens", &Preview::tokens, as::number(1, 5), "that lie in the pile"));
    }
};

}  // namespace vegas::las_vegas
