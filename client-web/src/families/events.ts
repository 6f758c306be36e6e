// What the page makes of an event: asked here, answered by a row of the game's family or of every table.
import { kCommonEvents } from "../events/common_events";
import type { EventPresentation } from "../events/presentation";
import type { TableEvent, View } from "../protocol/types";
import type { Sentence } from "../texts/sentence";
import { familyOf, familyPresentation } from ".";

/** The row of an event; an empty one for what a newer server may add. `view`: of the table where it happened. */
export function presentationOf(event: TableEvent, view: View): EventPresentation {
    const { kind } = event;
    const found = familyPresentation(familyOf(view))?.events[kind] ?? kCommonEvents[kind];
    return (found ?? {}) as EventPresentation;
}

/** How long the nth event of an update is told, in ms at normal speed. `isStill`: nothing moves. */
export function durationOf(events: readonly TableEvent[], n: number, view: View, isStill: boolean): number {
    const event = events[n];
    if (event === undefined) return 0;
    const { durationMs = 0 } = presentationOf(event, view);
    return typeof durationMs === "number" ? durationMs : durationMs(event, events.slice(n + 1), isStill);
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
