// How quickly a table is told. Others have so long between two turns of ours, however many they are and whatever
// happens; the rest is the setting's.

/** Of everything between two turns of our own, in ms at normal speed; with what a last turn may need beyond, 4 s. */
const kBetweenMs = 3300;
/** A roll, and dice placed. */
const kTurnMs = 1900;
/** The last turns are told in so long at least. */
const kLastMs = 600;
/** Who only watches may be so far behind. */
const kBehindMs = 3000;

export interface PlaybackLoad {
    /** How long everything that waits to be told would take, in ms at normal speed. */
    pendingMs: number;
    /** House bots at the table: they do not think. */
    bots: number;
    /** We have a seat. */
    isSeated: boolean;
}

export class PlaybackSpeed {
    #until = 0;

    /** Something happens after silence, or after a payout. `now` and the result of `of` are at normal speed. */
    restart(now: number): void {
        this.#until = now + kBetweenMs;
    }

    /** What times are multiplied with, at most 1. */
    factor(now: number, { pendingMs, bots, isSeated }: PlaybackLoad): number {
        if (!isSeated) return Math.min(1, kBehindMs / Math.max(pendingMs, 1));
        // The first bot is not told more slowly than the last one.
        const even = kBetweenMs / (kTurnMs * Math.max(bots, 1));
        return Math.min(1, even, Math.max(this.#until - now, kLastMs) / Math.max(pendingMs, 1));
    }
}
