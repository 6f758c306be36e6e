import type { Create, View } from "../protocol/types";
import { loadItem, saveItem } from "./storage";

// What the page knows of the tables where it was. Kept on this machine, because it is asked for when the table is gone.

export interface KnownTable {
    id: string;
    invite: string;
    /** What opens a table like it. */
    like: Required<Pick<Create, "ruleset" | "options" | "seats" | "clock">> &
        Pick<Create, "people_only" | "slow_play_limit">;
    /** House bots that sat there. */
    bots: number;
}

const kMaxTables = 100;

function loadTables(): KnownTable[] {
    try {
        const kept: unknown = JSON.parse(loadItem("tables") ?? "[]");
        return Array.isArray(kept) ? (kept as KnownTable[]) : [];
    } catch {
        return [];
    }
}

// What was kept last of every table: most updates bring nothing new.
const lastSaved = new Map<string, string>();

/** The page sees a table where it is. */
export function saveTable({ table }: Pick<View, "table">): void {
    const { id, invite, ruleset, options, seats, clock, people_only, slow_play_limit } = table;
    // A seat whose owner has left is no house bot's.
    const bots = seats.filter((person) => person !== null && person.bot !== null && person.player === null).length;
    const like = {
        ruleset,
        options,
        seats: seats.length,
        clock,
        ...(people_only ? { people_only } : {}),
        ...(slow_play_limit ? { slow_play_limit } : {}),
    };
    const known: KnownTable = { id, invite, like, bots };
    const now = JSON.stringify(known);
    if (lastSaved.get(id) === now) return;
    lastSaved.set(id, now);
    saveItem("tables", JSON.stringify([...loadTables().filter((other) => other.id !== id), known].slice(-kMaxTables)));
}

/** What is known of a table by its id or its invite. */
export const findKnownTable = (where: { table: string } | { invite: string }): KnownTable | undefined =>
    loadTables().find((known) => ("table" in where ? known.id === where.table : known.invite === where.invite));

/** Has this page been at any table? */
export const hasKnownTables = (): boolean => loadTables().length > 0;
