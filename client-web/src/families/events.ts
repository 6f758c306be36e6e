// What the page makes of an event: asked here, answered by a row of the game's family or of every table.
import { kCommonEvents } from "../events/common_events";
import type { EventPresentation, EventPresentations } from "../events/presentation";
import type { Family, TableEvent, View } from "../protocol/types";
import type { Sentence } from "../texts/sentence";
import { familyOf } from "./family";
import { kLasVegasEvents } from "./las_vegas/events";
import { kVegas1996Events } from "./vegas_1996/events";

const kFamilies: Record<Family, EventPresentations> = { "las-vegas": kLasVegasEvents, "vegas-1996": kVegas1996Events };

/** The row of an event; an empty one for what a newer server may add. `view`: of the table where it happened. */
export function presentationOf(event: TableEvent, view: View): EventPresentation {
    const { kind } = event;
    const found = kFamilies[familyOf(view)][kind] ?? kCommonEvents[kind];
    return (found ?? {}) as EventPresentation;
}

/** What an event says; nothing where it is only seen. */
export function sentencesOf(event: TableEvent, after: View, before: View): Sentence[] {
    const sentence = presentationOf(event, after).sentence?.(event, after, before) ?? null;
    return sentence === null ? [] : [sentence];
}

/** Does this update pay casinos out? */
export const isPayout = (events: readonly TableEvent[], view: View): boolean =>
    events.some((event) => presentationOf(event, view).payout === "card");

/**
 * Where in an update with a payout the payout is over: what it shows, with the placement before it, is not told a
 * second time.
 */
export function endOfPayout(events: readonly TableEvent[], view: View): number {
    const next = events.findIndex((event) => presentationOf(event, view).payout === "over");
    return next < 0 ? events.length : next;
}
