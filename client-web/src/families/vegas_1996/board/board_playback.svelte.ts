import type { TableModel } from "../../../model/table.svelte";
import type { TableEvent, View } from "../../../protocol/types";
import { applyEvents } from "./apply_events";

interface PlayedUpdate {
    before: View;
    events: TableEvent[];
}

/**
 * What the board shows. An update often tells a whole turn: the die, the counter, Mary, the chip. So that each is seen,
 * the view before it is carried on event by event; once all is told it is the server's view again.
 */
export class BoardPlayback {
    #update = $state.raw<PlayedUpdate | null>(null);

    constructor(private readonly table: TableModel) {}

    /** Follows the table until the returned function is called. */
    follow(): () => void {
        return this.table.addHook({ before: (events) => (this.#update = { before: this.table.view, events }) });
    }

    /** The events of the update that is being told, up to the one that is told now. */
    playedEvents = $derived.by((): TableEvent[] => {
        const { currentEvent } = this.table;
        const at =
            currentEvent === null || this.#update === null ? -1 : this.#update.events.indexOf(currentEvent.event);
        return this.#update === null ? [] : this.#update.events.slice(0, at + 1);
    });

    view = $derived.by((): View => {
        const now = this.table.view;
        if (this.playedEvents.length === 0 || this.#update === null) return now;
        return applyEvents(this.#update.before, this.playedEvents, now, this.#update.events);
    });
}
