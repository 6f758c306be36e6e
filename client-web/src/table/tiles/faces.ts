import type { TileId } from "../../protocol/types";

/** What the sixteen tiles are called, in every language. */
export const kTileNames: Record<TileId, string> = {
    A1: "Lucky Punch",
    A2: "Jackpot",
    B1: "Prime Time",
    B2: "Fifty Fifty",
    C1: "High Five",
    C2: "Bad Luck",
    D1: "Pay Day",
    D2: "Power Play",
    E1: "No Entry!",
    E2: "Knockout?",
    F1: "Block It!",
    F2: "Handicap",
    G1: "Black Box",
    G2: "Double Down",
    H1: "Nice Dice",
    H2: "My Choice",
};

/** The name of a tile; of an id that a newer server may know, the id. */
export const tileName = (id: string): string => (id in kTileNames ? kTileNames[id as TileId] : id);

/** What is printed on a cell of a tile: thousands of dollars, chips, or nothing. */
export type Cell = { k: number } | { chips: number } | null;

/** The rows of cells that are printed on the faces. */
export const kCells = {
    A1: [{ chips: 2 }, { k: 30 }, { k: 40 }],
    A2: [{ k: 30 }, { k: 40 }, { k: 50 }, { k: 60 }, { k: 70 }, { k: 80 }],
    B2: [{ k: 0 }, { chips: 1 }, { k: 30 }, { k: 40 }, { k: 60 }],
    E1: [null, { chips: 2 }, null, { k: 30 }, null, { chips: 1 }],
    G1: [{ k: 60 }, { k: 20 }, { k: 20 }, { k: 0 }, { k: 0 }, { k: 0 }],
    H1: [{ chips: 1 }, { chips: 2 }, { k: 30 }, { k: 40 }, { k: 50 }, { k: 60 }],
} as const satisfies Record<string, Cell[]>;

/** The clusters of gray dice that are printed on Block It!. */
export const kClusters = [1, 1, 2, 2, 3] as const;

/** The printed clusters in order, each with whether it is gone. */
export function clusters(left: readonly number[]): { size: number; gone: boolean }[] {
    const rest = [...left];
    return kClusters.map((size) => {
        const at = rest.indexOf(size);
        if (at >= 0) rest.splice(at, 1);
        return { size, gone: at < 0 };
    });
}
