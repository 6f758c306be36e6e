import type { Family } from "../protocol/types";
import { formatMoney, formatNumber } from "../texts/texts.svelte";

/** Totals are money, else values of chips. */
const kMoney: Record<Family, boolean> = { "las-vegas": true, "vegas-1996": false };

export const isMoney = (family: Family): boolean => kMoney[family];

/** A player's total in the units of the family. */
export const totalText = (family: Family, total: number): string =>
    kMoney[family] ? formatMoney(total) : formatNumber(total);
