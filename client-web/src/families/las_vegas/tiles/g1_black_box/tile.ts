import { formatMoney, t } from "../../../../texts/texts.svelte";
import type { TilePresentation } from "../../question/tile_presentation";
import * as drawing from "./Drawing.svelte";
import Split from "./Split.svelte";
import Pick from "./Pick.svelte";
import { tokensOf } from "./tokens";

export const tile: TilePresentation<"G1"> = {
    id: "G1",
    ...drawing,
    stateText: ({ piles }) => (piles ? t("tile.state.piles", { first: piles[0] ?? 0, second: piles[1] ?? 0 }) : ""),
    questions: { black_box_split: Split, black_box_pick: Pick },
    sealedText: (choice) =>
        choice.kind === "split"
            ? t("decide.sealed.split", {
                  first: tokensOf([choice.first])
                      .map((token) => (token ? formatMoney(token) : "0"))
                      .join(" + "),
              })
            : null,
};
