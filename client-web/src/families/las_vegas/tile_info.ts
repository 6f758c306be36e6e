import { SvelteMap } from "svelte/reactivity";
import type { TileId, TileInfo } from "../../protocol/types";

/** What is printed on a cell of a tile; null where it is empty. */
export type Cell = TileInfo["printed"][number];

const tiles = new SvelteMap<string, TileInfo>();

/** Takes what the server says of its tiles in `welcome`: the page has no amounts of its own. */
export function setTileInfo(list: readonly TileInfo[]): void {
    tiles.clear();
    for (const tile of list) tiles.set(tile.id, tile);
}

/** The name of a tile, where the server has named it. */
export const knownTileName = (id: string): string | undefined => tiles.get(id)?.name;

/** The name of a tile; its id where the server has not named it. */
export const tileName = (id: string): string => knownTileName(id) ?? id;

/** The cells of a tile, in the order in which they are printed. */
export const cellsOf = (id: TileId): readonly Cell[] => tiles.get(id)?.printed ?? [];

/** What a cell pays; neither: nothing, or something else than money. */
export function rewardOf(cell: Cell | undefined): { dollars?: number; chips?: number } {
    const { dollars, chips } = cell ?? {};
    if (chips !== undefined) return { chips };
    return dollars === undefined ? {} : { dollars };
}

/** Dollars that are printed on a tile, on its nth cell. */
export const dollarsOf = (id: TileId, n = 0): number => rewardOf(cellsOf(id)[n]).dollars ?? 0;
