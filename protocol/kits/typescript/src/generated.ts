// Written by protocol/tools/types from the descriptions of the engine and the protocol. Not edited.

/** The client's own number or word for a request. */
export type RequestId = number | string;

export type SeatNumber = number;

/** A seat, or an imaginary player. */
export type Owner = SeatNumber | "neutral" | "blank";

export type CasinoNumber = number;

export type Face = number;

/** Of one card; the small ones are those of `custom`. */
export type Dollars = number;

/** A sum; the small ones are those of `custom`. */
export type Money = number;

/** Money, or the values of chips. */
export type Sum = number;

/** JSON Pointers into the view, and what stands there now. */
export type Patch = Record<string, unknown>;

/** RFC 6901. */
export type Pointer = string;

/** Names a table. */
export type TableId = string;

/** Leads to a table; whoever has it may join. */
export type Invite = string;

/** Public; names need not differ, this does. */
export type PlayerId = string;

/** One of a player's devices. */
export type DeviceId = string;

/** Names a game. */
export type GameId = string;

/** Secret: brings a player back. */
export type Token = string;

/** Secret: makes a device a player's. Case, spaces and dashes do not matter. */
export type Code = string;

/** Of a table's updates. With another one they are counted anew. */
export type Epoch = string;

/** Chosen by the client: a request repeated with it is carried out once. */
export type IdempotencyKey = string;

/** In NFC and visible; no leading, trailing or double space. */
export type Name = string;

/** A name as somebody has typed it; the server cleans it. */
export type SentName = string;

/** A player's share of the dice: printable ASCII. */
export type Seed = string;

/** Of a program. */
export type Version = string;

/** A face of a casino tile. */
export type TileId = "A1" | "A2" | "B1" | "B2" | "C1" | "C2" | "D1" | "D2" | "E1" | "E2" | "F1" | "F2" | "G1" | "G2" | "H1" | "H2";

/** What is asked. */
export type Ask = "roll" | "place" | "punch_choose" | "punch_guess" | "prime_time" | "fifty_fifty" | "no_entry" | "knockout" | "block_it" | "handicap" | "move" | "black_box_split" | "black_box_pick" | "double_down" | "nice_dice" | "my_choice" | "my_choice_tile" | "my_choice_golden" | "start_table" | "turn" | "space" | "duel_challenge" | "duel_answer";

/** A card of VEGAS. */
export type Card = "front_man" | "good_luck_1" | "good_luck_2" | "good_luck_3" | "good_luck_4" | "good_luck_5" | "good_luck_6" | "mary_chip";

/** Which games are alike. */
export type Family = "las-vegas" | "vegas-1996";

/** How a house bot plays. */
export type Level = "random" | "easy" | "normal" | "hard";

/** What a host asks for, by `table.pause`. All clocks stand in both. */
export type PauseKind = "pause" | "more_time";

/** What people may say to each other. */
export type Phrase = "hello" | "good_luck" | "nice" | "lucky" | "ouch" | "thanks" | "sorry" | "one_moment" | "well_played" | "again" | "bye" | "laugh" | "cheer" | "wow" | "think" | "cry";

/** The rules of a game. */
export type Ruleset = "royale-basic" | "royale" | "classic" | "custom" | "vegas-1996";

/** What a start asks of players, by `table.seed`. */
export type SeedPart = "hash" | "seed";

/** Where a table stands. */
export type TableStatus = "open" | "playing" | "finished";

export interface BoardOptionTablesItem {
    rows: Face[][][];
}

/** A host's own board for vegas-1996. */
export interface BoardOption {
    tables: BoardOptionTablesItem[];
    track: number[];
}

/** Why a request was refused. */
export type ErrorCode = "binary_frame" | "message_too_large" | "bad_json" | "bad_message" | "unknown_op" | "hello_required" | "hello_repeated" | "unsupported_protocol" | "bad_name" | "name_not_public" | "bad_token" | "unknown_table" | "unknown_invite" | "unknown_ruleset" | "bad_option" | "bad_seats" | "table_full" | "seat_taken" | "no_such_seat" | "already_seated" | "game_started" | "game_not_started" | "game_over" | "not_at_table" | "not_seated" | "not_host" | "not_a_bot" | "too_few_players" | "not_your_decision" | "stale_decision" | "future_decision" | "illegal_action" | "table_limit" | "connection_limit" | "rate_limited" | "closing" | "internal_error" | "unknown_game" | "unknown_device" | "bad_code" | "device_limit" | "not_you" | "game_not_over" | "table_set_aside" | "storage_unavailable" | "nobody_there" | "may_come_back" | "sealed_choice" | "same_address" | "removed" | "people_only" | "banned" | "stale_commitment" | "wrong_seed" | "seeds_closed" | "no_pause" | "paused";

/** Lucky Punch. */
export interface LuckyPunchTile {
    id: "A1";
    /** the black dice, while they wait for a decision */
    black?: Face[];
}

/** Jackpot. */
export interface JackpotTile {
    id: "A2";
    /** the black dice, while they wait for a decision */
    black?: Face[];
    /** under the counter */
    dollars: Dollars;
}

/** Prime Time. */
export interface PrimeTimeTile {
    id: "B1";
    /** the black dice, while they wait for a decision */
    black?: Face[];
}

/** Fifty Fifty. */
export interface FiftyFiftyTile {
    id: "B2";
    /** the black dice, while they wait for a decision */
    black?: Face[];
    /** of the counter: 0 the start, 1 to 5 the rewards */
    space: number;
}

/** High Five. */
export interface HighFiveTile {
    id: "C1";
    /** the black dice, while they wait for a decision */
    black?: Face[];
    /** of the token; null: it lies on the tile */
    holder: SeatNumber | null;
}

/** Bad Luck. */
export interface BadLuckTile {
    id: "C2";
    /** the black dice, while they wait for a decision */
    black?: Face[];
    /** seats that will pay */
    marked: SeatNumber[];
}

/** Pay Day. */
export interface PayDayTile {
    id: "D1";
    /** the black dice, while they wait for a decision */
    black?: Face[];
}

/** Power Play. */
export interface PowerPlayTile {
    id: "D2";
    /** the black dice, while they wait for a decision */
    black?: Face[];
    /** of the token; null: it lies on the tile */
    holder: SeatNumber | null;
}

/** No Entry! */
export interface NoEntryTile {
    id: "E1";
    /** the black dice, while they wait for a decision */
    black?: Face[];
    /** the casino that is closed */
    closed: CasinoNumber | null;
    /** of the counter on the ring */
    space: number;
}

/** The dice of one owner. */
export interface OwnerDice {
    owner: Owner;
    small: number;
    big?: 1;
    /** white dice [CL-10] */
    neutral?: number;
    /** what counts: a big die counts 2 */
    count: number;
}

/** Knockout? */
export interface KnockoutTile {
    id: "E2";
    /** the black dice, while they wait for a decision */
    black?: Face[];
    /** in the bar */
    dice: OwnerDice[];
}

/** Block It! */
export interface BlockItTile {
    id: "F1";
    /** the black dice, while they wait for a decision */
    black?: Face[];
    /** sizes of the clusters that are left, ascending */
    clusters: number[];
}

/** Free spaces by reward. */
export interface SpacesLeft {
    chip: number;
    money: number;
    move: number;
}

/** Handicap. */
export interface HandicapTile {
    id: "F2";
    /** the black dice, while they wait for a decision */
    black?: Face[];
    left: SpacesLeft;
}

/** Black Box. */
export interface BlackBoxTile {
    id: "G1";
    /** the black dice, while they wait for a decision */
    black?: Face[];
    /** how many tokens each pile has, while they are hidden */
    piles?: number[];
}

/** Double Down. */
export interface DoubleDownTile {
    id: "G2";
    /** the black dice, while they wait for a decision */
    black?: Face[];
    dice: OwnerDice[];
    /** who would get the printed rewards now */
    wins: (Owner | null)[];
}

/** A die that lies on a space of a tile. */
export interface DieOnSpace {
    owner: SeatNumber;
    die: "big" | "small";
}

/** Nice Dice. */
export interface NiceDiceTile {
    id: "H1";
    /** the black dice, while they wait for a decision */
    black?: Face[];
    /** by number */
    spaces: (DieOnSpace | null)[];
}

/** My Choice. */
export interface MyChoiceTile {
    id: "H2";
    /** the black dice, while they wait for a decision */
    black?: Face[];
    /** the die on the golden space */
    golden: DieOnSpace | null;
}

/** A tile and what lies on it. */
export type Tile =
    | LuckyPunchTile
    | JackpotTile
    | PrimeTimeTile
    | FiftyFiftyTile
    | HighFiveTile
    | BadLuckTile
    | PayDayTile
    | PowerPlayTile
    | NoEntryTile
    | KnockoutTile
    | BlockItTile
    | HandicapTile
    | BlackBoxTile
    | DoubleDownTile
    | NiceDiceTile
    | MyChoiceTile;

/** A bot that somebody has written, as it says itself. */
export interface Program {
    /** of the program */
    name: Name;
    author?: Name;
    version?: Version;
}

/** Options of a table that are not as in a new one. */
export interface Options {
    /** starts the game; otherwise drawn at random */
    first_seat?: SeatNumber;
    /** all totals are shown */
    open_money?: boolean;
    /** play with the dice of an imaginary player */
    neutral_dice?: boolean;
    /** casino tiles a round */
    tiles?: number;
    /** where tiles are drawn from */
    tile_reuse?: "any" | "fresh_faces" | "fresh_tiles";
    /** the faces beside casinos 1 to 6, a list for each round; overrides `tiles` and `tile_reuse` */
    tile_set?: ((TileId | null)[])[];
    /** cards of each value */
    copies?: number;
    rounds?: number;
    /** the house rule for passing */
    skip?: "none" | "chips" | "cards";
    /** skips of a seat in a round; 0: any number */
    skip_limit?: number;
    /** the advanced game */
    duel?: boolean;
    /** a board of your own */
    board?: BoardOption;
}

/** How long a seat has for a decision. From a day (86400000) on the game is played in days: its clock runs while nobody is there. */
export interface Clock {
    decision_ms: number;
}

/** Who sits on a seat. */
export interface Person {
    /** null for house bots and in replays */
    player: PlayerId | null;
    name: Name;
    /** the level of a house bot; a seat whose owner left has `player` too */
    bot: Level | null;
    /** the player is a bot that somebody has written: this one */
    program?: Program;
    ready: boolean;
    away: boolean;
    /** deadlines in a row. In a game played in days: from the second one on the house plays on, and the seat may change hands. With `slow_play_limit`: 2 means little time, and 3 that the house plays on until the player acts or sends `table.go_on` */
    missed?: number;
    /** the name of another seat looks or sounds the same: show the seat's number with it */
    alike?: true;
    /** before the start: the seed is chosen, and this is its SHA-256 */
    seed_hash?: string;
    /** null until the start */
    seed: Seed | null;
}

/** A spectator asks for a seat. */
export interface SeatRequest {
    seat: SeatNumber;
    player: PlayerId;
    name: Name;
    /** somebody else, who has a seat, has a name that looks or sounds the same: say so with the name */
    alike?: true;
}

/** Everybody had left the game. No clock runs until all with a seat are back, or those who are back agree to go on. */
export interface Standstill {
    /** then it goes on anyway: since 1970, UTC; missing: nobody with a seat is back yet */
    until_ms?: number;
    /** seats that have agreed with `table.go_on` */
    agreed: SeatNumber[];
}

/** The host asks for a pause, or for more time. */
export interface PauseRequest {
    kind: PauseKind;
    /** how long at most */
    minutes: number;
    /** then it is refused: since 1970, UTC */
    until_ms: number;
    /** that have not accepted with `table.accept_pause` */
    seats: SeatNumber[];
}

/** All clocks stand, and the house decides nothing. Programs may act. */
export interface Pause {
    kind: PauseKind;
    /** then the game goes on by itself: since 1970, UTC */
    until_ms: number;
}

/** A start waits for seeds. */
export interface SeedExchange {
    asks: SeedPart;
    /** that have not answered */
    seats: SeatNumber[];
}

/** The table itself. */
export interface Table {
    id: TableId;
    game: GameId;
    /** which games are alike */
    family: Family;
    ruleset: Ruleset;
    options: Options;
    visibility: "private" | "public";
    invite: Invite;
    status: TableStatus;
    host: PlayerId | null;
    /** null: nobody is hurried */
    clock: Clock | null;
    seats: (Person | null)[];
    /** seats for which spectators ask the host */
    seat_requests?: SeatRequest[];
    spectators: number;
    /** to the dice of the game */
    commitment: string;
    /** null until the game has ended */
    server_seed: string | null;
    /** made by `quick_play` */
    quick?: true;
    /** no programs may sit down, only people and house bots */
    people_only?: true;
    /** after two missed deadlines in a row a seat has 15 seconds for each decision, and after the third one the house plays on for it */
    slow_play_limit?: true;
    /** the game waits for players who are away */
    standstill?: Standstill;
    /** the host asks for a pause */
    pause_request?: PauseRequest;
    /** the game is paused */
    pause?: Pause;
    /** the game starts as soon as the seeds are there */
    seed_exchange?: SeedExchange;
    /** the game before this one, if it was not finished because the server was updated to other rules */
    unfinished_before?: GameId;
}

/** A round of Las Vegas. */
export interface Round {
    number: number;
    of: number;
    start_seat: SeatNumber;
    /** cards in the pile */
    deck: number;
    /** cards in the discard pile; only in `custom` */
    discards?: number;
    /** the cards that were not dealt, as they were shown at the start, ascending; only in `royale` [RY-34] */
    bank?: Dollars[];
}

/** Faces of the dice that were rolled, ascending. */
export interface Roll {
    small: Face[];
    big?: Face;
    neutral?: Face[];
}

/** A turn of Las Vegas. */
export interface Turn {
    seat: SeatNumber;
    /** between a roll and what is done with it */
    roll?: Roll;
}

/** A casino. */
export interface Casino {
    /** highest first */
    cards: Dollars[];
    /** who would get each card if the round ended now */
    wins: (Owner | null)[];
    /** owners that cancel each other */
    tied: Owner[];
    /** by owner */
    dice: OwnerDice[];
    /** beside the casino */
    tile?: Tile;
}

/** How many dice of each kind a seat has. */
export interface Supply {
    small: number;
    big?: 1;
    /** white dice [CL-10] */
    neutral?: number;
}

/** A seat of Las Vegas. */
export interface Seat {
    supply: Supply;
    chips: number;
    /** how many were won */
    cards: number;
    /** null while it is hidden */
    total: Money | null;
    /** the cards, ascending; only where totals are shown */
    won?: Dollars[];
    /** open money in dollars, which may be below 0; only with `skip`: `chips` */
    skip_money?: number;
    /** cards left; only with `skip`: `cards` */
    skip_cards?: number;
    /** in this round; only with a `skip_limit` of 1 or 2 */
    skips?: number;
}

/** How the game ended, by seat. */
export interface Result {
    /** 1 is best */
    places: number[];
    winners: SeatNumber[];
    totals: Sum[];
    cards: number[];
    chips: number[];
}

/** A choice that was made and is not shown yet. */
export interface Sealed {
    seat: SeatNumber;
    commitment: string;
}

/** A casino after the action. */
export interface CasinoAfter {
    casino: CasinoNumber;
    tied?: Owner[];
    wins: (Owner | null)[];
}

/** What a pass costs; nothing where it is free. */
export interface Price {
    chips?: 1;
    /** of skip money */
    dollars?: 1;
    skip_cards?: 1;
}

/** Roll the dice of the supply. */
export interface RollAction {
    kind: "roll";
}

/** What the action would do, as far as it can be told. */
export interface Shows {
    /** own big dice that it concerns */
    big?: 1;
    /** white dice */
    neutral?: number;
    /** own small dice */
    small?: number;
    /** gray dice that it moves */
    blank?: number;
    /** that would stand otherwise */
    casino?: CasinoNumber;
    /** there, after the action */
    tied?: Owner[];
    /** of that casino, after the action */
    wins?: (Owner | null)[];
    /** a second casino */
    also?: CasinoAfter;
    /** that would be activated */
    tile?: TileId;
    /** who would get Double Down's rewards */
    tile_wins?: (Owner | null)[];
    /** at stake: paid at once, or when it succeeds */
    dollars?: Sum;
    /** at stake, paid in chips */
    chips?: number;
    /** of a pass */
    costs?: Price;
    /** that lie in the pile */
    tokens?: number;
}

/** Put all dice that show the face into the casino of that number. [RY-20] */
export interface PlaceAction {
    kind: "place";
    face: number;
    shows?: Shows;
}

/** Take the dice back for a chip, $1, a skip card, or nothing; in VEGAS just pass. [RY-21] */
export interface PassAction {
    kind: "pass";
    shows?: Shows;
}

/** Power Play: instead of rolling, turn a die and place it. [D2-2] */
export interface PowerPlayAction {
    kind: "power_play";
    die: "small" | "big";
    face: number;
    shows?: Shows;
}

/** Decline what a tile offers: nothing happens. [RY-56] */
export interface DeclineAction {
    kind: "decline";
}

/** Lucky Punch: the sealed choice. [A1-1] */
export interface HideAction {
    kind: "hide";
    fist: number;
    shows?: Shows;
}

/** Lucky Punch: the guess. [A1-1] */
export interface GuessAction {
    kind: "guess";
    fist: number;
}

/** Prime Time: which black dice are placed. [B1-1] */
export interface PlaceBlackAction {
    kind: "place_black";
    faces: Face[];
    shows?: Shows;
}

/** Fifty Fifty: take the reward under the counter. [B2-2] */
export interface StopAction {
    kind: "stop";
    shows?: Shows;
}

/** Fifty Fifty: bet that the next sum is higher. [B2-2] */
export interface HigherAction {
    kind: "higher";
    shows?: Shows;
}

/** Fifty Fifty: bet that the next sum is lower. [B2-2] */
export interface LowerAction {
    kind: "lower";
    shows?: Shows;
}

/** No Entry!: close this casino. [E1-1] */
export interface CloseAction {
    kind: "close";
    casino: number;
    shows?: Shows;
}

/** No Entry!: the closed casino stays closed. [E1-2] */
export interface KeepAction {
    kind: "keep";
}

/** Knockout?: this die goes to the bar. [E2-1] */
export interface BarAction {
    kind: "bar";
    die: "small" | "big";
    shows?: Shows;
}

/** Block It!: a cluster of so many gray dice goes to the casino. [F1-1] */
export interface BlockAction {
    kind: "block";
    dice: number;
    casino: number;
    shows?: Shows;
}

/** Handicap: take a gray die away for the reward. [F2-2] */
export interface TakeBlankAction {
    kind: "take_blank";
    casino: number;
    reward: "chip" | "money" | "move";
    shows?: Shows;
}

/** Move: turn a die of the supply and place it. [F2-3] */
export interface TurnDieAction {
    kind: "turn_die";
    die: "small" | "big";
    face: number;
    shows?: Shows;
}

/** Move: take a die of your own back to the supply. [F2-3] */
export interface TakeBackAction {
    kind: "take_back";
    die: "small" | "big";
    casino: number;
    shows?: Shows;
}

/** Black Box: the sealed split: the tokens of the first pile. [G1-1] */
export interface SplitAction {
    kind: "split";
    /** The tokens of the first pile; the others make the second. */
    first: (60000 | 20000 | 0)[];
}

/** Black Box: take this pile. [G1-1] */
export interface PickAction {
    kind: "pick";
    pile: number;
    shows?: Shows;
}

/** Double Down: how many dice go from the casino to the tile. [G2-1] */
export interface DoubleDownAction {
    kind: "double_down";
    small: number;
    big: number;
    shows?: Shows;
}

/** Nice Dice: this die goes on the space of its number. [H1-1] */
export interface PutNiceAction {
    kind: "put_nice";
    die: "small" | "big";
    space: number;
    shows?: Shows;
}

/** My Choice: one of the numbers thrown. [H2-1] */
export interface ChooseAction {
    kind: "choose";
    number: number;
    shows?: Shows;
}

/** My Choice, 4: activate the tile of this casino. [H2-1] */
export interface ActivateAction {
    kind: "activate";
    casino: number;
    shows?: Shows;
}

/** My Choice, 6: this die goes on the golden space. [H2-1] */
export interface PutGoldenAction {
    kind: "put_golden";
    die: "small" | "big";
    shows?: Shows;
}

/** Put the pawn at a table. [VG-3] */
export interface StartAtAction {
    kind: "start_at";
    table: number;
}

/** What would happen at a table of VEGAS, supposing a duel is won. */
export interface ShowsAtTable {
    /** whose counter goes home */
    replaces?: SeatNumber;
    /** the table is scored at once */
    scored?: true;
    table: number;
    /** of its chip */
    value: number;
    /** of the chip as the table would stand */
    winner: SeatNumber | null;
}

/** The card: Mary moves one position. [VG-7] */
export interface MaryChipAction {
    kind: "mary_chip";
    shows?: ShowsAtTable;
}

/** The card: the roll of this turn is placed there. [VG-7] */
export interface FrontManAction {
    kind: "front_man";
    table: number;
}

/** The card: place a counter as if the number were rolled. [VG-7] */
export interface GoodLuckAction {
    kind: "good_luck";
    number: number;
    shows?: ShowsAtTable;
}

/** The whole turn: the pawn moves to this table. [VG-4] */
export interface ChangeTableAction {
    kind: "change_table";
    table: number;
}

/** Put a counter on the space, or in the place of the one there. [VG-5] */
export interface CoverAction {
    kind: "cover";
    space: number;
    shows?: ShowsAtTable;
}

/** A sealed choice. [VG-20] */
export interface DuelAction {
    kind: "duel";
    number: number;
}

export type Action =
    | RollAction
    | PlaceAction
    | PassAction
    | PowerPlayAction
    | DeclineAction
    | HideAction
    | GuessAction
    | PlaceBlackAction
    | StopAction
    | HigherAction
    | LowerAction
    | CloseAction
    | KeepAction
    | BarAction
    | BlockAction
    | TakeBlankAction
    | TurnDieAction
    | TakeBackAction
    | SplitAction
    | PickAction
    | DoubleDownAction
    | PutNiceAction
    | ChooseAction
    | ActivateAction
    | PutGoldenAction
    | StartAtAction
    | MaryChipAction
    | FrontManAction
    | GoodLuckAction
    | ChangeTableAction
    | CoverAction
    | DuelAction;

/** The viewer's own part. */
export interface You {
    seat: SeatNumber;
    /** ascending */
    cards: Dollars[];
    total: Sum;
    /** the own choice, while others do not see it */
    sealed?: Action;
}

/** A space of a table. */
export interface Space {
    /** one or two different ones that it bears */
    numbers: Face[];
    /** whose counter lies on it */
    owner: SeatNumber | null;
}

/** A table of the board. */
export interface TableOnBoard {
    /** of its chip */
    value: number;
    /** its chip is gone */
    closed: boolean;
    /** its spaces, row by row */
    rows: Space[][];
}

/** The board of VEGAS. */
export interface Board {
    /** her position on the track; 0: Start */
    mary: number;
    tables: TableOnBoard[];
    /** tables, and 0 for blanks */
    track: number[];
}

/** A chip that was won. */
export interface Chip {
    table: number;
    value: number;
}

/** A seat of VEGAS. */
export interface SeatOfVegas {
    /** its table; null before the first */
    pawn: number | null;
    /** in hand */
    counters: number;
    /** left */
    cards: Card[];
    /** won */
    chips: Chip[];
    /** the values of the chips */
    total: Sum;
}

/** The space for which a duel goes on. */
export interface Duel {
    defender: SeatNumber;
    space: number;
}

/** A turn of VEGAS. */
export interface TurnOfVegas {
    seat: SeatNumber;
    /** where the die or the card is placed */
    table?: number;
    /** rolled or played and not placed yet */
    number?: Face;
    duel?: Duel;
}

/** The program. */
export interface ServerInfo {
    name: string;
    version: string;
    /** the build of the web page that the server serves */
    page?: string;
    /** an https URL, or a path on the server's site: who runs it */
    imprint_url?: string;
    /** likewise: what happens to the players' data */
    privacy_url?: string;
}

/** What the server takes. */
export interface Limits {
    message_bytes: number;
    name_chars: number;
    seed_chars: number;
    tables_per_player: number;
    /** of a connection, on average; an action that moves the game does not count */
    messages_per_second: number;
    /** at once */
    message_burst: number;
}

/** How many seats there may be. */
export interface SeatRange {
    least: number;
    most: number;
}

/** A ruleset that the server plays. */
export interface RulesetInfo {
    id: Ruleset;
    family: Family;
    options: ("first_seat" | "open_money" | "neutral_dice" | "tiles" | "tile_reuse" | "tile_set" | "copies" | "rounds" | "skip" | "skip_limit" | "duel" | "board")[];
    seats: SeatRange;
}

/** One cell that is printed on a tile: one of these members. */
export interface Cell {
    dollars?: number;
    /** are paid */
    chips?: number;
    /** black or blank */
    dice?: number;
    /** of a die */
    moves?: number;
}

/** A face of a casino tile. */
export interface TileInfo {
    id: TileId;
    /** as on the box */
    name: string;
    /** on the face, cell by cell */
    printed: (Cell | null)[];
}

/** A table where you are. */
export interface JoinedTable {
    table: TableId;
    /** null: you watch, or have left the seat to the house */
    seat: SeatNumber | null;
    /** waits for you; of tables that another server has at the moment, only their `snapshot` says so */
    decision?: number;
}

/** Who sits there. */
export interface LobbyPlayer {
    name: Name;
    /** the level of a house bot */
    bot?: Level;
    /** a bot that somebody has written */
    program?: true;
}

/** A public table. */
export interface LobbyTable {
    table: TableId;
    ruleset: Ruleset;
    options: Options;
    /** options that are too long for a list; the view of the table has them */
    left_out?: ("first_seat" | "open_money" | "neutral_dice" | "tiles" | "tile_reuse" | "tile_set" | "copies" | "rounds" | "skip" | "skip_limit" | "duel" | "board")[];
    /** how many */
    seats: number;
    taken: number;
    status: TableStatus;
    players: LobbyPlayer[];
    spectators: number;
    /** made by `quick_play` */
    quick?: true;
    /** no programs may sit down */
    people_only?: true;
    /** after two missed deadlines in a row a seat has 15 seconds for each decision, and after the third one the house plays on for it */
    slow_play_limit?: true;
    /** null: nobody is hurried */
    clock: Clock | null;
}

/** The decision that is open. */
export interface OpenPrompt {
    /** rises by one */
    decision: number;
    /** that decides */
    seat: SeatNumber;
    kind: Ask;
    /** how long the seat still has; missing where the table has no clock */
    deadline_ms?: number;
    /** every legal action; only for the seat that decides */
    actions?: Action[];
}

/** Who sat there at the end, and with how much. */
export interface PlayedSeat {
    player?: PlayerId;
    name: Name;
    bot?: Level;
    /** 0 if the game was not finished */
    total: Sum;
    won?: true;
}

/** A game that has ended. */
export interface PlayedGame {
    game: GameId;
    table: TableId;
    /** of a private table: with it the game can be read over HTTP */
    invite?: Invite;
    ruleset: Ruleset;
    ended_ms: number;
    /** nobody won, and there is a transcript, but no replay */
    unfinished?: true;
    /** of a game that was not finished; missing: `other_rules` */
    why?: "other_rules" | "abandoned" | "closed" | "broken";
    seats: PlayedSeat[];
}

/** Who sits there. */
export interface WaitingSeat {
    player?: PlayerId;
    name: Name;
    bot?: Level;
}

/** A game that waits for its players; `table.join` goes on with it. */
export interface WaitingGame {
    table: TableId;
    invite: Invite;
    ruleset: Ruleset;
    /** nobody has been there; of a game that is awake: the last change */
    since_ms: number;
    /** is to decide */
    turn: SeatNumber;
    seats: WaitingSeat[];
    /** as in `clock`: from a day (86400000) on it is played in days */
    decision_ms?: number;
    /** in days: when the time is up if the server serves until then; computed for this reply */
    due_ms?: number;
}

/** A device by which you come. */
export interface DeviceInfo {
    device: DeviceId;
    /** empty if nobody has given it one */
    name: string;
    /** of its last `hello`; exact to ten minutes */
    seen_ms: number;
    /** this connection is of it */
    current?: true;
}

/** A table where you are. */
export interface MyTable {
    table: TableId;
    /** null: you watch, or another server has the table */
    seat: SeatNumber | null;
}

/** For how long what is kept. */
export interface Retention {
    /** a player who never had a seat, after the last connection */
    guests_ms: number;
    /** a player, with devices and codes, after the last visit */
    players_ms: number;
    /** likewise, who never finished a game */
    newcomers_ms: number;
    /** a finished game, after its end, with a pseudonym of the address that it counts for */
    games_ms: number;
    /** a game that waits, after the last was there */
    waiting_ms: number;
    /** likewise, of one person */
    waiting_alone_ms: number;
}

/** A person. */
export interface PersonInfo {
    player: PlayerId;
    name: Name;
    /** somebody else, who has a seat, has a name that looks or sounds the same: say so with the name */
    alike?: true;
}

/** Who had the seat at the end. */
export interface TranscriptSeat {
    name: Name;
    /** null for people */
    bot: Level | null;
    /** a bot that somebody has written */
    program?: Program;
    /** the player took the seat over when so many answers had been given; what the seat answered before was another's */
    since?: number;
    seed: Seed;
}

/** The answer to one decision. */
export interface Answer {
    seat: SeatNumber;
    /** without `shows` */
    action: Action;
    /** the house decided for a person */
    house?: true;
    /** of a sealed choice */
    nonce?: string;
    /** of a sealed choice: SHA-256 of nonce and action */
    commitment?: string;
}

/** The level at which the house decides for a seat. */
export const HOUSE_LEVEL: Level = "easy";

/** Answer a decision. */
export interface ActRequest {
    op: "act";
    table: TableId;
    decision: number;
    /** one of the prompt's; `shows` may be left out */
    action: Action;
    id?: RequestId;
}

/** The operator says something to everybody, or has called off what they said. */
export interface AnnouncementMessage {
    ev: "announcement";
    /** one line; empty: the one before holds no more */
    text: string;
    /** since 1970, UTC: the same one comes again with each connection */
    since_ms: number;
}

/** The first message of a connection: who you are. */
export interface HelloRequest {
    op: "hello";
    protocol: 1;
    name?: SentName;
    /** of an earlier `welcome` */
    token?: Token;
    /** with `name`: how your list of devices calls this one */
    device?: SentName;
    /** a program plays, and this is it; missing: a person */
    bot?: Program;
    /** what the client does: `seeds`: it gives a seed to each game, and a start waits for it */
    caps?: string[];
    id?: RequestId;
}

/** Be told of a page of the public tables from now on, instead of the page before. */
export interface LobbyWatchRequest {
    op: "lobby.watch";
    /** only tables of this game */
    ruleset?: Ruleset;
    /** true: only open tables with a free seat */
    free?: boolean;
    /** instead of one behind the last, the last */
    page?: number;
    id?: RequestId;
}

/** No more of them. */
export interface LobbyUnwatchRequest {
    op: "lobby.unwatch";
    id?: RequestId;
}

/** Open a table; a `snapshot` follows the reply. */
export interface TableCreateRequest {
    op: "table.create";
    ruleset: Ruleset;
    /** none where it is missing */
    options?: Options;
    /** at most; as many as the ruleset has where it is missing */
    seats?: number;
    visibility?: "private" | "public";
    /** null: nobody is hurried */
    clock?: Clock | null;
    /** true: no programs, but house bots */
    people_only?: boolean;
    /** true: this private table limits slow play, as public ones do */
    slow_play_limit?: boolean;
    as?: "spectator" | "player";
    /** in the lab: all draws of the table follow from it */
    lab_seed?: Seed;
    /** the same key again leads to the table that it made */
    idempotency_key?: IdempotencyKey;
    id?: RequestId;
}

/** Sit down where the next game starts; a `snapshot` follows the reply. */
export interface QuickPlayRequest {
    op: "quick_play";
    /** `royale` where it is missing */
    ruleset?: Ruleset;
    /** the same key again leads to the same table */
    idempotency_key?: IdempotencyKey;
    /** as `hash` of `table.seed`, for the seat that you get; the seed itself waits until you have seen the `commitment` */
    seed_hash?: string;
    id?: RequestId;
}

/** What a table is, before you go there. */
export interface TableSummaryRequest {
    op: "table.summary";
    table?: TableId;
    invite?: Invite;
    id?: RequestId;
}

/** Sit down at a table or watch it. */
export interface TableJoinRequest {
    op: "table.join";
    table?: TableId;
    invite?: Invite;
    as?: "spectator" | "player";
    seat?: SeatNumber;
    /** of what you know already */
    epoch?: Epoch;
    /** of what you know already */
    v?: number;
    id?: RequestId;
}

/** Go away from a table. */
export interface TableLeaveRequest {
    op: "table.leave";
    table: TableId;
    id?: RequestId;
}

/** Be ready to start, or not. */
export interface TableReadyRequest {
    op: "table.ready";
    table: TableId;
    ready?: boolean;
    id?: RequestId;
}

/** Your share of the dice of the next game: first its hash, and the seed itself when the view's `seed_exchange` asks for it. */
export interface TableSeedRequest {
    op: "table.seed";
    table: TableId;
    /** the view's, which you have seen before you chose the seed */
    commitment: string;
    /** SHA-256 of the seed */
    hash?: string;
    /** without a hash before it: the others may choose theirs knowing yours */
    seed?: Seed;
    id?: RequestId;
}

/** The host starts the game. */
export interface TableStartRequest {
    op: "table.start";
    table: TableId;
    id?: RequestId;
}

/** The host seats a house bot, or gives the one on `seat` this level. */
export interface TableAddBotRequest {
    op: "table.add_bot";
    table: TableId;
    level: Level;
    seat?: SeatNumber;
    id?: RequestId;
}

/** The host sends a house bot away. */
export interface TableRemoveBotRequest {
    op: "table.remove_bot";
    table: TableId;
    seat: SeatNumber;
    id?: RequestId;
}

/** The host chooses another game or other options before the start; all of them are said anew, as in `table.create`. Nobody is ready any more. */
export interface TableChangeRequest {
    op: "table.change";
    table: TableId;
    ruleset: Ruleset;
    /** none where it is missing */
    options?: Options;
    /** at most; as many as the ruleset has where it is missing */
    seats?: number;
    /** null: nobody is hurried */
    clock?: Clock | null;
    /** as in `table.create`; who sits there stays */
    people_only?: boolean;
    /** as in `table.create` */
    slow_play_limit?: boolean;
    id?: RequestId;
}

/** Who watches; and who has been removed, where the host asks. */
export interface TableSpectatorsRequest {
    op: "table.spectators";
    table: TableId;
    id?: RequestId;
}

/** The host removes a player or a spectator, who cannot come back here. In a running game a house bot plays on. */
export interface TableRemoveRequest {
    op: "table.remove";
    table: TableId;
    player: PlayerId;
    /** true: nor can anybody new from the addresses (of IPv6: the networks of 48 bits) from which they have come, as long as the table lasts */
    remember_address?: boolean;
    /** true: the table's invite is void, and the view has a new one */
    renew_invite?: boolean;
    id?: RequestId;
}

/** The host lets somebody who has been removed come back. */
export interface TableReadmitRequest {
    op: "table.readmit";
    table: TableId;
    player: PlayerId;
    id?: RequestId;
}

/** A spectator asks for the seat of a house bot or of an absent player. The host takes it at once, and others when the host gives it to them. */
export interface TableRequestSeatRequest {
    op: "table.request_seat";
    table: TableId;
    seat: SeatNumber;
    id?: RequestId;
}

/** The host gives a spectator the requested seat, or refuses it. While the host is away, any seated person may; an absent player's seat is given after two minutes. */
export interface TableAssignSeatRequest {
    op: "table.assign_seat";
    table: TableId;
    player: PlayerId;
    accept?: boolean;
    id?: RequestId;
}

/** Say something to those at the table. */
export interface TableChatRequest {
    op: "table.chat";
    table: TableId;
    phrase: Phrase;
    id?: RequestId;
}

/** Remind the player who is asked that others wait. */
export interface TableNudgeRequest {
    op: "table.nudge";
    table: TableId;
    id?: RequestId;
}

/** Open a finished table again; at one that is open again, be ready. */
export interface TableRematchRequest {
    op: "table.rematch";
    table: TableId;
    /** the one that is over: if another one has begun since, nothing happens */
    game?: GameId;
    id?: RequestId;
}

/** Be told where a table stands. */
export interface TableSyncRequest {
    op: "table.sync";
    table: TableId;
    /** of what you know already */
    epoch?: Epoch;
    /** of what you know already */
    v?: number;
    id?: RequestId;
}

/** Agree to go on without the players who are away, in a game that stands still (`standstill`). It goes on when all who are back have agreed. One person alone can do so only on the evening when all left. It also ends a `pause`, for all. Where the house has played on for your seat (`missed` is 3), you play again. */
export interface TableGoOnRequest {
    op: "table.go_on";
    table: TableId;
    id?: RequestId;
}

/** The host of a private table asks for a pause, or for more time for the open decision. It begins when all connected people with a seat have accepted, within 20 seconds. Any of them ends it with `table.go_on`. */
export interface TablePauseRequest {
    op: "table.pause";
    table: TableId;
    kind: PauseKind;
    /** how long at most */
    minutes: number;
    id?: RequestId;
}

/** Accept what the host asks for (`pause_request`), or refuse it for all. */
export interface TableAcceptPauseRequest {
    op: "table.accept_pause";
    table: TableId;
    accept?: boolean;
    id?: RequestId;
}

/** The transcript of a finished game. */
export interface HistoryRequest {
    op: "history";
    /** its last game */
    table?: TableId;
    game?: GameId;
    id?: RequestId;
}

/** Finished games at which you were at the end, with a seat or watching; the newest first. */
export interface GamesMineRequest {
    op: "games.mine";
    /** the last one that you have been told of: only older ones */
    game?: GameId;
    /** of that game */
    ended_ms?: number;
    /** in one reply */
    limit?: number;
    id?: RequestId;
}

/** Games with a seat of yours that have left the server's memory, because nobody was there, and those under way here that are played in days. Live games that are in its memory are in `welcome`. */
export interface GamesWaitingRequest {
    op: "games.waiting";
    id?: RequestId;
}

/** The devices by which you come, the last used first. */
export interface DevicesMineRequest {
    op: "devices.mine";
    id?: RequestId;
}

/** Give one of your devices another name. */
export interface DeviceRenameRequest {
    op: "device.rename";
    device: DeviceId;
    name: SentName;
    id?: RequestId;
}

/** Let one of your devices in no more: its token is worthless, and its connections are closed, but not the one that asks. */
export interface DeviceRevokeRequest {
    op: "device.revoke";
    device: DeviceId;
    id?: RequestId;
}

/** A code by which one other device becomes yours; the one before is void. */
export interface DeviceLinkRequest {
    op: "device.link";
    id?: RequestId;
}

/** A code to write down, by which you come back when all your devices have forgotten you; the one before is void. */
export interface DeviceRecoveryRequest {
    op: "device.recovery";
    id?: RequestId;
}

/** Whose code this is, before it is redeemed. It stays as good as it was. */
export interface DeviceLookRequest {
    op: "device.look";
    code: Code;
    id?: RequestId;
}

/** A token of the player whose code this is. You stay who you are: say `hello` with it on another connection. */
export interface DeviceRedeemRequest {
    op: "device.redeem";
    code: Code;
    /** how that player's list of devices calls this one */
    device?: SentName;
    id?: RequestId;
}

/** What the server knows of you, but for the lists of games. */
export interface MeDataRequest {
    op: "me.data";
    id?: RequestId;
}

/** Delete you for good: the house plays on for you, and games keep no name. */
export interface MeForgetRequest {
    op: "me.forget";
    /** your own id */
    player: PlayerId;
    id?: RequestId;
}

export type ClientMessage =
    | HelloRequest
    | LobbyWatchRequest
    | LobbyUnwatchRequest
    | TableCreateRequest
    | QuickPlayRequest
    | TableSummaryRequest
    | TableJoinRequest
    | TableLeaveRequest
    | TableReadyRequest
    | TableSeedRequest
    | TableStartRequest
    | TableAddBotRequest
    | TableRemoveBotRequest
    | TableChangeRequest
    | TableSpectatorsRequest
    | TableRemoveRequest
    | TableReadmitRequest
    | TableRequestSeatRequest
    | TableAssignSeatRequest
    | TableChatRequest
    | TableNudgeRequest
    | TableRematchRequest
    | TableSyncRequest
    | TableGoOnRequest
    | TablePauseRequest
    | TableAcceptPauseRequest
    | ActRequest
    | HistoryRequest
    | GamesMineRequest
    | GamesWaitingRequest
    | DevicesMineRequest
    | DeviceRenameRequest
    | DeviceRevokeRequest
    | DeviceLinkRequest
    | DeviceRecoveryRequest
    | DeviceLookRequest
    | DeviceRedeemRequest
    | MeDataRequest
    | MeForgetRequest;

/** The server stops. */
export interface ClosingMessage {
    ev: "closing";
    /** come back then or later */
    reconnect_after_ms: number;
}

export interface RefusalErrorData {
    field?: string;
    op?: string;
    supported?: number;
    rulesets?: string[];
    option?: string;
    least?: number;
    most?: number;
    seat?: number;
    decision?: number;
    retry_after_ms?: number;
    reason?: string;
    until_ms?: number;
}

export interface RefusalError {
    code: ErrorCode;
    message: string;
    data?: RefusalErrorData;
}

/** The answer to a request that was refused, or to what was none */
export interface Refusal {
    /** Null where the request has no usable id. */
    re: RequestId | null;
    error: RefusalError;
}

/** A player sat down, or came back to the seat it had left. */
export interface JoinedEvent {
    kind: "joined";
    seat: SeatNumber;
    name: Name;
}

/** A player left; in a running game a house bot plays on. */
export interface LeftEvent {
    kind: "left";
    seat: SeatNumber;
    name: Name;
}

/** The host removed a player; in a running game a house bot plays on. */
export interface RemovedEvent {
    kind: "removed";
    seat: SeatNumber;
    name: Name;
}

/** A player has no connection now. */
export interface AwayEvent {
    kind: "away";
    seat: SeatNumber;
    name: Name;
}

/** And has one again. */
export interface BackEvent {
    kind: "back";
    seat: SeatNumber;
    name: Name;
}

/** A player is ready to start. */
export interface ReadyEvent {
    kind: "ready";
    seat: SeatNumber;
    name: Name;
}

/** A player is no longer ready. */
export interface NotReadyEvent {
    kind: "not_ready";
    seat: SeatNumber;
    name: Name;
}

/** A house bot took the seat. */
export interface BotAddedEvent {
    kind: "bot_added";
    seat: SeatNumber;
    name: Name;
}

/** The host sent a house bot away. */
export interface BotRemovedEvent {
    kind: "bot_removed";
    seat: SeatNumber;
    name: Name;
}

/** A player opened the finished table again. */
export interface RematchEvent {
    kind: "rematch";
    seat: SeatNumber;
    name: Name;
}

/** Another player is the host. */
export interface HostChangedEvent {
    kind: "host_changed";
    seat: SeatNumber;
    name: Name;
}

/** The seat's time was up: the house decides for it. */
export interface TimedOutEvent {
    kind: "timed_out";
    seat: SeatNumber;
}

/** The host chose another game or other options: nobody is ready. */
export interface SetupChangedEvent {
    kind: "setup_changed";
    name: Name;
    /** somebody else, who has a seat, has a name that looks or sounds the same: say so with the name */
    alike?: true;
}

/** A spectator asks for the seat. */
export interface SeatRequestedEvent {
    kind: "seat_requested";
    seat: SeatNumber;
    name: Name;
    /** somebody else, who has a seat, has a name that looks or sounds the same: say so with the name */
    alike?: true;
}

/** A person plays on for a house bot or for an absent player. What the seat did before was theirs. */
export interface SeatTakenOverEvent {
    kind: "seat_taken_over";
    seat: SeatNumber;
    /** missing in the round log and in a replay */
    name?: Name;
    /** missing in the round log and in a replay */
    from?: Name;
}

/** A player did not show the seed whose hash was there: the start is broken off, and the next one goes on without it. */
export interface SeedWithheldEvent {
    kind: "seed_withheld";
    seat: SeatNumber;
    name: Name;
}

/** A person says something. */
export interface PhraseSentEvent {
    kind: "phrase_sent";
    player: PlayerId;
    name: Name;
    /** missing: a spectator */
    seat?: SeatNumber;
    phrase: Phrase;
    /** somebody else, who has a seat, has a name that looks or sounds the same: say so with the name */
    alike?: true;
}

/** A player reminds another one that a decision is open. */
export interface NudgedEvent {
    kind: "nudged";
    /** that is asked */
    seat: SeatNumber;
    by: SeatNumber;
}

/** Not everybody has accepted what the host asked for. */
export interface PauseRefusedEvent {
    kind: "pause_refused";
    pause: PauseKind;
}

/** Everybody has accepted what the host asked for: all clocks stand. */
export interface PausedEvent {
    kind: "paused";
    pause: PauseKind;
    /** how long at most */
    minutes: number;
}

/** A pause is over, and clocks run again. Not told where an action ends `more_time`. */
export interface ResumedEvent {
    kind: "resumed";
    /** whose player ended it; missing: its time was up, the house decides now, or a host without a seat ended it */
    seat?: SeatNumber;
    /** of that player */
    name?: Name;
}

/** The game begins with this seat. */
export interface GameStartedEvent {
    kind: "game_started";
    seat: SeatNumber;
}

/** A round begins with this seat. */
export interface RoundStartedEvent {
    kind: "round_started";
    round: number;
    seat: SeatNumber;
}

/** Money lies in the casinos, 1 to 6. [RY-11, CL-3, CU-3] */
export interface CardsDealtEvent {
    kind: "cards_dealt";
    casinos: Dollars[][];
}

/** Every seat got so many chips. [RY-10] */
export interface ChipsGivenEvent {
    kind: "chips_given";
    chips: number;
}

/** Neutral dice were rolled; each lies in its casino. [RY-14, CL-10] */
export interface NeutralRolledEvent {
    kind: "neutral_rolled";
    /** that rolled */
    seat?: SeatNumber;
    small: Face[];
    big?: Face;
}

/** A seat rolled the dice of its supply; in VEGAS the one die. */
export interface RolledEvent {
    kind: "rolled";
    seat: SeatNumber;
    /** faces */
    small: Face[];
    /** the face of the big die */
    big?: Face;
    /** faces of white dice */
    neutral?: Face[];
}

/** All dice of one number went into its casino. [RY-20] */
export interface PlacedEvent {
    kind: "placed";
    seat: SeatNumber;
    casino: CasinoNumber;
    /** how many */
    small?: number;
    /** how many */
    big?: 1;
    /** how many */
    neutral?: number;
}

/** A seat took its dice back for what it paid here, or for nothing; in VEGAS it passed. */
export interface PassedEvent {
    kind: "passed";
    seat: SeatNumber;
    chips?: 1;
    /** of skip money */
    dollars?: 1;
    skip_cards?: 1;
}

/** Every supply is empty. [RY-23] */
export interface RoundEndedEvent {
    kind: "round_ended";
    round: number;
}

/** Owners with equally many dice cancel each other. [RY-31] */
export interface TiedEvent {
    kind: "tied";
    casino: CasinoNumber;
    owners: Owner[];
    count: number;
}

/** A seat won a card. [RY-31] */
export interface CardWonEvent {
    kind: "card_won";
    casino: CasinoNumber;
    seat: SeatNumber;
    dollars: Dollars;
}

/** No seat won a card: it goes under the pile, in `custom` to the discard pile, in `royale` out of the game. [RY-32, CU-4] */
export interface CardReturnedEvent {
    kind: "card_returned";
    casino: CasinoNumber;
    /** the imaginary player that won it */
    owner?: Owner;
    dollars: Dollars;
}

/** The game is over. */
export interface GameEndedEvent {
    kind: "game_ended";
    winners: SeatNumber[];
}

/** A seat made a choice that is not shown yet. */
export interface SealedEvent {
    kind: "sealed";
    seat: SeatNumber;
    casino?: CasinoNumber;
    tile?: TileId;
    /** how many tokens each of the two piles has */
    piles?: number[];
    /** to the choice */
    commitment: string;
}

/** A sealed choice is shown. */
export interface RevealedEvent {
    kind: "revealed";
    seat: SeatNumber;
    /** the action that it was */
    choice: Action;
    /** what opens the commitment */
    nonce: string;
}

/** The cards that are not dealt, once at the start. [RY-34] */
export interface BankShownEvent {
    kind: "bank_shown";
    /** ascending */
    cards: Dollars[];
}

/** The tiles of this round lie beside casinos 1 to 6. [RY-51] */
export interface TilesLaidEvent {
    kind: "tiles_laid";
    tiles: (TileId | null)[];
}

/** The seat set off the tile. [RY-52] */
export interface TileActivatedEvent {
    kind: "tile_activated";
    seat: SeatNumber;
    casino: CasinoNumber;
    tile: TileId;
}

/** The black dice were thrown for the seat. */
export interface BlackRolledEvent {
    kind: "black_rolled";
    seat: SeatNumber;
    casino: CasinoNumber;
    tile: TileId;
    dice: Face[];
}

/** The bank paid the seat for a tile, in chips or a card. [RY-34] */
export interface PaidEvent {
    kind: "paid";
    seat: SeatNumber;
    casino: CasinoNumber;
    tile: TileId;
    chips?: number;
    dollars?: Dollars;
}

/** The seat declined what the tile offers. [RY-56] */
export interface DeclinedEvent {
    kind: "declined";
    seat: SeatNumber;
    casino: CasinoNumber;
    tile: TileId;
}

/** The counter of a tile moved. */
export interface CounterMovedEvent {
    kind: "counter_moved";
    casino: CasinoNumber;
    tile: TileId;
    /** under it now: Jackpot */
    dollars?: Dollars;
    /** where it is now: Fifty Fifty, No Entry! */
    space?: number;
}

/** The seat holds the tile's token now. [C1-1, D2-1] */
export interface TokenTakenEvent {
    kind: "token_taken";
    seat: SeatNumber;
    casino: CasinoNumber;
    tile: TileId;
}

/** The seat gave the token back to the tile. [D2-3] */
export interface TokenReturnedEvent {
    kind: "token_returned";
    seat: SeatNumber;
    casino: CasinoNumber;
    tile: TileId;
}

/** A die of the supply was turned and placed. [F2-3] */
export interface DieTurnedEvent {
    kind: "die_turned";
    seat: SeatNumber;
    casino: CasinoNumber;
    /** how many */
    small?: number;
    /** how many */
    big?: 1;
}

/** A die went from the casino to the supply. [F2-3] */
export interface DieTakenBackEvent {
    kind: "die_taken_back";
    seat: SeatNumber;
    casino: CasinoNumber;
    /** how many */
    small?: number;
    /** how many */
    big?: 1;
}

/** Blank dice lie in the casino now. [F1-1, F2-1] */
export interface BlankPlacedEvent {
    kind: "blank_placed";
    seat?: SeatNumber;
    casino: CasinoNumber;
    /** how many */
    blank: number;
}

/** The seat guessed the fist; `revealed` follows. [A1-1] */
export interface GuessedEvent {
    kind: "guessed";
    seat: SeatNumber;
    casino: CasinoNumber;
    tile: TileId;
    fist: number;
}

/** A black die counts for the seat in this casino. [B1-1] */
export interface BlackPlacedEvent {
    kind: "black_placed";
    seat: SeatNumber;
    casino: CasinoNumber;
}

/** The seat bets on the next throw. [B2-2] */
export interface BetEvent {
    kind: "bet";
    seat: SeatNumber;
    casino: CasinoNumber;
    tile: TileId;
    bet: "higher" | "lower";
}

/** The bet was right: the counter moves on. [B2-2] */
export interface BetWonEvent {
    kind: "bet_won";
    seat: SeatNumber;
    casino: CasinoNumber;
    tile: TileId;
}

/** The bet was wrong, or the sum was equal. [B2-2] */
export interface BetLostEvent {
    kind: "bet_lost";
    seat: SeatNumber;
    casino: CasinoNumber;
    tile: TileId;
}

/** These seats have the fewest dice here and will pay. [C2-1] */
export interface MarkedEvent {
    kind: "marked";
    casino: CasinoNumber;
    tile: TileId;
    seats: SeatNumber[];
}

/** The seat paid the fine, or what it had. [C2-2] */
export interface FinedEvent {
    kind: "fined";
    seat: SeatNumber;
    casino: CasinoNumber;
    tile: TileId;
    /** in all */
    dollars: Money;
}

/** The seat turns a die instead of rolling; `placed` follows. [D2-2] */
export interface PowerPlayedEvent {
    kind: "power_played";
    seat: SeatNumber;
}

/** This casino is closed from now on. [E1-1] */
export interface CasinoClosedEvent {
    kind: "casino_closed";
    seat: SeatNumber;
    casino: CasinoNumber;
}

/** The closed casino stays closed. [E1-2] */
export interface KeptClosedEvent {
    kind: "kept_closed";
    seat: SeatNumber;
    casino: CasinoNumber;
}

/** The seat put a die into the bar. [E2-1] */
export interface BarredEvent {
    kind: "barred";
    seat: SeatNumber;
    casino: CasinoNumber;
    tile: TileId;
    /** how many */
    small?: number;
    /** how many */
    big?: 1;
}

/** The seat took its dice back out of the bar. [E2-1] */
export interface UnbarredEvent {
    kind: "unbarred";
    seat: SeatNumber;
    casino: CasinoNumber;
    tile: TileId;
    /** how many */
    small?: number;
    /** how many */
    big?: 1;
}

/** A gray die left the casino for a reward. [F2-2] */
export interface BlankTakenEvent {
    kind: "blank_taken";
    seat: SeatNumber;
    casino: CasinoNumber;
    reward: "chip" | "money" | "move";
}

/** The winner took this pile; `revealed` follows. [G1-1] */
export interface PickedEvent {
    kind: "picked";
    seat: SeatNumber;
    casino: CasinoNumber;
    tile: TileId;
    pile: number;
}

/** Dice went from the casino to the tile. [G2-1] */
export interface DoubledEvent {
    kind: "doubled";
    seat: SeatNumber;
    casino: CasinoNumber;
    tile: TileId;
    /** how many */
    small?: number;
    /** how many */
    big?: 1;
}

/** A die went to the space of its number. [H1-1] */
export interface SpaceFilledEvent {
    kind: "space_filled";
    seat: SeatNumber;
    casino: CasinoNumber;
    tile: TileId;
    /** how many */
    small?: number;
    /** how many */
    big?: 1;
    space: Face;
    from: "supply" | "casino";
}

/** The die of the seat went to the casino of its number. [H1-2] */
export interface SpaceEmptiedEvent {
    kind: "space_emptied";
    seat: SeatNumber;
    casino: CasinoNumber;
    tile: TileId;
    /** how many */
    small?: number;
    /** how many */
    big?: 1;
    space: Face;
}

/** The seat chose one of the numbers thrown. [H2-1] */
export interface ChosenEvent {
    kind: "chosen";
    seat: SeatNumber;
    casino: CasinoNumber;
    tile: TileId;
    number: Face;
}

/** This tile was named, and has no activation. [H2-1] */
export interface NotActivatedEvent {
    kind: "not_activated";
    seat: SeatNumber;
    casino: CasinoNumber;
    tile: TileId;
}

/** The die of the seat lies on the golden space. [H2-1] */
export interface GoldenFilledEvent {
    kind: "golden_filled";
    seat: SeatNumber;
    casino: CasinoNumber;
    tile: TileId;
    /** how many */
    small?: number;
    /** how many */
    big?: 1;
}

/** The die of the seat went back to its supply. [H2-1] */
export interface GoldenEmptiedEvent {
    kind: "golden_emptied";
    seat: SeatNumber;
    casino: CasinoNumber;
    tile: TileId;
    /** how many */
    small?: number;
    /** how many */
    big?: 1;
}

/** The seat's pawn begins at this table. [VG-3] */
export interface PawnPlacedEvent {
    kind: "pawn_placed";
    seat: SeatNumber;
    table: number;
}

/** The seat's pawn went to another table. [VG-4] */
export interface PawnMovedEvent {
    kind: "pawn_moved";
    seat: SeatNumber;
    table: number;
}

/** The seat played a card. [VG-7] */
export interface CardPlayedEvent {
    kind: "card_played";
    seat: SeatNumber;
    /** the action */
    choice: Action;
}

/** A counter lies on a free space, or in the place of another. [VG-5] */
export interface CounterPlacedEvent {
    kind: "counter_placed";
    seat: SeatNumber;
    table: number;
    space: number;
    /** the seat whose counter goes home */
    replaced?: SeatNumber;
}

/** There was no space to take. [VG-5, VG-6] */
export interface NothingPlacedEvent {
    kind: "nothing_placed";
    seat: SeatNumber;
    table: number;
}

/** The seat duels for a space. [VG-20] */
export interface DuelStartedEvent {
    kind: "duel_started";
    seat: SeatNumber;
    table: number;
    space: number;
    /** the seat whose counter lies there */
    defender: SeatNumber;
}

/** The duel is over. [VG-20] */
export interface DuelEndedEvent {
    kind: "duel_ended";
    /** that has the space; missing: both counters go home */
    seat?: SeatNumber;
    table: number;
    space: number;
}

/** Mary moved one position on her track. [VG-9] */
export interface MaryMovedEvent {
    kind: "mary_moved";
    position: number;
    /** which is scored; missing: a blank */
    table?: number;
}

/** A table was scored: the seat has its chip, all counters go home. [VG-11] */
export interface ChipWonEvent {
    kind: "chip_won";
    seat: SeatNumber;
    table: number;
    value: number;
}

/** A table was scored and no seat won: all counters go home. [VG-11] */
export interface ChipDiscardedEvent {
    kind: "chip_discarded";
    table: number;
    value: number;
}

export type Event =
    | JoinedEvent
    | LeftEvent
    | RemovedEvent
    | AwayEvent
    | BackEvent
    | ReadyEvent
    | NotReadyEvent
    | BotAddedEvent
    | BotRemovedEvent
    | RematchEvent
    | HostChangedEvent
    | TimedOutEvent
    | SetupChangedEvent
    | SeatRequestedEvent
    | SeatTakenOverEvent
    | SeedWithheldEvent
    | PhraseSentEvent
    | NudgedEvent
    | PauseRefusedEvent
    | PausedEvent
    | ResumedEvent
    | GameStartedEvent
    | RoundStartedEvent
    | CardsDealtEvent
    | ChipsGivenEvent
    | NeutralRolledEvent
    | RolledEvent
    | PlacedEvent
    | PassedEvent
    | RoundEndedEvent
    | TiedEvent
    | CardWonEvent
    | CardReturnedEvent
    | GameEndedEvent
    | SealedEvent
    | RevealedEvent
    | BankShownEvent
    | TilesLaidEvent
    | TileActivatedEvent
    | BlackRolledEvent
    | PaidEvent
    | DeclinedEvent
    | CounterMovedEvent
    | TokenTakenEvent
    | TokenReturnedEvent
    | DieTurnedEvent
    | DieTakenBackEvent
    | BlankPlacedEvent
    | GuessedEvent
    | BlackPlacedEvent
    | BetEvent
    | BetWonEvent
    | BetLostEvent
    | MarkedEvent
    | FinedEvent
    | PowerPlayedEvent
    | CasinoClosedEvent
    | KeptClosedEvent
    | BarredEvent
    | UnbarredEvent
    | BlankTakenEvent
    | PickedEvent
    | DoubledEvent
    | SpaceFilledEvent
    | SpaceEmptiedEvent
    | ChosenEvent
    | NotActivatedEvent
    | GoldenFilledEvent
    | GoldenEmptiedEvent
    | PawnPlacedEvent
    | PawnMovedEvent
    | CardPlayedEvent
    | CounterPlacedEvent
    | NothingPlacedEvent
    | DuelStartedEvent
    | DuelEndedEvent
    | MaryMovedEvent
    | ChipWonEvent
    | ChipDiscardedEvent;

/** You are no longer at this table, on any connection. */
export interface LeftMessage {
    ev: "left";
    table: TableId;
    reason: "left" | "closed" | "seat_expired" | "removed";
}

/** A page of the public tables that are not finished: those with a free seat first. */
export interface LobbyMessage {
    ev: "lobby";
    page: number;
    /** how many there are */
    pages: number;
    /** of the tables on all of them */
    count: number;
    /** in order */
    tables: LobbyTable[];
    re?: RequestId;
    ok?: true;
}

/** What changed on the page; at most twice a second. */
export interface LobbyUpdateMessage {
    ev: "lobby.update";
    page: number;
    /** how many there are */
    pages: number;
    /** of the tables on all of them */
    count: number;
    /** every table of the page, in order */
    shown: TableId[];
    /** those that are new on it, or changed */
    tables: LobbyTable[];
}

/** A table as a viewer may see it. */
export interface View {
    table: Table;
    board: Board | null;
    round: Round | null;
    turn: Turn | TurnOfVegas | null;
    casinos: Casino[];
    seats: Seat[] | SeatOfVegas[];
    result: Result | null;
    sealed: Sealed[];
    /** your own part; null for spectators */
    you: You | null;
}

export type ReplayDrawn = number;

export interface ReplayStep {
    seat: SeatNumber;
    /** The house decided for a person. */
    house?: true;
    /** Without `shows`. */
    action: Action;
    /** Bytes of the random stream that had been used before. */
    drawn: ReplayDrawn;
    events: Event[];
    /** From the spectator's view before to the one after. */
    patch: Patch;
}

/** A game that has ended, whole: what a verifier reads. */
export interface Transcript {
    /** the version of this format */
    transcript: 1;
    game: GameId;
    /** the version of the rules by which it was played; missing: 1 */
    rules?: number;
    ruleset: Ruleset;
    options: Options;
    seats: TranscriptSeat[];
    server_seed: string;
    commitment: string;
    /** one for each decision, in order */
    actions: Answer[];
    /** missing: the game was not finished */
    result?: Result;
    /** SHA-256 of the rest, with sorted keys and no white space */
    digest: string;
}

/** A finished game, step by step: what GET /api/games/{id}/replay answers */
export interface Replay {
    game: GameId;
    ruleset: Ruleset;
    seats: TranscriptSeat[];
    /** Of the start; they led to the view. */
    events: Event[];
    /** Of a spectator, before the first decision. */
    view: View;
    /** One for each decision, in order. */
    steps: ReplayStep[];
    /** Bytes of the random stream that were used in all. */
    drawn: ReplayDrawn;
    /** To the byte what GET /api/games/{id} answers. */
    transcript: Transcript;
}

/** It is done. */
export interface DoneReply {
    re: RequestId;
    ok: true;
}

/** The new table; its `snapshot` follows. */
export interface CreatedReply {
    re: RequestId;
    ok: true;
    table: TableId;
    invite: Invite;
}

/** Where you sit; its `snapshot` follows. */
export interface AtTableReply {
    re: RequestId;
    ok: true;
    table: TableId;
}

/** The seat that was taken. */
export interface SeatedReply {
    re: RequestId;
    ok: true;
    seat: SeatNumber;
}

/** So many updates follow; the last one has the open `prompt`. */
export interface MissedReply {
    re: RequestId;
    ok: true;
    missed: number;
}

/** A transcript. */
export interface FinishedGameReply {
    re: RequestId;
    ok: true;
    transcript: Transcript;
}

/** A page of your games that have ended. */
export interface MyGamesReply {
    re: RequestId;
    ok: true;
    /** the newest first */
    games: PlayedGame[];
    /** there are older ones */
    more?: true;
}

/** Your games that wait, asleep or played in days. */
export interface WaitingGamesReply {
    re: RequestId;
    ok: true;
    /** awake ones first, then the last ones to fall asleep */
    waiting: WaitingGame[];
}

/** Your devices. */
export interface MyDevicesReply {
    re: RequestId;
    ok: true;
    devices: DeviceInfo[];
}

/** What the server knows of you. */
export interface MyDataReply {
    re: RequestId;
    ok: true;
    player: PlayerId;
    name: Name;
    /** missing: you are a guest, kept in memory only */
    stored?: true;
    /** of your last visit; exact to ten minutes */
    seen_ms?: number;
    devices: DeviceInfo[];
    /** you have one */
    recovery_code?: true;
    tables: MyTable[];
    /** games that wait */
    waiting: number;
    /** finished games */
    games: number;
    /** of this connection; it is counted in memory and not stored */
    address: string;
    kept: Retention;
}

/** For `device.redeem` on another device, once. */
export interface LinkCodeReply {
    re: RequestId;
    ok: true;
    code: Code;
    expires_in_ms: number;
}

/** For `device.redeem`, any number of times. */
export interface RecoveryCodeReply {
    re: RequestId;
    ok: true;
    code: Code;
}

/** The player whose code it is. */
export interface CodeOwnerReply {
    re: RequestId;
    ok: true;
    player: PlayerId;
    name: Name;
}

/** Who you may be from now on. */
export interface RedeemedReply {
    re: RequestId;
    ok: true;
    player: PlayerId;
    name: Name;
    token: Token;
}

/** Those at a table who have no seat there. */
export interface SpectatorsListReply {
    re: RequestId;
    ok: true;
    /** who are connected */
    spectators: PersonInfo[];
    /** by the host, who can let them in again and alone is told of them */
    removed?: PersonInfo[];
}

/** A table as those see it who are not there. */
export interface TableSummaryReply {
    re: RequestId;
    ok: true;
    table: TableId;
    ruleset: Ruleset;
    options: Options;
    /** options that are too long for a list; the view of the table has them */
    left_out?: ("first_seat" | "open_money" | "neutral_dice" | "tiles" | "tile_reuse" | "tile_set" | "copies" | "rounds" | "skip" | "skip_limit" | "duel" | "board")[];
    /** how many */
    seats: number;
    taken: number;
    status: TableStatus;
    players: LobbyPlayer[];
    spectators: number;
    /** made by `quick_play` */
    quick?: true;
    /** no programs may sit down */
    people_only?: true;
    /** after two missed deadlines in a row a seat has 15 seconds for each decision, and after the third one the house plays on for it */
    slow_play_limit?: true;
    /** null: nobody is hurried */
    clock: Clock | null;
    host?: Name;
}

export type Reply =
    | DoneReply
    | CreatedReply
    | AtTableReply
    | SeatedReply
    | MissedReply
    | FinishedGameReply
    | MyGamesReply
    | WaitingGamesReply
    | MyDevicesReply
    | MyDataReply
    | LinkCodeReply
    | RecoveryCodeReply
    | CodeOwnerReply
    | RedeemedReply
    | SpectatorsListReply
    | TableSummaryReply;

/** A language tag in lower case; the name of the folder. */
export type RulesLanguage = string;

export type RulesName = string;

/** Plain: no markup, no line breaks. */
export type RulesText = string;

/** The same in every language, and unique in its file. */
export type RulesId = string;

/** A rule of engine/rules. */
export type RulesTag = string;

export interface RulesItem {
    id: RulesId;
    /** One to three sentences that can stand alone. */
    text: RulesText;
    example?: RulesText;
    /** The rules that it tells; empty for advice and explanations. */
    tags: RulesTag[];
    /** The printed rules leave this open: it is how it is played here. */
    ruling?: true;
    /** The option of table.create that this explains. */
    option?: string;
}

export type RulesItems = RulesItem[];

export interface RulesSection {
    id: RulesId;
    title: RulesName;
    items: RulesItems;
}

/** The physical tile and which of its two faces. */
export type RulesTileId = string;

export interface RulesTile {
    id: RulesTileId;
    name: RulesName;
    /** One sentence, for a tooltip. */
    summary: RulesText;
    items: RulesItems;
}

/** The rules of one ruleset in one language, for players: a file of protocol/rules, and what GET /api/rules/{ruleset} answers */
export interface Rules {
    /** All that this ruleset is told in. The server adds it; files do not have it. */
    languages?: RulesLanguage[];
    ruleset: string;
    language: RulesLanguage;
    title: RulesName;
    summary: RulesText;
    /** In the order in which a newcomer reads them. */
    sections: RulesSection[];
    /** Games with tiles: one entry per face. */
    tiles?: RulesTile[];
}

/** Who you are, what there is, and where you are. */
export interface WelcomeMessage {
    ev: "welcome";
    /** public */
    player: PlayerId;
    name: Name;
    /** brings you back, as long as the device is not revoked */
    token: Token;
    /** that the token is of */
    device: DeviceId;
    server: ServerInfo;
    protocol: 1;
    caps: unknown[];
    limits: Limits;
    rulesets: RulesetInfo[];
    /** every casino tile, and what is printed on it */
    tiles: TileInfo[];
    tables: JoinedTable[];
    re?: RequestId;
    ok?: true;
}

/** A table as you see it. Unasked, you came there by another connection, or the table has moved. */
export interface SnapshotMessage {
    ev: "snapshot";
    table: TableId;
    epoch: Epoch;
    /** the version of the view */
    v: number;
    view: View;
    /** what has happened in the game since its last round ended, or since it began, in order */
    round_log: Event[];
    /** the open prompt, as you may see it */
    prompt: OpenPrompt | null;
    re?: RequestId;
    ok?: true;
}

/** A table changed: apply `patch`, then `private`. For who acted, it is the reply to `act`. */
export interface UpdateMessage {
    ev: "update";
    table: TableId;
    /** rises by one */
    v: number;
    /** what happened, in order */
    events: Event[];
    /** from v - 1 to v */
    patch: Patch;
    /** CRC-32 of the view without `you`, on every 32nd update */
    hash?: string;
    /** for you alone: of `you` */
    private?: Patch;
    /** where a decision was opened, or its deadline changed */
    prompt?: OpenPrompt;
    re?: RequestId;
    ok?: true;
}

/** A quick table waits for more players. */
export interface StartingMessage {
    ev: "starting";
    table: TableId;
    /** so long at most */
    in_ms: number;
}

/** Whether the server can store what is played. */
export interface StorageMessage {
    ev: "storage";
    /** false: until it is true, games stand still, and what would have to be stored is refused */
    available: boolean;
}

export type Announcement =
    | WelcomeMessage
    | LobbyMessage
    | LobbyUpdateMessage
    | SnapshotMessage
    | UpdateMessage
    | StartingMessage
    | LeftMessage
    | ClosingMessage
    | StorageMessage
    | AnnouncementMessage;

export type ServerMessage = Announcement | Reply | Refusal;
