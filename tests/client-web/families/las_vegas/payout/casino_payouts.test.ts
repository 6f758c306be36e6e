import { describe, expect, it } from "vitest";
import { diceAfter } from "../../../../../client-web/src/families/las_vegas/board/dice_after";
import { casinoPayouts } from "../../../../../client-web/src/families/las_vegas/payout/casino_payouts";
import { apply } from "../../../../../client-web/src/protocol/followed";
import type { CasinoDice, TableEvent, View } from "../../../../../client-web/src/protocol/types";
import { allRecorded } from "../../../fixtures/games";

const games = allRecorded()
    .map(({ name, game }) => ({ name, game: game.file }))
    .filter(({ game }) => game.ruleset !== "vegas-1996");

const sorted = (dice: readonly CasinoDice[]) =>
    [...dice].sort((a, b) => String(a.owner).localeCompare(String(b.owner)));
const has = (events: readonly TableEvent[], ...kinds: TableEvent["kind"][]) =>
    events.some(({ kind }) => kinds.includes(kind));

describe.each(games)("the payouts of $name", ({ game }) => {
    const around: { before: View; after: View; events: TableEvent[] }[] = [];
    let view = game.view;
    for (const { patch, events } of game.steps) {
        const after = apply(view, patch);
        around.push({ before: view, after, events });
        view = after;
    }

    it("finds the dice where the server has them after every step", () => {
        for (const { before, after, events } of around) {
            if (has(events, "round_started", "game_ended")) continue;
            const dice = diceAfter(before, events);
            after.casinos.forEach((casino, n) => {
                if (!has(events, "black_placed")) expect(sorted(dice[n] ?? [])).toEqual(sorted(casino.dice));
            });
        }
    });

    it("shows ties between equals and cards in the order of the counts", () => {
        let paid = 0;
        for (const { before, events } of around) {
            if (!has(events, "card_won", "card_returned", "tied")) continue;
            for (const { casino, lines, ties, unwonCards, extras, gains } of casinoPayouts(before, events).scenes) {
                const told = events.filter((event) => "casino" in event && event.casino === casino);
                if (lines.length > 0) {
                    for (const tie of ties) {
                        const counts = new Set(
                            lines.filter(({ owner }) => tie.includes(owner)).map(({ dice }) => dice.count),
                        );
                        expect(counts.size).toBe(1);
                    }
                    const cards = lines.flatMap(({ card }) => (card === null ? [] : [card]));
                    expect(cards).toEqual([...cards].sort((a, b) => b - a));
                    expect([...cards, ...unwonCards]).toEqual(before.casinos[casino - 1]?.cards);
                    expect(lines.filter(({ isTied, card }) => isTied && card !== null)).toEqual([]);
                    expect(lines.filter(({ isTied }) => isTied).length).toBe(ties.flat().length);
                }
                expect(extras.every(({ event }) => told.includes(event))).toBe(true);
                paid += [...gains.values()].reduce((sum, { dollars }) => sum + dollars, 0);
            }
        }
        expect(paid).toBeGreaterThan(0);
    });

    it("says what comes next", () => {
        const nexts = around
            .filter(({ events }) => has(events, "card_won"))
            .map(({ before, events }) => casinoPayouts(before, events).next);
        expect(nexts.at(-1)).toBe("end");
        expect(nexts).toContain("round");
    });
});
