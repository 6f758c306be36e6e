import type { TilePresentation } from "../../question/tile_presentation";
import * as drawing from "./Drawing.svelte";

export const tile: TilePresentation<"D1"> = {
    id: "D1",
    ...drawing,
};
