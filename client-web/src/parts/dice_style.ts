// How an owner of dice is drawn: the colour's class and the silhouette.
export type DiceStyle = number | "neutral" | "blank" | "black" | "golden";

const kColourClasses = { neutral: "pn", blank: "pb", black: "pk", golden: "pg" } as const;

export const colourClass = (of: DiceStyle): string => (typeof of === "number" ? `p${of + 1}` : kColourClasses[of]);
export const silhouetteId = (of: DiceStyle): string => (typeof of === "number" ? ("abcdefgh"[of] ?? "n") : "n");
