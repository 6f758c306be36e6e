import { recall } from "../app/storage";
import { knowsTables } from "../app/tables";

// The first game, which teaches: whether it is still to be offered, and at which table it is played. Kept on this
// machine.

export interface Kept {
    /** Where it is played, or was; null: it has not begun. */
    table: string | null;
    /** The player does without its hints. */
    skipped: boolean;
    /** The player does without the game. */
    declined: boolean;
}

export const kKey = "lesson";
export const kNone: Kept = { table: null, skipped: false, declined: false };

export function kept(): Kept {
    try {
        const { table, skipped, declined } = JSON.parse(recall(kKey) ?? "{}") as Partial<Kept>;
        return {
            table: typeof table === "string" ? table : null,
            skipped: skipped === true,
            declined: declined === true,
        };
    } catch {
        return kNone;
    }
}

/** It is to be offered. Whoever has been at a table does not need that, unless it is wanted. */
export const offers = (kept: Kept, wanted = false): boolean =>
    (wanted || !knowsTables()) && kept.table === null && !kept.declined;
