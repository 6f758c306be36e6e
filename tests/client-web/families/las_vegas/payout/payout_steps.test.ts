import { describe, expect, it } from "vitest";
import { casinoPayouts } from "../../../../../client-web/src/families/las_vegas/payout/casino_payouts";
import { roundTotals, type CasinoGains } from "../../../../../client-web/src/families/las_vegas/payout/round_totals";
import { payoutSteps, stepDurations } from "../../../../../client-web/src/families/las_vegas/payout/payout_steps";
import { isPayout } from "../../../../../client-web/src/families/events";
import { apply } from "../../../../../client-web/src/protocol/followed";
import { allRecorded } from "../../../fixtures/games";

const kPayoutMs = 12_000;
const games = allRecorded().filter(({ game }) => game.file.ruleset !== "vegas-1996");

describe.each(games)("the payouts of $name", ({ game: { file } }) => {
    const payouts: ReturnType<typeof casinoPayouts>[] = [];
    let view = file.view;
    for (const { patch, events } of file.steps) {
        if (isPayout(events, view)) payouts.push(casinoPayouts(view, events));
        view = apply(view, patch);
    }

    it("are told in 12 s at most, and no part too quickly to be seen", () => {
        for (const { scenes: told, next } of payouts) {
            const times = stepDurations(payoutSteps(told, next !== "decision"));
            expect(times.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(kPayoutMs);
            expect(Math.min(...times)).toBeGreaterThan(1000);
        }
    });

    it("tell every casino once, those where nobody lay together, and sum up what ends a round", () => {
        for (const { scenes: told, next } of payouts) {
            const stops = payoutSteps(told, next !== "decision");
            expect(new Set(stops.flat())).toEqual(new Set(told));
            expect(stops.flat()).toHaveLength(told.length);
            expect(stops.filter((stop) => stop.length > 1).length).toBeLessThanOrEqual(1);
            expect(stops.at(-1)?.length === 0).toBe(next !== "decision");
        }
    });
});

describe("The sum of a round", () => {
    it("has every seat, with the most money first, and what was lost", () => {
        const paid: CasinoGains[] = [
            { casino: 1, gains: [{ seat: 2, dollars: 60_000, chips: 0 }] },
            { casino: 2, gains: [] },
            {
                casino: 4,
                gains: [
                    { seat: 0, dollars: -30_000, chips: 0 },
                    { seat: 2, dollars: 10_000, chips: 1 },
                ],
            },
        ];
        expect(roundTotals(paid, 3)).toEqual([
            { seat: 2, dollars: 70_000, chips: 1, casinos: [1, 4] },
            { seat: 1, dollars: 0, chips: 0, casinos: [] },
            { seat: 0, dollars: -30_000, chips: 0, casinos: [4] },
        ]);
    });
});
