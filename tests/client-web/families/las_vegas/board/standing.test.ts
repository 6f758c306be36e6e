import { describe, expect, it } from "vitest";
import type { Casino } from "../../../../../client-web/src/protocol/types";
import {
    previews,
    stakes,
    standing,
    tieOf,
    type Preview,
} from "../../../../../client-web/src/families/las_vegas/board/standing";

const casino = (over: Partial<Casino>): Casino => ({
    cards: [80000, 40000],
    wins: [null, null],
    tied: [],
    dice: [],
    ...over,
});

describe("A casino from top to bottom", () => {
    it("puts who would get a card on its rung, in the server's order", () => {
        const now = standing(
            casino({
                wins: [1, 0],
                dice: [
                    { owner: 0, small: 3, count: 3 },
                    { owner: 1, small: 2, big: 1, count: 4 },
                ],
            }),
        );
        expect(now.rungs.map(({ dollars, heap }) => [dollars, heap?.owner])).toEqual([
            [80000, 1],
            [40000, 0],
        ]);
        expect(now.rungs[0]?.heap).toMatchObject({ small: 2, big: true, count: 4 });
        expect(now.ties).toEqual([]);
        expect(now.out).toEqual([]);
    });

    it("leaves a card free that nobody would get", () => {
        expect(standing(casino({})).rungs.map(({ heap }) => heap)).toEqual([null, null]);
    });

    it("has a row for each count that is tied", () => {
        const dice = [0, 1, 2, 3].map((owner) => ({
            owner,
            small: owner < 2 ? 2 : 1,
            count: owner < 2 ? 2 : 1,
        }));
        const { ties } = standing(casino({ tied: [0, 1, 2, 3], dice }));
        expect(ties.map(({ count, heaps }) => [count, heaps.map(({ owner }) => owner)])).toEqual([
            [2, [0, 1]],
            [1, [2, 3]],
        ]);
    });

    it("lists who gets nothing without a tie, most dice first", () => {
        const dice = [
            { owner: 0, small: 4, count: 4 },
            { owner: 1, small: 3, count: 3 },
            { owner: "blank" as const, small: 1, count: 1 },
            { owner: 2, small: 2, count: 2 },
        ];
        expect(standing(casino({ wins: [0, 1], dice })).out.map(({ owner }) => owner)).toEqual([2, "blank"]);
    });
});

describe("A preview", () => {
    const before = casino({
        wins: [1, null],
        tied: [0, 2],
        dice: [
            { owner: 1, small: 2, count: 2 },
            { owner: 0, small: 1, count: 1 },
            { owner: 2, small: 1, count: 1 },
        ],
    });
    const [preview] = previews({ small: 1, big: 1, casino: 3, wins: [0, 1] }, 0) as [Preview];

    it("is what the server shows, for our seat", () => {
        expect(preview).toEqual({
            casino: 3,
            wins: [0, 1],
            tied: [],
            adds: [{ owner: 0, small: 1, big: true }],
        });
        expect(previews(undefined, 0)).toEqual([]);
    });

    it("adds ghosts to the dice that lie there and takes the server's winners", () => {
        const then = standing(before, preview);
        expect(then.rungs[0]?.heap).toMatchObject({
            owner: 0,
            small: 1,
            big: false,
            ghost: { small: 1, big: true },
            count: 4,
        });
        expect(then.rungs[1]?.heap?.owner).toBe(1);
    });

    it("dissolves a tie that lost its other half", () => {
        const then = standing(before, preview);
        expect(then.ties).toEqual([]);
        expect(then.out.map(({ owner }) => owner)).toEqual([2]);
    });

    it("ties with whom the server says, by equal counts", () => {
        const dice = [
            { owner: 1, small: 3, count: 3 },
            { owner: 2, small: 1, count: 1 },
            { owner: 3, small: 1, count: 1 },
        ];
        const lying = casino({ wins: [1, null], tied: [2, 3], dice });
        const [tie] = previews({ small: 1, big: 1, casino: 3, wins: [null, null], tied: [0, 1, 2, 3] }, 0) as [Preview];
        expect(
            standing(lying, tie).ties.map(({ heaps, count }) => [count, ...heaps.map(({ owner }) => owner)]),
        ).toEqual([
            [3, 1, 0],
            [1, 2, 3],
        ]);
        expect(tieOf(lying, tie, 0)).toEqual({ owners: [1], count: 3 });
        expect(
            tieOf(lying, previews({ small: 2, casino: 3, wins: [1, 0], tied: [2, 3] }, 0)[0] as Preview, 0),
        ).toBeNull();
    });

    it("adds white dice to the imaginary player, and tells of a second casino", () => {
        const all = previews({ neutral: 2, casino: 1, wins: [null], also: { casino: 4, wins: [0] } }, 0);
        expect(all).toEqual([
            {
                casino: 1,
                wins: [null],
                tied: [],
                adds: [{ owner: "neutral", small: 2, big: false }],
            },
            { casino: 4, wins: [0], tied: [], adds: [] },
        ]);
    });

    it("says what it changes for our money, and whom it costs most", () => {
        const lying = casino({ wins: [1, 2] });
        expect(stakes(lying, { casino: 1, wins: [0, 1], tied: [], adds: [] }, 0)).toEqual({
            before: 0,
            after: 80000,
            costs: { seat: 1, dollars: 40000 },
        });
        expect(stakes(casino({ wins: [0, 1] }), { casino: 1, wins: [1, null], tied: [], adds: [] }, 0)).toEqual({
            before: 80000,
            after: 0,
            costs: null,
        });
    });
});
