// The protocol's types under the names that the page has for them. They are those of the kit, where also stands what a
// member means.
import type { Action, Event, RefusalErrorData } from "../../../protocol/kits/typescript/src/generated";

export { HOUSE_LEVEL } from "../../../protocol/kits/typescript/src/generated";

export type * from "../../../protocol/kits/typescript/src/generated";
export type {
    Ask as PromptKind,
    Event as TableEvent,
    LobbyWatchRequest as LobbyWatch,
    OpenPrompt as Prompt,
    MyGamesReply as MyGames,
    OwnerDice as CasinoDice,
    Rules as RulesTexts,
    Seat as SeatView,
    SnapshotMessage as Snapshot,
    SpectatorsListReply as SpectatorsList,
    TableCreateRequest as Create,
    TableSummaryReply as TableSummary,
    UpdateMessage as Update,
    WelcomeMessage as Welcome,
} from "../../../protocol/kits/typescript/src/generated";

/** Why somebody is not let in at all: the data of the error `banned`. */
export type Ban = Pick<RefusalErrorData, "reason" | "until_ms">;

export type EventOf<K extends Event["kind"]> = Extract<Event, { kind: K }>;
export type ActionOf<K extends Action["kind"]> = Extract<Action, { kind: K }>;
