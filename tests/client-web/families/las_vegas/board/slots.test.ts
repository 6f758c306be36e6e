import { describe, expect, it } from "vitest";
import type { Action, View } from "../../../../../client-web/src/protocol/types";
import {
    slotOutcome,
    slotsOf,
    targetCasino,
    type PlacementAction,
} from "../../../../../client-web/src/families/las_vegas/board/slots";

const house = { cards: [50000], wins: [null], tied: [], dice: [] };
const view = (roll: unknown, tile: unknown = undefined) =>
    ({
        turn: { seat: 0, ...(roll ? { roll } : {}) },
        casinos: [1, 2, 3, 4, 5, 6].map((n) => ({
            ...house,
            ...(n === 2 && tile ? { tile } : {}),
        })),
    }) as unknown as View;

describe("The slots", () => {
    it("sort a roll by number, big and white dice too", () => {
        const all = slotsOf(view({ small: [3, 3, 5], big: 3, neutral: [6, 6] }), []);
        expect(all.map(({ small, big, neutral }) => [small, big, neutral])).toEqual([
            [0, false, 0],
            [0, false, 0],
            [2, true, 0],
            [0, false, 0],
            [1, false, 0],
            [0, false, 2],
        ]);
        expect(all.every(({ action }) => action === null)).toBe(true);
    });

    it("can be chosen where the server offers it", () => {
        const place: PlacementAction = { kind: "place", face: 5 };
        expect(slotsOf(view({ small: [3, 5] }), [place]).map(({ action }) => action)).toEqual([
            null,
            null,
            null,
            null,
            place,
            null,
        ]);
    });

    it("show the die that Power Play turns, without a roll", () => {
        const turn: PlacementAction = { kind: "power_play", die: "big", face: 4 };
        expect(slotsOf(view(null), [turn])[3]).toMatchObject({
            n: 4,
            small: 0,
            big: true,
            action: turn,
        });
    });

    it("know the casino that No Entry! has closed", () => {
        expect(
            slotsOf(view({ small: [] }, { id: "E1", closed: 6, space: 1 }), []).map(({ isClosed }) => isClosed),
        ).toEqual([false, false, false, false, false, true]);
        expect(
            slotsOf(view({ small: [] }, { id: "E1", closed: null, space: 0 }), []).some(({ isClosed }) => isClosed),
        ).toBe(false);
    });
});

describe("A slot's prospect", () => {
    const at = (wins: (number | null)[], then: (number | null)[]) => {
        const table = view({ small: [1] });
        (table.casinos[0] as { wins: unknown }).wins = wins;
        return slotOutcome(table, { small: 1, casino: 1, wins: then }, 0);
    };
    it("wins, keeps, loses or brings nothing", () => {
        expect(at([null], [0])).toMatchObject({ kind: "win", dollars: 50000 });
        expect(at([0], [0])).toMatchObject({ kind: "keep", dollars: 50000 });
        expect(at([0], [null])).toMatchObject({
            kind: "lose",
            dollars: 0,
            loss: 50000,
        });
        expect(at([1], [null])).toMatchObject({
            kind: "nothing",
            costs: { seat: 1, dollars: 50000 },
        });
    });
    it("says with whom it ties", () => {
        const table = view({ small: [1] });
        Object.assign(table.casinos[0] as object, {
            wins: [1],
            dice: [{ owner: 1, small: 1, count: 1 }],
        });
        expect(slotOutcome(table, { small: 1, casino: 1, wins: [null], tied: [0, 1] }, 0)).toMatchObject({
            kind: "nothing",
            tie: { owners: [1], count: 1 },
            costs: { seat: 1 },
        });
    });
    it("says who has more, where that is why it brings nothing", () => {
        const table = view({ small: [1] });
        Object.assign(table.casinos[0] as object, {
            wins: [1],
            dice: [{ owner: 1, small: 3, count: 3 }],
        });
        const few = slotOutcome(table, { small: 1, casino: 1, wins: [1] }, 0);
        expect(few).toMatchObject({ kind: "nothing", tie: null, leaders: { owners: [1], count: 1, least: 3 } });
        expect(slotOutcome(table, { small: 4, casino: 1, wins: [0] }, 0)).toMatchObject({ kind: "win", leaders: null });
    });
    it("is unknown where the server shows nothing", () => {
        expect(slotOutcome(view(null), undefined, 0)).toBeNull();
    });
});

describe("What an action is about", () => {
    const about = (action: unknown) => targetCasino(action as Action);
    it("is a casino, by number or by face", () => {
        expect(about({ kind: "place", face: 2 })).toBe(2);
        expect(about({ kind: "close", casino: 5 })).toBe(5);
        expect(about({ kind: "roll" })).toBeNull();
    });
});
