import type { Component } from "svelte";
import { familyOf } from "../families/family";
import { kCounting as kMoney } from "../families/las_vegas/final/count";
import Payout from "../families/las_vegas/payout/Payout.svelte";
import LasVegas from "../families/las_vegas/table/Game.svelte";
import { kCounting as kChips } from "../families/vegas_1996/final/count";
import Vegas1996 from "../families/vegas_1996/table/Game.svelte";
import type { Payout as Paying, TableModel } from "../model/table.svelte";
import type { Family, View } from "../protocol/types";
import type { Counting } from "../table/counting";

/** What a family of games gives to the screens. */
interface FamilyRow {
    /** The table in play. */
    Game: Component<{ table: TableModel }>;
    /** Shown where one of its events makes an update a payout. */
    Payout?: Component<{ table: TableModel; payout: Paying }>;
    counting: Counting;
}

const kFamilies: Record<Family, FamilyRow> = {
    "las-vegas": { Game: LasVegas, Payout, counting: kMoney },
    "vegas-1996": { Game: Vegas1996, counting: kChips },
};

export const familyRow = (view: View): FamilyRow => kFamilies[familyOf(view)];
