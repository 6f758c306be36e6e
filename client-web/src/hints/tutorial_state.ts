import { loadItem } from "../app/storage";
import { hasKnownTables } from "../app/tables";

// The first game, which teaches: whether it is still to be offered, and at which table it is played. Kept on this
// machine.

export interface TutorialState {
    /** Where it is played, or was; null: it has not begun. */
    table: string | null;
    /** The player does without its hints. */
    skipped: boolean;
    /** The player does without the game. */
    declined: boolean;
}

export const kKey = "lesson";
export const kInitialState: TutorialState = { table: null, skipped: false, declined: false };

export function loadTutorialState(): TutorialState {
    try {
        const { table, skipped, declined } = JSON.parse(loadItem(kKey) ?? "{}") as Partial<TutorialState>;
        return {
            table: typeof table === "string" ? table : null,
            skipped: skipped === true,
            declined: declined === true,
        };
    } catch {
        return kInitialState;
    }
}

/** It is to be offered. Whoever has been at a table does not need that, unless it is wanted. */
export const shouldOfferTutorial = (kept: TutorialState, wanted = false): boolean =>
    (wanted || !hasKnownTables()) && kept.table === null && !kept.declined;
