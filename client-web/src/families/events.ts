// What the page makes of an event: asked here, answered by a row of the game's family or of every table.
import { kEveryTable } from "../events/every_table";
import type { Row, Rows } from "../events/row";
import type { Family, TableEvent, View } from "../protocol/types";
import type { Sentence } from "../texts/sentence";
import { familyOf } from "./family";
import { kLasVegas } from "./las_vegas/events";
import { kVegas1996 } from "./vegas_1996/events";

const kFamilies: Record<Family, Rows> = { "las-vegas": kLasVegas, "vegas-1996": kVegas1996 };

/** The row of an event; an empty one for what a newer server may add. `view`: of the table where it happened. */
export function rowOf(event: TableEvent, view: View): Row {
    const { kind } = event;
    const found = kFamilies[familyOf(view)][kind] ?? kEveryTable[kind];
    return (found ?? {}) as Row;
}

/** What an event says; nothing where it is only seen. */
export function told(event: TableEvent, after: View, before: View): Sentence[] {
    const sentence = rowOf(event, after).says?.(event, after, before) ?? null;
    return sentence === null ? [] : [sentence];
}

/** Does this update pay casinos out? */
export const isPayout = (events: readonly TableEvent[], view: View): boolean =>
    events.some((event) => rowOf(event, view).payout === "card");

/**
 * Where in an update with a payout the payout is over: what it shows, with the placement before it, is not told a
 * second time.
 */
export function endOfPayout(events: readonly TableEvent[], view: View): number {
    const next = events.findIndex((event) => rowOf(event, view).payout === "over");
    return next < 0 ? events.length : next;
}
