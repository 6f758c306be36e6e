import { t } from "../../../../texts/texts.svelte";
import MoveQuestion from "../../question/MoveQuestion.svelte";
import type { TilePresentation } from "../../question/tile_presentation";
import * as drawing from "./Drawing.svelte";
import Question from "./Question.svelte";

export const tile: TilePresentation<"F2"> = {
    id: "F2",
    ...drawing,
    stateText: ({ left }) => t("tile.state.left", { ...left }),
    questions: { handicap: Question, move: MoveQuestion },
    leaving: ["take_blank", "take_back"],
};
