import { t } from "../../../../texts/texts.svelte";
import { tokenText } from "../../drawing/tile_drawing";
import type { TilePresentation } from "../../question/tile_presentation";
import * as drawing from "./Drawing.svelte";

export const tile: TilePresentation<"D2"> = {
    id: "D2",
    ...drawing,
    stateText: tokenText,
    turn: {
        action: "power_play",
        start: () => t("table.power_play"),
        ask: () => t("table.power_play_ask"),
        which: () => t("table.power_play_die"),
        back: () => t("table.power_play_back"),
    },
};
