import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../../../client-web/src/app/settings.svelte";
import { barLength, isRevealed, lossOf, stepsOf, type PlayerBar } from "../../../../client-web/src/screens/final/bars";
import { ResultReveal } from "../../../../client-web/src/screens/final/reveal.svelte";

const row = (over: Partial<PlayerBar>): PlayerBar => ({
    seat: 0,
    place: 1,
    name: "Mira",
    bot: "",
    total: 0,
    parts: [],
    ...over,
});

const lossy = row({
    total: 70_000,
    parts: [
        { kind: "round", round: 1, dollars: 60_000 },
        { kind: "round", round: 3, dollars: 30_000 },
        { kind: "tiles", round: 0, dollars: 10_000 },
        { kind: "loss", round: 0, dollars: 30_000 },
    ],
});

describe("A bar", () => {
    it("is as long as what came in, and its total is what is left when the loss is crossed out", () => {
        expect(barLength(lossy) - lossOf(lossy)).toBe(lossy.total);
    });

    it("is the total where nothing is known of its parts", () => {
        expect(barLength(row({ total: 40_000 }))).toBe(40_000);
        expect(barLength(row({ total: -10_000 }))).toBe(0);
    });

    it("grows round by round, and by everything else at the end", () => {
        const steps = stepsOf([lossy, row({ parts: [{ kind: "round", round: 2, dollars: 1 }] })]);
        expect(steps).toEqual([1, 2, 3, Infinity]);
        const told = (step: number) =>
            lossy.parts.filter((piece) => isRevealed(piece, steps, step)).map(({ kind }) => kind);
        expect(told(0)).toEqual([]);
        expect(told(2)).toEqual(["round"]);
        expect(told(3)).toEqual(["round", "round"]);
        expect(told(4)).toEqual(["round", "round", "tiles", "loss"]);
    });
});

describe("The end of a game", () => {
    beforeEach(() => {
        vi.useFakeTimers();
        settings.speed = "normal";
    });
    afterEach(() => vi.useRealTimers());

    it("tells its steps in 4 s, and then who won", async () => {
        const reveal = new ResultReveal("one");
        reveal.start(14);
        reveal.start(14);
        await vi.advanceTimersByTimeAsync(2000);
        expect(reveal.step).toBeGreaterThan(3);
        expect(reveal.isDone).toBe(false);
        await vi.advanceTimersByTimeAsync(2001);
        expect(reveal.isDone).toBe(true);
    });

    it("waits two seconds for what the bars are made of", async () => {
        const reveal = new ResultReveal("slow");
        await vi.advanceTimersByTimeAsync(1999);
        expect(reveal.isDone).toBe(false);
        await vi.advanceTimersByTimeAsync(1);
        expect(reveal.isDone).toBe(true);
    });

    it("is told once, and at once where nothing is to move", () => {
        const reveal = new ResultReveal("two");
        reveal.start(3);
        reveal.end();
        expect(new ResultReveal("two").isDone).toBe(true);
        settings.speed = "off";
        expect(new ResultReveal("three").isDone).toBe(true);
    });
});
