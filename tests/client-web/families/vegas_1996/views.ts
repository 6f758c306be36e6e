// A small table of `vegas-1996` for the tests: what they do not look at is left out.
import type { View } from "../../../../client-web/src/protocol/types";

const space = (numbers: number[], owner: number | null = null) => ({
    numbers,
    owner,
});

export function scene(change: Record<string, unknown> = {}): View {
    return {
        table: { family: "vegas-1996", options: {}, seats: [{ name: "Mira" }, { name: "Jonas" }] },
        board: {
            mary: 0,
            track: [2, 0, 1],
            tables: [
                {
                    value: 3,
                    closed: false,
                    rows: [[space([1, 2], 0), space([3, 4]), space([5, 6], 1)]],
                },
                {
                    value: 6,
                    closed: false,
                    rows: [
                        [space([1]), space([2])],
                        [space([3], 1), space([4]), space([5]), space([6])],
                    ],
                },
            ],
        },
        turn: { seat: 0 },
        seats: [
            {
                pawn: 1,
                counters: 19,
                cards: ["front_man", "front_man", "good_luck_2", "mary_chip"],
                chips: [],
                total: 0,
            },
            {
                pawn: 2,
                counters: 18,
                cards: ["good_luck_1"],
                chips: [{ table: 3, value: 4 }],
                total: 4,
            },
        ],
        result: null,
        you: { seat: 0, cards: [], total: 0 },
        ...change,
    } as unknown as View;
}
