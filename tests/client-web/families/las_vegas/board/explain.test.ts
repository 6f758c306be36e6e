import { beforeAll, describe, expect, it } from "vitest";
import {
    explainClosed,
    explainOutcome,
    explainPayout,
    explainPlacement,
} from "../../../../../client-web/src/families/las_vegas/board/explain";
import { casinoPayouts } from "../../../../../client-web/src/families/las_vegas/payout/casino_payouts";
import { setTileInfo } from "../../../../../client-web/src/families/las_vegas/tile_info";
import { viewsOf } from "../../../../../client-web/src/model/replay";
import type { Action, TileInfo, View } from "../../../../../client-web/src/protocol/types";
import { loadTexts, formatMoney } from "../../../../../client-web/src/texts/texts.svelte";
import { allRecorded } from "../../../fixtures/games";
import tiles from "../../../fixtures/tiles.json";

const name = (seat: number) => ["Mira", "Jonas", "Olga", "Bo"][seat] ?? "?";
const told = { name, seat: 0 };
const lies = (owner: unknown, count: number, big = false) => ({
    owner,
    small: count - (big ? 2 : 0),
    count,
    ...(big ? { big: 1 } : {}),
});

/** Our dice go to casino 3, where others lie. */
function place(
    dice: object[],
    shows: { wins: unknown[]; tied?: unknown[]; small?: number; big?: 1 },
    cards = [80000, 40000],
): string {
    const empty = { cards: [10000], wins: [null], tied: [], dice: [] };
    const casinos = [1, 2, 3, 4, 5, 6].map((n) => (n === 3 ? { ...empty, cards, dice } : empty));
    const action = { kind: "place", face: 3, shows: { casino: 3, small: 1, ...shows } };
    return explainPlacement({ casinos } as unknown as View, action as unknown as Action, told).join(" ");
}

beforeAll(async () => {
    await loadTexts("en");
    setTileInfo(tiles as TileInfo[]);
});

describe("Why a placing would bring so much", () => {
    it("says that nobody else has dice there", () => {
        expect(place([], { wins: [0, null] })).toMatch(/you 1\. Nobody else .*\$80,000/);
    });

    it("says how many dice count for whom, the most first, and which card that is", () => {
        const why = place([lies(1, 2), lies("neutral", 1)], { wins: [0, 1], small: 3 });
        expect(why).toMatch(/you 3, Jonas 2, the (neutral dice|imaginary player) 1\./);
        expect(why).toMatch(/the most, .*higher card: \$80,000/);
        expect(place([lies(1, 4)], { wins: [1, 0], small: 3 })).toMatch(/Jonas 4, you 3\..*lower card: \$40,000/);
    });

    it("says with whom we tie", () => {
        const why = place([lies(1, 2), lies(2, 1)], { wins: [2, null], tied: [0, 1], small: 2 });
        expect(why).toMatch(/cancels out: (you and Jonas|Jonas and you)\. So you get nothing/);
        expect(why).not.toMatch(/cancels out: [^.]*Olga/);
    });

    it("says who has more, where we get nothing", () => {
        const why = place([lies(1, 4), lies(2, 3)], { wins: [1, 2] });
        expect(why).toMatch(/those who have more: Jonas and Olga\. So you get nothing/);
    });

    it("says who makes room by a tie above us, and keeps quiet about one below", () => {
        const above = place([lies(1, 4), lies(2, 4)], { wins: [0, null], tied: [1, 2], small: 3 });
        expect(above).toMatch(/cancels out: Jonas and Olga\. You have the most of those who are left/);
        const below = place([lies(1, 1), lies(2, 1)], { wins: [0, null], tied: [1, 2], small: 3 });
        expect(below).not.toMatch(/cancels out/);
    });

    it("says that the big die counts as 2, where one lies", () => {
        expect(place([lies(1, 3, true)], { wins: [1, 0] })).toMatch(/the big die counting as 2: Jonas 3, you 1/);
        expect(place([], { wins: [0, null], big: 1 })).toMatch(/the big die counting as 2: you 3/);
        expect(place([lies(1, 3)], { wins: [1, 0] })).not.toMatch(/big die/);
    });

    it("names no higher card among equal ones, or many", () => {
        expect(place([lies(1, 1)], { wins: [0, 1], small: 3 }, [50000, 50000])).toMatch(/number 1: \$50,000/);
        expect(place([lies(1, 5), lies(2, 4)], { wins: [1, 2, 0], small: 3 }, [9, 8, 7])).toMatch(/number 3: \$7/);
    });

    it("has nothing to say where the server shows nothing", () => {
        expect(
            explainPlacement({ casinos: [] } as unknown as View, { kind: "place", face: 3 } as Action, told),
        ).toEqual([]);
    });
});

describe("Why", () => {
    it("a closed casino takes no dice: by which tile", () => {
        const view = { casinos: [{}, { tile: { id: "E1", closed: 4 } }] } as unknown as View;
        expect(explainClosed(view).join()).toMatch(/No Entry! has closed casino\u00a04/);
    });

    it("casinos would stand as they do: who gets which card, and who cancels whom", () => {
        const empty = { cards: [60000, 30000], wins: [null, null], tied: [], dice: [] };
        const view = { casinos: [1, 2, 3, 4, 5, 6].map(() => empty) } as unknown as View;
        const shows = { casino: 2, wins: [1, null], tied: [0, 2], also: { casino: 5, wins: [0, 1] } };
        const why = explainOutcome(view, { kind: "take_back", casino: 2, shows } as unknown as Action, told).join(" ");
        expect(why).toMatch(/cancels out: you and Olga/);
        expect(why).toMatch(/casino\u00a02 then: Jonas \$60,000, nobody \$30,000/);
        expect(why).toMatch(/casino\u00a05 then: you \$60,000, Jonas \$30,000/);
        expect(explainOutcome(view, null, told)).toEqual([]);
    });

    it.each(allRecorded())("a casino of $name paid: all counts, all ties, all cards", ({ game }) => {
        let asked = 0;
        viewsOf(game.file).forEach((before, n) => {
            const events = game.file.steps[n]?.events ?? [];
            if (!events.some(({ kind }) => kind === "card_won" || kind === "card_returned")) return;
            for (const { casino, lines, ties, unwonCards } of casinoPayouts(before, events).scenes) {
                if (lines.length === 0) continue;
                const paid = lines.filter(({ card }) => card !== null);
                const why = explainPayout(
                    casino,
                    lines.map(({ dice }) => dice),
                    ties,
                    {
                        dollars: [...paid.map(({ card }) => card ?? 0), ...unwonCards],
                        wins: [...paid.map(({ owner }) => owner), ...unwonCards.map(() => null)],
                    },
                    { name, seat: null },
                ).join(" ");
                for (const { dice } of lines) expect(why).toContain(` ${dice.count}`);
                for (const { card } of paid) expect(why).toContain(formatMoney(card ?? 0));
                expect(why.split("cancels out").length - 1).toBe(ties.length);
                expect(why.split("nobody").length - 1).toBe(unwonCards.length);
                asked += 1;
            }
        });
        expect(asked).toBeGreaterThan(0);
    });
});
