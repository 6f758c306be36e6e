// clang-format off
// Written by protocol/tools/contract; see generated.hpp.
#include "client-cli/protocol/generated.hpp"

#include <nlohmann/json.hpp>

#include "client-cli/protocol/read.hpp"

namespace vegas::cli {

using nlohmann::json;

namespace action {

void read(const json& j, Place& t) {
    take(j, "face", t.face);
}

void read(const json& j, PowerPlay& t) {
    take(j, "die", t.die);
    take(j, "face", t.face);
}

void read(const json& j, Hide& t) {
    take(j, "fist", t.fist);
}

void read(const json& j, Guess& t) {
    take(j, "fist", t.fist);
}

void read(const json& j, PlaceBlack& t) {
    take(j, "faces", t.faces);
}

void read(const json& j, Close& t) {
    take(j, "casino", t.casino);
}

void read(const json& j, Bar& t) {
    take(j, "die", t.die);
}

void read(const json& j, Block& t) {
    take(j, "dice", t.dice);
    take(j, "casino", t.casino);
}

void read(const json& j, TakeBlank& t) {
    take(j, "casino", t.casino);
    take(j, "reward", t.reward);
}

void read(const json& j, TurnDie& t) {
    take(j, "die", t.die);
    take(j, "face", t.face);
}

void read(const json& j, TakeBack& t) {
    take(j, "die", t.die);
    take(j, "casino", t.casino);
}

void read(const json& j, Split& t) {
    take(j, "first", t.first);
}

void read(const json& j, Pick& t) {
    take(j, "pile", t.pile);
}

void read(const json& j, DoubleDown& t) {
    take(j, "small", t.small);
    take(j, "big", t.big);
}

void read(const json& j, PutNice& t) {
    take(j, "die", t.die);
    take(j, "space", t.space);
}

void read(const json& j, Choose& t) {
    take(j, "number", t.number);
}

void read(const json& j, Activate& t) {
    take(j, "casino", t.casino);
}

void read(const json& j, PutGolden& t) {
    take(j, "die", t.die);
}

void read(const json& j, StartAt& t) {
    take(j, "table", t.table);
}

void read(const json& j, FrontMan& t) {
    take(j, "table", t.table);
}

void read(const json& j, GoodLuck& t) {
    take(j, "number", t.number);
}

void read(const json& j, ChangeTable& t) {
    take(j, "table", t.table);
}

void read(const json& j, Cover& t) {
    take(j, "space", t.space);
}

void read(const json& j, Duel& t) {
    take(j, "number", t.number);
}

}  // namespace action

void read(const json& j, AnyAction& t) {
    read_as(text_in(j, "kind"), j, t);
}

void read(const json& j, CasinoAfter& t) {
    take(j, "casino", t.casino);
    take(j, "tied", t.tied);
    take(j, "wins", t.wins);
}

void read(const json& j, Price& t) {
    take(j, "chips", t.chips);
    take(j, "dollars", t.dollars);
    take(j, "skip_cards", t.skip_cards);
}

void read(const json& j, Shows& t) {
    take(j, "big", t.big);
    take(j, "neutral", t.neutral);
    take(j, "small", t.small);
    take(j, "blank", t.blank);
    take(j, "casino", t.casino);
    take(j, "tied", t.tied);
    take(j, "wins", t.wins);
    take(j, "also", t.also);
    take(j, "tile", t.tile);
    take(j, "tile_wins", t.tile_wins);
    take(j, "dollars", t.dollars);
    take(j, "chips", t.chips);
    take(j, "costs", t.costs);
    take(j, "tokens", t.tokens);
    take(j, "replaces", t.replaces);
    take(j, "scored", t.scored);
    take(j, "table", t.table);
    take(j, "value", t.value);
    take(j, "winner", t.winner);
}

void read(const json& j, Action& t) {
    read(j, t.kind);
    take(j, "shows", t.shows);
    t.members = members_of(j, "kind", "shows");
    t.sent = text_without(j, "shows");
}

namespace event {

void read(const json& j, Joined& t) {
    take(j, "seat", t.seat);
    take(j, "name", t.name);
}

void read(const json& j, Left& t) {
    take(j, "seat", t.seat);
    take(j, "name", t.name);
}

void read(const json& j, Removed& t) {
    take(j, "seat", t.seat);
    take(j, "name", t.name);
}

void read(const json& j, Away& t) {
    take(j, "seat", t.seat);
    take(j, "name", t.name);
}

void read(const json& j, Back& t) {
    take(j, "seat", t.seat);
    take(j, "name", t.name);
}

void read(const json& j, Ready& t) {
    take(j, "seat", t.seat);
    take(j, "name", t.name);
}

void read(const json& j, NotReady& t) {
    take(j, "seat", t.seat);
    take(j, "name", t.name);
}

void read(const json& j, BotAdded& t) {
    take(j, "seat", t.seat);
    take(j, "name", t.name);
}

void read(const json& j, BotRemoved& t) {
    take(j, "seat", t.seat);
    take(j, "name", t.name);
}

void read(const json& j, Rematch& t) {
    take(j, "seat", t.seat);
    take(j, "name", t.name);
}

void read(const json& j, HostChanged& t) {
    take(j, "seat", t.seat);
    take(j, "name", t.name);
}

void read(const json& j, TimedOut& t) {
    take(j, "seat", t.seat);
}

void read(const json& j, Changed& t) {
    take(j, "name", t.name);
}

void read(const json& j, SeatWanted& t) {
    take(j, "seat", t.seat);
    take(j, "name", t.name);
}

void read(const json& j, TookOver& t) {
    take(j, "seat", t.seat);
    take(j, "name", t.name);
    take(j, "from", t.from);
}

void read(const json& j, Said& t) {
    take(j, "player", t.player);
    take(j, "name", t.name);
    take(j, "seat", t.seat);
    take(j, "phrase", t.phrase);
}

void read(const json& j, Nudged& t) {
    take(j, "seat", t.seat);
    take(j, "by", t.by);
}

void read(const json& j, GameStarted& t) {
    take(j, "seat", t.seat);
}

void read(const json& j, RoundStarted& t) {
    take(j, "round", t.round);
    take(j, "seat", t.seat);
}

void read(const json& j, CardsDealt& t) {
    take(j, "casinos", t.casinos);
}

void read(const json& j, ChipsGiven& t) {
    take(j, "chips", t.chips);
}

void read(const json& j, NeutralRolled& t) {
    take(j, "seat", t.seat);
    take(j, "small", t.small);
    take(j, "big", t.big);
}

void read(const json& j, Rolled& t) {
    take(j, "seat", t.seat);
    take(j, "small", t.small);
    take(j, "big", t.big);
    take(j, "neutral", t.neutral);
}

void read(const json& j, Placed& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
    take(j, "small", t.small);
    take(j, "big", t.big);
    take(j, "neutral", t.neutral);
}

void read(const json& j, Passed& t) {
    take(j, "seat", t.seat);
    take(j, "chips", t.chips);
    take(j, "dollars", t.dollars);
    take(j, "skip_cards", t.skip_cards);
}

void read(const json& j, RoundEnded& t) {
    take(j, "round", t.round);
}

void read(const json& j, Tied& t) {
    take(j, "casino", t.casino);
    take(j, "owners", t.owners);
    take(j, "count", t.count);
}

void read(const json& j, CardWon& t) {
    take(j, "casino", t.casino);
    take(j, "seat", t.seat);
    take(j, "dollars", t.dollars);
}

void read(const json& j, CardReturned& t) {
    take(j, "casino", t.casino);
    take(j, "owner", t.owner);
    take(j, "dollars", t.dollars);
}

void read(const json& j, GameEnded& t) {
    take(j, "winners", t.winners);
}

void read(const json& j, Sealed& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
    take(j, "tile", t.tile);
    take(j, "piles", t.piles);
    take(j, "commitment", t.commitment);
}

void read(const json& j, Revealed& t) {
    take(j, "seat", t.seat);
    take(j, "choice", t.choice);
    take(j, "nonce", t.nonce);
}

void read(const json& j, BankShown& t) {
    take(j, "cards", t.cards);
}

void read(const json& j, TilesLaid& t) {
    take(j, "tiles", t.tiles);
}

void read(const json& j, TileActivated& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
    take(j, "tile", t.tile);
}

void read(const json& j, BlackRolled& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
    take(j, "tile", t.tile);
    take(j, "dice", t.dice);
}

void read(const json& j, Paid& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
    take(j, "tile", t.tile);
    take(j, "chips", t.chips);
    take(j, "dollars", t.dollars);
}

void read(const json& j, Declined& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
    take(j, "tile", t.tile);
}

void read(const json& j, CounterMoved& t) {
    take(j, "casino", t.casino);
    take(j, "tile", t.tile);
    take(j, "dollars", t.dollars);
    take(j, "space", t.space);
}

void read(const json& j, TokenTaken& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
    take(j, "tile", t.tile);
}

void read(const json& j, TokenReturned& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
    take(j, "tile", t.tile);
}

void read(const json& j, DieTurned& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
    take(j, "small", t.small);
    take(j, "big", t.big);
}

void read(const json& j, DieTakenBack& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
    take(j, "small", t.small);
    take(j, "big", t.big);
}

void read(const json& j, BlankPlaced& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
    take(j, "blank", t.blank);
}

void read(const json& j, Guessed& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
    take(j, "tile", t.tile);
    take(j, "fist", t.fist);
}

void read(const json& j, BlackPlaced& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
}

void read(const json& j, Bet& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
    take(j, "tile", t.tile);
    take(j, "bet", t.bet);
}

void read(const json& j, BetWon& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
    take(j, "tile", t.tile);
}

void read(const json& j, BetLost& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
    take(j, "tile", t.tile);
}

void read(const json& j, Marked& t) {
    take(j, "casino", t.casino);
    take(j, "tile", t.tile);
    take(j, "seats", t.seats);
}

void read(const json& j, Fined& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
    take(j, "tile", t.tile);
    take(j, "dollars", t.dollars);
}

void read(const json& j, PowerPlayed& t) {
    take(j, "seat", t.seat);
}

void read(const json& j, CasinoClosed& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
}

void read(const json& j, KeptClosed& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
}

void read(const json& j, Barred& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
    take(j, "tile", t.tile);
    take(j, "small", t.small);
    take(j, "big", t.big);
}

void read(const json& j, Unbarred& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
    take(j, "tile", t.tile);
    take(j, "small", t.small);
    take(j, "big", t.big);
}

void read(const json& j, BlankTaken& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
    take(j, "reward", t.reward);
}

void read(const json& j, Picked& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
    take(j, "tile", t.tile);
    take(j, "pile", t.pile);
}

void read(const json& j, Doubled& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
    take(j, "tile", t.tile);
    take(j, "small", t.small);
    take(j, "big", t.big);
}

void read(const json& j, SpaceFilled& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
    take(j, "tile", t.tile);
    take(j, "small", t.small);
    take(j, "big", t.big);
    take(j, "space", t.space);
    take(j, "from", t.from);
}

void read(const json& j, SpaceEmptied& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
    take(j, "tile", t.tile);
    take(j, "small", t.small);
    take(j, "big", t.big);
    take(j, "space", t.space);
}

void read(const json& j, Chosen& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
    take(j, "tile", t.tile);
    take(j, "number", t.number);
}

void read(const json& j, NotActivated& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
    take(j, "tile", t.tile);
}

void read(const json& j, GoldenFilled& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
    take(j, "tile", t.tile);
    take(j, "small", t.small);
    take(j, "big", t.big);
}

void read(const json& j, GoldenEmptied& t) {
    take(j, "seat", t.seat);
    take(j, "casino", t.casino);
    take(j, "tile", t.tile);
    take(j, "small", t.small);
    take(j, "big", t.big);
}

void read(const json& j, PawnPlaced& t) {
    take(j, "seat", t.seat);
    take(j, "table", t.table);
}

void read(const json& j, PawnMoved& t) {
    take(j, "seat", t.seat);
    take(j, "table", t.table);
}

void read(const json& j, CardPlayed& t) {
    take(j, "seat", t.seat);
    take(j, "choice", t.choice);
}

void read(const json& j, CounterPlaced& t) {
    take(j, "seat", t.seat);
    take(j, "table", t.table);
    take(j, "space", t.space);
    take(j, "replaced", t.replaced);
}

void read(const json& j, NothingPlaced& t) {
    take(j, "seat", t.seat);
    take(j, "table", t.table);
}

void read(const json& j, DuelStarted& t) {
    take(j, "seat", t.seat);
    take(j, "table", t.table);
    take(j, "space", t.space);
    take(j, "defender", t.defender);
}

void read(const json& j, DuelEnded& t) {
    take(j, "seat", t.seat);
    take(j, "table", t.table);
    take(j, "space", t.space);
}

void read(const json& j, MaryMoved& t) {
    take(j, "position", t.position);
    take(j, "table", t.table);
}

void read(const json& j, ChipWon& t) {
    take(j, "seat", t.seat);
    take(j, "table", t.table);
    take(j, "value", t.value);
}

void read(const json& j, ChipDiscarded& t) {
    take(j, "table", t.table);
    take(j, "value", t.value);
}

}  // namespace event

void read(const json& j, Event& t) {
    read_as(text_in(j, "kind"), j, t);
}

void read(const json& j, Ask& t) {
    if (j.is_string()) choose(j.get<std::string>(), t);
}

namespace las_vegas {

void read(const json& j, OwnerDice& t) {
    take(j, "owner", t.owner);
    take(j, "small", t.small);
    take(j, "big", t.big);
    take(j, "neutral", t.neutral);
    take(j, "count", t.count);
}

void read(const json& j, SpacesLeft& t) {
    take(j, "chip", t.chip);
    take(j, "money", t.money);
    take(j, "move", t.move);
}

void read(const json& j, DieOnSpace& t) {
    take(j, "owner", t.owner);
    take(j, "die", t.die);
}

}  // namespace las_vegas

namespace tile {

void read(const json& j, A1& t) {
    take(j, "black", t.black);
}

void read(const json& j, A2& t) {
    take(j, "black", t.black);
    take(j, "dollars", t.dollars);
}

void read(const json& j, B1& t) {
    take(j, "black", t.black);
}

void read(const json& j, B2& t) {
    take(j, "black", t.black);
    take(j, "space", t.space);
}

void read(const json& j, C1& t) {
    take(j, "black", t.black);
    take(j, "holder", t.holder);
}

void read(const json& j, C2& t) {
    take(j, "black", t.black);
    take(j, "marked", t.marked);
}

void read(const json& j, D1& t) {
    take(j, "black", t.black);
}

void read(const json& j, D2& t) {
    take(j, "black", t.black);
    take(j, "holder", t.holder);
}

void read(const json& j, E1& t) {
    take(j, "black", t.black);
    take(j, "closed", t.closed);
    take(j, "space", t.space);
}

void read(const json& j, E2& t) {
    take(j, "black", t.black);
    take(j, "dice", t.dice);
}

void read(const json& j, F1& t) {
    take(j, "black", t.black);
    take(j, "clusters", t.clusters);
}

void read(const json& j, F2& t) {
    take(j, "black", t.black);
    take(j, "left", t.left);
}

void read(const json& j, G1& t) {
    take(j, "black", t.black);
    take(j, "piles", t.piles);
}

void read(const json& j, G2& t) {
    take(j, "black", t.black);
    take(j, "dice", t.dice);
    take(j, "wins", t.wins);
}

void read(const json& j, H1& t) {
    take(j, "black", t.black);
    take(j, "spaces", t.spaces);
}

void read(const json& j, H2& t) {
    take(j, "black", t.black);
    take(j, "golden", t.golden);
}

}  // namespace tile

void read(const json& j, Tile& t) {
    read_as(text_in(j, "id"), j, t);
}

namespace las_vegas {

void read(const json& j, Round& t) {
    take(j, "number", t.number);
    take(j, "of", t.of);
    take(j, "start_seat", t.start_seat);
    take(j, "deck", t.deck);
    take(j, "discards", t.discards);
    take(j, "bank", t.bank);
}

void read(const json& j, Roll& t) {
    take(j, "small", t.small);
    take(j, "big", t.big);
    take(j, "neutral", t.neutral);
}

void read(const json& j, Turn& t) {
    take(j, "seat", t.seat);
    take(j, "roll", t.roll);
}

void read(const json& j, Casino& t) {
    take(j, "cards", t.cards);
    take(j, "wins", t.wins);
    take(j, "tied", t.tied);
    take(j, "dice", t.dice);
    take(j, "tile", t.tile);
}

void read(const json& j, Supply& t) {
    take(j, "small", t.small);
    take(j, "big", t.big);
    take(j, "neutral", t.neutral);
}

void read(const json& j, Seat& t) {
    take(j, "supply", t.supply);
    take(j, "chips", t.chips);
    take(j, "cards", t.cards);
    take(j, "total", t.total);
    take(j, "won", t.won);
    take(j, "skip_money", t.skip_money);
    take(j, "skip_cards", t.skip_cards);
    take(j, "skips", t.skips);
}

}  // namespace las_vegas

namespace vegas_1996 {

void read(const json& j, Space& t) {
    take(j, "numbers", t.numbers);
    take(j, "owner", t.owner);
}

void read(const json& j, TableOnBoard& t) {
    take(j, "value", t.value);
    take(j, "closed", t.closed);
    take(j, "rows", t.rows);
}

void read(const json& j, Board& t) {
    take(j, "mary", t.mary);
    take(j, "tables", t.tables);
    take(j, "track", t.track);
}

void read(const json& j, Chip& t) {
    take(j, "table", t.table);
    take(j, "value", t.value);
}

void read(const json& j, SeatOfVegas& t) {
    take(j, "pawn", t.pawn);
    take(j, "counters", t.counters);
    take(j, "cards", t.cards);
    take(j, "chips", t.chips);
    take(j, "total", t.total);
}

void read(const json& j, Duel& t) {
    take(j, "defender", t.defender);
    take(j, "space", t.space);
}

void read(const json& j, TurnOfVegas& t) {
    take(j, "seat", t.seat);
    take(j, "table", t.table);
    take(j, "number", t.number);
    take(j, "duel", t.duel);
}

}  // namespace vegas_1996

namespace las_vegas {

void read(const json& j, Game& t) {
    take(j, "round", t.round);
    take(j, "turn", t.turn);
    take(j, "casinos", t.casinos);
    take(j, "seats", t.seats);
}

}  // namespace las_vegas

namespace vegas_1996 {

void read(const json& j, Game& t) {
    take(j, "board", t.board);
    take(j, "seats", t.seats);
    take(j, "turn", t.turn);
}

}  // namespace vegas_1996

void read(const json& j, Game& t) {
    read_as(text_in(member(j, "table"), "family"), j, t);
}

void read(const json& j, Clock& t) {
    take(j, "decision_ms", t.decision_ms);
}

void read(const json& j, Program& t) {
    take(j, "name", t.name);
    take(j, "author", t.author);
    take(j, "version", t.version);
}

void read(const json& j, Person& t) {
    take(j, "player", t.player);
    take(j, "name", t.name);
    take(j, "bot", t.bot);
    take(j, "program", t.program);
    take(j, "ready", t.ready);
    take(j, "away", t.away);
    take(j, "alike", t.alike);
    take(j, "seed", t.seed);
}

void read(const json& j, Wanted& t) {
    take(j, "seat", t.seat);
    take(j, "player", t.player);
    take(j, "name", t.name);
}

void read(const json& j, Table& t) {
    take(j, "id", t.id);
    take(j, "game", t.game);
    take(j, "family", t.family);
    take(j, "ruleset", t.ruleset);
    take(j, "options", t.options);
    take(j, "visibility", t.visibility);
    take(j, "invite", t.invite);
    take(j, "status", t.status);
    take(j, "host", t.host);
    take(j, "clock", t.clock);
    take(j, "seats", t.seats);
    take(j, "wanted", t.wanted);
    take(j, "spectators", t.spectators);
    take(j, "commitment", t.commitment);
    take(j, "server_seed", t.server_seed);
    take(j, "quick", t.quick);
    take(j, "people_only", t.people_only);
}

void read(const json& j, Result& t) {
    take(j, "places", t.places);
    take(j, "winners", t.winners);
    take(j, "totals", t.totals);
    take(j, "cards", t.cards);
    take(j, "chips", t.chips);
}

void read(const json& j, Sealed& t) {
    take(j, "seat", t.seat);
    take(j, "commitment", t.commitment);
}

void read(const json& j, You& t) {
    take(j, "seat", t.seat);
    take(j, "cards", t.cards);
    take(j, "total", t.total);
    take(j, "sealed", t.sealed);
}

void read(const json& j, View& t) {
    read(j, t.game);
    take(j, "table", t.table);
    take(j, "result", t.result);
    take(j, "sealed", t.sealed);
    take(j, "you", t.you);
}

void read(const json& j, ServerInfo& t) {
    take(j, "name", t.name);
    take(j, "version", t.version);
    take(j, "page", t.page);
}

void read(const json& j, Limits& t) {
    take(j, "message_bytes", t.message_bytes);
    take(j, "name_chars", t.name_chars);
    take(j, "seed_chars", t.seed_chars);
    take(j, "tables_per_player", t.tables_per_player);
    take(j, "messages_per_second", t.messages_per_second);
    take(j, "message_burst", t.message_burst);
}

void read(const json& j, SeatRange& t) {
    take(j, "least", t.least);
    take(j, "most", t.most);
}

void read(const json& j, RulesetInfo& t) {
    take(j, "id", t.id);
    take(j, "family", t.family);
    take(j, "options", t.options);
    take(j, "seats", t.seats);
}

void read(const json& j, Cell& t) {
    take(j, "dollars", t.dollars);
    take(j, "chips", t.chips);
    take(j, "dice", t.dice);
    take(j, "moves", t.moves);
}

void read(const json& j, TileInfo& t) {
    take(j, "id", t.id);
    take(j, "name", t.name);
    take(j, "printed", t.printed);
}

void read(const json& j, Whereabouts& t) {
    take(j, "table", t.table);
    take(j, "seat", t.seat);
    take(j, "decision", t.decision);
}

void read(const json& j, LobbyPlayer& t) {
    take(j, "name", t.name);
    take(j, "bot", t.bot);
    take(j, "program", t.program);
}

void read(const json& j, LobbyTable& t) {
    take(j, "table", t.table);
    take(j, "ruleset", t.ruleset);
    take(j, "options", t.options);
    take(j, "own_board", t.own_board);
    take(j, "own_tiles", t.own_tiles);
    take(j, "seats", t.seats);
    take(j, "taken", t.taken);
    take(j, "status", t.status);
    take(j, "players", t.players);
    take(j, "spectators", t.spectators);
    take(j, "quick", t.quick);
    take(j, "people_only", t.people_only);
}

void read(const json& j, OpenPrompt& t) {
    take(j, "decision", t.decision);
    take(j, "seat", t.seat);
    take(j, "kind", t.kind);
    take(j, "deadline_ms", t.deadline_ms);
    take(j, "actions", t.actions);
}

namespace message {

void read(const json& j, Welcome& t) {
    take(j, "player", t.player);
    take(j, "name", t.name);
    take(j, "token", t.token);
    take(j, "server", t.server);
    take(j, "protocol", t.protocol);
    take(j, "limits", t.limits);
    take(j, "rulesets", t.rulesets);
    take(j, "tiles", t.tiles);
    take(j, "tables", t.tables);
}

void read(const json& j, Lobby& t) {
    take(j, "page", t.page);
    take(j, "pages", t.pages);
    take(j, "count", t.count);
    take(j, "tables", t.tables);
}

void read(const json& j, LobbyUpdate& t) {
    take(j, "page", t.page);
    take(j, "pages", t.pages);
    take(j, "count", t.count);
    take(j, "shown", t.shown);
    take(j, "tables", t.tables);
}

void read(const json& j, Snapshot& t) {
    take(j, "table", t.table);
    take(j, "epoch", t.epoch);
    take(j, "v", t.v);
    take(j, "view", t.view);
    take(j, "story", t.story);
    take(j, "prompt", t.prompt);
}

void read(const json& j, Update& t) {
    take(j, "table", t.table);
    take(j, "v", t.v);
    take(j, "events", t.events);
    take(j, "hash", t.hash);
}

void read(const json& j, Prompt& t) {
    take(j, "table", t.table);
    take(j, "decision", t.decision);
    take(j, "seat", t.seat);
    take(j, "kind", t.kind);
    take(j, "deadline_ms", t.deadline_ms);
    take(j, "actions", t.actions);
}

void read(const json& j, Starting& t) {
    take(j, "table", t.table);
    take(j, "in_ms", t.in_ms);
}

void read(const json& j, Left& t) {
    take(j, "table", t.table);
    take(j, "reason", t.reason);
}

void read(const json& j, Closing& t) {
    take(j, "reconnect_after_ms", t.reconnect_after_ms);
}

void read(const json& j, Storage& t) {
    take(j, "available", t.available);
}

void read(const json& j, Announcement& t) {
    take(j, "text", t.text);
}

}  // namespace message

void read(const json& j, Message& t) {
    read_as(text_in(j, "ev"), j, t);
}

void read(const json& j, PlayedSeat& t) {
    take(j, "player", t.player);
    take(j, "name", t.name);
    take(j, "bot", t.bot);
    take(j, "total", t.total);
    take(j, "won", t.won);
}

void read(const json& j, PlayedGame& t) {
    take(j, "game", t.game);
    take(j, "table", t.table);
    take(j, "invite", t.invite);
    take(j, "ruleset", t.ruleset);
    take(j, "ended_ms", t.ended_ms);
    take(j, "seats", t.seats);
}

void read(const json& j, Somebody& t) {
    take(j, "player", t.player);
    take(j, "name", t.name);
}

void read(const json& j, ErrorData& t) {
    take(j, "field", t.field);
    take(j, "op", t.op);
    take(j, "supported", t.supported);
    take(j, "rulesets", t.rulesets);
    take(j, "option", t.option);
    take(j, "least", t.least);
    take(j, "most", t.most);
    take(j, "seat", t.seat);
    take(j, "decision", t.decision);
    take(j, "retry_after_ms", t.retry_after_ms);
    take(j, "reason", t.reason);
    take(j, "until_ms", t.until_ms);
}

void read(const json& j, Error& t) {
    take(j, "code", t.code);
    take(j, "message", t.message);
    take(j, "data", t.data);
}

void read(const json& j, Reply& t) {
    take(j, "re", t.re);
    take(j, "ok", t.ok);
    take(j, "table", t.table);
    take(j, "invite", t.invite);
    take(j, "seat", t.seat);
    take(j, "missed", t.missed);
    take(j, "games", t.games);
    take(j, "more", t.more);
    take(j, "spectators", t.spectators);
    take(j, "removed", t.removed);
    take(j, "ruleset", t.ruleset);
    take(j, "options", t.options);
    take(j, "own_board", t.own_board);
    take(j, "own_tiles", t.own_tiles);
    take(j, "seats", t.seats);
    take(j, "taken", t.taken);
    take(j, "status", t.status);
    take(j, "players", t.players);
    take(j, "quick", t.quick);
    take(j, "people_only", t.people_only);
    take(j, "host", t.host);
    take(j, "error", t.error);
}

}  // namespace vegas::cli
// clang-format on
