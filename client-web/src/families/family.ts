import type { Family, View } from "../protocol/types";

/**
 * Of which family the game of a view is. A family shares its events, its view and its screens: `engine/` has a folder
 * for each too.
 */
export const familyOf = ({ table }: View): Family => table.family;
