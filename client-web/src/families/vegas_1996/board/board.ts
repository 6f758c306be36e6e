// What lies at a gaming table of `vegas-1996`, counted for the person who looks at it.
import type { Board, SeatOfVegas, TurnOfVegas, View } from "../../../protocol/types";

export type GamingTable = Board["tables"][number];
export type Space = GamingTable["rows"][number][number];
export type SpaceOnBoard = Space & { /** Counted row by row, from 1. */ number: number };
export type TurnAtTable = TurnOfVegas & { table: number };

/** The seats of a view of `vegas-1996`. */
export const seatsOf = (view: View) => view.seats as SeatOfVegas[];

/** What is placed in this turn and where, or null while nothing is. */
export const currentPlacement = (view: View): TurnAtTable | null =>
    view.turn !== null && "table" in view.turn ? (view.turn as TurnAtTable) : null;

/** The table's rows with the numbers of their spaces. */
export function rowsOf(table: GamingTable): SpaceOnBoard[][] {
    let number = 0;
    return table.rows.map((row) => row.map((space) => ({ ...space, number: ++number })));
}

export const columnCount = (table: GamingTable): number => Math.max(...table.rows.map((row) => row.length));

/** What stands on a space: `3`, `4/5`. */
export const numbersOf = (space: Space): string => space.numbers.join("/");

/** Counters of every seat that has some there, by seat. */
export function countersBySeat(table: GamingTable): { seat: number; count: number }[] {
    const bySeat = new Map<number, number>();
    for (const { owner } of table.rows.flat())
        if (typeof owner === "number") bySeat.set(owner, (bySeat.get(owner) ?? 0) + 1);
    return [...bySeat].map(([seat, count]) => ({ seat, count })).sort((a, b) => a.seat - b.seat);
}

export const freeSpaces = (table: GamingTable): number =>
    table.rows.flat().filter(({ owner }) => owner === null).length;

/** Who has the chip of a table, or null: it was discarded, or lies there still. */
export function chipOf(seats: readonly SeatOfVegas[], table: number): number | null {
    const seat = seats.findIndex(({ chips }) => chips.some((chip) => chip.table === table));
    return seat < 0 ? null : seat;
}

/** The pawns at a table, by seat. */
export const pawnsAt = (seats: readonly SeatOfVegas[], table: number): number[] =>
    seats.flatMap(({ pawn }, seat) => (pawn === table ? [seat] : []));
