import { t } from "../../../../texts/texts.svelte";
import type { TilePresentation } from "../../question/tile_presentation";
import * as drawing from "./Drawing.svelte";
import Question from "./Question.svelte";

export const tile: TilePresentation<"H1"> = {
    id: "H1",
    ...drawing,
    stateText: ({ spaces }) => t("tile.state.spaces", { n: spaces.filter((space) => space !== null).length }),
    questions: { nice_dice: Question },
    leaving: ["put_nice"],
};
