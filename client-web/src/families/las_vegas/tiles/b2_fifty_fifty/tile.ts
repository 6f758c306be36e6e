import { t } from "../../../../texts/texts.svelte";
import type { TilePresentation } from "../../question/tile_presentation";
import * as drawing from "./Drawing.svelte";
import Question from "./Question.svelte";
import "./tile.css";

export const tile: TilePresentation<"B2"> = {
    id: "B2",
    ...drawing,
    stateText: ({ space }) => (space === 0 ? t("tile.state.at_start") : t("tile.state.space", { n: space })),
    questions: { fifty_fifty: Question },
};
