import type { Tile } from "../../../protocol/types";
import { list, money, t } from "../../../texts/texts.svelte";

const dice = (of: readonly { small: number; big?: 1 }[]) =>
    of.reduce((sum, { small, big }) => sum + small + (big ?? 0), 0);

/** What lies on a tile, in words; empty where nothing ever does. */
export function tileState(tile: Tile, name: (seat: number) => string): string {
    switch (tile.id) {
        case "A2":
            return t("tile.state.dollars", { money: money(tile.dollars) });
        case "B2":
            return tile.space === 0 ? t("tile.state.at_start") : t("tile.state.space", { n: tile.space });
        case "C1":
        case "D2":
            return tile.holder === null
                ? t("tile.state.token_free")
                : t("tile.state.token_held", { name: name(tile.holder) });
        case "C2":
            return tile.marked.length === 0
                ? t("tile.state.marked_none")
                : t("tile.state.marked", { names: list(tile.marked.map(name)) });
        case "E1":
            return tile.closed === null ? t("tile.state.closed_none") : t("tile.state.closed", { n: tile.closed });
        case "E2":
            return t("tile.state.bar", { n: dice(tile.dice) });
        case "F1":
            return t("tile.state.blank", { n: tile.clusters.reduce((sum, size) => sum + size, 0) });
        case "F2":
            return t("tile.state.left", tile.left);
        case "G1":
            return tile.piles ? t("tile.state.piles", { first: tile.piles[0] ?? 0, second: tile.piles[1] ?? 0 }) : "";
        case "G2":
            return t("tile.state.doubled", { n: dice(tile.dice) });
        case "H1":
            return t("tile.state.spaces", { n: tile.spaces.filter((space) => space !== null).length });
        case "H2":
            return tile.golden === null
                ? t("tile.state.golden_free")
                : t("tile.state.golden_taken", { name: name(tile.golden.owner) });
        default:
            return "";
    }
}
