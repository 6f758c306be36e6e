import type { ScoreBreakdown } from "../../../table/score_breakdown";
import { formatNumber, t } from "../../../texts/texts.svelte";
import { seatsOf } from "../board/board";

/** Chips: the gaming table of each, the highest first. */
export const kScoreBreakdown: ScoreBreakdown = {
    needsReplay: false,
    breakDown: (end) =>
        seatsOf(end).map(({ chips }) => {
            const won = [...chips].sort((a, b) => b.value - a.value);
            return {
                parts: won.map(({ table, value }) => ({ kind: "round", round: table, dollars: value })),
                lines: won.map(({ table, value }) => ({
                    when: t("final.table", { n: table }),
                    what: "",
                    amount: formatNumber(value),
                    isLoss: false,
                })),
            };
        }),
    title: (name) => t("final.chips_of", { name }),
    emptyText: () => t("final.no_chips"),
};
