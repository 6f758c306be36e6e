import { kCounting as kMoney } from "../families/las_vegas/final/count";
import { kCounting as kChips } from "../families/vegas_1996/final/count";
import type { Family } from "../protocol/types";
import type { Counting } from "../table/counting";
import { money, number } from "../texts/texts.svelte";

const kFamilies: Record<Family, Counting> = { "las-vegas": kMoney, "vegas-1996": kChips };

export const countingOf = (family: Family): Counting => kFamilies[family];

/** A player's total in the units of the family. */
export const totalIn = (family: Family, total: number): string =>
    countingOf(family).dollars ? money(total) : number(total);
