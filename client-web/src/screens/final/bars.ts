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

/** What a bar is as long as: all that came in. What was lost is crossed out at its end, so the rest is the total. */
export const grossOf = ({ pieces, total }: Row): number =>
    pieces.reduce((sum, { kind, dollars }) => sum + (kind === "loss" ? 0 : dollars), 0) || Math.max(total, 0);

export const lostOf = ({ pieces }: Row): number =>
    pieces.reduce((sum, { kind, dollars }) => sum + (kind === "loss" ? dollars : 0), 0);

const stepOf = ({ kind, round }: Piece): number => (kind === "round" ? round : Infinity);

/** The steps in which bars grow: the rounds, then everything else. */
export const stepsOf = (rows: readonly Row[]): number[] =>
    [...new Set(rows.flatMap(({ pieces }) => pieces.map(stepOf)))].sort((a, b) => a - b);

/** Has this piece been told after so many of those steps? */
export const isTold = (piece: Piece, steps: readonly number[], step: number): boolean =>
    steps.indexOf(stepOf(piece)) < step;
