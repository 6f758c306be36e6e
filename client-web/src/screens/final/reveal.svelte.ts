import { durationScale, reducedMotion } from "../../app/settings.svelte";

const kStepMs = 900;
const kAllMs = 4000;

// Whoever comes back to the end of a game knows it already.
const revealedGames = new Set<string>();

/** The end of a game, told step by step: what came first grows first, and only then is it said who won. */
export class ResultReveal {
    /** So many steps are shown. */
    step = $state(0);
    isDone = $state(false);
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(private readonly game: string) {
        if (revealedGames.has(game) || reducedMotion() || durationScale() === 0) this.end();
    }

    /** Tells so many steps, from the first one on. */
    start(steps: number): void {
        if (this.isDone || this.#timer !== undefined) return;
        if (steps === 0) return this.end();
        const ms = Math.min(kStepMs, kAllMs / steps) * durationScale();
        const advance = () => {
            if (this.step === steps) return this.end();
            this.step += 1;
            this.#timer = setTimeout(advance, ms);
        };
        this.#timer = setTimeout(advance, ms / 2);
    }

    /** All at once. */
    end(): void {
        clearTimeout(this.#timer);
        revealedGames.add(this.game);
        this.isDone = true;
    }

    stop(): void {
        clearTimeout(this.#timer);
    }
}
