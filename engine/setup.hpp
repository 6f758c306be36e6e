// How a game is to be played: ruleset, seats and options. [ALL-3]
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "engine/describe.hpp"
#include "engine/rules_version.hpp"
#include "engine/tile_id.hpp"
#include "engine/types.hpp"
#include "engine/vegas_1996/options.hpp"

namespace vegas {

inline constexpr std::array kFamilies = std::to_array<EnumWord<Family>>({
    {Family::las_vegas, "las-vegas",
     "Las Vegas and Las Vegas Royale: six casinos, dice by number."},
    {Family::vegas_1996, "vegas-1996", "VEGAS: fourteen tables, counters, one die."},
});
constexpr std::span<const EnumWord<Family>> words(Family) { return kFamilies; }
constexpr ListTitle list_title(Family) { return {"family", "Which games are alike."}; }

struct SeatRange {
    std::uint8_t least = 0, most = 0;
    static constexpr auto wire(auto is) {
        return is.object("seat_range", "How many seats there may be.",
                         is.required("least", &SeatRange::least, as::number(2, kSeatsMax)),
                         is.required("most", &SeatRange::most, as::number(2, kSeatsMax)));
    }
};
struct RulesetSpec {
    Ruleset value;
    std::string_view name, doc;
    Family family;
    std::uint8_t seats_least, seats_most;
    std::span<const std::string_view> options;  // words of a table's `options`

    static SeatRange seats(const RulesetSpec& r) { return {r.seats_least, r.seats_most}; }
    static constexpr auto wire(auto is) {
        return is.object(
            "ruleset_info", "A ruleset that the server plays.",
            is.required("id", &RulesetSpec::value, as::word),
            is.required("family", &RulesetSpec::family, as::word),
            is.required("options", &RulesetSpec::options, as::list(as::option_name, 0, 16)),
            is.required("seats", &RulesetSpec::seats, as::object));
    }
};
inline constexpr std::array<std::string_view, 3> kRoyaleBasicOptions{"first_seat", "open_money",
                                                                     "neutral_dice"};
inline constexpr std::array<std::string_view, 6> kRoyaleOptions{
    "first_seat", "open_money", "neutral_dice", "tiles", "tile_reuse", "tile_set"};
inline constexpr std::array<std::string_view, 3> kClassicOptions{"first_seat", "open_money",
                                                                 "neutral_dice"};
inline constexpr std::array<std::string_view, 6> kCustomOptions{
    "first_seat", "open_money", "copies", "rounds", "skip", "skip_limit"};
inline constexpr std::array<std::string_view, 3> kVegas1996Options{"board", "duel", "first_seat"};
inline constexpr std::array kRulesets = std::to_array<RulesetSpec>({
    {Ruleset::royale_basic, "royale-basic", "Las Vegas Royale, the basic game.", Family::las_vegas,
     2, 5, kRoyaleBasicOptions},
    {Ruleset::royale, "royale", "Las Vegas Royale, the main game with casino tiles.",
     Family::las_vegas, 2, 5, kRoyaleOptions},
    {Ruleset::classic, "classic", "Las Vegas of 2012.", Family::las_vegas, 2, 5,
     kClassicOptions},  // [CL-2]
    {Ruleset::custom, "custom", "Las Vegas, the custom edition with its house rules.",
     Family::las_vegas, 2, 8, kCustomOptions},  // [CU-1]
    {Ruleset::vegas_1996, "vegas-1996", "VEGAS of 1996.", Family::vegas_1996, 2, 4,
     kVegas1996Options},  // [VG-2]
});
constexpr std::span<const RulesetSpec> words(Ruleset) { return kRulesets; }
constexpr ListTitle list_title(Ruleset) { return {"ruleset", "The rules of a game."}; }
[[nodiscard]] constexpr const RulesetSpec& row_of(Ruleset r) {
    return kRulesets[static_cast<std::size_t>(r)];
}

enum class TileReuse : std::uint8_t { any, fresh_faces, fresh_tiles };
inline constexpr std::array kTileReuses = std::to_array<EnumWord<TileReuse>>({
    {TileReuse::any, "any", "every round draws from all tiles"},
    {TileReuse::fresh_faces, "fresh_faces", "a face is used once in a game"},
    {TileReuse::fresh_tiles, "fresh_tiles", "used tiles are put aside"},
});
constexpr std::span<const EnumWord<TileReuse>> words(TileReuse) { return kTileReuses; }

// The faces beside casinos 1 to 6 in rounds 1 to 3.
using TileSet = std::array<std::array<Tile, kCasinos>, 3>;

enum class Skip : std::uint8_t { none, chips, cards };
inline constexpr std::array kSkips = std::to_array<EnumWord<Skip>>({
    {Skip::none, "none", "no passing"},
    {Skip::chips, "chips", "house rule A: $1 of the own money [CU-10]"},
    {Skip::cards, "cards", "house rule B: one of four skip cards [CU-11]"},
});
constexpr std::span<const EnumWord<Skip>> words(Skip) { return kSkips; }

inline constexpr int kCopiesLeast = 4, kCopiesMost = 10;  // [CU-1]
inline constexpr int kRoundsLeast = 1, kRoundsMost = 10;  // [CU-2]
inline constexpr int kSkipLimitMost = 2;                  // [CU-10]

constexpr bool is_royale(Ruleset r) { return r == Ruleset::royale_basic || r == Ruleset::royale; }

struct Setup {
    Ruleset ruleset = Ruleset::royale_basic;
    std::uint8_t seats = 4;
    Seat first_seat = kNobody;  // starts the game; kNobody: drawn at random [RY-13, CL-4]
    bool open_money = false;    // all totals are shown [RY-33, CL-7]
    // Royale: the neutral player of two, who can be left out [RY-14]. Classic: white dice [CL-10].
    bool neutral_dice = is_royale(ruleset);

    // royale [RY-51]
    std::uint8_t tiles = 3;  // a round, 0 to 6
    TileReuse tile_reuse{};
    std::optional<TileSet> tile_set;  // overrides the two above

    // custom
    std::uint8_t copies = 5;  // cards of each value, 4 to 10 [CU-1]
    std::uint8_t rounds = 4;  // 1 to 10 [CU-2]
    Skip skip{};              // the house rules
    // Skips of a seat in a round, 1 or 2; 0: any number. Without a skip rule it limits nothing.
    std::uint8_t skip_limit = 0;  // [CU-10, CU-11]

    vegas::vegas_1996::Options vegas_1996;

    int rules = kRulesVersion;  // by which it is played: no option of a table
    bool operator==(const Setup&) const = default;

    // The options of a table: left out where they are as in a new Setup of the ruleset.
    static const Setup& fresh(const Setup& setup) { return fresh(setup.ruleset); }
    static const Setup& fresh(Ruleset);
    static constexpr auto wire(auto is) {
        return is.object(
            "options", "Options of a table that are not as in a new one.",
            is.unless_default("first_seat", &Setup::first_seat, as::seat,
                              "starts the game; otherwise drawn at random"),
            is.unless_default("open_money", &Setup::open_money, as::boolean,
                              "all totals are shown"),
            is.unless_default("neutral_dice", &Setup::neutral_dice, as::boolean,
                              "play with the dice of an imaginary player"),
            is.unless_default("tiles", &Setup::tiles, as::number(0, kCasinos),
                              "casino tiles a round"),
            is.unless_default("tile_reuse", &Setup::tile_reuse, as::word,
                              "where tiles are drawn from"),
            is.unless_default(
                "tile_set", &Setup::tile_set,
                as::list(as::list(as::or_null(as::tile), 0, kCasinos), 3, 3),
                "the faces beside casinos 1 to 6, a list for each round; overrides `tiles` "
                "and `tile_reuse`"),
            is.unless_default("copies", &Setup::copies, as::number(kCopiesLeast, kCopiesMost),
                              "cards of each value"),
            is.unless_default("rounds", &Setup::rounds, as::number(kRoundsLeast, kRoundsMost), ""),
            is.unless_default("skip", &Setup::skip, as::word, "the house rule for passing"),
            is.unless_default("skip_limit", &Setup::skip_limit, as::number(0, kSkipLimitMost),
                              "skips of a seat in a round; 0: any number"),
            is.part(&Setup::vegas_1996));
    }
};

// The options that are too long for a list of tables.
inline constexpr std::array<std::string_view, 2> kLongOptions{"tile_set", "board"};

// What a game cannot be played with: the name of an option, or `seats`. Empty if all is well.
[[nodiscard]] std::string_view bad_option(const Setup&);
[[nodiscard]] int seats_most(const Setup&);  // with its options [CL-10]

[[nodiscard]] std::optional<Tile> parse_tile(std::string_view);

}  // namespace vegas
