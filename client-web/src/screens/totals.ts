import type { Family } from "../protocol/types";
import { money, number } from "../texts/texts.svelte";

/** Totals are money, else values of chips. */
const kMoney: Record<Family, boolean> = { "las-vegas": true, "vegas-1996": false };

export const inMoney = (family: Family): boolean => kMoney[family];

/** A player's total in the units of the family. */
export const totalIn = (family: Family, total: number): string => (kMoney[family] ? money(total) : number(total));
