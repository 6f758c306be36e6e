// What the player has pointed at, and the action that it means. Which ones there are says the prompt.
import type { Action } from "../../../protocol/types";

/**
 * Where the player points: a card, a way to use the turn, a table, a space, a number. `table` is null until one was
 * chosen.
 */
export type PartialAction =
    | { kind: "good_luck"; number: number }
    | { kind: "mary_chip" }
    | { kind: "front_man" | "change_table" | "start_at"; table: number | null }
    | { kind: "cover"; space: number }
    | { kind: "duel"; number: number };

export type ActionPreview = { table: number; value: number; winner: number | null; replaces?: number; scored?: true };

const kForTables = ["front_man", "change_table", "start_at"] as const;
export type ForTables = (typeof kForTables)[number];
const forTables = (kind: string): kind is ForTables => (kForTables as readonly string[]).includes(kind);

/** What has to be chosen now: the picked way, or the only one that there is. Null: nothing, a press is enough. */
export function mode(actions: readonly Action[], pick: PartialAction | null): PartialAction["kind"] | null {
    if (pick !== null) return pick.kind;
    const kinds = new Set(actions.map(({ kind }) => kind));
    const [only] = kinds;
    return kinds.size === 1 && only !== undefined && (forTables(only) || only === "cover" || only === "duel")
        ? only
        : null;
}

/** The tables that can be chosen now. */
export function selectableTables(actions: readonly Action[], pick: PartialAction | null): number[] {
    const now = mode(actions, pick);
    if (now === null || !forTables(now)) return [];
    return actions.flatMap((action) => (action.kind === now && "table" in action ? [action.table] : []));
}

/** The action that the filled button sends, or undefined while something has to be chosen first. */
export function selectedAction(actions: readonly Action[], pick: PartialAction | null): Action | undefined {
    if (pick === null) {
        return mode(actions, null) === null
            ? (findAction(actions, { kind: "roll" }) ?? findAction(actions, { kind: "pass" }))
            : undefined;
    }
    return findAction(actions, pick);
}

function findAction(actions: readonly Action[], like: Record<string, unknown>): Action | undefined {
    return actions.find((action) =>
        Object.entries(like).every(([name, value]) => (action as unknown as Record<string, unknown>)[name] === value),
    );
}

/** Would this be a legal pick? */
export const isLegal = (
    actions: readonly Action[],
    kind: Action["kind"],
    member: Record<string, unknown> = {},
): boolean => findAction(actions, { kind, ...member }) !== undefined;

/** Is there a card to play? */
export const canPlayCard = (actions: readonly Action[]): boolean =>
    isLegal(actions, "good_luck") || isLegal(actions, "front_man") || isLegal(actions, "mary_chip");

export const shows = (action: Action | undefined): ActionPreview | undefined =>
    (action !== undefined && "shows" in action ? action.shows : undefined) as ActionPreview | undefined;
