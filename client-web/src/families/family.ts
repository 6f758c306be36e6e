import type { View } from "../protocol/types";

/** A family of games shares its events, its view and its screens: `engine/` has a folder for each too. */
export type Family = "las-vegas" | "vegas-1996";

/** Of which family the game of a view is. */
export function familyOf({ table, board }: View): Family {
    const said = (table as { family?: Family }).family;
    return said ?? (board === undefined ? "las-vegas" : "vegas-1996");
}
