import type { Level } from "../../protocol/types";

/** How well house bots play, in the order in which it is offered. */
export const kLevels = Object.keys({
    random: true,
    easy: true,
    normal: true,
    hard: true,
} satisfies Record<Level, true>) as Level[];
