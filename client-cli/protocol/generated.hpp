// clang-format off
// Written by protocol/tools/contract from the descriptions of the engine and the protocol.
//
// All that the server says, as structs that are read once and tolerantly (read.hpp). How they
// follow from the contract:
//
// - An object is a struct; its members have the names and the order of its description, its parts
//   stand flat in their place. A seat is -1 where it is not told, any other number 0, a flag false.
//   Patches and transcripts, which stay JSON, are left out, and so is what is always empty.
// - Types: a number, seat, casino, face or dollars is std::int64_t; a word or text std::string; a
//   flag bool; an owner, or null, Owner; a list std::vector, or Numbers and Owners; what may be
//   null or missing std::optional, but a flag and an owner as they are; `options` Members.
// - A closed list of objects that differ by a word (actions, events, asks, tiles, games, messages)
//   is a namespace with a struct for each, named by its word, with `kWord` in place of the member
//   that tells it, and a std::variant of Unknown and all of them, in the order of the list. The
//   word stands in `kind`, for tiles in `id`, for messages in `ev`, for games in `table.family`; an
//   ask is the word alone.
// - What the view of one family alone has is in its namespace; `Game` there has the members of the
//   view that the families do not share. `Shows` and `Reply` have the members of all their kinds.
// - An Action has, besides its kind, its `members` for people, and the JSON to be `sent`.
// - An object stands before those that hold it, `read` behind each, in its namespace.
#pragma once

#include <array>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "client-cli/protocol/values.hpp"

namespace vegas::cli {

// Levels of the house bots, and the one at which the house decides for a seat.
inline constexpr std::array<std::string_view, 4> kLevels{"random", "easy", "normal", "hard"};
inline constexpr std::string_view kHouseLevel = "easy";

namespace action {

struct Roll { static constexpr std::string_view kWord = "roll"; };
inline void read(const nlohmann::json&, Roll&) {}

struct Place {
    static constexpr std::string_view kWord = "place";
    std::int64_t face = 0;
};
void read(const nlohmann::json& j, Place& t);

struct Pass { static constexpr std::string_view kWord = "pass"; };
inline void read(const nlohmann::json&, Pass&) {}

struct PowerPlay {
    static constexpr std::string_view kWord = "power_play";
    std::string die = {};
    std::int64_t face = 0;
};
void read(const nlohmann::json& j, PowerPlay& t);

struct Decline { static constexpr std::string_view kWord = "decline"; };
inline void read(const nlohmann::json&, Decline&) {}

struct Hide {
    static constexpr std::string_view kWord = "hide";
    std::int64_t fist = 0;
};
void read(const nlohmann::json& j, Hide& t);

struct Guess {
    static constexpr std::string_view kWord = "guess";
    std::int64_t fist = 0;
};
void read(const nlohmann::json& j, Guess& t);

struct PlaceBlack {
    static constexpr std::string_view kWord = "place_black";
    Numbers faces = {};
};
void read(const nlohmann::json& j, PlaceBlack& t);

struct Stop { static constexpr std::string_view kWord = "stop"; };
inline void read(const nlohmann::json&, Stop&) {}

struct Higher { static constexpr std::string_view kWord = "higher"; };
inline void read(const nlohmann::json&, Higher&) {}

struct Lower { static constexpr std::string_view kWord = "lower"; };
inline void read(const nlohmann::json&, Lower&) {}

struct Close {
    static constexpr std::string_view kWord = "close";
    std::int64_t casino = 0;
};
void read(const nlohmann::json& j, Close& t);

struct Keep { static constexpr std::string_view kWord = "keep"; };
inline void read(const nlohmann::json&, Keep&) {}

struct Bar {
    static constexpr std::string_view kWord = "bar";
    std::string die = {};
};
void read(const nlohmann::json& j, Bar& t);

struct Block {
    static constexpr std::string_view kWord = "block";
    std::int64_t dice = 0, casino = 0;
};
void read(const nlohmann::json& j, Block& t);

struct TakeBlank {
    static constexpr std::string_view kWord = "take_blank";
    std::int64_t casino = 0;
    std::string reward = {};
};
void read(const nlohmann::json& j, TakeBlank& t);

struct TurnDie {
    static constexpr std::string_view kWord = "turn_die";
    std::string die = {};
    std::int64_t face = 0;
};
void read(const nlohmann::json& j, TurnDie& t);

struct TakeBack {
    static constexpr std::string_view kWord = "take_back";
    std::string die = {};
    std::int64_t casino = 0;
};
void read(const nlohmann::json& j, TakeBack& t);

struct Split {
    static constexpr std::string_view kWord = "split";
    Numbers first = {};
};
void read(const nlohmann::json& j, Split& t);

struct Pick {
    static constexpr std::string_view kWord = "pick";
    std::int64_t pile = 0;
};
void read(const nlohmann::json& j, Pick& t);

struct DoubleDown {
    static constexpr std::string_view kWord = "double_down";
    std::int64_t small = 0, big = 0;
};
void read(const nlohmann::json& j, DoubleDown& t);

struct PutNice {
    static constexpr std::string_view kWord = "put_nice";
    std::string die = {};
    std::int64_t space = 0;
};
void read(const nlohmann::json& j, PutNice& t);

struct Choose {
    static constexpr std::string_view kWord = "choose";
    std::int64_t number = 0;
};
void read(const nlohmann::json& j, Choose& t);

struct Activate {
    static constexpr std::string_view kWord = "activate";
    std::int64_t casino = 0;
};
void read(const nlohmann::json& j, Activate& t);

struct PutGolden {
    static constexpr std::string_view kWord = "put_golden";
    std::string die = {};
};
void read(const nlohmann::json& j, PutGolden& t);

struct StartAt {
    static constexpr std::string_view kWord = "start_at";
    std::int64_t table = 0;
};
void read(const nlohmann::json& j, StartAt& t);

struct MaryChip { static constexpr std::string_view kWord = "mary_chip"; };
inline void read(const nlohmann::json&, MaryChip&) {}

struct FrontMan {
    static constexpr std::string_view kWord = "front_man";
    std::int64_t table = 0;
};
void read(const nlohmann::json& j, FrontMan& t);

struct GoodLuck {
    static constexpr std::string_view kWord = "good_luck";
    std::int64_t number = 0;
};
void read(const nlohmann::json& j, GoodLuck& t);

struct ChangeTable {
    static constexpr std::string_view kWord = "change_table";
    std::int64_t table = 0;
};
void read(const nlohmann::json& j, ChangeTable& t);

struct Cover {
    static constexpr std::string_view kWord = "cover";
    std::int64_t space = 0;
};
void read(const nlohmann::json& j, Cover& t);

struct Duel {
    static constexpr std::string_view kWord = "duel";
    std::int64_t number = 0;
};
void read(const nlohmann::json& j, Duel& t);

}  // namespace action

using AnyAction = std::variant<Unknown, action::Roll, action::Place, action::Pass,
    action::PowerPlay, action::Decline, action::Hide, action::Guess, action::PlaceBlack,
    action::Stop, action::Higher, action::Lower, action::Close, action::Keep, action::Bar,
    action::Block, action::TakeBlank, action::TurnDie, action::TakeBack, action::Split,
    action::Pick, action::DoubleDown, action::PutNice, action::Choose, action::Activate,
    action::PutGolden, action::StartAt, action::MaryChip, action::FrontMan, action::GoodLuck,
    action::ChangeTable, action::Cover, action::Duel>;
void read(const nlohmann::json& j, AnyAction& t);

struct CasinoAfter {
    std::int64_t casino = 0;
    std::optional<Owners> tied;
    Owners wins;
};
void read(const nlohmann::json& j, CasinoAfter& t);

struct Price {
    std::optional<std::int64_t> chips, dollars, skip_cards;
};
void read(const nlohmann::json& j, Price& t);

struct Shows {
    std::optional<std::int64_t> big, neutral, small, blank, casino;
    std::optional<Owners> tied, wins;
    std::optional<CasinoAfter> also;
    std::optional<std::string> tile;
    std::optional<Owners> tile_wins;
    std::optional<std::int64_t> dollars, chips;
    std::optional<Price> costs;
    std::optional<std::int64_t> tokens, replaces;
    bool scored = false;
    std::optional<std::int64_t> table, value, winner;
};
void read(const nlohmann::json& j, Shows& t);

struct Action {
    AnyAction kind;
    std::optional<Shows> shows;
    Members members;
    std::string sent;
};
void read(const nlohmann::json& j, Action& t);

namespace event {

struct Joined {
    static constexpr std::string_view kWord = "joined";
    std::int64_t seat = -1;
    std::string name;
};
void read(const nlohmann::json& j, Joined& t);

struct Left {
    static constexpr std::string_view kWord = "left";
    std::int64_t seat = -1;
    std::string name;
};
void read(const nlohmann::json& j, Left& t);

struct Removed {
    static constexpr std::string_view kWord = "removed";
    std::int64_t seat = -1;
    std::string name;
};
void read(const nlohmann::json& j, Removed& t);

struct Away {
    static constexpr std::string_view kWord = "away";
    std::int64_t seat = -1;
    std::string name;
};
void read(const nlohmann::json& j, Away& t);

struct Back {
    static constexpr std::string_view kWord = "back";
    std::int64_t seat = -1;
    std::string name;
};
void read(const nlohmann::json& j, Back& t);

struct Ready {
    static constexpr std::string_view kWord = "ready";
    std::int64_t seat = -1;
    std::string name;
};
void read(const nlohmann::json& j, Ready& t);

struct NotReady {
    static constexpr std::string_view kWord = "not_ready";
    std::int64_t seat = -1;
    std::string name;
};
void read(const nlohmann::json& j, NotReady& t);

struct BotAdded {
    static constexpr std::string_view kWord = "bot_added";
    std::int64_t seat = -1;
    std::string name;
};
void read(const nlohmann::json& j, BotAdded& t);

struct BotRemoved {
    static constexpr std::string_view kWord = "bot_removed";
    std::int64_t seat = -1;
    std::string name;
};
void read(const nlohmann::json& j, BotRemoved& t);

struct Rematch {
    static constexpr std::string_view kWord = "rematch";
    std::int64_t seat = -1;
    std::string name;
};
void read(const nlohmann::json& j, Rematch& t);

struct HostChanged {
    static constexpr std::string_view kWord = "host_changed";
    std::int64_t seat = -1;
    std::string name;
};
void read(const nlohmann::json& j, HostChanged& t);

struct TimedOut {
    static constexpr std::string_view kWord = "timed_out";
    std::int64_t seat = -1;
};
void read(const nlohmann::json& j, TimedOut& t);

struct Changed {
    static constexpr std::string_view kWord = "changed";
    std::string name;
};
void read(const nlohmann::json& j, Changed& t);

struct SeatWanted {
    static constexpr std::string_view kWord = "seat_wanted";
    std::int64_t seat = -1;
    std::string name;
};
void read(const nlohmann::json& j, SeatWanted& t);

struct TookOver {
    static constexpr std::string_view kWord = "took_over";
    std::int64_t seat = -1;
    std::string name, from;
};
void read(const nlohmann::json& j, TookOver& t);

struct Said {
    static constexpr std::string_view kWord = "said";
    std::string player, name;
    std::optional<std::int64_t> seat;
    std::string phrase;
};
void read(const nlohmann::json& j, Said& t);

struct Nudged {
    static constexpr std::string_view kWord = "nudged";
    std::int64_t seat = -1, by = -1;
};
void read(const nlohmann::json& j, Nudged& t);

struct GameStarted {
    static constexpr std::string_view kWord = "game_started";
    std::int64_t seat = -1;
};
void read(const nlohmann::json& j, GameStarted& t);

struct RoundStarted {
    static constexpr std::string_view kWord = "round_started";
    std::int64_t round = 0, seat = -1;
};
void read(const nlohmann::json& j, RoundStarted& t);

struct CardsDealt {
    static constexpr std::string_view kWord = "cards_dealt";
    std::vector<Numbers> casinos;
};
void read(const nlohmann::json& j, CardsDealt& t);

struct ChipsGiven {
    static constexpr std::string_view kWord = "chips_given";
    std::int64_t chips = 0;
};
void read(const nlohmann::json& j, ChipsGiven& t);

struct NeutralRolled {
    static constexpr std::string_view kWord = "neutral_rolled";
    std::optional<std::int64_t> seat;
    Numbers small;
    std::optional<std::int64_t> big;
};
void read(const nlohmann::json& j, NeutralRolled& t);

struct Rolled {
    static constexpr std::string_view kWord = "rolled";
    std::int64_t seat = -1;
    Numbers small;
    std::optional<std::int64_t> big;
    std::optional<Numbers> neutral;
};
void read(const nlohmann::json& j, Rolled& t);

struct Placed {
    static constexpr std::string_view kWord = "placed";
    std::int64_t seat = -1, casino = 0;
    std::optional<std::int64_t> small, big, neutral;
};
void read(const nlohmann::json& j, Placed& t);

struct Passed {
    static constexpr std::string_view kWord = "passed";
    std::int64_t seat = -1;
    std::optional<std::int64_t> chips, dollars, skip_cards;
};
void read(const nlohmann::json& j, Passed& t);

struct RoundEnded {
    static constexpr std::string_view kWord = "round_ended";
    std::int64_t round = 0;
};
void read(const nlohmann::json& j, RoundEnded& t);

struct Tied {
    static constexpr std::string_view kWord = "tied";
    std::int64_t casino = 0;
    Owners owners;
    std::int64_t count = 0;
};
void read(const nlohmann::json& j, Tied& t);

struct CardWon {
    static constexpr std::string_view kWord = "card_won";
    std::int64_t casino = 0, seat = -1, dollars = 0;
};
void read(const nlohmann::json& j, CardWon& t);

struct CardReturned {
    static constexpr std::string_view kWord = "card_returned";
    std::int64_t casino = 0;
    Owner owner;
    std::int64_t dollars = 0;
};
void read(const nlohmann::json& j, CardReturned& t);

struct GameEnded {
    static constexpr std::string_view kWord = "game_ended";
    Numbers winners;
};
void read(const nlohmann::json& j, GameEnded& t);

struct Sealed {
    static constexpr std::string_view kWord = "sealed";
    std::int64_t seat = -1;
    std::optional<std::int64_t> casino;
    std::optional<std::string> tile;
    std::optional<Numbers> piles;
    std::string commitment;
};
void read(const nlohmann::json& j, Sealed& t);

struct Revealed {
    static constexpr std::string_view kWord = "revealed";
    std::int64_t seat = -1;
    Action choice;
    std::string nonce;
};
void read(const nlohmann::json& j, Revealed& t);

struct BankShown {
    static constexpr std::string_view kWord = "bank_shown";
    Numbers cards;
};
void read(const nlohmann::json& j, BankShown& t);

struct TilesLaid {
    static constexpr std::string_view kWord = "tiles_laid";
    std::vector<std::optional<std::string>> tiles;
};
void read(const nlohmann::json& j, TilesLaid& t);

struct TileActivated {
    static constexpr std::string_view kWord = "tile_activated";
    std::int64_t seat = -1, casino = 0;
    std::string tile;
};
void read(const nlohmann::json& j, TileActivated& t);

struct BlackRolled {
    static constexpr std::string_view kWord = "black_rolled";
    std::int64_t seat = -1, casino = 0;
    std::string tile;
    Numbers dice;
};
void read(const nlohmann::json& j, BlackRolled& t);

struct Paid {
    static constexpr std::string_view kWord = "paid";
    std::int64_t seat = -1, casino = 0;
    std::string tile;
    std::optional<std::int64_t> chips, dollars;
};
void read(const nlohmann::json& j, Paid& t);

struct Declined {
    static constexpr std::string_view kWord = "declined";
    std::int64_t seat = -1, casino = 0;
    std::string tile;
};
void read(const nlohmann::json& j, Declined& t);

struct CounterMoved {
    static constexpr std::string_view kWord = "counter_moved";
    std::int64_t casino = 0;
    std::string tile;
    std::optional<std::int64_t> dollars, space;
};
void read(const nlohmann::json& j, CounterMoved& t);

struct TokenTaken {
    static constexpr std::string_view kWord = "token_taken";
    std::int64_t seat = -1, casino = 0;
    std::string tile;
};
void read(const nlohmann::json& j, TokenTaken& t);

struct TokenReturned {
    static constexpr std::string_view kWord = "token_returned";
    std::int64_t seat = -1, casino = 0;
    std::string tile;
};
void read(const nlohmann::json& j, TokenReturned& t);

struct DieTurned {
    static constexpr std::string_view kWord = "die_turned";
    std::int64_t seat = -1, casino = 0;
    std::optional<std::int64_t> small, big;
};
void read(const nlohmann::json& j, DieTurned& t);

struct DieTakenBack {
    static constexpr std::string_view kWord = "die_taken_back";
    std::int64_t seat = -1, casino = 0;
    std::optional<std::int64_t> small, big;
};
void read(const nlohmann::json& j, DieTakenBack& t);

struct BlankPlaced {
    static constexpr std::string_view kWord = "blank_placed";
    std::optional<std::int64_t> seat;
    std::int64_t casino = 0, blank = 0;
};
void read(const nlohmann::json& j, BlankPlaced& t);

struct Guessed {
    static constexpr std::string_view kWord = "guessed";
    std::int64_t seat = -1, casino = 0;
    std::string tile;
    std::int64_t fist = 0;
};
void read(const nlohmann::json& j, Guessed& t);

struct BlackPlaced {
    static constexpr std::string_view kWord = "black_placed";
    std::int64_t seat = -1, casino = 0;
};
void read(const nlohmann::json& j, BlackPlaced& t);

struct Bet {
    static constexpr std::string_view kWord = "bet";
    std::int64_t seat = -1, casino = 0;
    std::string tile, bet;
};
void read(const nlohmann::json& j, Bet& t);

struct BetWon {
    static constexpr std::string_view kWord = "bet_won";
    std::int64_t seat = -1, casino = 0;
    std::string tile;
};
void read(const nlohmann::json& j, BetWon& t);

struct BetLost {
    static constexpr std::string_view kWord = "bet_lost";
    std::int64_t seat = -1, casino = 0;
    std::string tile;
};
void read(const nlohmann::json& j, BetLost& t);

struct Marked {
    static constexpr std::string_view kWord = "marked";
    std::int64_t casino = 0;
    std::string tile;
    Numbers seats;
};
void read(const nlohmann::json& j, Marked& t);

struct Fined {
    static constexpr std::string_view kWord = "fined";
    std::int64_t seat = -1, casino = 0;
    std::string tile;
    std::int64_t dollars = 0;
};
void read(const nlohmann::json& j, Fined& t);

struct PowerPlayed {
    static constexpr std::string_view kWord = "power_played";
    std::int64_t seat = -1;
};
void read(const nlohmann::json& j, PowerPlayed& t);

struct CasinoClosed {
    static constexpr std::string_view kWord = "casino_closed";
    std::int64_t seat = -1, casino = 0;
};
void read(const nlohmann::json& j, CasinoClosed& t);

struct KeptClosed {
    static constexpr std::string_view kWord = "kept_closed";
    std::int64_t seat = -1, casino = 0;
};
void read(const nlohmann::json& j, KeptClosed& t);

struct Barred {
    static constexpr std::string_view kWord = "barred";
    std::int64_t seat = -1, casino = 0;
    std::string tile;
    std::optional<std::int64_t> small, big;
};
void read(const nlohmann::json& j, Barred& t);

struct Unbarred {
    static constexpr std::string_view kWord = "unbarred";
    std::int64_t seat = -1, casino = 0;
    std::string tile;
    std::optional<std::int64_t> small, big;
};
void read(const nlohmann::json& j, Unbarred& t);

struct BlankTaken {
    static constexpr std::string_view kWord = "blank_taken";
    std::int64_t seat = -1, casino = 0;
    std::string reward;
};
void read(const nlohmann::json& j, BlankTaken& t);

struct Picked {
    static constexpr std::string_view kWord = "picked";
    std::int64_t seat = -1, casino = 0;
    std::string tile;
    std::int64_t pile = 0;
};
void read(const nlohmann::json& j, Picked& t);

struct Doubled {
    static constexpr std::string_view kWord = "doubled";
    std::int64_t seat = -1, casino = 0;
    std::string tile;
    std::optional<std::int64_t> small, big;
};
void read(const nlohmann::json& j, Doubled& t);

struct SpaceFilled {
    static constexpr std::string_view kWord = "space_filled";
    std::int64_t seat = -1, casino = 0;
    std::string tile;
    std::optional<std::int64_t> small, big;
    std::int64_t space = 0;
    std::string from;
};
void read(const nlohmann::json& j, SpaceFilled& t);

struct SpaceEmptied {
    static constexpr std::string_view kWord = "space_emptied";
    std::int64_t seat = -1, casino = 0;
    std::string tile;
    std::optional<std::int64_t> small, big;
    std::int64_t space = 0;
};
void read(const nlohmann::json& j, SpaceEmptied& t);

struct Chosen {
    static constexpr std::string_view kWord = "chosen";
    std::int64_t seat = -1, casino = 0;
    std::string tile;
    std::int64_t number = 0;
};
void read(const nlohmann::json& j, Chosen& t);

struct NotActivated {
    static constexpr std::string_view kWord = "not_activated";
    std::int64_t seat = -1, casino = 0;
    std::string tile;
};
void read(const nlohmann::json& j, NotActivated& t);

struct GoldenFilled {
    static constexpr std::string_view kWord = "golden_filled";
    std::int64_t seat = -1, casino = 0;
    std::string tile;
    std::optional<std::int64_t> small, big;
};
void read(const nlohmann::json& j, GoldenFilled& t);

struct GoldenEmptied {
    static constexpr std::string_view kWord = "golden_emptied";
    std::int64_t seat = -1, casino = 0;
    std::string tile;
    std::optional<std::int64_t> small, big;
};
void read(const nlohmann::json& j, GoldenEmptied& t);

struct PawnPlaced {
    static constexpr std::string_view kWord = "pawn_placed";
    std::int64_t seat = -1, table = 0;
};
void read(const nlohmann::json& j, PawnPlaced& t);

struct PawnMoved {
    static constexpr std::string_view kWord = "pawn_moved";
    std::int64_t seat = -1, table = 0;
};
void read(const nlohmann::json& j, PawnMoved& t);

struct CardPlayed {
    static constexpr std::string_view kWord = "card_played";
    std::int64_t seat = -1;
    Action choice;
};
void read(const nlohmann::json& j, CardPlayed& t);

struct CounterPlaced {
    static constexpr std::string_view kWord = "counter_placed";
    std::int64_t seat = -1, table = 0, space = 0;
    std::optional<std::int64_t> replaced;
};
void read(const nlohmann::json& j, CounterPlaced& t);

struct NothingPlaced {
    static constexpr std::string_view kWord = "nothing_placed";
    std::int64_t seat = -1, table = 0;
};
void read(const nlohmann::json& j, NothingPlaced& t);

struct DuelStarted {
    static constexpr std::string_view kWord = "duel_started";
    std::int64_t seat = -1, table = 0, space = 0, defender = -1;
};
void read(const nlohmann::json& j, DuelStarted& t);

struct DuelEnded {
    static constexpr std::string_view kWord = "duel_ended";
    std::optional<std::int64_t> seat;
    std::int64_t table = 0, space = 0;
};
void read(const nlohmann::json& j, DuelEnded& t);

struct MaryMoved {
    static constexpr std::string_view kWord = "mary_moved";
    std::int64_t position = 0;
    std::optional<std::int64_t> table;
};
void read(const nlohmann::json& j, MaryMoved& t);

struct ChipWon {
    static constexpr std::string_view kWord = "chip_won";
    std::int64_t seat = -1, table = 0, value = 0;
};
void read(const nlohmann::json& j, ChipWon& t);

struct ChipDiscarded {
    static constexpr std::string_view kWord = "chip_discarded";
    std::int64_t table = 0, value = 0;
};
void read(const nlohmann::json& j, ChipDiscarded& t);

}  // namespace event

using Event = std::variant<Unknown, event::Joined, event::Left, event::Removed, event::Away,
    event::Back, event::Ready, event::NotReady, event::BotAdded, event::BotRemoved, event::Rematch,
    event::HostChanged, event::TimedOut, event::Changed, event::SeatWanted, event::TookOver,
    event::Said, event::Nudged, event::GameStarted, event::RoundStarted, event::CardsDealt,
    event::ChipsGiven, event::NeutralRolled, event::Rolled, event::Placed, event::Passed,
    event::RoundEnded, event::Tied, event::CardWon, event::CardReturned, event::GameEnded,
    event::Sealed, event::Revealed, event::BankShown, event::TilesLaid, event::TileActivated,
    event::BlackRolled, event::Paid, event::Declined, event::CounterMoved, event::TokenTaken,
    event::TokenReturned, event::DieTurned, event::DieTakenBack, event::BlankPlaced, event::Guessed,
    event::BlackPlaced, event::Bet, event::BetWon, event::BetLost, event::Marked, event::Fined,
    event::PowerPlayed, event::CasinoClosed, event::KeptClosed, event::Barred, event::Unbarred,
    event::BlankTaken, event::Picked, event::Doubled, event::SpaceFilled, event::SpaceEmptied,
    event::Chosen, event::NotActivated, event::GoldenFilled, event::GoldenEmptied,
    event::PawnPlaced, event::PawnMoved, event::CardPlayed, event::CounterPlaced,
    event::NothingPlaced, event::DuelStarted, event::DuelEnded, event::MaryMoved, event::ChipWon,
    event::ChipDiscarded>;
void read(const nlohmann::json& j, Event& t);

namespace ask {

struct Roll { static constexpr std::string_view kWord = "roll"; };

struct Place { static constexpr std::string_view kWord = "place"; };

struct PunchChoose { static constexpr std::string_view kWord = "punch_choose"; };

struct PunchGuess { static constexpr std::string_view kWord = "punch_guess"; };

struct PrimeTime { static constexpr std::string_view kWord = "prime_time"; };

struct FiftyFifty { static constexpr std::string_view kWord = "fifty_fifty"; };

struct NoEntry { static constexpr std::string_view kWord = "no_entry"; };

struct Knockout { static constexpr std::string_view kWord = "knockout"; };

struct BlockIt { static constexpr std::string_view kWord = "block_it"; };

struct Handicap { static constexpr std::string_view kWord = "handicap"; };

struct Move { static constexpr std::string_view kWord = "move"; };

struct BlackBoxSplit { static constexpr std::string_view kWord = "black_box_split"; };

struct BlackBoxPick { static constexpr std::string_view kWord = "black_box_pick"; };

struct DoubleDown { static constexpr std::string_view kWord = "double_down"; };

struct NiceDice { static constexpr std::string_view kWord = "nice_dice"; };

struct MyChoice { static constexpr std::string_view kWord = "my_choice"; };

struct MyChoiceTile { static constexpr std::string_view kWord = "my_choice_tile"; };

struct MyChoiceGolden { static constexpr std::string_view kWord = "my_choice_golden"; };

struct StartTable { static constexpr std::string_view kWord = "start_table"; };

struct Turn { static constexpr std::string_view kWord = "turn"; };

struct Space { static constexpr std::string_view kWord = "space"; };

struct DuelChallenge { static constexpr std::string_view kWord = "duel_challenge"; };

struct DuelAnswer { static constexpr std::string_view kWord = "duel_answer"; };

}  // namespace ask

using Ask = std::variant<Unknown, ask::Roll, ask::Place, ask::PunchChoose, ask::PunchGuess,
    ask::PrimeTime, ask::FiftyFifty, ask::NoEntry, ask::Knockout, ask::BlockIt, ask::Handicap,
    ask::Move, ask::BlackBoxSplit, ask::BlackBoxPick, ask::DoubleDown, ask::NiceDice, ask::MyChoice,
    ask::MyChoiceTile, ask::MyChoiceGolden, ask::StartTable, ask::Turn, ask::Space,
    ask::DuelChallenge, ask::DuelAnswer>;
void read(const nlohmann::json& j, Ask& t);

namespace las_vegas {

struct OwnerDice {
    Owner owner;
    std::int64_t small = 0;
    std::optional<std::int64_t> big, neutral;
    std::int64_t count = 0;
};
void read(const nlohmann::json& j, OwnerDice& t);

struct SpacesLeft {
    std::int64_t chip = 0, money = 0, move = 0;
};
void read(const nlohmann::json& j, SpacesLeft& t);

struct DieOnSpace {
    std::int64_t owner = -1;
    std::string die;
};
void read(const nlohmann::json& j, DieOnSpace& t);

}  // namespace las_vegas

namespace tile {

struct A1 {
    static constexpr std::string_view kWord = "A1";
    std::optional<Numbers> black;
};
void read(const nlohmann::json& j, A1& t);

struct A2 {
    static constexpr std::string_view kWord = "A2";
    std::optional<Numbers> black;
    std::int64_t dollars = 0;
};
void read(const nlohmann::json& j, A2& t);

struct B1 {
    static constexpr std::string_view kWord = "B1";
    std::optional<Numbers> black;
};
void read(const nlohmann::json& j, B1& t);

struct B2 {
    static constexpr std::string_view kWord = "B2";
    std::optional<Numbers> black;
    std::int64_t space = 0;
};
void read(const nlohmann::json& j, B2& t);

struct C1 {
    static constexpr std::string_view kWord = "C1";
    std::optional<Numbers> black;
    std::optional<std::int64_t> holder;
};
void read(const nlohmann::json& j, C1& t);

struct C2 {
    static constexpr std::string_view kWord = "C2";
    std::optional<Numbers> black;
    Numbers marked;
};
void read(const nlohmann::json& j, C2& t);

struct D1 {
    static constexpr std::string_view kWord = "D1";
    std::optional<Numbers> black;
};
void read(const nlohmann::json& j, D1& t);

struct D2 {
    static constexpr std::string_view kWord = "D2";
    std::optional<Numbers> black;
    std::optional<std::int64_t> holder;
};
void read(const nlohmann::json& j, D2& t);

struct E1 {
    static constexpr std::string_view kWord = "E1";
    std::optional<Numbers> black;
    std::optional<std::int64_t> closed;
    std::int64_t space = 0;
};
void read(const nlohmann::json& j, E1& t);

struct E2 {
    static constexpr std::string_view kWord = "E2";
    std::optional<Numbers> black;
    std::vector<las_vegas::OwnerDice> dice;
};
void read(const nlohmann::json& j, E2& t);

struct F1 {
    static constexpr std::string_view kWord = "F1";
    std::optional<Numbers> black;
    Numbers clusters;
};
void read(const nlohmann::json& j, F1& t);

struct F2 {
    static constexpr std::string_view kWord = "F2";
    std::optional<Numbers> black;
    las_vegas::SpacesLeft left;
};
void read(const nlohmann::json& j, F2& t);

struct G1 {
    static constexpr std::string_view kWord = "G1";
    std::optional<Numbers> black, piles;
};
void read(const nlohmann::json& j, G1& t);

struct G2 {
    static constexpr std::string_view kWord = "G2";
    std::optional<Numbers> black;
    std::vector<las_vegas::OwnerDice> dice;
    Owners wins;
};
void read(const nlohmann::json& j, G2& t);

struct H1 {
    static constexpr std::string_view kWord = "H1";
    std::optional<Numbers> black;
    std::vector<std::optional<las_vegas::DieOnSpace>> spaces;
};
void read(const nlohmann::json& j, H1& t);

struct H2 {
    static constexpr std::string_view kWord = "H2";
    std::optional<Numbers> black;
    std::optional<las_vegas::DieOnSpace> golden;
};
void read(const nlohmann::json& j, H2& t);

}  // namespace tile

using Tile = std::variant<Unknown, tile::A1, tile::A2, tile::B1, tile::B2, tile::C1, tile::C2,
    tile::D1, tile::D2, tile::E1, tile::E2, tile::F1, tile::F2, tile::G1, tile::G2, tile::H1,
    tile::H2>;
void read(const nlohmann::json& j, Tile& t);

namespace las_vegas {

struct Round {
    std::int64_t number = 0, of = 0, start_seat = -1, deck = 0;
    std::optional<std::int64_t> discards;
    std::optional<Numbers> bank;
};
void read(const nlohmann::json& j, Round& t);

struct Roll {
    Numbers small;
    std::optional<std::int64_t> big;
    std::optional<Numbers> neutral;
};
void read(const nlohmann::json& j, Roll& t);

struct Turn {
    std::int64_t seat = -1;
    std::optional<las_vegas::Roll> roll;
};
void read(const nlohmann::json& j, Turn& t);

struct Casino {
    Numbers cards;
    Owners wins, tied;
    std::vector<las_vegas::OwnerDice> dice;
    std::optional<Tile> tile;
};
void read(const nlohmann::json& j, Casino& t);

struct Supply {
    std::int64_t small = 0;
    std::optional<std::int64_t> big, neutral;
};
void read(const nlohmann::json& j, Supply& t);

struct Seat {
    las_vegas::Supply supply;
    std::int64_t chips = 0, cards = 0;
    std::optional<std::int64_t> total;
    std::optional<Numbers> won;
    std::optional<std::int64_t> skip_money, skip_cards, skips;
};
void read(const nlohmann::json& j, Seat& t);

}  // namespace las_vegas

namespace vegas_1996 {

struct Space {
    Numbers numbers;
    std::optional<std::int64_t> owner;
};
void read(const nlohmann::json& j, Space& t);

struct TableOnBoard {
    std::int64_t value = 0;
    bool closed = false;
    std::vector<std::vector<vegas_1996::Space>> rows;
};
void read(const nlohmann::json& j, TableOnBoard& t);

struct Board {
    std::int64_t mary = 0;
    std::vector<vegas_1996::TableOnBoard> tables;
    Numbers track;
};
void read(const nlohmann::json& j, Board& t);

struct Chip {
    std::int64_t table = 0, value = 0;
};
void read(const nlohmann::json& j, Chip& t);

struct SeatOfVegas {
    std::optional<std::int64_t> pawn;
    std::int64_t counters = 0;
    std::vector<std::string> cards;
    std::vector<vegas_1996::Chip> chips;
    std::int64_t total = 0;
};
void read(const nlohmann::json& j, SeatOfVegas& t);

struct Duel {
    std::int64_t defender = -1, space = 0;
};
void read(const nlohmann::json& j, Duel& t);

struct TurnOfVegas {
    std::int64_t seat = -1;
    std::optional<std::int64_t> table, number;
    std::optional<vegas_1996::Duel> duel;
};
void read(const nlohmann::json& j, TurnOfVegas& t);

}  // namespace vegas_1996

namespace las_vegas {

struct Game {
    static constexpr std::string_view kWord = "las-vegas";
    std::optional<las_vegas::Round> round;
    std::optional<las_vegas::Turn> turn;
    std::vector<las_vegas::Casino> casinos;
    std::vector<las_vegas::Seat> seats;
};
void read(const nlohmann::json& j, Game& t);

}  // namespace las_vegas

namespace vegas_1996 {

struct Game {
    static constexpr std::string_view kWord = "vegas-1996";
    vegas_1996::Board board;
    std::vector<vegas_1996::SeatOfVegas> seats;
    std::optional<vegas_1996::TurnOfVegas> turn;
};
void read(const nlohmann::json& j, Game& t);

}  // namespace vegas_1996

using Game = std::variant<Unknown, las_vegas::Game, vegas_1996::Game>;
void read(const nlohmann::json& j, Game& t);

struct Clock {
    std::int64_t decision_ms = 0;
};
void read(const nlohmann::json& j, Clock& t);

struct Program {
    std::string name;
    std::optional<std::string> author, version;
};
void read(const nlohmann::json& j, Program& t);

struct Person {
    std::optional<std::string> player;
    std::string name;
    std::optional<std::string> bot;
    std::optional<Program> program;
    bool ready = false, away = false, alike = false;
    std::optional<std::string> seed;
};
void read(const nlohmann::json& j, Person& t);

struct Wanted {
    std::int64_t seat = -1;
    std::string player, name;
};
void read(const nlohmann::json& j, Wanted& t);

struct Table {
    std::string id, game, family, ruleset;
    Members options;
    std::string visibility, invite, status;
    std::optional<std::string> host;
    std::optional<Clock> clock;
    std::vector<std::optional<Person>> seats;
    std::optional<std::vector<Wanted>> wanted;
    std::int64_t spectators = 0;
    std::string commitment;
    std::optional<std::string> server_seed;
    bool quick = false, people_only = false;
};
void read(const nlohmann::json& j, Table& t);

struct Result {
    Numbers places, winners, totals, cards, chips;
};
void read(const nlohmann::json& j, Result& t);

struct Sealed {
    std::int64_t seat = -1;
    std::string commitment;
};
void read(const nlohmann::json& j, Sealed& t);

struct You {
    std::int64_t seat = -1;
    Numbers cards;
    std::int64_t total = 0;
    std::optional<Action> sealed;
};
void read(const nlohmann::json& j, You& t);

struct View {
    Game game;
    Table table;
    std::optional<Result> result;
    std::optional<std::vector<Sealed>> sealed;
    std::optional<You> you;
};
void read(const nlohmann::json& j, View& t);

struct ServerInfo {
    std::string name, version;
    std::optional<std::string> page;
};
void read(const nlohmann::json& j, ServerInfo& t);

struct Limits {
    std::int64_t message_bytes = 0, name_chars = 0, seed_chars = 0, tables_per_player = 0;
    std::int64_t messages_per_second = 0, message_burst = 0;
};
void read(const nlohmann::json& j, Limits& t);

struct SeatRange {
    std::int64_t least = 0, most = 0;
};
void read(const nlohmann::json& j, SeatRange& t);

struct RulesetInfo {
    std::string id, family;
    std::vector<std::string> options;
    SeatRange seats;
};
void read(const nlohmann::json& j, RulesetInfo& t);

struct Cell {
    std::optional<std::int64_t> dollars, chips, dice, moves;
};
void read(const nlohmann::json& j, Cell& t);

struct TileInfo {
    std::string id, name;
    std::vector<std::optional<Cell>> printed;
};
void read(const nlohmann::json& j, TileInfo& t);

struct Whereabouts {
    std::string table;
    std::optional<std::int64_t> seat, decision;
};
void read(const nlohmann::json& j, Whereabouts& t);

struct LobbyPlayer {
    std::string name;
    std::optional<std::string> bot;
    bool program = false;
};
void read(const nlohmann::json& j, LobbyPlayer& t);

struct LobbyTable {
    std::string table, ruleset;
    Members options;
    bool own_board = false, own_tiles = false;
    std::int64_t seats = 0, taken = 0;
    std::string status;
    std::vector<LobbyPlayer> players;
    std::int64_t spectators = 0;
    bool quick = false, people_only = false;
};
void read(const nlohmann::json& j, LobbyTable& t);

struct OpenPrompt {
    std::int64_t decision = 0, seat = -1;
    Ask kind;
    std::optional<std::int64_t> deadline_ms;
    std::optional<std::vector<Action>> actions;
};
void read(const nlohmann::json& j, OpenPrompt& t);

namespace message {

struct Welcome {
    static constexpr std::string_view kWord = "welcome";
    std::string player, name, token;
    ServerInfo server;
    std::int64_t protocol = 0;
    Limits limits;
    std::vector<RulesetInfo> rulesets;
    std::vector<TileInfo> tiles;
    std::vector<Whereabouts> tables;
};
void read(const nlohmann::json& j, Welcome& t);

struct Lobby {
    static constexpr std::string_view kWord = "lobby";
    std::int64_t page = 0, pages = 0, count = 0;
    std::vector<LobbyTable> tables;
};
void read(const nlohmann::json& j, Lobby& t);

struct LobbyUpdate {
    static constexpr std::string_view kWord = "lobby.update";
    std::int64_t page = 0, pages = 0, count = 0;
    std::vector<std::string> shown;
    std::vector<LobbyTable> tables;
};
void read(const nlohmann::json& j, LobbyUpdate& t);

struct Snapshot {
    static constexpr std::string_view kWord = "snapshot";
    std::string table, epoch;
    std::int64_t v = 0;
    View view;
    std::vector<Event> story;
    std::optional<OpenPrompt> prompt;
};
void read(const nlohmann::json& j, Snapshot& t);

struct Update {
    static constexpr std::string_view kWord = "update";
    std::string table;
    std::int64_t v = 0;
    std::vector<Event> events;
    std::optional<std::string> hash;
};
void read(const nlohmann::json& j, Update& t);

struct Prompt {
    static constexpr std::string_view kWord = "prompt";
    std::string table;
    std::int64_t decision = 0, seat = -1;
    Ask kind;
    std::optional<std::int64_t> deadline_ms;
    std::optional<std::vector<Action>> actions;
};
void read(const nlohmann::json& j, Prompt& t);

struct Starting {
    static constexpr std::string_view kWord = "starting";
    std::string table;
    std::int64_t in_ms = 0;
};
void read(const nlohmann::json& j, Starting& t);

struct Left {
    static constexpr std::string_view kWord = "left";
    std::string table, reason;
};
void read(const nlohmann::json& j, Left& t);

struct Replaced { static constexpr std::string_view kWord = "replaced"; };
inline void read(const nlohmann::json&, Replaced&) {}

struct Closing {
    static constexpr std::string_view kWord = "closing";
    std::int64_t reconnect_after_ms = 0;
};
void read(const nlohmann::json& j, Closing& t);

struct Storage {
    static constexpr std::string_view kWord = "storage";
    bool available = false;
};
void read(const nlohmann::json& j, Storage& t);

struct Announcement {
    static constexpr std::string_view kWord = "announcement";
    std::string text;
};
void read(const nlohmann::json& j, Announcement& t);

}  // namespace message

using Message = std::variant<Unknown, message::Welcome, message::Lobby, message::LobbyUpdate,
    message::Snapshot, message::Update, message::Prompt, message::Starting, message::Left,
    message::Replaced, message::Closing, message::Storage, message::Announcement>;
void read(const nlohmann::json& j, Message& t);

struct PlayedSeat {
    std::optional<std::string> player;
    std::string name;
    std::optional<std::string> bot;
    std::int64_t total = 0;
    bool won = false;
};
void read(const nlohmann::json& j, PlayedSeat& t);

struct PlayedGame {
    std::string game, table;
    std::optional<std::string> invite;
    std::string ruleset;
    std::int64_t ended_ms = 0;
    std::vector<PlayedSeat> seats;
};
void read(const nlohmann::json& j, PlayedGame& t);

struct Somebody {
    std::string player, name;
};
void read(const nlohmann::json& j, Somebody& t);

struct ErrorData {
    std::optional<std::string> field, op;
    std::optional<std::int64_t> supported;
    std::optional<std::vector<std::string>> rulesets;
    std::optional<std::string> option;
    std::optional<std::int64_t> least, most, seat, decision, retry_after_ms;
    std::optional<std::string> reason;
    std::optional<std::int64_t> until_ms;
};
void read(const nlohmann::json& j, ErrorData& t);

struct Error {
    std::string code, message;
    ErrorData data;
};
void read(const nlohmann::json& j, Error& t);

struct Reply {
    std::optional<std::int64_t> re;
    bool ok = false;
    std::optional<std::string> table, invite;
    std::optional<std::int64_t> seat, missed;
    std::optional<std::vector<PlayedGame>> games;
    bool more = false;
    std::optional<std::vector<Somebody>> spectators, removed;
    std::optional<std::string> ruleset;
    std::optional<Members> options;
    bool own_board = false, own_tiles = false;
    std::optional<std::int64_t> seats, taken;
    std::optional<std::string> status;
    std::optional<std::vector<LobbyPlayer>> players;
    bool quick = false, people_only = false;
    std::optional<std::string> host;
    std::optional<Error> error;
};
void read(const nlohmann::json& j, Reply& t);

}  // namespace vegas::cli
// clang-format on
