import type { Component } from "svelte";
import "../look/games.css";
import type { Coach } from "../coach/coach.svelte";
import type { Hints } from "../coach/hint";
import { familyOf } from "../families/family";
import { kHints } from "../families/las_vegas/coach/hints";
import Payout from "../families/las_vegas/payout/Payout.svelte";
import LasVegas from "../families/las_vegas/table/Game.svelte";
import Vegas1996 from "../families/vegas_1996/table/Game.svelte";
import type { Payout as Paying, TableModel } from "../model/table.svelte";
import type { Family, View } from "../protocol/types";

/** What a family of games gives to the screens. */
interface FamilyRow {
    /** The table in play. */
    Game: Component<{ table: TableModel; coach?: Coach | null }>;
    /** Shown where one of its events makes an update a payout. */
    Payout?: Component<{ table: TableModel; payout: Paying; coach?: Coach | null }>;
    hints: Hints;
}

const kFamilies: Record<Family, FamilyRow> = {
    "las-vegas": { Game: LasVegas, Payout, hints: kHints },
    "vegas-1996": { Game: Vegas1996, hints: { taught: null, always: [] } },
};

export const familyRow = (view: View): FamilyRow => kFamilies[familyOf(view)];
