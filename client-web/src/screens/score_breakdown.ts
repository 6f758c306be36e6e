import { kCounting as kMoney } from "../families/las_vegas/final/count";
import { kCounting as kChips } from "../families/vegas_1996/final/count";
import type { Family } from "../protocol/types";
import type { ScoreBreakdown } from "../table/score_breakdown";

const kFamilies: Record<Family, ScoreBreakdown> = { "las-vegas": kMoney, "vegas-1996": kChips };

export const scoreBreakdownOf = (family: Family): ScoreBreakdown => kFamilies[family];
