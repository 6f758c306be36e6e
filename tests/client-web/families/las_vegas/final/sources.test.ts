import { describe, expect, it } from "vitest";
import { pieces, sources, type Source } from "../../../../../client-web/src/families/las_vegas/final/sources";
import type { Replay, View } from "../../../../../client-web/src/protocol/types";
import { viewsOf } from "../../../../../client-web/src/model/replay";
import { allRecorded } from "../../../fixtures/games";

const games = allRecorded()
    .map(({ name, game }) => ({ name, file: game.file }))
    .filter(({ file }) => file.ruleset !== "vegas-1996");
const total = (list: readonly { dollars: number }[]) => list.reduce((sum, { dollars }) => sum + dollars, 0);

describe.each(games)("the money of $name", ({ file }) => {
    const end = viewsOf(file).at(-1) as View;
    const by = sources(file, end);

    it("adds up to the result, and every dollar has a name", () => {
        expect(by.map(total)).toEqual(end.result?.totals);
        expect(by.flat().filter(({ from }) => from === "rest")).toEqual([]);
    });
    // With tiles the bank pays and takes cards too.
    it.skipIf(file.ruleset === "royale")("has a line for every card that was won", () => {
        expect(by.map((list) => list.filter(({ from }) => from === "card").length)).toEqual(end.result?.cards);
    });
    it("makes pieces of the same money", () => {
        by.forEach((list, seat) => {
            const parts = pieces(list);
            expect(total(parts.map((piece) => (piece.kind === "loss" ? { dollars: -piece.dollars } : piece)))).toBe(
                end.result?.totals[seat],
            );
            expect(parts.every(({ dollars }) => dollars > 0)).toBe(true);
        });
    });
});

describe("money that no event explains", () => {
    const { file } = games[0] as { file: Replay };
    const end = structuredClone(viewsOf(file).at(-1) as View);

    it("is called the rest", () => {
        const result = end.result as NonNullable<View["result"]>;
        const totals = [...result.totals];
        totals[0] = (totals[0] as number) + 5000;
        const by = sources(file, {
            ...end,
            result: {
                ...result,
                chips: result.chips.map(() => 0) as typeof result.chips,
                totals,
            },
        });
        const others = by.map((list) => list.filter(({ from }) => from === "rest"));
        expect(others[0]).toHaveLength(1);
        expect(by.map(total)).toEqual(totals);
    });
});

it("knows what chips are worth where some of them paid a fine", () => {
    const seats = (...chips: number[]) => chips.map((chips) => ({ chips, cards: 1 }));
    const game = { ruleset: "royale", casinos: [], table: { family: "las-vegas", seats: [] } };
    const fined = { kind: "fined", seat: 1, casino: 1, tile: "C2" };
    const file = {
        seats: [{}, {}, {}],
        events: [{ kind: "round_started", round: 1, start: 0 }],
        view: { ...game, seats: seats(2, 2, 2) },
        steps: [
            {
                events: [{ kind: "passed", seat: 0, chips: 1 }],
                patch: { "/seats/0/chips": 1 },
            },
            {
                events: [
                    { kind: "card_won", casino: 2, seat: 1, dollars: 30_000 },
                    { kind: "paid", casino: 3, seat: 1, tile: "D1", chips: 1 },
                    { ...fined, dollars: 50_000 },
                    { ...fined, seat: 2, dollars: 0 },
                    { kind: "round_started", round: 2, start: 0 },
                    { kind: "chips_given", chips: 2 },
                ],
                patch: { "/seats": seats(3, 3, 4) },
            },
        ],
    } as unknown as Replay;
    const result = { totals: [30_000, 30_000, 40_000], chips: [3, 3, 4] };
    const by = sources(file, { ...viewsOf(file).at(-1), result } as unknown as View);
    expect(by.map((list) => list.map(({ from, dollars }) => [from, dollars]))).toEqual([
        [["chips", 30_000]],
        [
            ["card", 30_000],
            ["fine", -50_000],
            ["spent", 20_000],
            ["chips", 30_000],
        ],
        [["chips", 40_000]],
    ]);
    expect(by[1]?.find(({ from }) => from === "spent")).toMatchObject({ round: 1, tile: "C2", number: 2 });
});

it("puts what was lost behind what was gained", () => {
    const list: Source[] = [
        { from: "fine", round: 1, tile: "C2", casino: 1, dollars: -50000 },
        { from: "card", round: 2, casino: 1, place: 1, count: 3, dollars: 40000 },
        { from: "card", round: 1, casino: 1, place: 1, count: 3, dollars: 60000 },
        { from: "tile", round: 1, tile: "A2", casino: 1, dollars: 20000 },
    ];
    expect(pieces(list).map(({ kind, round, dollars }) => [kind, round, dollars])).toEqual([
        ["round", 1, 60000],
        ["round", 2, 40000],
        ["tiles", 0, 20000],
        ["loss", 0, 50000],
    ]);
});
