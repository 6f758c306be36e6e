// The protocol's types under the names that the page has for them. They are those of the kit, where also stands what a
// member means.
import type { Action, Event, RefusalErrorData } from "../../../protocol/kits/typescript/src/generated";

export { CLOSE_REPLACED, HOUSE_LEVEL } from "../../../protocol/kits/typescript/src/generated";

export type {
    Action,
    Announcement,
    Ask as PromptKind,
    Board,
    Casino,
    ClientMessage,
    ErrorCode,
    Event as TableEvent,
    Family,
    Level,
    LobbyTable,
    LobbyWatchRequest as LobbyWatch,
    OpenPrompt as Prompt,
    MyGamesReply as MyGames,
    Options,
    Owner,
    OwnerDice as CasinoDice,
    Patch,
    Person,
    PersonInfo,
    Phrase,
    PlayedGame,
    Program,
    Refusal,
    Replay,
    Roll,
    Rules as RulesTexts,
    RulesItem,
    Ruleset,
    Seat as SeatView,
    SeatOfVegas as SeatAtTables,
    SeatRequest,
    ServerMessage,
    SnapshotMessage as Snapshot,
    SpectatorsListReply as SpectatorsList,
    TableCreateRequest as Create,
    TableSummaryReply as TableSummary,
    Tile,
    TileId,
    TileInfo,
    TurnOfVegas,
    Transcript,
    UpdateMessage as Update,
    View,
    WelcomeMessage as Welcome,
} from "../../../protocol/kits/typescript/src/generated";

/** Why somebody is not let in at all: the data of the error `banned`. */
export type Ban = Pick<RefusalErrorData, "reason" | "until_ms">;

export type EventOf<K extends Event["kind"]> = Extract<Event, { kind: K }>;
export type ActionOf<K extends Action["kind"]> = Extract<Action, { kind: K }>;
