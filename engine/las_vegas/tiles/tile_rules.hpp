// What a tile is and does, as a record of data and plain functions: when the rules speak of the
// tile, its function is called. A null function: the tile does not care. What decides *whether*
// something is allowed is a field that the rules read, not a hook.
#pragma once

#include <span>
#include <string_view>

#include "engine/las_vegas/flow.hpp"
#include "engine/las_vegas/preview.hpp"
#include "engine/las_vegas/tiles/tile.hpp"

namespace vegas::las_vegas {

// Dice of a seat beside a tile: how many count, before and after it placed some.
struct TilePlacement {
    int casino = 0;
    Seat seat = kNobody;
    int before = 0, after = 0;
};

struct TileRules {
    std::string_view id;                    // the face: "A1"
    std::string_view name;                  // as on the box
    std::span<const Cell> printed;          // on the face, cell by cell
    Ask asks_about_black_dice = Ask::none;  // they lie on the table while this is asked

    StepResult (*activated)(GameContext&,
                            Frame&) = nullptr;  // dice were placed here: step by step [RY-52]
    void (*legal_actions)(const State&, const Frame&,
                          Actions&) = nullptr;                // answers to what it asked
    void (*round_start)(GameContext&, int casino) = nullptr;  // tokens, counters, blank dice
    void (*turn_options)(const State&, int casino, Seat, Actions&) = nullptr;  // instead of rolling
    void (*dice_changed)(GameContext&,
                         int casino) = nullptr;  // after every change of dice anywhere
    StepResult (*before_payout)(GameContext&, Frame&) = nullptr;  // [RY-30]
    StepResult (*casino_paid)(GameContext&, Frame&) = nullptr;    // right after this casino's cards
    void (*after_payout)(GameContext&, int casino) = nullptr;     // before the clean-up

    // What an answer to its question would do.
    void (*preview)(const State&, const Frame&, const Action&, Preview&) = nullptr;
    TileContents (*view)(const State&, int casino) = nullptr;  // what all may see on it
    bool has_token = false;                                    // that a seat may hold
    int counter_least = 0, counter_most = 0;                   // where its counter may stand
    // Null, or what is wrong beside its counter and token. `casino` is kNotInPlay where the tile
    // lies nowhere: then nothing may be left of it.
    const char* (*check)(const State&, int casino) = nullptr;
    // What the seat would be paid for it if the round ended now.
    Dollars (*worth)(const State&, int casino, Seat) = nullptr;

    // For the bots' rollouts, in points (bots/points.hpp): what a seat gains by activating it, and
    // by an answer to its question other than to decline.
    int (*activation_gain)(const State&, const TilePlacement&) = nullptr;
    int (*answer_gain)(const State&, const Action&, Seat) = nullptr;
    // The weights of a mixed strategy for a choice that others must not foresee; empty: for none.
    ActionWeights (*mixed_strategy)(Ask, const Actions&) = nullptr;

    static constexpr auto wire(auto is) {  // what clients are told of it
        return is.object(
            "tile_info", "A face of a casino tile.", is.required("id", &TileRules::id, as::tile_id),
            is.required("name", &TileRules::name, as::title, "as on the box"),
            is.required("printed", &TileRules::printed, as::list(as::or_null(as::object), 0, 6),
                        "on the face, cell by cell"));
    }
};
inline constexpr int kNotInPlay = -1;

// Null: there is no tile.
[[nodiscard]] const TileRules* rules_of(Tile);
// Every tile, by face from A1 on.
[[nodiscard]] std::span<const TileRules* const> all_tiles();

// Whether placing dice here, or My Choice, activates the tile of this casino. [RY-52, E1-3]
[[nodiscard]] bool may_activate(const State&, int casino);
// Tells that the tile is activated. The caller must call the frame that it returns. REQUIRES:
// may_activate.
[[nodiscard]] Frame activate(GameContext&, int casino, Seat);

// A frame for another job of the tile of a casino.
[[nodiscard]] Frame tile_frame(const State&, Activity, int casino);

// Adds how a casino would stand after dice came or left.
void standing_after(Preview&, const State&, int casino, Owner, Dice come, Dice leave = {});

// Calls this function of every tile that has it, from casino 1 to 6.
template <class... Args>
void each_tile(GameContext& c, void (*TileRules::*hook)(GameContext&, int, Args...), Args... args) {
    for (int i = 0; i < kCasinos; ++i) {
        if (const TileRules* t = rules_of(c.s.tiles[to_index(i)].tile);
            t != nullptr && t->*hook != nullptr) {
            (t->*hook)(c, i, args...);
        }
    }
}

}  // namespace vegas::las_vegas
