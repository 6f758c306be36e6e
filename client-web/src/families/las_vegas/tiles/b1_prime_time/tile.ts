import type { TilePresentation } from "../../question/tile_presentation";
import * as drawing from "./Drawing.svelte";
import Question from "./Question.svelte";

export const tile: TilePresentation<"B1"> = {
    id: "B1",
    ...drawing,
    questions: { prime_time: Question },
};
