// How an owner of dice is drawn: the colour's class and the silhouette.
export type Mark = number | "neutral" | "blank" | "black" | "golden";

const kClasses = { neutral: "pn", blank: "pb", black: "pk", golden: "pg" } as const;

export const colour = (of: Mark): string => (typeof of === "number" ? `p${of + 1}` : kClasses[of]);
export const silhouette = (of: Mark): string => (typeof of === "number" ? ("abcdefgh"[of] ?? "n") : "n");
