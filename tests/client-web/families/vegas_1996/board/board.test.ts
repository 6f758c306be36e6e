import { describe, expect, it } from "vitest";
import {
    chipOf,
    columnCount,
    countersBySeat,
    freeSpaces,
    numbersOf,
    pawnsAt,
    currentPlacement,
    rowsOf,
    seatsOf,
    type GamingTable,
} from "../../../../../client-web/src/families/vegas_1996/board/board";
import { cardsInShort, cardsInWords, hand } from "../../../../../client-web/src/families/vegas_1996/question/cards";
import { loadTexts } from "../../../../../client-web/src/texts/texts.svelte";
import { scene } from "../views";

const view = scene();
const tables = view.board?.tables as unknown as GamingTable[];
const [first, second] = tables as [GamingTable, GamingTable];

describe("a table", () => {
    it("numbers its spaces row by row, however long the rows are", () => {
        expect(rowsOf(second).map((row) => row.map(({ number }) => number))).toEqual([
            [1, 2],
            [3, 4, 5, 6],
        ]);
        expect(columnCount(second)).toBe(4);
    });

    it("counts the counters of every seat and what is free", () => {
        expect(countersBySeat(first)).toEqual([
            { seat: 0, count: 1 },
            { seat: 1, count: 1 },
        ]);
        expect(countersBySeat(second)).toEqual([{ seat: 1, count: 1 }]);
        expect([freeSpaces(first), freeSpaces(second)]).toEqual([1, 5]);
    });

    it("writes both numbers of a double space", () => {
        expect(rowsOf(first).flat().map(numbersOf)).toEqual(["1/2", "3/4", "5/6"]);
    });

    it("knows its pawns and who has its chip", () => {
        expect([pawnsAt(seatsOf(view), 1), pawnsAt(seatsOf(view), 3)]).toEqual([[0], []]);
        expect([chipOf(seatsOf(view), 3), chipOf(seatsOf(view), 1)]).toEqual([1, null]);
    });
});

it("nothing is placed before a table stands in the turn", () => {
    expect(currentPlacement(view)).toBeNull();
    expect(currentPlacement(scene({ turn: null }))).toBeNull();
    expect(currentPlacement(scene({ turn: { seat: 1, table: 2 } }))).toEqual({
        seat: 1,
        table: 2,
    });
});

describe("a hand of cards", () => {
    const [mine, other] = seatsOf(view);
    it("tells which are left", () => {
        expect(hand(mine?.cards ?? [])).toEqual({
            luck: [false, true, false, false, false, false],
            frontMen: 2,
            mary: true,
        });
    });

    it("is told in the words of the language", async () => {
        await loadTexts("en");
        expect(cardsInWords(mine?.cards ?? [])).toBe("Good Luck 2; 2 Front-men; Mary Chip card");
        expect(cardsInWords(other?.cards ?? [])).toBe("Good Luck 1");
        expect(cardsInWords([])).toBe("");
        expect(cardsInShort(mine?.cards ?? [])).toBe("2 · Front-man ×2 · Mary");
        expect(cardsInShort(other?.cards ?? [])).toBe("1");
        await loadTexts("de");
        expect(cardsInShort(["front_man"])).toBe("Strohmann");
        expect(cardsInWords(["good_luck_2", "good_luck_5", "front_man"])).toBe("Glückskarten 2, 5; 1 Strohmann");
    });
});
