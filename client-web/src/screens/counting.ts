import { kCounting as kMoney } from "../families/las_vegas/final/count";
import { kCounting as kChips } from "../families/vegas_1996/final/count";
import type { Family } from "../protocol/types";
import type { Counting } from "../table/counting";

const kFamilies: Record<Family, Counting> = { "las-vegas": kMoney, "vegas-1996": kChips };

export const countingOf = (family: Family): Counting => kFamilies[family];
