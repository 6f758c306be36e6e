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
    H2: [{ chips: 1 }, { chips: 2 }, { k: 30 }, null, null, { k: 60 }],
} as const satisfies Record<string, Cell[]>;

/** What is printed in dollars on faces without cells. */
export const kWorth = { C1: 100000, C2: -50000, D1: 10000 } as const;

/** What Double Down pays, in thousands. */
export const kRewards = [60, 30] as const;

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
