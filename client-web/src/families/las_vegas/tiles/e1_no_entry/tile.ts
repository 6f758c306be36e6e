import { t } from "../../../../texts/texts.svelte";
import type { TilePresentation } from "../../question/tile_presentation";
import * as drawing from "./Drawing.svelte";
import Question from "./Question.svelte";

export const tile: TilePresentation<"E1"> = {
    id: "E1",
    ...drawing,
    stateText: ({ closed }) => (closed === null ? t("tile.state.closed_none") : t("tile.state.closed", { n: closed })),
    questions: { no_entry: Question },
};
