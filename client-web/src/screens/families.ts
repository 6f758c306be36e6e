import type { Component } from "svelte";
import "../look/games.css";
import type { HintScheduler } from "../hints/hint_scheduler.svelte";
import type { HintTable } from "../hints/hint";
import { familyOf } from "../families/family";
import { kHints } from "../families/las_vegas/hints/hints";
import Payout from "../families/las_vegas/payout/Payout.svelte";
import LasVegas from "../families/las_vegas/table/Game.svelte";
import Vegas1996 from "../families/vegas_1996/table/Game.svelte";
import type { Payout as Paying, TableModel } from "../model/table.svelte";
import type { Family, View } from "../protocol/types";

/** What a family of games gives to the screens. */
interface FamilyScreens {
    /** The table in play. */
    Game: Component<{ table: TableModel; hints?: HintScheduler | null }>;
    /** Shown where one of its events makes an update a payout. */
    Payout?: Component<{ table: TableModel; payout: Paying; hints?: HintScheduler | null }>;
    hints: HintTable;
}

const kFamilies: Record<Family, FamilyScreens> = {
    "las-vegas": { Game: LasVegas, Payout, hints: kHints },
    "vegas-1996": { Game: Vegas1996, hints: { tutorial: null, everywhere: [] } },
};

export const familyScreens = (view: View): FamilyScreens => kFamilies[familyOf(view)];
