// What is printed on the tiles and stands in no action: shown, never reckoned with.

/** What is paid, in dollars or chips; neither: nothing. */
export interface Printed {
    dollars?: number;
    chips?: number;
}

/** Lucky Punch, by the number in the fist. */
export const kFists: readonly Printed[] = [{ chips: 2 }, { dollars: 30000 }, { dollars: 40000 }];
/** Fifty Fifty, in the order of the counter's way, without the start. */
export const kSteps: readonly Printed[] = [{}, { chips: 1 }, { dollars: 30000 }, { dollars: 40000 }, { dollars: 60000 }];
/** No Entry!, from the start space on. */
export const kRing: readonly Printed[] = [{}, { chips: 2 }, {}, { dollars: 30000 }, {}, { chips: 1 }];
/** Nice Dice, by the number of the space. */
export const kSpaces: readonly Printed[] = [{ chips: 1 }, { chips: 2 }, { dollars: 30000 }, { dollars: 40000 }, { dollars: 50000 }, { dollars: 60000 }];
/** Double Down: the most dice on the tile, the second most. */
export const kDoubled: readonly number[] = [60000, 30000];
/** My Choice: the die on the golden space. */
export const kGolden = 60000;
