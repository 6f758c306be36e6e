import type { Piece } from "../../table/counting";

/** A player's total as a bar. */
export interface Row {
    seat: number;
    place: number;
    name: string;
    /** Which bot it is; empty: a person. */
    bot: string;
    total: number;
    pieces: Piece[];
}

/** How long a bar is: all that came in. What was lost lies below its end, so that what is left of it is the total. */
export const grossOf = ({ pieces, total }: Row): number =>
    pieces.reduce((sum, { kind, dollars }) => sum + (kind === "loss" ? 0 : dollars), 0) || Math.max(total, 0);

export const lostOf = ({ pieces }: Row): number =>
    pieces.reduce((sum, { kind, dollars }) => sum + (kind === "loss" ? dollars : 0), 0);

/** What the width of all bars stands for: the longest one, and left of it the deepest debt. */
export function scaleOf(rows: readonly Row[]): { debt: number; width: number } {
    const debt = Math.max(0, ...rows.map((row) => lostOf(row) - grossOf(row)));
    return { debt, width: Math.max(1, debt + Math.max(...rows.map(grossOf))) };
}

const stepOf = ({ kind, round }: Piece): number => (kind === "round" ? round : Infinity);

/** The steps in which bars grow: the rounds, then everything else. */
export const stepsOf = (rows: readonly Row[]): number[] =>
    [...new Set(rows.flatMap(({ pieces }) => pieces.map(stepOf)))].sort((a, b) => a - b);

/** Has this piece been told after so many of those steps? */
export const isTold = (piece: Piece, steps: readonly number[], step: number): boolean =>
    steps.indexOf(stepOf(piece)) < step;
