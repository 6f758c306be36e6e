import { describe, expect, it } from "vitest";
import { kScoreBreakdown } from "../../../../../client-web/src/families/vegas_1996/final/count";
import type { View } from "../../../../../client-web/src/protocol/types";
import { loadTexts } from "../../../../../client-web/src/texts/texts.svelte";

describe("The end of VEGAS", () => {
    it("counts chips, the highest first, each from its table, and waits for no replay", async () => {
        await loadTexts("en");
        const chips = [
            { table: 3, value: 2 },
            { table: 1, value: 9 },
        ];
        const end = {
            seats: [
                { pawn: 1, chips },
                { pawn: 2, chips: [] },
            ],
        } as unknown as View;
        const [first, second] = kScoreBreakdown.breakDown(end, null);
        expect(first?.lines.map(({ when, amount }) => [when, amount])).toEqual([
            ["Table 1", "9"],
            ["Table 3", "2"],
        ]);
        expect(first?.parts.map(({ round, dollars }) => [round, dollars])).toEqual([
            [1, 9],
            [3, 2],
        ]);
        expect(second).toEqual({ parts: [], lines: [] });
    });
});
