import { describe, expect, it } from "vitest";
import type { Casino } from "../../../../../client-web/src/protocol/types";
import {
    casinoPreviews,
    moneyEffect,
    standingOf,
    tieOf,
    type CasinoPreview,
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
        const now = standingOf(
            casino({
                wins: [1, 0],
                dice: [
                    { owner: 0, small: 3, count: 3 },
                    { owner: 1, small: 2, big: 1, count: 4 },
                ],
            }),
        );
        expect(now.claims.map(({ dollars, group }) => [dollars, group?.owner])).toEqual([
            [80000, 1],
            [40000, 0],
        ]);
        expect(now.claims[0]?.group).toMatchObject({ small: 2, big: true, count: 4 });
        expect(now.ties).toEqual([]);
        expect(now.losers).toEqual([]);
    });

    it("leaves a card free that nobody would get", () => {
        expect(standingOf(casino({})).claims.map(({ group }) => group)).toEqual([null, null]);
    });

    it("has a row for each count that is tied", () => {
        const dice = [0, 1, 2, 3].map((owner) => ({
            owner,
            small: owner < 2 ? 2 : 1,
            count: owner < 2 ? 2 : 1,
        }));
        const { ties } = standingOf(casino({ tied: [0, 1, 2, 3], dice }));
        expect(ties.map(({ count, groups }) => [count, groups.map(({ owner }) => owner)])).toEqual([
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
        expect(standingOf(casino({ wins: [0, 1], dice })).losers.map(({ owner }) => owner)).toEqual([2, "blank"]);
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
    const [preview] = casinoPreviews({ small: 1, big: 1, casino: 3, wins: [0, 1] }, 0) as [CasinoPreview];

    it("is what the server shows, for our seat", () => {
        expect(preview).toEqual({
            casino: 3,
            wins: [0, 1],
            tied: [],
            adds: [{ owner: 0, small: 1, big: true }],
        });
        expect(casinoPreviews(undefined, 0)).toEqual([]);
    });

    it("adds ghosts to the dice that lie there and takes the server's winners", () => {
        const then = standingOf(before, preview);
        expect(then.claims[0]?.group).toMatchObject({
            owner: 0,
            small: 1,
            big: false,
            ghost: { small: 1, big: true },
            count: 4,
        });
        expect(then.claims[1]?.group?.owner).toBe(1);
    });

    it("dissolves a tie that lost its other half", () => {
        const then = standingOf(before, preview);
        expect(then.ties).toEqual([]);
        expect(then.losers.map(({ owner }) => owner)).toEqual([2]);
    });

    it("ties with whom the server says, by equal counts", () => {
        const dice = [
            { owner: 1, small: 3, count: 3 },
            { owner: 2, small: 1, count: 1 },
            { owner: 3, small: 1, count: 1 },
        ];
        const lying = casino({ wins: [1, null], tied: [2, 3], dice });
        const [tie] = casinoPreviews({ small: 1, big: 1, casino: 3, wins: [null, null], tied: [0, 1, 2, 3] }, 0) as [
            CasinoPreview,
        ];
        expect(
            standingOf(lying, tie).ties.map(({ groups, count }) => [count, ...groups.map(({ owner }) => owner)]),
        ).toEqual([
            [3, 1, 0],
            [1, 2, 3],
        ]);
        expect(tieOf(lying, tie, 0)).toEqual({ owners: [1], count: 3 });
        expect(
            tieOf(lying, casinoPreviews({ small: 2, casino: 3, wins: [1, 0], tied: [2, 3] }, 0)[0] as CasinoPreview, 0),
        ).toBeNull();
    });

    it("adds white dice to the imaginary player, and tells of a second casino", () => {
        const all = casinoPreviews({ neutral: 2, casino: 1, wins: [null], also: { casino: 4, wins: [0] } }, 0);
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
        expect(moneyEffect(lying, { casino: 1, wins: [0, 1], tied: [], adds: [] }, 0)).toEqual({
            before: 0,
            after: 80000,
            costs: { seat: 1, dollars: 40000 },
        });
        expect(moneyEffect(casino({ wins: [0, 1] }), { casino: 1, wins: [1, null], tied: [], adds: [] }, 0)).toEqual({
            before: 80000,
            after: 0,
            costs: null,
        });
    });
});
