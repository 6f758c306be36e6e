import { describe, expect, it } from "vitest";
import type { TableEvent, View } from "../../../../../client-web/src/protocol/types";
import {
    currentPlacement,
    seatsOf,
    type GamingTable,
} from "../../../../../client-web/src/families/vegas_1996/board/board";
import { applyEvents } from "../../../../../client-web/src/families/vegas_1996/board/apply_events";
import { scene } from "../views";

const tableOf = (view: View, number: number) => view.board?.tables[number - 1] as unknown as GamingTable;
const owners = (view: View, number: number) =>
    tableOf(view, number)
        .rows.flat()
        .map(({ owner }) => owner);
const told = (events: unknown[], before = scene(), all = events) =>
    applyEvents(before, events as TableEvent[], before, all as TableEvent[]);

describe("a turn told event by event", () => {
    const turn = [
        { kind: "rolled", seat: 0, small: [5] },
        { kind: "counter_placed", seat: 0, table: 1, space: 3, replaced: 1 },
        { kind: "mary_moved", position: 1, table: 2 },
        { kind: "chip_won", seat: 1, table: 2, value: 6 },
    ];

    it("shows the die at the table that it goes to", () => {
        expect(currentPlacement(told(turn.slice(0, 1), scene(), turn))).toEqual({
            seat: 0,
            number: 5,
            table: 1,
        });
    });

    it("lays the counter, sends the other home, and takes up the die", () => {
        const view = told(turn.slice(0, 2), scene(), turn);
        expect(owners(view, 1)).toEqual([0, null, 0]);
        expect(seatsOf(view).map(({ counters }) => counters)).toEqual([18, 19]);
        expect(currentPlacement(view)?.number).toBeUndefined();
    });

    it("moves Mary before the chip goes", () => {
        const view = told(turn.slice(0, 3), scene(), turn);
        expect([view.board?.mary, tableOf(view, 2).closed]).toEqual([1, false]);
    });

    it("gives the chip, sends all counters home and closes the table", () => {
        const view = told(turn);
        expect([tableOf(view, 2).closed, owners(view, 2)]).toEqual([true, [null, null, null, null, null, null]]);
        expect(seatsOf(view)[1]).toMatchObject({
            total: 10,
            counters: 20,
            chips: [
                { table: 3, value: 4 },
                { table: 2, value: 6 },
            ],
        });
    });
});

it("a discarded chip is nobody's", () => {
    const view = told([{ kind: "chip_discarded", table: 1, value: 3 }]);
    expect(tableOf(view, 1).closed).toBe(true);
    expect(seatsOf(view).map(({ counters, total }) => [counters, total])).toEqual([
        [20, 0],
        [19, 4],
    ]);
});

describe("a duel", () => {
    const start = {
        kind: "duel_started",
        seat: 0,
        table: 1,
        space: 3,
        defender: 1,
    };

    it("stands in the turn until it is over", () => {
        expect(currentPlacement(told([start]))?.duel).toEqual({ defender: 1, space: 3 });
        expect(
            currentPlacement(
                told([
                    start,
                    { kind: "duel_ended", table: 1, space: 3, seat: 0 },
                    { kind: "counter_placed", seat: 0, table: 1, space: 3, replaced: 1 },
                ]),
            )?.duel,
        ).toBeUndefined();
    });

    it("that nobody wins frees the space", () => {
        const view = told([start, { kind: "duel_ended", table: 1, space: 3 }]);
        expect(owners(view, 1)).toEqual([0, null, null]);
        expect(seatsOf(view)[1]?.counters).toBe(19);
    });

    it("that the owner wins changes nothing there", () => {
        expect(owners(told([start, { kind: "duel_ended", table: 1, space: 3, seat: 1 }]), 1)).toEqual([0, null, 1]);
    });
});

it("a played card leaves the hand, one of a kind at a time", () => {
    const view = told([{ kind: "card_played", seat: 0, choice: { kind: "front_man", table: 2 } }]);
    expect(seatsOf(view)[0]?.cards).toEqual(["front_man", "good_luck_2", "mary_chip"]);
    expect(currentPlacement(view)?.table).toBe(2);
});

it("pawns go where they are told, and the view before is left as it was", () => {
    const before = scene();
    const kept = JSON.stringify(before);
    expect(seatsOf(told([{ kind: "pawn_moved", seat: 0, table: 2 }], before))[0]?.pawn).toBe(2);
    expect(JSON.stringify(before)).toBe(kept);
});
