// The whole state of a game of VEGAS as one flat value: copy it with =, compare it with ==. Exactly
// one seat owes one answer at a time, or the game is over.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/action.hpp"
#include "engine/setup.hpp"
#include "engine/types.hpp"
#include "engine/vegas_1996/board.hpp"

namespace vegas::vegas_1996 {

inline constexpr int kPlayersMax = 4;  // [VG-2]
inline constexpr int kCounters = 20;   // of each
inline constexpr int kFrontMen = 3;
inline constexpr std::uint8_t kAllLuck = 0b111111;

// What the flow does next; the steps that end in `_chosen` have an answer to read.
enum class Step : std::uint8_t {
    start,
    seat_pawn,
    pawn_chosen,
    turn,
    turn_chosen,
    roll_chosen,
    place,
    space_chosen,
    challenge_chosen,
    answer_chosen,
    placed,
    turn_end,
    over,
};

struct Player {
    std::uint8_t pawn = 0;              // the table it stands at; 0: not on the board yet
    std::uint8_t counters = kCounters;  // in hand
    std::uint8_t front_men = kFrontMen;
    std::uint8_t luck = kAllLuck;  // Good Luck cards left: bit n - 1 is number n
    std::uint8_t mary_chips = 1;
    std::uint16_t chips = 0;  // won: bit t - 1 is table t
    bool operator==(const Player&) const = default;
};

// A counter on its way to the board.
struct Placement {
    std::uint8_t table = 0;      // where this turn's die or card is placed; 0: no turn has begun
    std::uint8_t number = 0;     // 1 to 6: rolled or played and not placed yet; 0: none
    bool rolled = false;         // by the die, not by a card
    std::uint8_t space = 0;      // chosen, while a duel for it goes on; 0: none
    std::uint8_t challenge = 0;  // the challenger's sealed choice [VG-21]
    bool operator==(const Placement&) const = default;
};

struct State {
    std::uint8_t seats = 0;
    Seat first_seat = kNobody;
    bool duel = false;                         // [VG-20]
    Board board;                               // with the counters on it
    std::uint16_t open = (1U << kTables) - 1;  // tables that have their chip: bit t - 1
    std::uint8_t mary = 0;                     // her position on the track; 0: Start
    Seat active = kNobody;                     // whose turn it is
    std::array<Player, kPlayersMax> players{};
    Placement placement;
    bool quiet = false;            // this turn was a pass or a change of tables
    std::uint8_t quiet_turns = 0;  // in a row, without a roll or a card [VG-15]
    std::uint8_t counterless = 0;  // of those, in a row, while nobody had a counter [VG-15]
    Step step = Step::start;       // to go on with
    Seat owes = kNobody;           // who is asked
    Ask asks{};                    // and what
    Action answer{};               // read and cleared by the next step

    [[nodiscard]] bool is_open(int table) const { return (open >> (table - 1) & 1) != 0; }
    [[nodiscard]] GamingTable& table(int number) { return board.tables[to_index(number - 1)]; }
    [[nodiscard]] const GamingTable& table(int number) const {
        return board.tables[to_index(number - 1)];
    }
    [[nodiscard]] Player& player(Seat seat) { return players[to_index(seat)]; }
    [[nodiscard]] const Player& player(Seat seat) const { return players[to_index(seat)]; }
    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 512, "bots copy it millions of times");

}  // namespace vegas::vegas_1996
