import type { Hint, HintContext } from "./hint";
import type { ShownHints } from "./shown_hints";

/** What a moment is about: hints are counted by it. */
function topicOf({ view, question, isPaying, isEnded }: HintContext): string {
    if (isEnded) return "end";
    if (isPaying) return "payout";
    return question === null ? `wait ${view.round?.number}` : `question ${question.decision}`;
}

/**
 * Says one hint at a time, each once. A hint comes when its moment does and the table is at rest; it goes when the
 * player has read it or goes on playing, and is not said while its moment passes by itself.
 */
export class HintScheduler {
    #shown = $state.raw<Hint | null>(null);
    #context = $state.raw<HintContext | null>(null);
    #topic = "";
    /** How many hints came at what this is about. */
    #shownCount = 0;

    /** `most`: so many hints come at one question, if the player reads them all. */
    constructor(
        private readonly hints: readonly Hint[],
        private readonly shownHints: ShownHints,
        private readonly maxPerTopic: number,
    ) {}

    /** The hint on show. */
    get hint(): Hint | null {
        return this.#shown;
    }

    /** A selector for what the hint speaks of. */
    get target(): string | null {
        return (this.#context !== null && this.#shown?.target?.(this.#context)) || null;
    }

    update(context: HintContext): void {
        this.#context = context;
        if (topicOf(context) !== this.#topic) {
            this.#topic = topicOf(context);
            this.#shownCount = 0;
        }
        if (this.#shown !== null && !this.#shown.fits(context)) this.#shown = null;
        if (this.#shown === null) this.#showNext(context);
    }

    /** The player has read it. */
    acknowledge(): void {
        this.#markShown();
        if (this.#context !== null) this.#showNext(this.#context);
    }

    /** The player goes on playing: nothing more is said about this question. */
    closeTopic(): void {
        this.#markShown();
        this.#shownCount = this.maxPerTopic;
    }

    #markShown(): void {
        if (this.#shown !== null) this.shownHints.add(this.#shown.id);
        this.#shown = null;
    }

    #showNext(moment: HintContext): void {
        if (this.#shownCount >= this.maxPerTopic || !(moment.isCaughtUp || moment.isPaying || moment.isEnded)) return;
        const due = this.hints.filter(
            ({ id, after, fits }) =>
                !this.shownHints.has(id) && (after === undefined || this.shownHints.has(after)) && fits(moment),
        );
        this.#shown = due.find(({ hasPriority }) => hasPriority?.(moment)) ?? due[0] ?? null;
        if (this.#shown !== null) this.#shownCount += 1;
    }
}
