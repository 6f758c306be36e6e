import { pace, reducedMotion } from "../../app/settings.svelte";

const kStepMs = 900;
const kAllMs = 4000;

// Whoever comes back to the end of a game knows it already.
const known = new Set<string>();

/** The end of a game, told step by step: what came first grows first, and only then is it said who won. */
export class Reveal {
    /** So many steps are shown. */
    step = $state(0);
    over = $state(false);
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(private readonly game: string) {
        if (known.has(game) || reducedMotion() || pace() === 0) this.end();
    }

    /** Tells so many steps, from the first one on. */
    begin(steps: number): void {
        if (this.over || this.#timer !== undefined) return;
        if (steps === 0) return this.end();
        const ms = Math.min(kStepMs, kAllMs / steps) * pace();
        const on = () => {
            if (this.step === steps) return this.end();
            this.step += 1;
            this.#timer = setTimeout(on, ms);
        };
        this.#timer = setTimeout(on, ms / 2);
    }

    /** All at once. */
    end(): void {
        clearTimeout(this.#timer);
        known.add(this.game);
        this.over = true;
    }

    stop(): void {
        clearTimeout(this.#timer);
    }
}
