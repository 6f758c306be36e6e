import type { Component } from "svelte";
import type { HintTable } from "../hints/hint";
import type { HintScheduler } from "../hints/hint_scheduler.svelte";
import type { Payout, TableModel } from "../model/table.svelte";
import type { Family } from "../protocol/types";
import type { ScoreBreakdown } from "../table/score_breakdown";

/** What a family of games gives to the screens: `screens.ts` of its folder. */
export interface FamilyScreens {
    id: Family;
    /** The table in play. */
    Game: Component<{ table: TableModel; hints?: HintScheduler | null }>;
    /** Shown where one of its events makes an update a payout. */
    Payout?: Component<{ table: TableModel; payout: Payout; hints?: HintScheduler | null }>;
    hints: HintTable;
    scoreBreakdown: ScoreBreakdown;
}
