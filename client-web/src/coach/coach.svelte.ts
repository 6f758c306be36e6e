import type { Hint, Moment } from "./hint";
import type { Said } from "./said";

/** What a moment is about: hints are counted by it. */
function about({ view, question, paying, ended }: Moment): string {
    if (ended) return "end";
    if (paying) return "payout";
    return question === null ? `wait ${view.round?.number}` : `question ${question.decision}`;
}

/**
 * Says one hint at a time, each once. A hint comes when its moment does and the table is at rest; it goes when the
 * player has read it or goes on playing, and is not said while its moment passes by itself.
 */
export class Coach {
    #shown = $state.raw<Hint | null>(null);
    #moment = $state.raw<Moment | null>(null);
    #about = "";
    /** How many hints came at what this is about. */
    #came = 0;

    /** `most`: so many hints come at one question, if the player reads them all. */
    constructor(
        private readonly hints: readonly Hint[],
        private readonly said: Said,
        private readonly most: number,
    ) {}

    /** The hint on show. */
    get hint(): Hint | null {
        return this.#shown;
    }

    /** A selector for what the hint speaks of. */
    get at(): string | null {
        return (this.#moment !== null && this.#shown?.at?.(this.#moment)) || null;
    }

    see(moment: Moment): void {
        this.#moment = moment;
        if (about(moment) !== this.#about) {
            this.#about = about(moment);
            this.#came = 0;
        }
        if (this.#shown !== null && !this.#shown.when(moment)) this.#shown = null;
        if (this.#shown === null) this.#next(moment);
    }

    /** The player has read it. */
    gotIt(): void {
        this.#finish();
        if (this.#moment !== null) this.#next(this.#moment);
    }

    /** The player goes on playing: nothing more is said about this question. */
    goOn(): void {
        this.#finish();
        this.#came = this.most;
    }

    #finish(): void {
        if (this.#shown !== null) this.said.add(this.#shown.id);
        this.#shown = null;
    }

    #next(moment: Moment): void {
        if (this.#came >= this.most || !(moment.settled || moment.paying || moment.ended)) return;
        const due = this.hints.filter(
            ({ id, follows, when }) =>
                !this.said.has(id) && (follows === undefined || this.said.has(follows)) && when(moment),
        );
        this.#shown = due.find(({ sooner }) => sooner?.(moment)) ?? due[0] ?? null;
        if (this.#shown !== null) this.#came += 1;
    }
}
