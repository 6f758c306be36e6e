// The protocol's types under the names that the page has for them. They are those of generated.ts, where also stands
// what a member means. Answers of /api that have schemas of their own are written here.
import type { Action, Event, Patch, Ruleset, Transcript, View } from "./generated";
import type { TileId, TranscriptSeat } from "./generated";

export { CLOSE_REPLACED, HOUSE_LEVEL } from "./generated";

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
    GlimpseReply as Glimpse,
    MyGamesReply as MyGames,
    Options,
    PeopleReply as People,
    Owner,
    OwnerDice as CasinoDice,
    Patch,
    Person,
    Phrase,
    PlayedGame,
    Program,
    Refusal,
    Roll,
    Ruleset,
    Seat as SeatView,
    SeatOfVegas as SeatAtTables,
    ServerMessage,
    SnapshotMessage as Snapshot,
    Somebody,
    TableCreateRequest as Create,
    Tile,
    TileId,
    TileInfo,
    TurnOfVegas,
    Transcript,
    UpdateMessage as Update,
    View,
    Wanted,
    WelcomeMessage as Welcome,
} from "./generated";

/** Why somebody is not let in at all: the data of the error `banned`. */
export interface Ban {
    reason?: string;
    /** Of 1970, UTC; missing where there is no end to it. */
    until_ms?: number;
}

export type EventOf<K extends Event["kind"]> = Extract<Event, { kind: K }>;
export type ActionOf<K extends Action["kind"]> = Extract<Action, { kind: K }>;

/** A finished game, step by step: protocol/schema/replay.json. */
export interface Replay {
    game: string;
    ruleset: Ruleset;
    seats: TranscriptSeat[];
    /** Of the start; they led to the view. */
    events: Event[];
    /** Of a spectator, before the first decision. */
    view: View;
    /** One for each decision, in order. */
    steps: ReplayStep[];
    /** Bytes of the random stream that were used in all. */
    drawn: number;
    transcript: Transcript;
}

export interface ReplayStep {
    seat: number;
    /** The house decided for a person. */
    house?: true;
    action: Action;
    /** Bytes of the random stream that had been used before. */
    drawn: number;
    events: Event[];
    /** From the spectator's view before to the one after. */
    patch: Patch;
}

/** The rules of a ruleset in one language: protocol/schema/rules.json. */
export interface RulesTexts {
    /** All that this ruleset is told in. */
    languages?: string[];
    ruleset: string;
    language: string;
    title: string;
    summary: string;
    sections: { id: string; title: string; items: RulesItem[] }[];
    /** Games with tiles: one entry per face. */
    tiles?: { id: TileId; name: string; summary: string; items: RulesItem[] }[];
}

export interface RulesItem {
    id: string;
    text: string;
    example?: string;
    /** The rules that it tells; empty for advice and explanations. */
    tags: string[];
    /** The printed rules leave this open: it is how it is played here. */
    ruling?: true;
    /** The option of table.create that this explains. */
    option?: string;
}
