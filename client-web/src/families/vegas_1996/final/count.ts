import type { Counting } from "../../../table/counting";
import { number, t } from "../../../texts/texts.svelte";
import { seatsOf } from "../board/board";

/** Chips: the gaming table of each, the highest first. */
export const kCounting: Counting = {
    needsReplay: false,
    count: (end) =>
        seatsOf(end).map(({ chips }) => {
            const won = [...chips].sort((a, b) => b.value - a.value);
            return {
                pieces: won.map(({ table, value }) => ({ kind: "round", round: table, dollars: value })),
                lines: won.map(({ table, value }) => ({
                    when: t("final.table", { n: table }),
                    what: "",
                    amount: number(value),
                    lost: false,
                })),
            };
        }),
    title: (name) => t("final.chips_of", { name }),
    nothing: () => t("final.no_chips"),
};
