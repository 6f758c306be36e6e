import { t } from "../../../../texts/texts.svelte";
import { countDice } from "../../drawing/tile_drawing";
import type { TilePresentation } from "../../question/tile_presentation";
import * as drawing from "./Drawing.svelte";
import Question from "./Question.svelte";

export const tile: TilePresentation<"G2"> = {
    id: "G2",
    ...drawing,
    stateText: ({ dice }) => t("tile.state.doubled", { n: countDice(dice) }),
    questions: { double_down: Question },
    leaving: ["double_down"],
};
