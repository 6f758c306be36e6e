import { t } from "../../../../texts/texts.svelte";
import type { TilePresentation } from "../../question/tile_presentation";
import * as drawing from "./Drawing.svelte";
import Question from "./Question.svelte";

export const tile: TilePresentation<"A1"> = {
    id: "A1",
    ...drawing,
    questions: { punch_choose: Question, punch_guess: Question },
    sealedText: (choice) => (choice.kind === "hide" ? t("decide.sealed.fist", { fist: choice.fist }) : null),
};
