import type { TableEvent, View } from "../protocol/types";
import type { Sentence } from "../texts/sentence";
import { has } from "../texts/texts.svelte";

/** What an event says to the people at the table, as sentences for the log and for screen readers. `after` and `before`: the view around its update. */
export function told(event: TableEvent, _after: View, _before: View): Sentence[] {
    const key = `event.${event.kind}`;
    if (!has(key)) return [];
    return [{ key, ...("seat" in event && typeof event.seat === "number" ? { seat: event.seat } : {}) }];
}
