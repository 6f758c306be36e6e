// What is printed on the tiles and stands in no action, as a question says it: shown, never reckoned with.
import { kCells, kRewards, type Cell } from "../drawing/faces";

/** What is paid, in dollars or chips; neither: nothing. */
export interface Printed {
    dollars?: number;
    chips?: number;
}

function printed(cell: Cell): Printed {
    if (cell === null || ("k" in cell && cell.k === 0)) return {};
    return "k" in cell ? { dollars: cell.k * 1000 } : { chips: cell.chips };
}

/** Lucky Punch, by the number in the fist. */
export const kFists = kCells.A1.map(printed);
/** Fifty Fifty, in the order of the counter's way, without the start. */
export const kSteps = kCells.B2.map(printed);
/** No Entry!, from the start space on. */
export const kRing = kCells.E1.map(printed);
/** Nice Dice, by the number of the space. */
export const kSpaces = kCells.H1.map(printed);
/** Double Down: the most dice on the tile, the second most. */
export const kDoubled = kRewards.map((k) => k * 1000);
/** My Choice: the die on the golden space. */
export const kGolden = printed(kCells.H2[5]).dollars ?? 0;
