import type { TableModel } from "../../../model/table.svelte";
import type { Tile, TileId } from "../../../protocol/types";
import { t } from "../../../texts/texts.svelte";

// Distributes over the tiles: one type may serve two of them.
type Fitting<T, I> = T extends { id: unknown } ? (I extends T["id"] ? T : never) : never;
export type TileOf<I extends TileId> = Fitting<Tile, I>;

/** What the drawing of a tile is given. `n`: the number of its casino. */
export interface TileDrawingProps<I extends TileId> {
    table: TableModel;
    tile: TileOf<I>;
    n: number;
}

/** How many dice lie there, of whatever size. */
export const countDice = (of: readonly { small: number; big?: 1 }[]): number =>
    of.reduce((sum, { small, big }) => sum + small + (big ?? 0), 0);

/** Who holds the tile's token, in words. */
export const tokenText = ({ holder }: { holder: number | null }, name: (seat: number) => string): string =>
    holder === null ? t("tile.state.token_free") : t("tile.state.token_held", { name: name(holder) });
