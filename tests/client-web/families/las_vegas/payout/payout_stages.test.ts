import { describe, expect, it } from "vitest";
import type { AfterPayout, CasinoPayout } from "../../../../../client-web/src/families/las_vegas/payout/casino_payouts";
import { casinoPayouts } from "../../../../../client-web/src/families/las_vegas/payout/casino_payouts";
import {
    payoutStages,
    revealCasino,
    type PayoutStage,
    type StageKind,
} from "../../../../../client-web/src/families/las_vegas/payout/payout_stages";
import { payoutSteps } from "../../../../../client-web/src/families/las_vegas/payout/payout_steps";
import { isPayout } from "../../../../../client-web/src/families/events";
import { apply } from "../../../../../client-web/src/protocol/followed";
import { allRecorded } from "../../../fixtures/games";

const kRoundMs = 12_000;
const kInterruptedRoundMs = 13_000;
const kLeastTellMs = 800;
const kLeastAwardMs = 75;
const kOrder: StageKind[] = ["open", "line_up", "cancel", "award", "pay", "tell"];
const games = allRecorded().filter(({ game }) => game.file.ruleset !== "vegas-1996");

interface Paid {
    round: number;
    scenes: CasinoPayout[];
    next: AfterPayout;
}

const totalMs = (stages: readonly PayoutStage[]) => stages.reduce((sum, { ms }) => sum + ms, 0);
const staged = ({ scenes, next }: Paid, me: number | null = 0) => {
    const steps = payoutSteps(scenes, next !== "decision");
    return { steps, stages: payoutStages(steps, next, me) };
};

describe.each(games)("the payouts of $name", ({ game: { file } }) => {
    const payouts: Paid[] = [];
    let view = file.view;
    for (const { patch, events } of file.steps) {
        if (isPayout(events, view)) payouts.push({ round: view.round?.number ?? 0, ...casinoPayouts(view, events) });
        view = apply(view, patch);
    }

    it("take 12 s a round at most, and hardly more where a decision interrupts them", () => {
        const rounds = new Map<number, { ms: number; isInterrupted: boolean }>();
        for (const paid of payouts) {
            const had = rounds.get(paid.round);
            const ms = (had?.ms ?? 0) + totalMs(staged(paid).stages.flat());
            rounds.set(paid.round, { ms, isInterrupted: had !== undefined });
        }
        expect(rounds.size).toBeGreaterThan(1);
        for (const { ms, isInterrupted } of rounds.values())
            expect(ms).toBeLessThanOrEqual(isInterrupted ? kInterruptedRoundMs : kRoundMs);
    });

    it("leave time to read what is told, also after a late decision", () => {
        for (const { scenes, ...paid } of payouts) {
            for (const from of scenes.keys()) {
                const [first, ...others] = scenes.slice(from) as [CasinoPayout, ...CasinoPayout[]];
                const rest = { ...first, lines: [], ties: [], unwonCards: [] };
                const stages = staged({ ...paid, scenes: [rest, ...others] }).stages.flat();
                const tells = stages.filter(({ kind }) => kind === "tell");
                expect(Math.min(...tells.map(({ ms }) => ms))).toBeGreaterThanOrEqual(kLeastTellMs);
                const awards = stages.filter(({ kind }) => kind === "award" || kind === "pay");
                expect(Math.min(...awards.map(({ ms }) => ms), Infinity)).toBeGreaterThan(kLeastAwardMs);
            }
        }
    });

    it("count, cancel, award and pay in this order, and tell last", () => {
        for (const paid of payouts) {
            for (const stages of staged(paid).stages) {
                const kinds = stages.map(({ kind }) => kOrder.indexOf(kind));
                expect(kinds).toEqual([...kinds].sort((a, b) => a - b));
                expect(stages.filter(({ kind }) => kind === "tell")).toEqual([stages.at(-1)]);
                expect(stages.every(({ ms }) => ms > 0)).toBe(true);
            }
        }
    });

    it("reveal nothing before its stage", () => {
        let seen = 0;
        for (const paid of payouts) {
            const { steps, stages } = staged(paid);
            for (const [n, step] of steps.entries()) {
                for (let count = 1; count <= (stages[n]?.length ?? 0); count += 1) {
                    const reached = stages[n]!.slice(0, count);
                    for (const scene of step) {
                        const of = (kind: StageKind) =>
                            reached.filter((stage) => stage.kind === kind && stage.scene === scene).length;
                        const shown = revealCasino(scene, reached);
                        const awarded = shown.lines.filter(({ card }) => card !== null).length;
                        expect(shown.lines).toHaveLength(of("line_up"));
                        expect(shown.ties).toHaveLength(of("cancel"));
                        expect(shown.lines.filter(({ isTied }) => isTied)).toHaveLength(shown.ties.flat().length);
                        expect(shown.lines.some(({ isTied, tieSize }) => !isTied && tieSize > 0)).toBe(false);
                        expect(awarded).toBe(of("award"));
                        expect(shown.pot.filter(({ isTaken }) => isTaken)).toHaveLength(awarded);
                        expect(shown.extras.length + shown.otherEvents.length).toBe(of("pay"));
                        if (reached.at(-1)?.kind !== "tell") {
                            expect([shown.isTold, shown.unwonCards, shown.gains.size]).toEqual([false, [], 0]);
                        } else {
                            const { pot: _, isTold: __, ...rest } = shown;
                            expect(rest).toEqual(scene);
                        }
                        seen += 1;
                    }
                }
            }
        }
        expect(seen).toBeGreaterThan(50);
    });

    it("sound at every stage, and otherwise where it is one’s own", () => {
        for (const paid of payouts) {
            const { stages } = staged(paid);
            const sound = new Map(stages.flat().map((stage) => [stage, stage.sound]));
            for (const [{ kind, scene }, heard] of sound) {
                if (kind === "line_up") expect(heard).toBe("count");
                if (kind === "cancel") expect(heard).toBe("cancel");
                if (kind === "award") expect(["award", "own_award"]).toContain(heard);
                if (kind === "tell") expect(scene).toBeNull();
            }
            const own = paid.scenes.flatMap(({ lines }) => lines).filter(({ owner, card }) => owner === 0 && card);
            const awards = stages.flat().filter(({ kind, sound }) => kind === "award" && sound === "own_award");
            expect(awards).toHaveLength(own.length);
        }
    });

    it("wait a breath before the cards of the last casino", () => {
        for (const paid of payouts.filter(({ next }) => next !== "decision")) {
            const all = staged(paid).stages.flat();
            const last = all.filter(({ kind }) => kind === "award").at(-1)?.scene;
            const first = all.findIndex(({ kind, scene }) => kind === "award" && scene === last);
            expect(all[first - 1]?.ms).toBeGreaterThan(700);
        }
    });
});
