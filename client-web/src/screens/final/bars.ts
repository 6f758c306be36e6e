import type { ScorePart } from "../../table/score_breakdown";

/** A player's total as a bar. */
export interface PlayerBar {
    seat: number;
    place: number;
    name: string;
    /** Which bot it is; empty: a person. */
    bot: string;
    total: number;
    parts: ScorePart[];
}

/** How long a bar is: all that came in. What was lost lies below its end, so that what is left of it is the total. */
export const barLength = ({ parts, total }: PlayerBar): number =>
    parts.reduce((sum, { kind, dollars }) => sum + (kind === "loss" ? 0 : dollars), 0) || Math.max(total, 0);

export const lossOf = ({ parts }: PlayerBar): number =>
    parts.reduce((sum, { kind, dollars }) => sum + (kind === "loss" ? dollars : 0), 0);

/** What the width of all bars stands for: the longest one, and left of it the deepest debt. */
export function scaleOf(rows: readonly PlayerBar[]): { debt: number; width: number } {
    const debt = Math.max(0, ...rows.map((row) => lossOf(row) - barLength(row)));
    return { debt, width: Math.max(1, debt + Math.max(...rows.map(barLength))) };
}

const stepOf = ({ kind, round }: ScorePart): number => (kind === "round" ? round : Infinity);

/** The steps in which bars grow: the rounds, then everything else. */
export const stepsOf = (rows: readonly PlayerBar[]): number[] =>
    [...new Set(rows.flatMap(({ parts }) => parts.map(stepOf)))].sort((a, b) => a - b);

/** Has this piece been told after so many of those steps? */
export const isRevealed = (piece: ScorePart, steps: readonly number[], step: number): boolean =>
    steps.indexOf(stepOf(piece)) < step;
