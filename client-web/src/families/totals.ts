import { familyPresentation } from ".";
import type { Family } from "../protocol/types";
import { formatMoney, formatNumber } from "../texts/texts.svelte";

export const isMoney = (id: Family): boolean => familyPresentation(id)?.isMoney === true;

/** A player's total in the units of the family. */
export const totalText = (id: Family, total: number): string =>
    isMoney(id) ? formatMoney(total) : formatNumber(total);
