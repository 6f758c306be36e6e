import { t } from "../../../../texts/texts.svelte";
import { countDice } from "../../drawing/tile_drawing";
import type { TilePresentation } from "../../question/tile_presentation";
import * as drawing from "./Drawing.svelte";
import Question from "./Question.svelte";

export const tile: TilePresentation<"E2"> = {
    id: "E2",
    ...drawing,
    stateText: ({ dice }) => t("tile.state.bar", { n: countDice(dice) }),
    questions: { knockout: Question },
    leaving: ["bar"],
};
