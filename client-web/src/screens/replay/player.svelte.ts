import { Refused } from "../../protocol/connection";
import type { Replay, View } from "../../protocol/types";
import { TableModel } from "../../model/table.svelte";
import { rounds, story, views } from "../../model/replay";

export const kSpeeds = [1, 2, 4] as const;
export type ReplaySpeed = (typeof kSpeeds)[number];

const kPauseMs = 900; // between two moves

/** Plays a finished game to a table that nobody can act at. `at` counts the decisions that were made. */
export class Player {
    readonly views: View[];
    readonly rounds: { round: number; at: number }[];
    readonly table: TableModel;
    at = $state(0);
    playing = $state(false);
    speed = $state<ReplaySpeed>(1);

    constructor(
        readonly file: Replay,
        at: number,
    ) {
        this.views = views(file);
        this.rounds = rounds(file);
        this.at = this.#within(at);
        this.table = new TableModel(
            this.#snapshot(),
            () => Promise.reject(new Refused("game_over")),
            () => undefined,
        );
    }

    get last(): number {
        return this.file.steps.length;
    }

    /**
     * How long to wait before the next move, in ms, or null while there is something to tell, or nothing to wait for.
     */
    get pause(): number | null {
        return this.playing && this.table.settled && this.at < this.last ? kPauseMs / this.speed : null;
    }

    /** Goes there at once; what is being told is dropped. */
    jump(to: number): void {
        const at = this.#within(to);
        if (at === this.at) return;
        this.at = at;
        this.table.log = []; // what was told before belongs to another step
        this.table.snapshot(this.#snapshot());
        if (at === this.last) this.playing = false;
    }

    /** One move on: told as in play, or only shown when it is to go fast. */
    forward(): void {
        const step = this.file.steps[this.at];
        if (step === undefined) return;
        if (this.speed > 1 || !this.table.settled) return this.jump(this.at + 1);
        this.at += 1;
        this.table.update({
            ev: "update",
            table: this.table.id,
            v: this.at + 1,
            events: step.events,
            patch: step.patch,
        });
        if (this.at === this.last) this.playing = false;
    }

    toggle(): void {
        if (!this.playing && this.at === this.last) this.jump(0);
        this.playing = !this.playing;
    }

    /** The round that is on show, by its number; 0 where there are none. */
    get round(): number {
        return this.rounds.filter(({ at }) => at <= this.at).at(-1)?.round ?? 0;
    }

    #within(at: number): number {
        return Math.max(0, Math.min(at, this.file.steps.length));
    }

    #snapshot() {
        const view = this.views[this.at] as View;
        return {
            ev: "snapshot" as const,
            table: view.table.id,
            epoch: "",
            v: this.at + 1,
            view,
            story: story(this.file, this.at),
            prompt: null,
        };
    }
}
