import type { Action, Prompt, TileId, View } from "../protocol/types";

/** A table as its player meets it: what hints are chosen by. */
export interface HintContext {
    view: View;
    /** Our seat. */
    seat: number;
    /** What we can answer now. */
    question: (Prompt & { actions: Action[] }) | null;
    /** Nothing is being told. */
    isCaughtUp: boolean;
    /** A payout is on show. */
    isPaying: boolean;
    /** The result is on show. */
    isEnded: boolean;
}

/** One thing to say, and when. A family has its hints as a table of these. */
export interface Hint {
    /** Its words are the text of this name among those of the coach, unless it is about a tile. */
    id: string;
    /** It fits this moment; it stays for as long as it does. */
    fits(moment: HintContext): boolean;
    /** A selector for what it speaks of. */
    target?(moment: HintContext): string | null;
    /** Not before this other one was said. */
    after?: string;
    /** Of those that fit, it comes before the ones without. */
    hasPriority?(moment: HintContext): boolean;
    /** Its words are the summary of this tile in the rules, under this title. */
    tile?: TileId;
    title?: () => string;
}

/** The hints of a family: in its taught game, in the first game of newcomers, and at all tables. */
export interface HintTable {
    /** Null where no game is taught yet. */
    tutorial: readonly Hint[] | null;
    newcomers: readonly Hint[];
    everywhere: readonly Hint[];
}
