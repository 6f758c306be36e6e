import { describe, expect, it } from "vitest";
import { casinoPayouts } from "../../../../../client-web/src/families/las_vegas/payout/casino_payouts";
import {
    paidBefore,
    roundTotals,
    type CasinoGains,
} from "../../../../../client-web/src/families/las_vegas/payout/round_totals";
import { isQuiet, payoutSteps } from "../../../../../client-web/src/families/las_vegas/payout/payout_steps";
import { isPayout } from "../../../../../client-web/src/families/events";
import { apply } from "../../../../../client-web/src/protocol/followed";
import { allRecorded } from "../../../fixtures/games";

const games = allRecorded().filter(({ game }) => game.file.ruleset !== "vegas-1996");

describe.each(games)("the payouts of $name", ({ game: { file } }) => {
    const payouts: (ReturnType<typeof casinoPayouts> & { earlier: CasinoGains[] })[] = [];
    let view = file.view;
    const log = [...file.events];
    for (const { patch, events } of file.steps) {
        log.push(...events);
        if (isPayout(events, view))
            payouts.push({ ...casinoPayouts(view, events), earlier: paidBefore(log, { before: view, events }) });
        view = apply(view, patch);
    }

    it("show every casino once, those where nobody lay together, and sum up what ends a round", () => {
        for (const { scenes, next } of payouts) {
            const steps = payoutSteps(scenes, next !== "decision");
            expect(new Set(steps.flat())).toEqual(new Set(scenes));
            expect(steps.flat()).toHaveLength(scenes.length);
            const together = steps.filter((step) => step.length > 1 && !step.every(isQuiet));
            expect(together.length).toBeLessThanOrEqual(1);
            expect(together.flat().every(({ lines }) => lines.length === 0)).toBe(true);
            expect(steps.at(-1)?.length === 0).toBe(next !== "decision");
        }
    });

    it("know what their round has paid before a decision, and nothing else", () => {
        for (const [n, { earlier }] of payouts.entries()) {
            const previous = payouts[n - 1];
            const paid = previous?.next === "decision" ? previous.scenes : [];
            expect(earlier.map(({ casino }) => casino)).toEqual(paid.map(({ casino }) => casino));
            const dollars = (gains: Iterable<{ dollars: number }>) =>
                [...gains].reduce((sum, one) => sum + one.dollars, 0);
            expect(earlier.map(({ gains }) => dollars(gains))).toEqual(
                paid.map(({ gains }) => dollars(gains.values())),
            );
        }
    });
});

describe("Quiet casinos", () => {
    const scene = (casino: number, owners: number) => ({
        casino,
        lines: Array.from({ length: owners }, (_, owner) => ({ owner })),
        ties: [],
        unwonCards: [10_000],
        extras: [],
        openingEvents: [],
        otherEvents: [],
        gains: new Map(),
    });
    it("are shown in pairs where they follow each other", () => {
        const all = [scene(1, 1), scene(2, 1), scene(3, 1), scene(4, 2), scene(5, 1), scene(6, 0)];
        const steps = payoutSteps(all as never, true);
        expect(steps.map((step) => step.map(({ casino }) => casino))).toEqual([[1, 2], [3], [4], [5], [6], []]);
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
