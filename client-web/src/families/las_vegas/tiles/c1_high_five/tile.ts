import { tokenText } from "../../drawing/tile_drawing";
import type { TilePresentation } from "../../question/tile_presentation";
import * as drawing from "./Drawing.svelte";

export const tile: TilePresentation<"C1"> = {
    id: "C1",
    ...drawing,
    stateText: tokenText,
};
