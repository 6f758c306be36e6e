// What happened, in order: for logs, animation and golden files. Bots pass NoEvents.
#pragma once

#include <array>
#include <cstdint>

#include "engine/action.hpp"
#include "engine/fixed.hpp"
#include "engine/types.hpp"

namespace vegas {

// Enumerators equal the words on the wire; protocol/README.md names the fields of each.
enum class EventKind : std::uint8_t {
    game_started,
    round_started,
    cards_dealt,
    chips_given,
    neutral_rolled,
    rolled,
    placed,
    passed,
    round_ended,
    tied,
    card_won,
    card_returned,
    game_ended,
    sealed,    // a choice was made that is not shown yet [A1-3, G1-3, VG-21]
    revealed,  // and now it is
    // The main game with tiles.
    bank_shown,
    tiles_laid,
    tile_activated,
    black_rolled,
    paid,  // by the bank, for a tile
    declined,
    counter_moved,
    token_taken,
    token_returned,
    power_played,
    guessed,
    bet,
    bet_won,
    bet_lost,
    black_placed,
    marked,
    fined,
    casino_closed,
    kept_closed,
    barred,
    unbarred,
    blank_placed,
    blank_taken,
    die_turned,
    die_taken_back,
    picked,
    doubled,
    space_filled,
    space_emptied,
    chosen,
    not_activated,  // a tile was named that has no activation [H2-1]
    golden_filled,
    golden_emptied,
    // VEGAS.
    pawn_placed,     // at the start [VG-3]
    pawn_moved,      // [VG-4]
    card_played,     // the card is the choice [VG-7]
    counter_placed,  // on a free space or in the place of another [VG-5]
    nothing_placed,  // there was no space to take [VG-5, VG-6]
    duel_started,    // [VG-20]
    duel_ended,      // with a winner, or both counters go home [VG-20]
    mary_moved,      // [VG-9]
    chip_won,        // a table was scored [VG-11]
    chip_discarded,  // and nobody won [VG-11]
};

// One shape for all kinds: a kind uses the fields that the protocol lists for it, the rest keep
// their defaults. Dice of a roll are in the order drawn, which carries no meaning beyond the draws.
struct Event {
    EventKind kind{};
    Owner owner = kNobody;    // seat or imaginary player
    std::int8_t casino = -1;  // 0 to 5
    std::uint8_t number = 0;  // round, chips, count of a tie
    Dollars dollars = 0;
    std::uint8_t small = 0, big = 0, neutral = 0;  // how many; for rolls, big is the face
    Fixed<std::uint8_t, 12> faces;                 // of small dice rolled
    Fixed<std::uint8_t, 4> neutral_faces;          // of white dice rolled
    Fixed<Owner, kOwners> owners;                  // of a tie; winners of the game
    Action choice;                                 // revealed
    Fixed<std::uint8_t, 2> piles;                  // sealed: how many tokens each has [G1-1]
    Tile tile{};
    bool from_casino = false;            // a die came from there, not from the supply [H1-1]
    std::array<Tile, kCasinos> tiles{};  // laid
    // The bank by rank, in units of $10,000; valid inside on().
    const std::array<std::uint8_t, 11>* bank = nullptr;
    const std::array<Fixed<Dollars, 5>, kCasinos>* cards = nullptr;  // dealt; valid inside on()
    std::uint8_t skip_cards = 0;                                     // paid for passing [CU-11]
    std::uint8_t table = 0, space = 0;                               // VEGAS: 1 is the first
    Owner other = kNobody;  // whose counter is replaced or defended
};

class Events {
public:
    virtual ~Events() = default;
    virtual void on(const Event&) = 0;
    // False spares the engine the work of describing what nobody reads.
    [[nodiscard]] virtual bool wanted() const { return true; }
};

class NoEvents final : public Events {
public:
    void on(const Event&) override {}
    [[nodiscard]] bool wanted() const override { return false; }
};

}  // namespace vegas
