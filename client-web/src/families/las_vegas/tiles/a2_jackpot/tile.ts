import { formatMoney, t } from "../../../../texts/texts.svelte";
import type { TilePresentation } from "../../question/tile_presentation";
import * as drawing from "./Drawing.svelte";

export const tile: TilePresentation<"A2"> = {
    id: "A2",
    ...drawing,
    stateText: ({ dollars }) => t("tile.state.dollars", { money: formatMoney(dollars) }),
};
