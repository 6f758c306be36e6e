// The protocol's types under names of their own. They come from protocol/schema by way of generated.ts; what a member
// means stands there.
import type { Protocol } from "./generated";

export type ClientMessage = Protocol["ClientMessage"];
export type ServerMessage = Protocol["ServerMessage"];
export type RulesTexts = Protocol["Rules"];
export type Transcript = Protocol["Transcript"];
export type Replay = Protocol["Replay"];

type Said<E extends string> = E extends string ? Extract<ServerMessage, { ev: E }> : never;
/** What the server says unasked; a reply may be one of these too. */
export type Announcement = Said<
    | "welcome"
    | "lobby"
    | "lobby.update"
    | "snapshot"
    | "update"
    | "prompt"
    | "starting"
    | "left"
    | "replaced"
    | "closing"
>;
export type Welcome = Said<"welcome">;
export type Snapshot = Said<"snapshot">;
export type Update = Said<"update">;
export type LobbyTable = Said<"lobby">["tables"][number];
export type Patch = Update["patch"];

export type View = Snapshot["view"];
export type Person = NonNullable<View["table"]["seats"][number]>;
export type Casino = View["casinos"][number];
export type CasinoDice = Casino["dice"][number];
export type Tile = NonNullable<Casino["tile"]>;
export type TileId = Tile["id"];
export type Board = NonNullable<View["board"]>;
export type SeatView = Extract<View["seats"][number], { supply: unknown }>;
export type SeatAtTables = Extract<View["seats"][number], { pawn: unknown }>;
export type Turn = Exclude<NonNullable<View["turn"]>, { table: number }>;
export type Roll = NonNullable<Turn["roll"]>;
export type Owner = CasinoDice["owner"];

export type TableEvent = Update["events"][number];
export type EventOf<K extends TableEvent["kind"]> = Extract<TableEvent, { kind: K }>;

export type Create = Extract<ClientMessage, { op: "table.create" }>;
export type Ruleset = Create["ruleset"];
export type Options = NonNullable<Create["options"]>;
export type Action = Extract<ClientMessage, { op: "act" }>["action"];
export type ActionOf<K extends Action["kind"]> = Extract<Action, { kind: K }>;

/** An open question at a table. `actions` are there for the seat that is asked. */
export interface Prompt {
    table: string;
    decision: number;
    seat: number;
    kind: PromptKind;
    deadline_ms?: number;
    actions?: Action[];
}
export type PromptKind = Said<"prompt">["kind"];
/** A refused request. */
export type Refusal = Extract<ServerMessage, { error: { code: string } }>;
export type ErrorCode = Refusal["error"]["code"];
