import { Refused } from "../../protocol/connection";
import type { Replay, View } from "../../protocol/types";
import { TableModel } from "../../model/table.svelte";
import { roundStarts, roundLogAt, viewsOf } from "../../model/replay";

export const kSpeeds = [1, 2, 4] as const;
export type ReplaySpeed = (typeof kSpeeds)[number];

const kPauseMs = 900; // between two moves

/** Plays a finished game to a table that nobody can act at. `step` counts the decisions that were made. */
export class ReplayPlayer {
    readonly views: View[];
    readonly rounds: { round: number; step: number }[];
    readonly table: TableModel;
    step = $state(0);
    isPlaying = $state(false);
    speed = $state<ReplaySpeed>(1);

    constructor(
        readonly file: Replay,
        step: number,
    ) {
        this.views = viewsOf(file);
        this.rounds = roundStarts(file);
        this.step = this.#clampStep(step);
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
    get pauseMs(): number | null {
        return this.isPlaying && this.table.isCaughtUp && this.step < this.last ? kPauseMs / this.speed : null;
    }

    /** Goes there at once; what is being told is dropped. */
    jumpTo(to: number): void {
        const at = this.#clampStep(to);
        if (at === this.step) return;
        this.step = at;
        this.table.log = []; // what was told before belongs to another step
        this.table.snapshot(this.#snapshot());
        if (at === this.last) this.isPlaying = false;
    }

    /** One move on: told as in play, or only shown when it is to go fast. */
    stepForward(): void {
        const step = this.file.steps[this.step];
        if (step === undefined) return;
        if (this.speed > 1 || !this.table.isCaughtUp) return this.jumpTo(this.step + 1);
        this.step += 1;
        this.table.update({
            ev: "update",
            table: this.table.id,
            v: this.step + 1,
            events: step.events,
            patch: step.patch,
        });
        if (this.step === this.last) this.isPlaying = false;
    }

    toggle(): void {
        if (!this.isPlaying && this.step === this.last) this.jumpTo(0);
        this.isPlaying = !this.isPlaying;
    }

    /** The round that is on show, by its number; 0 where there are none. */
    get round(): number {
        return this.rounds.filter(({ step }) => step <= this.step).at(-1)?.round ?? 0;
    }

    #clampStep(at: number): number {
        return Math.max(0, Math.min(at, this.file.steps.length));
    }

    #snapshot() {
        const view = this.views[this.step] as View;
        return {
            ev: "snapshot" as const,
            table: view.table.id,
            epoch: "",
            v: this.step + 1,
            view,
            round_log: roundLogAt(this.file, this.step),
            prompt: null,
        };
    }
}
