import type { Replay, View } from "../protocol/types";

/** A piece of a bar: what a seat got in a round, from tiles, for chips, or lost. Losses have positive amounts. */
export interface ScorePart {
    kind: "round" | "tiles" | "chips" | "skips" | "rest" | "loss";
    round: number;
    dollars: number;
}

/** A line of what a seat's total is made of. */
export interface ScoreLine {
    /** The round, or the gaming table. */
    when: string;
    what: string;
    amount: string;
    isLoss: boolean;
}

export interface SeatScore {
    parts: ScorePart[];
    lines: ScoreLine[];
}

/** How a family of games counts at the end of one. */
export interface ScoreBreakdown {
    /** It needs the events of the game; until they are there nothing is known. */
    needsReplay: boolean;
    /** Each seat's total in parts. */
    breakDown: (end: View, replay: Replay | null) => SeatScore[];
    /** What stands above the lines of one seat; and in their place where it has none. */
    title: (name: string, mine: boolean) => string;
    emptyText: () => string;
}
