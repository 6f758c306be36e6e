import type { TableModel } from "../model/table.svelte";

/** Decisions that the house took for the player, whose time was up. Made while a component is. */
export class HouseDecisions {
    /** The last line of the log when the player acted last. */
    #answered = $state(0);

    constructor(private readonly table: () => TableModel) {
        $effect(() => {
            const { isActing, log } = this.table();
            if (isActing) this.#answered = log.at(-1)?.id ?? 0;
        });
    }

    /** There was one since the player acted last. */
    get isLast(): boolean {
        const { log, seat } = this.table();
        return (
            seat !== null &&
            log.some((line) => line.id > this.#answered && line.seat === seat && line.key.startsWith("event.timed_out"))
        );
    }
}
