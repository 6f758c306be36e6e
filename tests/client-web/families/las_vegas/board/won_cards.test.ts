import { describe, expect, it } from "vitest";
import { wonCardsAt } from "../../../../../client-web/src/families/las_vegas/board/won_cards";
import { ReplayPlayer } from "../../../../../client-web/src/screens/replay/replay_player.svelte";
import { allRecorded } from "../../../fixtures/games";

const games = allRecorded().filter(({ game }) => game.file.ruleset !== "vegas-1996");

describe.each(games)("the casinos of $name", ({ game: { file } }) => {
    it("show their cards as taken, at the end", () => {
        const { table } = new ReplayPlayer(file, file.steps.length);
        const events = file.steps.flatMap((step) => step.events);
        const payout = events.slice(events.map(({ kind }) => kind).lastIndexOf("round_ended"));
        const won = (casino: number) =>
            payout.flatMap((event) =>
                event.kind === "card_won" && event.casino === casino
                    ? [{ seat: event.seat, dollars: event.dollars }]
                    : [],
            );
        const all = [1, 2, 3, 4, 5, 6].map((casino) => wonCardsAt(casino, table.log));
        expect(all).toEqual([1, 2, 3, 4, 5, 6].map(won));
        expect(all.flat().length).toBeGreaterThan(3);
    });

    it("have nothing that was taken before a payout", () => {
        const first = file.steps.findIndex(({ events }) => events.some(({ kind }) => kind === "round_ended"));
        const { table } = new ReplayPlayer(file, first);
        expect([1, 2, 3, 4, 5, 6].flatMap((casino) => wonCardsAt(casino, table.log))).toEqual([]);
    });
});
