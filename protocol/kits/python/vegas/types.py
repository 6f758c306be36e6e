"""Written by protocol/tools/types from the descriptions of the engine and the protocol.
Not edited."""

from typing import Any, Literal, NotRequired, TypedDict


# A name as somebody has typed it; the server cleans it.
SentName = str


# Secret: brings a player back.
Token = str


# In NFC and visible; no leading, trailing or double space.
Name = str


# Of a program.
Version = str


class Program(TypedDict):
    """A bot that somebody has written, as it says itself."""

    name: Name  # of the program
    author: NotRequired[Name]
    version: NotRequired[Version]


# The client's own number or word for a request.
RequestId = int | str


class HelloRequest(TypedDict):
    """The first message of a connection: who you are."""

    op: Literal["hello"]
    protocol: Literal[1]
    name: NotRequired[SentName]
    token: NotRequired[Token]  # of an earlier `welcome`
    device: NotRequired[SentName]  # with `name`: how your list of devices calls this one
    bot: NotRequired[Program]  # a program plays, and this is it; missing: a person
    caps: NotRequired[list[str]]  # what the client does: `seeds`: it gives a seed to each game, and a start waits for it
    id: NotRequired[RequestId]


# The rules of a game.
Ruleset = Literal["royale-basic", "royale", "classic", "custom", "vegas-1996"]


class LobbyWatchRequest(TypedDict):
    """Be told of a page of the public tables from now on, instead of the page before."""

    op: Literal["lobby.watch"]
    ruleset: NotRequired[Ruleset]  # only tables of this game
    free: NotRequired[bool]  # true: only open tables with a free seat
    page: NotRequired[int]  # instead of one behind the last, the last
    id: NotRequired[RequestId]


class LobbyUnwatchRequest(TypedDict):
    """No more of them."""

    op: Literal["lobby.unwatch"]
    id: NotRequired[RequestId]


SeatNumber = int


# A face of a casino tile.
TileId = Literal["A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2", "E1", "E2", "F1", "F2", "G1", "G2", "H1", "H2"]


Face = int


class BoardOptionTablesItem(TypedDict):
    rows: list[list[list[Face]]]


class BoardOption(TypedDict):
    """A host's own board for vegas-1996."""

    tables: list[BoardOptionTablesItem]
    track: list[int]


class Options(TypedDict):
    """Options of a table that are not as in a new one."""

    first_seat: NotRequired[SeatNumber]  # starts the game; otherwise drawn at random
    open_money: NotRequired[bool]  # all totals are shown
    neutral_dice: NotRequired[bool]  # play with the dice of an imaginary player
    tiles: NotRequired[int]  # casino tiles a round
    tile_reuse: NotRequired[Literal["any", "fresh_faces", "fresh_tiles"]]  # where tiles are drawn from
    tile_set: NotRequired[list[list[TileId | None]]]  # the faces beside casinos 1 to 6, a list for each round; overrides `tiles` and `tile_reuse`
    copies: NotRequired[int]  # cards of each value
    rounds: NotRequired[int]
    skip: NotRequired[Literal["none", "chips", "cards"]]  # the house rule for passing
    skip_limit: NotRequired[int]  # skips of a seat in a round; 0: any number
    duel: NotRequired[bool]  # the advanced game
    board: NotRequired[BoardOption]  # a board of your own


class Clock(TypedDict):
    """How long a seat has for a decision. From a day (86400000) on the game is played in days: its clock runs while nobody is there."""

    decision_ms: int


# A player's share of the dice: printable ASCII.
Seed = str


# Chosen by the client: a request repeated with it is carried out once.
IdempotencyKey = str


# Open a table; a `snapshot` follows the reply.
TableCreateRequest = TypedDict("TableCreateRequest", {
    "op": Literal["table.create"],
    "ruleset": Ruleset,
    "options": NotRequired[Options],
    "seats": NotRequired[int],
    "visibility": NotRequired[Literal["private", "public"]],
    "clock": NotRequired[Clock | None],
    "people_only": NotRequired[bool],
    "slow_play_limit": NotRequired[bool],
    "as": NotRequired[Literal["spectator", "player"]],
    "lab_seed": NotRequired[Seed],
    "idempotency_key": NotRequired[IdempotencyKey],
    "id": NotRequired[RequestId],
})


class QuickPlayRequest(TypedDict):
    """Sit down where the next game starts; a `snapshot` follows the reply."""

    op: Literal["quick_play"]
    ruleset: NotRequired[Ruleset]  # `royale` where it is missing
    idempotency_key: NotRequired[IdempotencyKey]  # the same key again leads to the same table
    seed_hash: NotRequired[str]  # as `hash` of `table.seed`, for the seat that you get; the seed itself waits until you have seen the `commitment`
    id: NotRequired[RequestId]


# Names a table.
TableId = str


# Leads to a table; whoever has it may join.
Invite = str


class TableSummaryRequest(TypedDict):
    """What a table is, before you go there."""

    op: Literal["table.summary"]
    table: NotRequired[TableId]
    invite: NotRequired[Invite]
    id: NotRequired[RequestId]


# Of a table's updates. With another one they are counted anew.
Epoch = str


# Sit down at a table or watch it.
TableJoinRequest = TypedDict("TableJoinRequest", {
    "op": Literal["table.join"],
    "table": NotRequired[TableId],
    "invite": NotRequired[Invite],
    "as": NotRequired[Literal["spectator", "player"]],
    "seat": NotRequired[SeatNumber],
    "epoch": NotRequired[Epoch],
    "v": NotRequired[int],
    "id": NotRequired[RequestId],
})


class TableLeaveRequest(TypedDict):
    """Go away from a table."""

    op: Literal["table.leave"]
    table: TableId
    id: NotRequired[RequestId]


class TableReadyRequest(TypedDict):
    """Be ready to start, or not."""

    op: Literal["table.ready"]
    table: TableId
    ready: NotRequired[bool]
    id: NotRequired[RequestId]


class TableSeedRequest(TypedDict):
    """Your share of the dice of the next game: first its hash, and the seed itself when the view's `seed_exchange` asks for it."""

    op: Literal["table.seed"]
    table: TableId
    commitment: str  # the view's, which you have seen before you chose the seed
    hash: NotRequired[str]  # SHA-256 of the seed
    seed: NotRequired[Seed]  # without a hash before it: the others may choose theirs knowing yours
    id: NotRequired[RequestId]


class TableStartRequest(TypedDict):
    """The host starts the game."""

    op: Literal["table.start"]
    table: TableId
    id: NotRequired[RequestId]


# How a house bot plays.
Level = Literal["random", "easy", "normal", "hard"]


class TableAddBotRequest(TypedDict):
    """The host seats a house bot, or gives the one on `seat` this level."""

    op: Literal["table.add_bot"]
    table: TableId
    level: Level
    seat: NotRequired[SeatNumber]
    id: NotRequired[RequestId]


class TableRemoveBotRequest(TypedDict):
    """The host sends a house bot away."""

    op: Literal["table.remove_bot"]
    table: TableId
    seat: SeatNumber
    id: NotRequired[RequestId]


class TableChangeRequest(TypedDict):
    """The host chooses another game or other options before the start; all of them are said anew, as in `table.create`. Nobody is ready any more."""

    op: Literal["table.change"]
    table: TableId
    ruleset: Ruleset
    options: NotRequired[Options]  # none where it is missing
    seats: NotRequired[int]  # at most; as many as the ruleset has where it is missing
    clock: NotRequired[Clock | None]  # null: nobody is hurried
    people_only: NotRequired[bool]  # as in `table.create`; who sits there stays
    slow_play_limit: NotRequired[bool]  # as in `table.create`
    id: NotRequired[RequestId]


class TableSpectatorsRequest(TypedDict):
    """Who watches; and who has been removed, where the host asks."""

    op: Literal["table.spectators"]
    table: TableId
    id: NotRequired[RequestId]


# Public; names need not differ, this does.
PlayerId = str


class TableRemoveRequest(TypedDict):
    """The host removes a player or a spectator, who cannot come back here. In a running game a house bot plays on."""

    op: Literal["table.remove"]
    table: TableId
    player: PlayerId
    remember_address: NotRequired[bool]  # true: nor can anybody new from the addresses (of IPv6: the networks of 48 bits) from which they have come, as long as the table lasts
    renew_invite: NotRequired[bool]  # true: the table's invite is void, and the view has a new one
    id: NotRequired[RequestId]


class TableReadmitRequest(TypedDict):
    """The host lets somebody who has been removed come back."""

    op: Literal["table.readmit"]
    table: TableId
    player: PlayerId
    id: NotRequired[RequestId]


class TableRequestSeatRequest(TypedDict):
    """A spectator asks for the seat of a house bot or of an absent player. The host takes it at once, and others when the host gives it to them."""

    op: Literal["table.request_seat"]
    table: TableId
    seat: SeatNumber
    id: NotRequired[RequestId]


class TableAssignSeatRequest(TypedDict):
    """The host gives a spectator the requested seat, or refuses it. While the host is away, any seated person may; an absent player's seat is given after two minutes."""

    op: Literal["table.assign_seat"]
    table: TableId
    player: PlayerId
    accept: NotRequired[bool]
    id: NotRequired[RequestId]


# What people may say to each other.
Phrase = Literal["hello", "good_luck", "nice", "lucky", "ouch", "thanks", "sorry", "one_moment", "well_played", "again", "bye", "laugh", "cheer", "wow", "think", "cry"]


class TableChatRequest(TypedDict):
    """Say something to those at the table."""

    op: Literal["table.chat"]
    table: TableId
    phrase: Phrase
    id: NotRequired[RequestId]


class TableNudgeRequest(TypedDict):
    """Remind the player who is asked that others wait."""

    op: Literal["table.nudge"]
    table: TableId
    id: NotRequired[RequestId]


# Names a game.
GameId = str


class TableRematchRequest(TypedDict):
    """Open a finished table again; at one that is open again, be ready."""

    op: Literal["table.rematch"]
    table: TableId
    game: NotRequired[GameId]  # the one that is over: if another one has begun since, nothing happens
    id: NotRequired[RequestId]


class TableSyncRequest(TypedDict):
    """Be told where a table stands."""

    op: Literal["table.sync"]
    table: TableId
    epoch: NotRequired[Epoch]  # of what you know already
    v: NotRequired[int]  # of what you know already
    id: NotRequired[RequestId]


class TableGoOnRequest(TypedDict):
    """Agree to go on without the players who are away, in a game that stands still (`standstill`). It goes on when all who are back have agreed. One person alone can do so only on the evening when all left. It also ends a `pause`, for all. Where the house has played on for your seat (`missed` is 3), you play again."""

    op: Literal["table.go_on"]
    table: TableId
    id: NotRequired[RequestId]


# What a host asks for, by `table.pause`. All clocks stand in both.
PauseKind = Literal["pause", "more_time"]


class TablePauseRequest(TypedDict):
    """The host of a private table asks for a pause, or for more time for the open decision. It begins when all connected people with a seat have accepted, within 20 seconds. Any of them ends it with `table.go_on`."""

    op: Literal["table.pause"]
    table: TableId
    kind: PauseKind
    minutes: int  # how long at most
    id: NotRequired[RequestId]


class TableAcceptPauseRequest(TypedDict):
    """Accept what the host asks for (`pause_request`), or refuse it for all."""

    op: Literal["table.accept_pause"]
    table: TableId
    accept: NotRequired[bool]
    id: NotRequired[RequestId]


class RollAction(TypedDict):
    """Roll the dice of the supply."""

    kind: Literal["roll"]


CasinoNumber = int


# A seat, or an imaginary player.
Owner = SeatNumber | Literal["neutral", "blank"]


class CasinoAfter(TypedDict):
    """A casino after the action."""

    casino: CasinoNumber
    tied: NotRequired[list[Owner]]
    wins: list[Owner | None]


# Money, or the values of chips.
Sum = int


class Price(TypedDict):
    """What a pass costs; nothing where it is free."""

    chips: NotRequired[Literal[1]]
    dollars: NotRequired[Literal[1]]  # of skip money
    skip_cards: NotRequired[Literal[1]]


class Shows(TypedDict):
    """What the action would do, as far as it can be told."""

    big: NotRequired[Literal[1]]  # own big dice that it concerns
    neutral: NotRequired[int]  # white dice
    small: NotRequired[int]  # own small dice
    blank: NotRequired[int]  # gray dice that it moves
    casino: NotRequired[CasinoNumber]  # that would stand otherwise
    tied: NotRequired[list[Owner]]  # there, after the action
    wins: NotRequired[list[Owner | None]]  # of that casino, after the action
    also: NotRequired[CasinoAfter]  # a second casino
    tile: NotRequired[TileId]  # that would be activated
    tile_wins: NotRequired[list[Owner | None]]  # who would get Double Down's rewards
    dollars: NotRequired[Sum]  # at stake: paid at once, or when it succeeds
    chips: NotRequired[int]  # at stake, paid in chips
    costs: NotRequired[Price]  # of a pass
    tokens: NotRequired[int]  # that lie in the pile


class PlaceAction(TypedDict):
    """Put all dice that show the face into the casino of that number. [RY-20]"""

    kind: Literal["place"]
    face: int
    shows: NotRequired[Shows]


class PassAction(TypedDict):
    """Take the dice back for a chip, $1, a skip card, or nothing; in VEGAS just pass. [RY-21]"""

    kind: Literal["pass"]
    shows: NotRequired[Shows]


class PowerPlayAction(TypedDict):
    """Power Play: instead of rolling, turn a die and place it. [D2-2]"""

    kind: Literal["power_play"]
    die: Literal["small", "big"]
    face: int
    shows: NotRequired[Shows]


class DeclineAction(TypedDict):
    """Decline what a tile offers: nothing happens. [RY-56]"""

    kind: Literal["decline"]


class HideAction(TypedDict):
    """Lucky Punch: the sealed choice. [A1-1]"""

    kind: Literal["hide"]
    fist: int
    shows: NotRequired[Shows]


class GuessAction(TypedDict):
    """Lucky Punch: the guess. [A1-1]"""

    kind: Literal["guess"]
    fist: int


class PlaceBlackAction(TypedDict):
    """Prime Time: which black dice are placed. [B1-1]"""

    kind: Literal["place_black"]
    faces: list[Face]
    shows: NotRequired[Shows]


class StopAction(TypedDict):
    """Fifty Fifty: take the reward under the counter. [B2-2]"""

    kind: Literal["stop"]
    shows: NotRequired[Shows]


class HigherAction(TypedDict):
    """Fifty Fifty: bet that the next sum is higher. [B2-2]"""

    kind: Literal["higher"]
    shows: NotRequired[Shows]


class LowerAction(TypedDict):
    """Fifty Fifty: bet that the next sum is lower. [B2-2]"""

    kind: Literal["lower"]
    shows: NotRequired[Shows]


class CloseAction(TypedDict):
    """No Entry!: close this casino. [E1-1]"""

    kind: Literal["close"]
    casino: int
    shows: NotRequired[Shows]


class KeepAction(TypedDict):
    """No Entry!: the closed casino stays closed. [E1-2]"""

    kind: Literal["keep"]


class BarAction(TypedDict):
    """Knockout?: this die goes to the bar. [E2-1]"""

    kind: Literal["bar"]
    die: Literal["small", "big"]
    shows: NotRequired[Shows]


class BlockAction(TypedDict):
    """Block It!: a cluster of so many gray dice goes to the casino. [F1-1]"""

    kind: Literal["block"]
    dice: int
    casino: int
    shows: NotRequired[Shows]


class TakeBlankAction(TypedDict):
    """Handicap: take a gray die away for the reward. [F2-2]"""

    kind: Literal["take_blank"]
    casino: int
    reward: Literal["chip", "money", "move"]
    shows: NotRequired[Shows]


class TurnDieAction(TypedDict):
    """Move: turn a die of the supply and place it. [F2-3]"""

    kind: Literal["turn_die"]
    die: Literal["small", "big"]
    face: int
    shows: NotRequired[Shows]


class TakeBackAction(TypedDict):
    """Move: take a die of your own back to the supply. [F2-3]"""

    kind: Literal["take_back"]
    die: Literal["small", "big"]
    casino: int
    shows: NotRequired[Shows]


class SplitAction(TypedDict):
    """Black Box: the sealed split: the tokens of the first pile. [G1-1]"""

    kind: Literal["split"]
    first: list[Literal[60000, 20000, 0]]  # The tokens of the first pile; the others make the second.


class PickAction(TypedDict):
    """Black Box: take this pile. [G1-1]"""

    kind: Literal["pick"]
    pile: int
    shows: NotRequired[Shows]


class DoubleDownAction(TypedDict):
    """Double Down: how many dice go from the casino to the tile. [G2-1]"""

    kind: Literal["double_down"]
    small: int
    big: int
    shows: NotRequired[Shows]


class PutNiceAction(TypedDict):
    """Nice Dice: this die goes on the space of its number. [H1-1]"""

    kind: Literal["put_nice"]
    die: Literal["small", "big"]
    space: int
    shows: NotRequired[Shows]


class ChooseAction(TypedDict):
    """My Choice: one of the numbers thrown. [H2-1]"""

    kind: Literal["choose"]
    number: int
    shows: NotRequired[Shows]


class ActivateAction(TypedDict):
    """My Choice, 4: activate the tile of this casino. [H2-1]"""

    kind: Literal["activate"]
    casino: int
    shows: NotRequired[Shows]


class PutGoldenAction(TypedDict):
    """My Choice, 6: this die goes on the golden space. [H2-1]"""

    kind: Literal["put_golden"]
    die: Literal["small", "big"]
    shows: NotRequired[Shows]


class StartAtAction(TypedDict):
    """Put the pawn at a table. [VG-3]"""

    kind: Literal["start_at"]
    table: int


class ShowsAtTable(TypedDict):
    """What would happen at a table of VEGAS, supposing a duel is won."""

    replaces: NotRequired[SeatNumber]  # whose counter goes home
    scored: NotRequired[Literal[True]]  # the table is scored at once
    table: int
    value: int  # of its chip
    winner: SeatNumber | None  # of the chip as the table would stand


class MaryChipAction(TypedDict):
    """The card: Mary moves one position. [VG-7]"""

    kind: Literal["mary_chip"]
    shows: NotRequired[ShowsAtTable]


class FrontManAction(TypedDict):
    """The card: the roll of this turn is placed there. [VG-7]"""

    kind: Literal["front_man"]
    table: int


class GoodLuckAction(TypedDict):
    """The card: place a counter as if the number were rolled. [VG-7]"""

    kind: Literal["good_luck"]
    number: int
    shows: NotRequired[ShowsAtTable]


class ChangeTableAction(TypedDict):
    """The whole turn: the pawn moves to this table. [VG-4]"""

    kind: Literal["change_table"]
    table: int


class CoverAction(TypedDict):
    """Put a counter on the space, or in the place of the one there. [VG-5]"""

    kind: Literal["cover"]
    space: int
    shows: NotRequired[ShowsAtTable]


class DuelAction(TypedDict):
    """A sealed choice. [VG-20]"""

    kind: Literal["duel"]
    number: int


Action = RollAction | PlaceAction | PassAction | PowerPlayAction | DeclineAction | HideAction | GuessAction | PlaceBlackAction | StopAction | HigherAction | LowerAction | CloseAction | KeepAction | BarAction | BlockAction | TakeBlankAction | TurnDieAction | TakeBackAction | SplitAction | PickAction | DoubleDownAction | PutNiceAction | ChooseAction | ActivateAction | PutGoldenAction | StartAtAction | MaryChipAction | FrontManAction | GoodLuckAction | ChangeTableAction | CoverAction | DuelAction


class ActRequest(TypedDict):
    """Answer a decision."""

    op: Literal["act"]
    table: TableId
    decision: int
    action: Action  # one of the prompt's; `shows` may be left out
    id: NotRequired[RequestId]


class HistoryRequest(TypedDict):
    """The transcript of a finished game."""

    op: Literal["history"]
    table: NotRequired[TableId]  # its last game
    game: NotRequired[GameId]
    id: NotRequired[RequestId]


class GamesMineRequest(TypedDict):
    """Finished games at which you were at the end, with a seat or watching; the newest first."""

    op: Literal["games.mine"]
    game: NotRequired[GameId]  # the last one that you have been told of: only older ones
    ended_ms: NotRequired[int]  # of that game
    limit: NotRequired[int]  # in one reply
    id: NotRequired[RequestId]


class GamesWaitingRequest(TypedDict):
    """Games with a seat of yours that have left the server's memory, because nobody was there, and those under way here that are played in days. Live games that are in its memory are in `welcome`."""

    op: Literal["games.waiting"]
    id: NotRequired[RequestId]


class DevicesMineRequest(TypedDict):
    """The devices by which you come, the last used first."""

    op: Literal["devices.mine"]
    id: NotRequired[RequestId]


# One of a player's devices.
DeviceId = str


class DeviceRenameRequest(TypedDict):
    """Give one of your devices another name."""

    op: Literal["device.rename"]
    device: DeviceId
    name: SentName
    id: NotRequired[RequestId]


class DeviceRevokeRequest(TypedDict):
    """Let one of your devices in no more: its token is worthless, and its connections are closed, but not the one that asks."""

    op: Literal["device.revoke"]
    device: DeviceId
    id: NotRequired[RequestId]


class DeviceLinkRequest(TypedDict):
    """A code by which one other device becomes yours; the one before is void."""

    op: Literal["device.link"]
    id: NotRequired[RequestId]


class DeviceRecoveryRequest(TypedDict):
    """A code to write down, by which you come back when all your devices have forgotten you; the one before is void."""

    op: Literal["device.recovery"]
    id: NotRequired[RequestId]


# Secret: makes a device a player's. Case, spaces and dashes do not matter.
Code = str


class DeviceLookRequest(TypedDict):
    """Whose code this is, before it is redeemed. It stays as good as it was."""

    op: Literal["device.look"]
    code: Code
    id: NotRequired[RequestId]


class DeviceRedeemRequest(TypedDict):
    """A token of the player whose code this is. You stay who you are: say `hello` with it on another connection."""

    op: Literal["device.redeem"]
    code: Code
    device: NotRequired[SentName]  # how that player's list of devices calls this one
    id: NotRequired[RequestId]


class MeDataRequest(TypedDict):
    """What the server knows of you, but for the lists of games."""

    op: Literal["me.data"]
    id: NotRequired[RequestId]


class MeForgetRequest(TypedDict):
    """Delete you for good: the house plays on for you, and games keep no name."""

    op: Literal["me.forget"]
    player: PlayerId  # your own id
    id: NotRequired[RequestId]


ClientMessage = HelloRequest | LobbyWatchRequest | LobbyUnwatchRequest | TableCreateRequest | QuickPlayRequest | TableSummaryRequest | TableJoinRequest | TableLeaveRequest | TableReadyRequest | TableSeedRequest | TableStartRequest | TableAddBotRequest | TableRemoveBotRequest | TableChangeRequest | TableSpectatorsRequest | TableRemoveRequest | TableReadmitRequest | TableRequestSeatRequest | TableAssignSeatRequest | TableChatRequest | TableNudgeRequest | TableRematchRequest | TableSyncRequest | TableGoOnRequest | TablePauseRequest | TableAcceptPauseRequest | ActRequest | HistoryRequest | GamesMineRequest | GamesWaitingRequest | DevicesMineRequest | DeviceRenameRequest | DeviceRevokeRequest | DeviceLinkRequest | DeviceRecoveryRequest | DeviceLookRequest | DeviceRedeemRequest | MeDataRequest | MeForgetRequest


class ServerInfo(TypedDict):
    """The program."""

    name: str
    version: str
    page: NotRequired[str]  # the build of the web page that the server serves
    imprint_url: NotRequired[str]  # an https URL, or a path on the server's site: who runs it
    privacy_url: NotRequired[str]  # likewise: what happens to the players' data


class Limits(TypedDict):
    """What the server takes."""

    message_bytes: int
    name_chars: int
    seed_chars: int
    tables_per_player: int
    messages_per_second: int  # of a connection, on average; an action that moves the game does not count
    message_burst: int  # at once


# Which games are alike.
Family = Literal["las-vegas", "vegas-1996"]


class SeatRange(TypedDict):
    """How many seats there may be."""

    least: int
    most: int


class RulesetInfo(TypedDict):
    """A ruleset that the server plays."""

    id: Ruleset
    family: Family
    options: list[Literal["first_seat", "open_money", "neutral_dice", "tiles", "tile_reuse", "tile_set", "copies", "rounds", "skip", "skip_limit", "duel", "board"]]
    seats: SeatRange


class Cell(TypedDict):
    """One cell that is printed on a tile: one of these members."""

    dollars: NotRequired[int]
    chips: NotRequired[int]  # are paid
    dice: NotRequired[int]  # black or blank
    moves: NotRequired[int]  # of a die


class TileInfo(TypedDict):
    """A face of a casino tile."""

    id: TileId
    name: str  # as on the box
    printed: list[Cell | None]  # on the face, cell by cell


class JoinedTable(TypedDict):
    """A table where you are."""

    table: TableId
    seat: SeatNumber | None  # null: you watch, or have left the seat to the house
    decision: NotRequired[int]  # waits for you; of tables that another server has at the moment, only their `snapshot` says so


class WelcomeMessage(TypedDict):
    """Who you are, what there is, and where you are."""

    ev: Literal["welcome"]
    player: PlayerId  # public
    name: Name
    token: Token  # brings you back, as long as the device is not revoked
    device: DeviceId  # that the token is of
    server: ServerInfo
    protocol: Literal[1]
    caps: list[Any]
    limits: Limits
    rulesets: list[RulesetInfo]
    tiles: list[TileInfo]  # every casino tile, and what is printed on it
    tables: list[JoinedTable]
    re: NotRequired[RequestId]
    ok: NotRequired[Literal[True]]


# Where a table stands.
TableStatus = Literal["open", "playing", "finished"]


class LobbyPlayer(TypedDict):
    """Who sits there."""

    name: Name
    bot: NotRequired[Level]  # the level of a house bot
    program: NotRequired[Literal[True]]  # a bot that somebody has written


class LobbyTable(TypedDict):
    """A public table."""

    table: TableId
    ruleset: Ruleset
    options: Options
    left_out: NotRequired[list[Literal["first_seat", "open_money", "neutral_dice", "tiles", "tile_reuse", "tile_set", "copies", "rounds", "skip", "skip_limit", "duel", "board"]]]  # options that are too long for a list; the view of the table has them
    seats: int  # how many
    taken: int
    status: TableStatus
    players: list[LobbyPlayer]
    spectators: int
    quick: NotRequired[Literal[True]]  # made by `quick_play`
    people_only: NotRequired[Literal[True]]  # no programs may sit down
    slow_play_limit: NotRequired[Literal[True]]  # after two missed deadlines in a row a seat has 15 seconds for each decision, and after the third one the house plays on for it
    clock: Clock | None  # null: nobody is hurried


class LobbyMessage(TypedDict):
    """A page of the public tables that are not finished: those with a free seat first."""

    ev: Literal["lobby"]
    page: int
    pages: int  # how many there are
    count: int  # of the tables on all of them
    tables: list[LobbyTable]  # in order
    re: NotRequired[RequestId]
    ok: NotRequired[Literal[True]]


class LobbyUpdateMessage(TypedDict):
    """What changed on the page; at most twice a second."""

    ev: Literal["lobby.update"]
    page: int
    pages: int  # how many there are
    count: int  # of the tables on all of them
    shown: list[TableId]  # every table of the page, in order
    tables: list[LobbyTable]  # those that are new on it, or changed


class Person(TypedDict):
    """Who sits on a seat."""

    player: PlayerId | None  # null for house bots and in replays
    name: Name
    bot: Level | None  # the level of a house bot; a seat whose owner left has `player` too
    program: NotRequired[Program]  # the player is a bot that somebody has written: this one
    ready: bool
    away: bool
    missed: NotRequired[int]  # deadlines in a row. In a game played in days: from the second one on the house plays on, and the seat may change hands. With `slow_play_limit`: 2 means little time, and 3 that the house plays on until the player acts or sends `table.go_on`
    alike: NotRequired[Literal[True]]  # the name of another seat looks or sounds the same: show the seat's number with it
    seed_hash: NotRequired[str]  # before the start: the seed is chosen, and this is its SHA-256
    seed: Seed | None  # null until the start


class SeatRequest(TypedDict):
    """A spectator asks for a seat."""

    seat: SeatNumber
    player: PlayerId
    name: Name
    alike: NotRequired[Literal[True]]  # somebody else, who has a seat, has a name that looks or sounds the same: say so with the name


class Standstill(TypedDict):
    """Everybody had left the game. No clock runs until all with a seat are back, or those who are back agree to go on."""

    until_ms: NotRequired[int]  # then it goes on anyway: since 1970, UTC; missing: nobody with a seat is back yet
    agreed: list[SeatNumber]  # seats that have agreed with `table.go_on`


class PauseRequest(TypedDict):
    """The host asks for a pause, or for more time."""

    kind: PauseKind
    minutes: int  # how long at most
    until_ms: int  # then it is refused: since 1970, UTC
    seats: list[SeatNumber]  # that have not accepted with `table.accept_pause`


class Pause(TypedDict):
    """All clocks stand, and the house decides nothing. Programs may act."""

    kind: PauseKind
    until_ms: int  # then the game goes on by itself: since 1970, UTC


# What a start asks of players, by `table.seed`.
SeedPart = Literal["hash", "seed"]


class SeedExchange(TypedDict):
    """A start waits for seeds."""

    asks: SeedPart
    seats: list[SeatNumber]  # that have not answered


class Table(TypedDict):
    """The table itself."""

    id: TableId
    game: GameId
    family: Family  # which games are alike
    ruleset: Ruleset
    options: Options
    visibility: Literal["private", "public"]
    invite: Invite
    status: TableStatus
    host: PlayerId | None
    clock: Clock | None  # null: nobody is hurried
    seats: list[Person | None]
    seat_requests: NotRequired[list[SeatRequest]]  # seats for which spectators ask the host
    spectators: int
    commitment: str  # to the dice of the game
    server_seed: str | None  # null until the game has ended
    quick: NotRequired[Literal[True]]  # made by `quick_play`
    people_only: NotRequired[Literal[True]]  # no programs may sit down, only people and house bots
    slow_play_limit: NotRequired[Literal[True]]  # after two missed deadlines in a row a seat has 15 seconds for each decision, and after the third one the house plays on for it
    standstill: NotRequired[Standstill]  # the game waits for players who are away
    pause_request: NotRequired[PauseRequest]  # the host asks for a pause
    pause: NotRequired[Pause]  # the game is paused
    seed_exchange: NotRequired[SeedExchange]  # the game starts as soon as the seeds are there
    unfinished_before: NotRequired[GameId]  # the game before this one, if it was not finished because the server was updated to other rules


class Space(TypedDict):
    """A space of a table."""

    numbers: list[Face]  # one or two different ones that it bears
    owner: SeatNumber | None  # whose counter lies on it


class TableOnBoard(TypedDict):
    """A table of the board."""

    value: int  # of its chip
    closed: bool  # its chip is gone
    rows: list[list[Space]]  # its spaces, row by row


class Board(TypedDict):
    """The board of VEGAS."""

    mary: int  # her position on the track; 0: Start
    tables: list[TableOnBoard]
    track: list[int]  # tables, and 0 for blanks


# Of one card; the small ones are those of `custom`.
Dollars = int


class Round(TypedDict):
    """A round of Las Vegas."""

    number: int
    of: int
    start_seat: SeatNumber
    deck: int  # cards in the pile
    discards: NotRequired[int]  # cards in the discard pile; only in `custom`
    bank: NotRequired[list[Dollars]]  # the cards that were not dealt, as they were shown at the start, ascending; only in `royale` [RY-34]


class Roll(TypedDict):
    """Faces of the dice that were rolled, ascending."""

    small: list[Face]
    big: NotRequired[Face]
    neutral: NotRequired[list[Face]]


class Turn(TypedDict):
    """A turn of Las Vegas."""

    seat: SeatNumber
    roll: NotRequired[Roll]  # between a roll and what is done with it


class Duel(TypedDict):
    """The space for which a duel goes on."""

    defender: SeatNumber
    space: int


class TurnOfVegas(TypedDict):
    """A turn of VEGAS."""

    seat: SeatNumber
    table: NotRequired[int]  # where the die or the card is placed
    number: NotRequired[Face]  # rolled or played and not placed yet
    duel: NotRequired[Duel]


class OwnerDice(TypedDict):
    """The dice of one owner."""

    owner: Owner
    small: int
    big: NotRequired[Literal[1]]
    neutral: NotRequired[int]  # white dice [CL-10]
    count: int  # what counts: a big die counts 2


class SpacesLeft(TypedDict):
    """Free spaces by reward."""

    chip: int
    money: int
    move: int


class DieOnSpace(TypedDict):
    """A die that lies on a space of a tile."""

    owner: SeatNumber
    die: Literal["big", "small"]


class Tile(TypedDict):
    """A tile and what lies on it."""

    id: TileId
    black: NotRequired[list[Face]]  # the black dice, while they wait for a decision
    dollars: NotRequired[Dollars]  # under the counter
    space: NotRequired[int]  # of the counter: 0 the start, 1 to 5 the rewards
    holder: NotRequired[SeatNumber | None]  # of the token; null: it lies on the tile
    marked: NotRequired[list[SeatNumber]]  # seats that will pay
    closed: NotRequired[CasinoNumber | None]  # the casino that is closed
    dice: NotRequired[list[OwnerDice]]  # in the bar
    clusters: NotRequired[list[int]]  # sizes of the clusters that are left, ascending
    left: NotRequired[SpacesLeft]
    piles: NotRequired[list[int]]  # how many tokens each pile has, while they are hidden
    wins: NotRequired[list[Owner | None]]  # who would get the printed rewards now
    spaces: NotRequired[list[DieOnSpace | None]]  # by number
    golden: NotRequired[DieOnSpace | None]  # the die on the golden space


class Casino(TypedDict):
    """A casino."""

    cards: list[Dollars]  # highest first
    wins: list[Owner | None]  # who would get each card if the round ended now
    tied: list[Owner]  # owners that cancel each other
    dice: list[OwnerDice]  # by owner
    tile: NotRequired[Tile]  # beside the casino


class Supply(TypedDict):
    """How many dice of each kind a seat has."""

    small: int
    big: NotRequired[Literal[1]]
    neutral: NotRequired[int]  # white dice [CL-10]


# A sum; the small ones are those of `custom`.
Money = int


class Seat(TypedDict):
    """A seat of Las Vegas."""

    supply: Supply
    chips: int
    cards: int  # how many were won
    total: Money | None  # null while it is hidden
    won: NotRequired[list[Dollars]]  # the cards, ascending; only where totals are shown
    skip_money: NotRequired[int]  # open money in dollars, which may be below 0; only with `skip`: `chips`
    skip_cards: NotRequired[int]  # cards left; only with `skip`: `cards`
    skips: NotRequired[int]  # in this round; only with a `skip_limit` of 1 or 2


# A card of VEGAS.
Card = Literal["front_man", "good_luck_1", "good_luck_2", "good_luck_3", "good_luck_4", "good_luck_5", "good_luck_6", "mary_chip"]


class Chip(TypedDict):
    """A chip that was won."""

    table: int
    value: int


class SeatOfVegas(TypedDict):
    """A seat of VEGAS."""

    pawn: int | None  # its table; null before the first
    counters: int  # in hand
    cards: list[Card]  # left
    chips: list[Chip]  # won
    total: Sum  # the values of the chips


class Result(TypedDict):
    """How the game ended, by seat."""

    places: list[int]  # 1 is best
    winners: list[SeatNumber]
    totals: list[Sum]
    cards: list[int]
    chips: list[int]


class Sealed(TypedDict):
    """A choice that was made and is not shown yet."""

    seat: SeatNumber
    commitment: str


class You(TypedDict):
    """The viewer's own part."""

    seat: SeatNumber
    cards: list[Dollars]  # ascending
    total: Sum
    sealed: NotRequired[Action]  # the own choice, while others do not see it


class View(TypedDict):
    """A table as a viewer may see it."""

    table: Table
    board: Board | None
    round: Round | None
    turn: Turn | TurnOfVegas | None
    casinos: list[Casino]
    seats: list[Seat] | list[SeatOfVegas]
    result: Result | None
    sealed: list[Sealed]
    you: You | None  # your own part; null for spectators


class JoinedEvent(TypedDict):
    """A player sat down, or came back to the seat it had left."""

    kind: Literal["joined"]
    seat: SeatNumber
    name: Name


class LeftEvent(TypedDict):
    """A player left; in a running game a house bot plays on."""

    kind: Literal["left"]
    seat: SeatNumber
    name: Name


class RemovedEvent(TypedDict):
    """The host removed a player; in a running game a house bot plays on."""

    kind: Literal["removed"]
    seat: SeatNumber
    name: Name


class AwayEvent(TypedDict):
    """A player has no connection now."""

    kind: Literal["away"]
    seat: SeatNumber
    name: Name


class BackEvent(TypedDict):
    """And has one again."""

    kind: Literal["back"]
    seat: SeatNumber
    name: Name


class ReadyEvent(TypedDict):
    """A player is ready to start."""

    kind: Literal["ready"]
    seat: SeatNumber
    name: Name


class NotReadyEvent(TypedDict):
    """A player is no longer ready."""

    kind: Literal["not_ready"]
    seat: SeatNumber
    name: Name


class BotAddedEvent(TypedDict):
    """A house bot took the seat."""

    kind: Literal["bot_added"]
    seat: SeatNumber
    name: Name


class BotRemovedEvent(TypedDict):
    """The host sent a house bot away."""

    kind: Literal["bot_removed"]
    seat: SeatNumber
    name: Name


class RematchEvent(TypedDict):
    """A player opened the finished table again."""

    kind: Literal["rematch"]
    seat: SeatNumber
    name: Name


class HostChangedEvent(TypedDict):
    """Another player is the host."""

    kind: Literal["host_changed"]
    seat: SeatNumber
    name: Name


class TimedOutEvent(TypedDict):
    """The seat's time was up: the house decides for it."""

    kind: Literal["timed_out"]
    seat: SeatNumber


class SetupChangedEvent(TypedDict):
    """The host chose another game or other options: nobody is ready."""

    kind: Literal["setup_changed"]
    name: Name
    alike: NotRequired[Literal[True]]  # somebody else, who has a seat, has a name that looks or sounds the same: say so with the name


class SeatRequestedEvent(TypedDict):
    """A spectator asks for the seat."""

    kind: Literal["seat_requested"]
    seat: SeatNumber
    name: Name
    alike: NotRequired[Literal[True]]  # somebody else, who has a seat, has a name that looks or sounds the same: say so with the name


# A person plays on for a house bot or for an absent player. What the seat did before was theirs.
SeatTakenOverEvent = TypedDict("SeatTakenOverEvent", {
    "kind": Literal["seat_taken_over"],
    "seat": SeatNumber,
    "name": NotRequired[Name],
    "from": NotRequired[Name],
})


class SeedWithheldEvent(TypedDict):
    """A player did not show the seed whose hash was there: the start is broken off, and the next one goes on without it."""

    kind: Literal["seed_withheld"]
    seat: SeatNumber
    name: Name


class PhraseSentEvent(TypedDict):
    """A person says something."""

    kind: Literal["phrase_sent"]
    player: PlayerId
    name: Name
    seat: NotRequired[SeatNumber]  # missing: a spectator
    phrase: Phrase
    alike: NotRequired[Literal[True]]  # somebody else, who has a seat, has a name that looks or sounds the same: say so with the name


class NudgedEvent(TypedDict):
    """A player reminds another one that a decision is open."""

    kind: Literal["nudged"]
    seat: SeatNumber  # that is asked
    by: SeatNumber


class PauseRefusedEvent(TypedDict):
    """Not everybody has accepted what the host asked for."""

    kind: Literal["pause_refused"]
    pause: PauseKind


class PausedEvent(TypedDict):
    """Everybody has accepted what the host asked for: all clocks stand."""

    kind: Literal["paused"]
    pause: PauseKind
    minutes: int  # how long at most


class ResumedEvent(TypedDict):
    """A pause is over, and clocks run again. Not told where an action ends `more_time`."""

    kind: Literal["resumed"]
    seat: NotRequired[SeatNumber]  # whose player ended it; missing: its time was up, the house decides now, or a host without a seat ended it
    name: NotRequired[Name]  # of that player


class GameStartedEvent(TypedDict):
    """The game begins with this seat."""

    kind: Literal["game_started"]
    seat: SeatNumber


class RoundStartedEvent(TypedDict):
    """A round begins with this seat."""

    kind: Literal["round_started"]
    round: int
    seat: SeatNumber


class CardsDealtEvent(TypedDict):
    """Money lies in the casinos, 1 to 6. [RY-11, CL-3, CU-3]"""

    kind: Literal["cards_dealt"]
    casinos: list[list[Dollars]]


class ChipsGivenEvent(TypedDict):
    """Every seat got so many chips. [RY-10]"""

    kind: Literal["chips_given"]
    chips: int


class NeutralRolledEvent(TypedDict):
    """Neutral dice were rolled; each lies in its casino. [RY-14, CL-10]"""

    kind: Literal["neutral_rolled"]
    seat: NotRequired[SeatNumber]  # that rolled
    small: list[Face]
    big: NotRequired[Face]


class RolledEvent(TypedDict):
    """A seat rolled the dice of its supply; in VEGAS the one die."""

    kind: Literal["rolled"]
    seat: SeatNumber
    small: list[Face]  # faces
    big: NotRequired[Face]  # the face of the big die
    neutral: NotRequired[list[Face]]  # faces of white dice


class PlacedEvent(TypedDict):
    """All dice of one number went into its casino. [RY-20]"""

    kind: Literal["placed"]
    seat: SeatNumber
    casino: CasinoNumber
    small: NotRequired[int]  # how many
    big: NotRequired[Literal[1]]  # how many
    neutral: NotRequired[int]  # how many


class PassedEvent(TypedDict):
    """A seat took its dice back for what it paid here, or for nothing; in VEGAS it passed."""

    kind: Literal["passed"]
    seat: SeatNumber
    chips: NotRequired[Literal[1]]
    dollars: NotRequired[Literal[1]]  # of skip money
    skip_cards: NotRequired[Literal[1]]


class RoundEndedEvent(TypedDict):
    """Every supply is empty. [RY-23]"""

    kind: Literal["round_ended"]
    round: int


class TiedEvent(TypedDict):
    """Owners with equally many dice cancel each other. [RY-31]"""

    kind: Literal["tied"]
    casino: CasinoNumber
    owners: list[Owner]
    count: int


class CardWonEvent(TypedDict):
    """A seat won a card. [RY-31]"""

    kind: Literal["card_won"]
    casino: CasinoNumber
    seat: SeatNumber
    dollars: Dollars


class CardReturnedEvent(TypedDict):
    """No seat won a card: it goes under the pile, in `custom` to the discard pile, in `royale` out of the game. [RY-32, CU-4]"""

    kind: Literal["card_returned"]
    casino: CasinoNumber
    owner: NotRequired[Owner]  # the imaginary player that won it
    dollars: Dollars


class GameEndedEvent(TypedDict):
    """The game is over."""

    kind: Literal["game_ended"]
    winners: list[SeatNumber]


class SealedEvent(TypedDict):
    """A seat made a choice that is not shown yet."""

    kind: Literal["sealed"]
    seat: SeatNumber
    casino: NotRequired[CasinoNumber]
    tile: NotRequired[TileId]
    piles: NotRequired[list[int]]  # how many tokens each of the two piles has
    commitment: str  # to the choice


class RevealedEvent(TypedDict):
    """A sealed choice is shown."""

    kind: Literal["revealed"]
    seat: SeatNumber
    choice: Action  # the action that it was
    nonce: str  # what opens the commitment


class BankShownEvent(TypedDict):
    """The cards that are not dealt, once at the start. [RY-34]"""

    kind: Literal["bank_shown"]
    cards: list[Dollars]  # ascending


class TilesLaidEvent(TypedDict):
    """The tiles of this round lie beside casinos 1 to 6. [RY-51]"""

    kind: Literal["tiles_laid"]
    tiles: list[TileId | None]


class TileActivatedEvent(TypedDict):
    """The seat set off the tile. [RY-52]"""

    kind: Literal["tile_activated"]
    seat: SeatNumber
    casino: CasinoNumber
    tile: TileId


class BlackRolledEvent(TypedDict):
    """The black dice were thrown for the seat."""

    kind: Literal["black_rolled"]
    seat: SeatNumber
    casino: CasinoNumber
    tile: TileId
    dice: list[Face]


class PaidEvent(TypedDict):
    """The bank paid the seat for a tile, in chips or a card. [RY-34]"""

    kind: Literal["paid"]
    seat: SeatNumber
    casino: CasinoNumber
    tile: TileId
    chips: NotRequired[int]
    dollars: NotRequired[Dollars]


class DeclinedEvent(TypedDict):
    """The seat declined what the tile offers. [RY-56]"""

    kind: Literal["declined"]
    seat: SeatNumber
    casino: CasinoNumber
    tile: TileId


class CounterMovedEvent(TypedDict):
    """The counter of a tile moved."""

    kind: Literal["counter_moved"]
    casino: CasinoNumber
    tile: TileId
    dollars: NotRequired[Dollars]  # under it now: Jackpot
    space: NotRequired[int]  # where it is now: Fifty Fifty, No Entry!


class TokenTakenEvent(TypedDict):
    """The seat holds the tile's token now. [C1-1, D2-1]"""

    kind: Literal["token_taken"]
    seat: SeatNumber
    casino: CasinoNumber
    tile: TileId


class TokenReturnedEvent(TypedDict):
    """The seat gave the token back to the tile. [D2-3]"""

    kind: Literal["token_returned"]
    seat: SeatNumber
    casino: CasinoNumber
    tile: TileId


class DieTurnedEvent(TypedDict):
    """A die of the supply was turned and placed. [F2-3]"""

    kind: Literal["die_turned"]
    seat: SeatNumber
    casino: CasinoNumber
    small: NotRequired[int]  # how many
    big: NotRequired[Literal[1]]  # how many


class DieTakenBackEvent(TypedDict):
    """A die went from the casino to the supply. [F2-3]"""

    kind: Literal["die_taken_back"]
    seat: SeatNumber
    casino: CasinoNumber
    small: NotRequired[int]  # how many
    big: NotRequired[Literal[1]]  # how many


class BlankPlacedEvent(TypedDict):
    """Blank dice lie in the casino now. [F1-1, F2-1]"""

    kind: Literal["blank_placed"]
    seat: NotRequired[SeatNumber]
    casino: CasinoNumber
    blank: int  # how many


class GuessedEvent(TypedDict):
    """The seat guessed the fist; `revealed` follows. [A1-1]"""

    kind: Literal["guessed"]
    seat: SeatNumber
    casino: CasinoNumber
    tile: TileId
    fist: int


class BlackPlacedEvent(TypedDict):
    """A black die counts for the seat in this casino. [B1-1]"""

    kind: Literal["black_placed"]
    seat: SeatNumber
    casino: CasinoNumber


class BetEvent(TypedDict):
    """The seat bets on the next throw. [B2-2]"""

    kind: Literal["bet"]
    seat: SeatNumber
    casino: CasinoNumber
    tile: TileId
    bet: Literal["higher", "lower"]


class BetWonEvent(TypedDict):
    """The bet was right: the counter moves on. [B2-2]"""

    kind: Literal["bet_won"]
    seat: SeatNumber
    casino: CasinoNumber
    tile: TileId


class BetLostEvent(TypedDict):
    """The bet was wrong, or the sum was equal. [B2-2]"""

    kind: Literal["bet_lost"]
    seat: SeatNumber
    casino: CasinoNumber
    tile: TileId


class MarkedEvent(TypedDict):
    """These seats have the fewest dice here and will pay. [C2-1]"""

    kind: Literal["marked"]
    casino: CasinoNumber
    tile: TileId
    seats: list[SeatNumber]


class FinedEvent(TypedDict):
    """The seat paid the fine, or what it had. [C2-2]"""

    kind: Literal["fined"]
    seat: SeatNumber
    casino: CasinoNumber
    tile: TileId
    dollars: Money  # in all


class PowerPlayedEvent(TypedDict):
    """The seat turns a die instead of rolling; `placed` follows. [D2-2]"""

    kind: Literal["power_played"]
    seat: SeatNumber


class CasinoClosedEvent(TypedDict):
    """This casino is closed from now on. [E1-1]"""

    kind: Literal["casino_closed"]
    seat: SeatNumber
    casino: CasinoNumber


class KeptClosedEvent(TypedDict):
    """The closed casino stays closed. [E1-2]"""

    kind: Literal["kept_closed"]
    seat: SeatNumber
    casino: CasinoNumber


class BarredEvent(TypedDict):
    """The seat put a die into the bar. [E2-1]"""

    kind: Literal["barred"]
    seat: SeatNumber
    casino: CasinoNumber
    tile: TileId
    small: NotRequired[int]  # how many
    big: NotRequired[Literal[1]]  # how many


class UnbarredEvent(TypedDict):
    """The seat took its dice back out of the bar. [E2-1]"""

    kind: Literal["unbarred"]
    seat: SeatNumber
    casino: CasinoNumber
    tile: TileId
    small: NotRequired[int]  # how many
    big: NotRequired[Literal[1]]  # how many


class BlankTakenEvent(TypedDict):
    """A gray die left the casino for a reward. [F2-2]"""

    kind: Literal["blank_taken"]
    seat: SeatNumber
    casino: CasinoNumber
    reward: Literal["chip", "money", "move"]


class PickedEvent(TypedDict):
    """The winner took this pile; `revealed` follows. [G1-1]"""

    kind: Literal["picked"]
    seat: SeatNumber
    casino: CasinoNumber
    tile: TileId
    pile: int


class DoubledEvent(TypedDict):
    """Dice went from the casino to the tile. [G2-1]"""

    kind: Literal["doubled"]
    seat: SeatNumber
    casino: CasinoNumber
    tile: TileId
    small: NotRequired[int]  # how many
    big: NotRequired[Literal[1]]  # how many


# A die went to the space of its number. [H1-1]
SpaceFilledEvent = TypedDict("SpaceFilledEvent", {
    "kind": Literal["space_filled"],
    "seat": SeatNumber,
    "casino": CasinoNumber,
    "tile": TileId,
    "small": NotRequired[int],
    "big": NotRequired[Literal[1]],
    "space": Face,
    "from": Literal["supply", "casino"],
})


class SpaceEmptiedEvent(TypedDict):
    """The die of the seat went to the casino of its number. [H1-2]"""

    kind: Literal["space_emptied"]
    seat: SeatNumber
    casino: CasinoNumber
    tile: TileId
    small: NotRequired[int]  # how many
    big: NotRequired[Literal[1]]  # how many
    space: Face


class ChosenEvent(TypedDict):
    """The seat chose one of the numbers thrown. [H2-1]"""

    kind: Literal["chosen"]
    seat: SeatNumber
    casino: CasinoNumber
    tile: TileId
    number: Face


class NotActivatedEvent(TypedDict):
    """This tile was named, and has no activation. [H2-1]"""

    kind: Literal["not_activated"]
    seat: SeatNumber
    casino: CasinoNumber
    tile: TileId


class GoldenFilledEvent(TypedDict):
    """The die of the seat lies on the golden space. [H2-1]"""

    kind: Literal["golden_filled"]
    seat: SeatNumber
    casino: CasinoNumber
    tile: TileId
    small: NotRequired[int]  # how many
    big: NotRequired[Literal[1]]  # how many


class GoldenEmptiedEvent(TypedDict):
    """The die of the seat went back to its supply. [H2-1]"""

    kind: Literal["golden_emptied"]
    seat: SeatNumber
    casino: CasinoNumber
    tile: TileId
    small: NotRequired[int]  # how many
    big: NotRequired[Literal[1]]  # how many


class PawnPlacedEvent(TypedDict):
    """The seat's pawn begins at this table. [VG-3]"""

    kind: Literal["pawn_placed"]
    seat: SeatNumber
    table: int


class PawnMovedEvent(TypedDict):
    """The seat's pawn went to another table. [VG-4]"""

    kind: Literal["pawn_moved"]
    seat: SeatNumber
    table: int


class CardPlayedEvent(TypedDict):
    """The seat played a card. [VG-7]"""

    kind: Literal["card_played"]
    seat: SeatNumber
    choice: Action  # the action


class CounterPlacedEvent(TypedDict):
    """A counter lies on a free space, or in the place of another. [VG-5]"""

    kind: Literal["counter_placed"]
    seat: SeatNumber
    table: int
    space: int
    replaced: NotRequired[SeatNumber]  # the seat whose counter goes home


class NothingPlacedEvent(TypedDict):
    """There was no space to take. [VG-5, VG-6]"""

    kind: Literal["nothing_placed"]
    seat: SeatNumber
    table: int


class DuelStartedEvent(TypedDict):
    """The seat duels for a space. [VG-20]"""

    kind: Literal["duel_started"]
    seat: SeatNumber
    table: int
    space: int
    defender: SeatNumber  # the seat whose counter lies there


class DuelEndedEvent(TypedDict):
    """The duel is over. [VG-20]"""

    kind: Literal["duel_ended"]
    seat: NotRequired[SeatNumber]  # that has the space; missing: both counters go home
    table: int
    space: int


class MaryMovedEvent(TypedDict):
    """Mary moved one position on her track. [VG-9]"""

    kind: Literal["mary_moved"]
    position: int
    table: NotRequired[int]  # which is scored; missing: a blank


class ChipWonEvent(TypedDict):
    """A table was scored: the seat has its chip, all counters go home. [VG-11]"""

    kind: Literal["chip_won"]
    seat: SeatNumber
    table: int
    value: int


class ChipDiscardedEvent(TypedDict):
    """A table was scored and no seat won: all counters go home. [VG-11]"""

    kind: Literal["chip_discarded"]
    table: int
    value: int


Event = JoinedEvent | LeftEvent | RemovedEvent | AwayEvent | BackEvent | ReadyEvent | NotReadyEvent | BotAddedEvent | BotRemovedEvent | RematchEvent | HostChangedEvent | TimedOutEvent | SetupChangedEvent | SeatRequestedEvent | SeatTakenOverEvent | SeedWithheldEvent | PhraseSentEvent | NudgedEvent | PauseRefusedEvent | PausedEvent | ResumedEvent | GameStartedEvent | RoundStartedEvent | CardsDealtEvent | ChipsGivenEvent | NeutralRolledEvent | RolledEvent | PlacedEvent | PassedEvent | RoundEndedEvent | TiedEvent | CardWonEvent | CardReturnedEvent | GameEndedEvent | SealedEvent | RevealedEvent | BankShownEvent | TilesLaidEvent | TileActivatedEvent | BlackRolledEvent | PaidEvent | DeclinedEvent | CounterMovedEvent | TokenTakenEvent | TokenReturnedEvent | DieTurnedEvent | DieTakenBackEvent | BlankPlacedEvent | GuessedEvent | BlackPlacedEvent | BetEvent | BetWonEvent | BetLostEvent | MarkedEvent | FinedEvent | PowerPlayedEvent | CasinoClosedEvent | KeptClosedEvent | BarredEvent | UnbarredEvent | BlankTakenEvent | PickedEvent | DoubledEvent | SpaceFilledEvent | SpaceEmptiedEvent | ChosenEvent | NotActivatedEvent | GoldenFilledEvent | GoldenEmptiedEvent | PawnPlacedEvent | PawnMovedEvent | CardPlayedEvent | CounterPlacedEvent | NothingPlacedEvent | DuelStartedEvent | DuelEndedEvent | MaryMovedEvent | ChipWonEvent | ChipDiscardedEvent


# What is asked.
Ask = Literal["roll", "place", "punch_choose", "punch_guess", "prime_time", "fifty_fifty", "no_entry", "knockout", "block_it", "handicap", "move", "black_box_split", "black_box_pick", "double_down", "nice_dice", "my_choice", "my_choice_tile", "my_choice_golden", "start_table", "turn", "space", "duel_challenge", "duel_answer"]


class OpenPrompt(TypedDict):
    """The decision that is open."""

    decision: int  # rises by one
    seat: SeatNumber  # that decides
    kind: Ask
    deadline_ms: NotRequired[int]  # how long the seat still has; missing where the table has no clock
    actions: NotRequired[list[Action]]  # every legal action; only for the seat that decides


class SnapshotMessage(TypedDict):
    """A table as you see it. Unasked, you came there by another connection, or the table has moved."""

    ev: Literal["snapshot"]
    table: TableId
    epoch: Epoch
    v: int  # the version of the view
    view: View
    round_log: list[Event]  # what has happened in the game since its last round ended, or since it began, in order
    prompt: OpenPrompt | None  # the open prompt, as you may see it
    re: NotRequired[RequestId]
    ok: NotRequired[Literal[True]]


# JSON Pointers into the view, and what stands there now.
Patch = dict[str, Any]


class UpdateMessage(TypedDict):
    """A table changed: apply `patch`, then `private`. For who acted, it is the reply to `act`."""

    ev: Literal["update"]
    table: TableId
    v: int  # rises by one
    events: list[Event]  # what happened, in order
    patch: Patch  # from v - 1 to v
    hash: NotRequired[str]  # CRC-32 of the view without `you`, on every 32nd update
    private: NotRequired[Patch]  # for you alone: of `you`
    prompt: NotRequired[OpenPrompt]  # where a decision was opened, or its deadline changed
    re: NotRequired[RequestId]
    ok: NotRequired[Literal[True]]


class StartingMessage(TypedDict):
    """A quick table waits for more players."""

    ev: Literal["starting"]
    table: TableId
    in_ms: int  # so long at most


class LeftMessage(TypedDict):
    """You are no longer at this table, on any connection."""

    ev: Literal["left"]
    table: TableId
    reason: Literal["left", "closed", "seat_expired", "removed"]


class ClosingMessage(TypedDict):
    """The server stops."""

    ev: Literal["closing"]
    reconnect_after_ms: int  # come back then or later


class StorageMessage(TypedDict):
    """Whether the server can store what is played."""

    ev: Literal["storage"]
    available: bool  # false: until it is true, games stand still, and what would have to be stored is refused


class AnnouncementMessage(TypedDict):
    """The operator says something to everybody, or has called off what they said."""

    ev: Literal["announcement"]
    text: str  # one line; empty: the one before holds no more
    since_ms: int  # since 1970, UTC: the same one comes again with each connection


Announcement = WelcomeMessage | LobbyMessage | LobbyUpdateMessage | SnapshotMessage | UpdateMessage | StartingMessage | LeftMessage | ClosingMessage | StorageMessage | AnnouncementMessage


class TranscriptSeat(TypedDict):
    """Who had the seat at the end."""

    name: Name
    bot: Level | None  # null for people
    program: NotRequired[Program]  # a bot that somebody has written
    since: NotRequired[int]  # the player took the seat over when so many answers had been given; what the seat answered before was another's
    seed: Seed


class Answer(TypedDict):
    """The answer to one decision."""

    seat: SeatNumber
    action: Action  # without `shows`
    house: NotRequired[Literal[True]]  # the house decided for a person
    nonce: NotRequired[str]  # of a sealed choice
    commitment: NotRequired[str]  # of a sealed choice: SHA-256 of nonce and action


class Transcript(TypedDict):
    """A game that has ended, whole: what a verifier reads."""

    transcript: Literal[1]  # the version of this format
    game: GameId
    rules: NotRequired[int]  # the version of the rules by which it was played; missing: 1
    ruleset: Ruleset
    options: Options
    seats: list[TranscriptSeat]
    server_seed: str
    commitment: str
    actions: list[Answer]  # one for each decision, in order
    result: NotRequired[Result]  # missing: the game was not finished
    digest: str  # SHA-256 of the rest, with sorted keys and no white space


class PlayedSeat(TypedDict):
    """Who sat there at the end, and with how much."""

    player: NotRequired[PlayerId]
    name: Name
    bot: NotRequired[Level]
    total: Sum  # 0 if the game was not finished
    won: NotRequired[Literal[True]]


class PlayedGame(TypedDict):
    """A game that has ended."""

    game: GameId
    table: TableId
    invite: NotRequired[Invite]  # of a private table: with it the game can be read over HTTP
    ruleset: Ruleset
    ended_ms: int
    unfinished: NotRequired[Literal[True]]  # nobody won, and there is a transcript, but no replay
    why: NotRequired[Literal["other_rules", "abandoned", "closed", "broken"]]  # of a game that was not finished; missing: `other_rules`
    seats: list[PlayedSeat]


class WaitingSeat(TypedDict):
    """Who sits there."""

    player: NotRequired[PlayerId]
    name: Name
    bot: NotRequired[Level]


class WaitingGame(TypedDict):
    """A game that waits for its players; `table.join` goes on with it."""

    table: TableId
    invite: Invite
    ruleset: Ruleset
    since_ms: int  # nobody has been there; of a game that is awake: the last change
    turn: SeatNumber  # is to decide
    seats: list[WaitingSeat]
    decision_ms: NotRequired[int]  # as in `clock`: from a day (86400000) on it is played in days
    due_ms: NotRequired[int]  # in days: when the time is up if the server serves until then; computed for this reply


class DeviceInfo(TypedDict):
    """A device by which you come."""

    device: DeviceId
    name: str  # empty if nobody has given it one
    seen_ms: int  # of its last `hello`; exact to ten minutes
    current: NotRequired[Literal[True]]  # this connection is of it


class MyTable(TypedDict):
    """A table where you are."""

    table: TableId
    seat: SeatNumber | None  # null: you watch, or another server has the table


class Retention(TypedDict):
    """For how long what is kept."""

    guests_ms: int  # a player who never had a seat, after the last connection
    players_ms: int  # a player, with devices and codes, after the last visit
    newcomers_ms: int  # likewise, who never finished a game
    games_ms: int  # a finished game, after its end, with a pseudonym of the address that it counts for
    waiting_ms: int  # a game that waits, after the last was there
    waiting_alone_ms: int  # likewise, of one person


class PersonInfo(TypedDict):
    """A person."""

    player: PlayerId
    name: Name
    alike: NotRequired[Literal[True]]  # somebody else, who has a seat, has a name that looks or sounds the same: say so with the name


class Reply(TypedDict):
    """The answer to a request that went well and has no message of its own"""

    re: RequestId
    ok: Literal[True]
    table: NotRequired[TableId]
    invite: NotRequired[Invite]
    seat: NotRequired[SeatNumber]
    missed: NotRequired[int]
    transcript: NotRequired[Transcript]
    games: NotRequired[list[PlayedGame] | int]  # the newest first
    more: NotRequired[Literal[True]]  # there are older ones
    waiting: NotRequired[list[WaitingGame] | int]  # awake ones first, then the last ones to fall asleep
    devices: NotRequired[list[DeviceInfo]]
    player: NotRequired[PlayerId]
    name: NotRequired[Name]
    stored: NotRequired[Literal[True]]  # missing: you are a guest, kept in memory only
    seen_ms: NotRequired[int]  # of your last visit; exact to ten minutes
    recovery_code: NotRequired[Literal[True]]  # you have one
    tables: NotRequired[list[MyTable]]
    address: NotRequired[str]  # of this connection; it is counted in memory and not stored
    kept: NotRequired[Retention]
    code: NotRequired[Code]
    expires_in_ms: NotRequired[int]
    token: NotRequired[Token]
    spectators: NotRequired[list[PersonInfo] | int]  # who are connected
    removed: NotRequired[list[PersonInfo]]  # by the host, who can let them in again and alone is told of them
    ruleset: NotRequired[Ruleset]
    options: NotRequired[Options]
    left_out: NotRequired[list[Literal["first_seat", "open_money", "neutral_dice", "tiles", "tile_reuse", "tile_set", "copies", "rounds", "skip", "skip_limit", "duel", "board"]]]  # options that are too long for a list; the view of the table has them
    seats: NotRequired[int]  # how many
    taken: NotRequired[int]
    status: NotRequired[TableStatus]
    players: NotRequired[list[LobbyPlayer]]
    quick: NotRequired[Literal[True]]  # made by `quick_play`
    people_only: NotRequired[Literal[True]]  # no programs may sit down
    slow_play_limit: NotRequired[Literal[True]]  # after two missed deadlines in a row a seat has 15 seconds for each decision, and after the third one the house plays on for it
    clock: NotRequired[Clock | None]  # null: nobody is hurried
    host: NotRequired[Name]


# Why a request was refused.
ErrorCode = Literal["binary_frame", "message_too_large", "bad_json", "bad_message", "unknown_op", "hello_required", "hello_repeated", "unsupported_protocol", "bad_name", "name_not_public", "bad_token", "unknown_table", "unknown_invite", "unknown_ruleset", "bad_option", "bad_seats", "table_full", "seat_taken", "no_such_seat", "already_seated", "game_started", "game_not_started", "game_over", "not_at_table", "not_seated", "not_host", "not_a_bot", "too_few_players", "not_your_decision", "stale_decision", "future_decision", "illegal_action", "table_limit", "connection_limit", "rate_limited", "closing", "internal_error", "unknown_game", "unknown_device", "bad_code", "device_limit", "not_you", "game_not_over", "table_set_aside", "storage_unavailable", "nobody_there", "may_come_back", "sealed_choice", "same_address", "removed", "people_only", "banned", "stale_commitment", "wrong_seed", "seeds_closed", "no_pause", "paused"]


class RefusalErrorData(TypedDict):
    field: NotRequired[str]
    op: NotRequired[str]
    supported: NotRequired[int]
    rulesets: NotRequired[list[str]]
    option: NotRequired[str]
    least: NotRequired[int]
    most: NotRequired[int]
    seat: NotRequired[int]
    decision: NotRequired[int]
    retry_after_ms: NotRequired[int]
    reason: NotRequired[str]
    until_ms: NotRequired[int]


class RefusalError(TypedDict):
    code: ErrorCode
    message: str
    data: NotRequired[RefusalErrorData]


class Refusal(TypedDict):
    """The answer to a request that was refused, or to what was none"""

    re: RequestId | None  # Null where the request has no usable id.
    error: RefusalError


ServerMessage = Announcement | Reply | Refusal
