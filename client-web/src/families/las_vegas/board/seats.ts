import type { TableModel } from "../../../model/table.svelte";
import type { Person, SeatView } from "../../../protocol/types";

export const person = (table: TableModel, seat: number): Person | null => table.view.table.seats[seat] ?? null;

/** The seat's dice, chips and cards; null in a game without them. */
export function holdings(table: TableModel, seat: number | null): SeatView | null {
    const at = seat === null ? undefined : table.view.seats[seat];
    return at !== undefined && "supply" in at ? at : null;
}

/** How many own dice are left, the big one too and the white ones not. */
export const diceLeft = ({ supply }: SeatView): number => supply.small + (supply.big ? 1 : 0);

/** Whose move is on show: of whom is told, or else who is asked. */
export function activeSeat(table: TableModel): number | null {
    const told = table.currentEvent?.event;
    if (told !== undefined && "seat" in told && typeof told.seat === "number") return told.seat;
    return (table.isCaughtUp ? table.prompt?.seat : undefined) ?? table.view.turn?.seat ?? null;
}
