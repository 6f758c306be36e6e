import { durationScale, reducedMotion } from "../../app/settings.svelte";

const kStepMs = 900;
const kAllMs = 4000;
/** What the bars are made of is fetched. Who waits for it longer is told the result without. */
const kPatienceMs = 2000;

// Whoever comes back to the end of a game knows it already.
const revealedGames = new Set<string>();

/** The end of a game, told step by step: what came first grows first, and only then is it said who won. */
export class ResultReveal {
    /** So many steps are shown. */
    step = $state(0);
    isDone = $state(false);
    /** It was not told before. */
    readonly isFirst: boolean;
    #isStarted = false;
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(private readonly game: string) {
        this.isFirst = !revealedGames.has(game);
        if (!this.isFirst || reducedMotion() || durationScale() === 0) this.end();
        else this.#timer = setTimeout(() => this.end(), kPatienceMs);
    }

    /** Tells so many steps, from the first one on. */
    start(steps: number): void {
        if (this.isDone || this.#isStarted) return;
        this.#isStarted = true;
        clearTimeout(this.#timer);
        if (steps === 0) return this.end();
        // The first one comes after half the time of a step.
        const ms = Math.min(kStepMs, kAllMs / (steps + 0.5)) * durationScale();
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
