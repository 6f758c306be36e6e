import type { TableModel } from "../../../model/table.svelte";
import type { TableEvent, View } from "../../../protocol/types";
import { carriedOut } from "./carried_out";

interface Run {
    before: View;
    events: TableEvent[];
}

/**
 * What the board shows. An update often tells a whole turn: the die, the counter, Mary, the chip. So that each is seen,
 * the view before it is carried on event by event; once all is told it is the server's view again.
 */
export class Telling {
    #run = $state.raw<Run | null>(null);

    constructor(private readonly table: TableModel) {}

    /** Follows the table until the returned function is called. */
    follow(): () => void {
        return this.table.attend({ before: (events) => (this.#run = { before: this.table.view, events }) });
    }

    /** The events of the update that is being told, up to the one that is told now. */
    told = $derived.by((): TableEvent[] => {
        const { beat } = this.table;
        const at = beat === null || this.#run === null ? -1 : this.#run.events.indexOf(beat.event);
        return this.#run === null ? [] : this.#run.events.slice(0, at + 1);
    });

    view = $derived.by((): View => {
        const now = this.table.view;
        if (this.told.length === 0 || this.#run === null) return now;
        return carriedOut(this.#run.before, this.told, now, this.#run.events);
    });
}
