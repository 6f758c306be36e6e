import type { TileId } from "../../protocol/types";
import fallback from "./printed_fallback.json";

/** What is printed on a cell of a tile: money or chips that it pays, dice, a move; null where it is empty. */
export type Cell = { dollars: number } | { chips: number } | { dice: number } | { moves: number } | null;

/** A tile as the box has it: its name, which is the same in every language, and its cells. */
export interface PrintedTile {
    id: TileId;
    name: string;
    printed: readonly Cell[];
}

const byId = (tiles: readonly PrintedTile[]) => new Map<string, PrintedTile>(tiles.map((tile) => [tile.id, tile]));

let known = $state.raw(byId(fallback as PrintedTile[]));

/** Takes what the server says of its tiles in `welcome`: the page has no amounts of its own. */
export function learnTiles(tiles: readonly PrintedTile[]): void {
    known = byId(tiles);
}

/** The name of a tile; its id where the server has not named it. */
export const tileName = (id: string): string => known.get(id)?.name ?? id;

/** The cells of a tile, in the order in which they are printed. */
export const cellsOf = (id: TileId): readonly Cell[] => known.get(id)?.printed ?? [];

/** What a cell pays; neither: nothing, or something else than money. */
export function paysOf(cell: Cell | undefined): { dollars?: number; chips?: number } {
    if (!cell) return {};
    if ("chips" in cell) return { chips: cell.chips };
    return "dollars" in cell ? { dollars: cell.dollars } : {};
}

/** Dollars that are printed on a tile, on its nth cell. */
export const dollarsOf = (id: TileId, n = 0): number => paysOf(cellsOf(id)[n]).dollars ?? 0;
