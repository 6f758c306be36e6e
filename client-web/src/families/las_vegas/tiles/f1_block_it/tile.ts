import { t } from "../../../../texts/texts.svelte";
import type { TilePresentation } from "../../question/tile_presentation";
import * as drawing from "./Drawing.svelte";
import Question from "./Question.svelte";

export const tile: TilePresentation<"F1"> = {
    id: "F1",
    ...drawing,
    stateText: ({ clusters }) => t("tile.state.blank", { n: clusters.reduce((sum, size) => sum + size, 0) }),
    questions: { block_it: Question },
};
