// What is asked of a seat and what a seat answers. The tables under the enums say
// what each means; what is read, written and documented is derived from them.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include "engine/describe.hpp"
#include "engine/fixed.hpp"
#include "engine/types.hpp"

namespace vegas {

// The kind of an answer: the table below says what each means.
enum class Act : std::uint8_t {
    roll,
    place,
    pass,
    power_play,
    decline,
    hide,
    guess,
    place_black,
    stop,
    higher,
    lower,
    close,
    keep,
    bar,
    block,
    take_blank,
    turn_die,
    take_back,
    split,
    pick,
    double_down,
    put_nice,
    choose,
    activate,
    put_golden,

    start_at,
    mary_chip,
    front_man,
    good_luck,
    change_table,
    cover,
    duel,
};

// The kind of a decision: what is asked.
enum class Ask : std::uint8_t {
    none,
    roll,
    place,
    punch_choose,
    punch_guess,
    prime_time,
    fifty_fifty,
    no_entry,
    knockout,
    block_it,
    handicap,
    move,
    black_box_split,
    black_box_pick,
    double_down,
    nice_dice,
    my_choice,
    my_choice_tile,
    my_choice_golden,

    start_table,
    turn,
    space,
    duel_challenge,
    duel_answer,
};

// Four bytes; what a, b and c mean, the kind's row says. Ordered, so that lists of options are
// sorted.
struct Action {
    Act kind{};
    std::uint8_t a = 0, b = 0, c = 0;
    auto operator<=>(const Action&) const = default;
};
static_assert(sizeof(Action) == 4 && std::is_trivially_copyable_v<Action>);

// Every legal answer to one decision: non-empty, sorted, without repeats. [ALL-2]
using Actions = FixedVector<Action, 64>;
// How often each action of a list is chosen at random, in relation to the others.
using ActionWeights = FixedVector<std::uint8_t, 64>;

// Exactly one seat owes exactly one decision at a time.
struct Decision {
    Seat seat = kNobody;
    Ask ask = Ask::none;
    bool operator==(const Decision&) const = default;
};

// ---- what the bytes of an action mean

// How one of the bytes a and b is told. `faces` and `tokens` need more than one byte.
struct Param {
    enum class As : std::uint8_t {
        nothing,
        number,  // from least to most
        word,    // one of the words, by index
        faces,   // a and b: one face, or two in ascending order; b is 0 where there is one
        tokens,  // a, b and c: how many tokens of each of kTokenValues
    } as{};
    std::string_view name = {};
    std::uint8_t least = 0, most = 0;
    std::span<const std::string_view> words = {};
};
inline constexpr std::array<std::string_view, 2> kDieWords{"small", "big"};
inline constexpr std::array<std::string_view, 3> kRewardWords{"chip", "money", "move"};
inline constexpr std::array<Dollars, 3> kTokenValues{60'000, 20'000, 0};  // [G1-1]

constexpr Param one_of(std::string_view name, std::uint8_t least, std::uint8_t most) {
    return {Param::As::number, name, least, most};
}
constexpr Param one_of(std::string_view name, std::span<const std::string_view> words) {
    return {Param::As::word, name, 0, static_cast<std::uint8_t>(words.size() - 1), words};
}
inline constexpr Param kDieParam = one_of("die", kDieWords);
inline constexpr Param kFaceParam = one_of("face", 1, kFaces);
inline constexpr Param kCasinoParam = one_of("casino", 1, kCasinos);
inline constexpr Param kTableParam = one_of("table", 1, 14);  // of VEGAS

struct ActSpec {
    Act value;
    std::string_view name, doc;
    std::optional<Family> shows = {};  // whose preview it may have
    Param a{}, b{};
    bool sealed = false;  // a choice that nobody else may learn before it is revealed
};
inline constexpr std::array kActs = std::to_array<ActSpec>({
    {Act::roll, "roll", "Roll the dice of the supply."},
    {Act::place, "place", "Put all dice that show the face into the casino of that number. [RY-20]",
     Family::las_vegas, kFaceParam},
    {Act::pass, "pass",
     "Take the dice back for a chip, $1, a skip card, or nothing; in VEGAS just pass. [RY-21]",
     Family::las_vegas},
    {Act::power_play, "power_play",
     "Power Play: instead of rolling, turn a die and place it. [D2-2]", Family::las_vegas,
     kDieParam, kFaceParam},
    {Act::decline, "decline", "Decline what a tile offers: nothing happens. [RY-56]"},
    {Act::hide,
     "hide",
     "Lucky Punch: the sealed choice. [A1-1]",
     Family::las_vegas,
     one_of("fist", 1, 3),
     {},
     true},
    {Act::guess, "guess", "Lucky Punch: the guess. [A1-1]", {}, one_of("fist", 1, 3)},
    {Act::place_black,
     "place_black",
     "Prime Time: which black dice are placed. [B1-1]",
     Family::las_vegas,
     {Param::As::faces, "faces"}},
    {Act::stop, "stop", "Fifty Fifty: take the reward under the counter. [B2-2]",
     Family::las_vegas},
    {Act::higher, "higher", "Fifty Fifty: bet that the next sum is higher. [B2-2]",
     Family::las_vegas},
    {Act::lower, "lower", "Fifty Fifty: bet that the next sum is lower. [B2-2]", Family::las_vegas},
    {Act::close, "close", "No Entry!: close this casino. [E1-1]", Family::las_vegas, kCasinoParam},
    {Act::keep, "keep", "No Entry!: the closed casino stays closed. [E1-2]"},
    {Act::bar, "bar", "Knockout?: this die goes to the bar. [E2-1]", Family::las_vegas, kDieParam},
    {Act::block, "block", "Block It!: a cluster of so many gray dice goes to the casino. [F1-1]",
     Family::las_vegas, one_of("dice", 1, 3), kCasinoParam},
    {Act::take_blank, "take_blank", "Handicap: take a gray die away for the reward. [F2-2]",
     Family::las_vegas, kCasinoParam, one_of("reward", kRewardWords)},
    {Act::turn_die, "turn_die", "Move: turn a die of the supply and place it. [F2-3]",
     Family::las_vegas, kDieParam, kFaceParam},
    {Act::take_back, "take_back", "Move: take a die of your own back to the supply. [F2-3]",
     Family::las_vegas, kDieParam, kCasinoParam},
    {Act::split,
     "split",
     "Black Box: the sealed split: the tokens of the first pile. [G1-1]",
     {},
     {Param::As::tokens, "first"},
     {},
     true},
    {Act::pick, "pick", "Black Box: take this pile. [G1-1]", Family::las_vegas,
     one_of("pile", 1, 2)},
    {Act::double_down, "double_down",
     "Double Down: how many dice go from the casino to the tile. [G2-1]", Family::las_vegas,
     one_of("small", 0, 8), one_of("big", 0, 1)},
    {Act::put_nice, "put_nice", "Nice Dice: this die goes on the space of its number. [H1-1]",
     Family::las_vegas, kDieParam, one_of("space", 1, kFaces)},
    {Act::choose, "choose", "My Choice: one of the numbers thrown. [H2-1]", Family::las_vegas,
     one_of("number", 1, kFaces)},
    {Act::activate, "activate", "My Choice, 4: activate the tile of this casino. [H2-1]",
     Family::las_vegas, kCasinoParam},
    {Act::put_golden, "put_golden", "My Choice, 6: this die goes on the golden space. [H2-1]",
     Family::las_vegas, kDieParam},

    {Act::start_at, "start_at", "Put the pawn at a table. [VG-3]", {}, kTableParam},
    {Act::mary_chip, "mary_chip", "The card: Mary moves one position. [VG-7]", Family::vegas_1996},
    {Act::front_man,
     "front_man",
     "The card: the roll of this turn is placed there. [VG-7]",
     {},
     kTableParam},
    {Act::good_luck, "good_luck", "The card: place a counter as if the number were rolled. [VG-7]",
     Family::vegas_1996, one_of("number", 1, kFaces)},
    {Act::change_table,
     "change_table",
     "The whole turn: the pawn moves to this table. [VG-4]",
     {},
     kTableParam},
    {Act::cover, "cover", "Put a counter on the space, or in the place of the one there. [VG-5]",
     Family::vegas_1996, one_of("space", 1, 15)},
    {Act::duel, "duel", "A sealed choice. [VG-20]", {}, one_of("number", 1, 3), {}, true},
});
constexpr std::span<const ActSpec> words(Act) { return kActs; }
[[nodiscard]] constexpr const ActSpec& spec_of(Act a) { return kActs[static_cast<std::size_t>(a)]; }
// A choice that nobody else may learn before it is revealed. [A1-3, G1-3, VG-21]
[[nodiscard]] constexpr bool is_sealed(Act a) { return spec_of(a).sealed; }

// What is asked when, and how it may be answered.
struct AskSpec {
    Ask value;
    std::string_view name, doc;
    std::optional<Family> family = {};  // whose games ask it
    FixedVector<Act, 6> answers = {};
    bool begins_turn = false;
};
template <class... Answer>
constexpr FixedVector<Act, 6> answers(Answer... list) {
    FixedVector<Act, 6> all;
    ((all.item[all.size++] = list), ...);
    return all;
}
inline constexpr std::array kAsks = std::to_array<AskSpec>({
    {Ask::none, "none", "Nothing is asked."},
    {Ask::roll, "roll", "A turn begins; the holder of Power Play's token may use it instead.",
     Family::las_vegas, answers(Act::roll, Act::power_play), true},
    {Ask::place, "place", "Dice were rolled: choose a casino, or pass.", Family::las_vegas,
     answers(Act::place, Act::pass)},
    {Ask::punch_choose, "punch_choose", "A1 Lucky Punch: how many fingers are hidden.",
     Family::las_vegas, answers(Act::hide)},
    {Ask::punch_guess, "punch_guess", "A1 Lucky Punch: the seat to the left guesses.",
     Family::las_vegas, answers(Act::guess)},
    {Ask::prime_time, "prime_time", "B1 Prime Time, before the payout: place black dice.",
     Family::las_vegas, answers(Act::decline, Act::place_black)},
    {Ask::fifty_fifty, "fifty_fifty", "B2 Fifty Fifty: stop, or bet on the next sum.",
     Family::las_vegas, answers(Act::stop, Act::higher, Act::lower)},
    {Ask::no_entry, "no_entry", "E1 No Entry!: which casino is closed.", Family::las_vegas,
     answers(Act::close, Act::keep)},
    {Ask::knockout, "knockout", "E2 Knockout?, every other seat: which die goes to the bar.",
     Family::las_vegas, answers(Act::bar)},
    {Ask::block_it, "block_it", "F1 Block It!: which cluster goes where.", Family::las_vegas,
     answers(Act::block)},
    {Ask::handicap, "handicap", "F2 Handicap: which gray die for which reward.", Family::las_vegas,
     answers(Act::decline, Act::take_blank)},
    {Ask::move, "move", "A move, given by F2 Handicap or H2 My Choice.", Family::las_vegas,
     answers(Act::decline, Act::turn_die, Act::take_back)},
    {Ask::black_box_split, "black_box_split", "G1 Black Box: the winner's left neighbour splits.",
     Family::las_vegas, answers(Act::split)},
    {Ask::black_box_pick, "black_box_pick", "G1 Black Box: the winner picks a pile.",
     Family::las_vegas, answers(Act::pick)},
    {Ask::double_down, "double_down", "G2 Double Down: which dice go to the tile.",
     Family::las_vegas, answers(Act::decline, Act::double_down)},
    {Ask::nice_dice, "nice_dice", "H1 Nice Dice: which die goes to which space.", Family::las_vegas,
     answers(Act::decline, Act::put_nice)},
    {Ask::my_choice, "my_choice", "H2 My Choice: one of two results.", Family::las_vegas,
     answers(Act::choose)},
    {Ask::my_choice_tile, "my_choice_tile", "H2 My Choice, result 4: which tile.",
     Family::las_vegas, answers(Act::decline, Act::activate)},
    {Ask::my_choice_golden, "my_choice_golden", "H2 My Choice, result 6: which die.",
     Family::las_vegas, answers(Act::decline, Act::put_golden)},

    {Ask::start_table, "start_table", "VEGAS: where the pawn begins. [VG-3]", Family::vegas_1996,
     answers(Act::start_at)},
    {Ask::turn, "turn", "VEGAS: roll, play a card, move to another table, or pass. [VG-4]",
     Family::vegas_1996,
     answers(Act::roll, Act::pass, Act::mary_chip, Act::front_man, Act::good_luck,
             Act::change_table),
     true},
    {Ask::space, "space", "VEGAS: which space to cover, where there are several. [VG-5, VG-6]",
     Family::vegas_1996, answers(Act::cover)},
    {Ask::duel_challenge, "duel_challenge", "VEGAS: the challenger's choice in a duel. [VG-21]",
     Family::vegas_1996, answers(Act::duel)},
    {Ask::duel_answer, "duel_answer", "VEGAS: the defender's choice in a duel. [VG-21]",
     Family::vegas_1996, answers(Act::duel)},
});
constexpr std::span<const AskSpec> words(Ask) { return kAsks; }
constexpr ListTitle list_title(Ask) { return {"ask", "What is asked."}; }
[[nodiscard]] constexpr const AskSpec& spec_of(Ask a) { return kAsks[static_cast<std::size_t>(a)]; }

}  // namespace vegas
