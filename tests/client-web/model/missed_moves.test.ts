import { beforeEach, expect, it } from "vitest";
import { loadItem, saveItem } from "../../../client-web/src/app/storage";
import { MissedMoves } from "../../../client-web/src/model/missed_moves.svelte";
import { modelOf, snapshotOf } from "../fixtures/snapshot";

const kSeats = [
    { player: "a", name: "Anna", bot: null },
    { player: "b", name: "Ben", bot: null },
];
const kHour = 3_600_000;
const passed = (seat: number, dice: number) => ({ kind: "rolled", seat, small: Array(dice).fill(1) });
const events = [passed(0, 1), passed(1, 2), passed(0, 3), passed(1, 4), passed(0, 5), passed(1, 6), passed(0, 7)];
const table = (id: string, count: number, { from = 0, game = "t-1", decision = count } = {}) =>
    modelOf(
        snapshotOf(
            [],
            {
                table: id,
                prompt: { decision, seat: 0, kind: "roll" },
                round_log: events.slice(from, count),
            },
            { table: { id, game, family: "las-vegas", status: "playing", seats: kSeats } },
        ),
    );
const told = (of: ReturnType<typeof modelOf>, now = kHour) => {
    const missed = new MissedMoves(of);
    missed.look(now);
    return missed;
};

beforeEach(() => saveItem("seen", null));

it("tells nothing to who comes for the first time", () => {
    expect(told(table("t", 5)).sentences).toEqual([]);
});

it("tells what happened since, and how many decisions it was", () => {
    new MissedMoves(table("t", 5)).remember(0);
    const missed = told(table("t", 7));
    expect([missed.sentences.length, missed.decisions, missed.isPartial]).toEqual([2, 2, false]);
    missed.dismiss();
    expect(missed.sentences).toEqual([]);
    expect(told(table("t", 7), 2 * kHour).sentences, "told once").toEqual([]);
});

it("tells nothing to who looked away for a moment", () => {
    new MissedMoves(table("t", 5)).remember(0);
    expect(told(table("t", 7), 59_000).sentences).toEqual([]);
});

it("tells what there is where the rest is of an earlier round, and says so", () => {
    new MissedMoves(table("t", 4)).remember(0);
    const missed = told(table("t", 7, { from: 5 }));
    expect([missed.sentences.length, missed.decisions, missed.isPartial]).toEqual([2, 3, true]);
});

it("tells all of a game that has begun since", () => {
    new MissedMoves(table("t", 7)).remember(0);
    const missed = told(table("t", 2, { game: "t-2", decision: 9 }));
    expect([missed.sentences.length, missed.decisions, missed.isPartial]).toEqual([2, 2, false]);
});

it("remembers so many tables only", () => {
    for (let n = 0; n < 40; n += 1) new MissedMoves(table(`t${n}`, 3)).remember(n);
    const known = Object.keys(JSON.parse(loadItem("seen") ?? "{}") as object);
    expect(known).toHaveLength(30);
    expect(known).toContain("t39");
});
