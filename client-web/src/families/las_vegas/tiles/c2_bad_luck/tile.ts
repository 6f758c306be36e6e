import { formatList, t } from "../../../../texts/texts.svelte";
import type { TilePresentation } from "../../question/tile_presentation";
import * as drawing from "./Drawing.svelte";

export const tile: TilePresentation<"C2"> = {
    id: "C2",
    ...drawing,
    stateText: ({ marked }, name) =>
        marked.length === 0
            ? t("tile.state.marked_none")
            : t("tile.state.marked", { names: formatList(marked.map(name)) }),
};
