import { t } from "../../../../texts/texts.svelte";
import MoveQuestion from "../../question/MoveQuestion.svelte";
import type { TilePresentation } from "../../question/tile_presentation";
import * as drawing from "./Drawing.svelte";
import Choose from "./Number.svelte";
import ChooseTile from "./Tile.svelte";
import Golden from "./Golden.svelte";
import "./tile.css";

export const tile: TilePresentation<"H2"> = {
    id: "H2",
    ...drawing,
    stateText: ({ golden }, name) =>
        golden === null ? t("tile.state.golden_free") : t("tile.state.golden_taken", { name: name(golden.owner) }),
    questions: { my_choice: Choose, my_choice_tile: ChooseTile, my_choice_golden: Golden, move: MoveQuestion },
    leaving: ["put_golden", "take_back"],
};
