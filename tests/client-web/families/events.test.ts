import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { TableEvent, View } from "../../../client-web/src/protocol/types";
import { sentencesOf } from "../../../client-web/src/families/events";
import { sentenceText } from "../../../client-web/src/texts/sentence";
import { kLanguageIds } from "../../../client-web/src/texts/languages";
import { loadTexts, splitText } from "../../../client-web/src/texts/texts.svelte";

// The protocol's own list of events: what the schema knows, the page must be able to say or leave to the board on
// purpose.
interface Schema {
    properties?: Record<string, Schema & { const?: string; enum?: string[] }>;
    allOf?: Schema[];
    oneOf?: Schema[];
    $defs?: Record<string, Schema>;
}
const schema = JSON.parse(readFileSync("../protocol/schema/event.json", "utf8")) as Schema;

function kinds(at: unknown): string[] {
    if (typeof at !== "object" || at === null) return [];
    const kind = (at as Schema).properties?.["kind"];
    const here = kind?.const === undefined ? (kind?.enum ?? []) : [kind.const];
    return [...here, ...Object.values(at).flatMap(kinds)];
}

const silent = ["bank_shown", "cards_dealt", "game_started"];
const events = [
    { kind: "joined", seat: 0, name: "Mira" },
    { kind: "joined", name: "Olga" },
    { kind: "left", seat: 0, name: "Mira" },
    { kind: "removed", seat: 0, name: "Mira" },
    { kind: "away", seat: 0, name: "Mira" },
    { kind: "back", seat: 0, name: "Mira" },
    { kind: "ready", seat: 0, name: "Mira" },
    { kind: "not_ready", seat: 0, name: "Mira" },
    { kind: "bot_added", seat: 1, name: "Lucky" },
    { kind: "bot_removed", seat: 1, name: "Lucky" },
    { kind: "host_changed", seat: 0, name: "Mira" },
    { kind: "timed_out", seat: 0 },
    { kind: "seed_withheld", seat: 0, name: "Mira" },
    { kind: "round_started", round: 2, seat: 1 },
    { kind: "chips_given", chips: 2 },
    { kind: "neutral_rolled", small: [1, 2], big: 3 },
    { kind: "neutral_rolled", seat: 0, small: [1] },
    { kind: "rolled", seat: 0, small: [1, 2], big: 3, neutral: [4] },
    { kind: "placed", seat: 0, casino: 4, small: 2, big: 1, neutral: 1 },
    { kind: "passed", seat: 0 },
    { kind: "passed", seat: 0, chips: 1 },
    { kind: "passed", seat: 0, dollars: 1 },
    { kind: "passed", seat: 0, skip_cards: 1 },
    { kind: "round_ended", round: 1 },
    { kind: "tied", casino: 1, owners: [0, 1], count: 2 },
    { kind: "card_won", casino: 1, seat: 0, dollars: 50000 },
    { kind: "card_returned", casino: 1, dollars: 50000 },
    { kind: "card_returned", casino: 1, dollars: 50000, owner: "neutral" },
    { kind: "game_ended", winners: [0] },
    { kind: "game_ended", winners: [0, 1] },
    { kind: "sealed", seat: 0, commitment: "" },
    { kind: "sealed", seat: 0, piles: [4, 2], commitment: "" },
    { kind: "revealed", seat: 0, choice: { kind: "hide", fist: 2 }, nonce: "" },
    { kind: "revealed", seat: 0, choice: { kind: "duel", number: 3 }, nonce: "" },
    { kind: "tiles_laid", tiles: ["A1", null] },
    { kind: "tiles_laid", tiles: [null] },
    { kind: "tile_activated", seat: 0, casino: 1, tile: "A1" },
    { kind: "black_rolled", seat: 0, casino: 1, tile: "A2", dice: [1, 2] },
    { kind: "paid", seat: 0, casino: 1, tile: "A2", dollars: 30000 },
    { kind: "paid", seat: 0, casino: 1, tile: "A1", chips: 2 },
    { kind: "declined", seat: 0, casino: 1, tile: "B1" },
    { kind: "counter_moved", casino: 1, tile: "A2", dollars: 40000 },
    { kind: "token_taken", seat: 0, casino: 1, tile: "D2" },
    { kind: "token_returned", seat: 0, casino: 1, tile: "D2" },
    { kind: "power_played", seat: 0 },
    { kind: "guessed", seat: 0, casino: 1, tile: "A1", fist: 1 },
    { kind: "bet", seat: 0, casino: 1, tile: "B2", bet: "higher" },
    { kind: "bet", seat: 0, casino: 1, tile: "B2", bet: "lower" },
    { kind: "bet_won", seat: 0, casino: 1, tile: "B2" },
    { kind: "bet_lost", seat: 0, casino: 1, tile: "B2" },
    { kind: "black_placed", seat: 0, casino: 2 },
    { kind: "marked", casino: 1, tile: "C2", seats: [0] },
    { kind: "marked", casino: 1, tile: "C2", seats: [0, 1] },
    { kind: "fined", seat: 0, casino: 1, tile: "C2", dollars: 50000 },
    { kind: "casino_closed", seat: 0, casino: 5 },
    { kind: "kept_closed", seat: 0, casino: 5 },
    { kind: "barred", seat: 0, casino: 1, tile: "E2", small: 1 },
    { kind: "unbarred", seat: 0, casino: 1, tile: "E2", big: 1 },
    { kind: "blank_placed", casino: 1, blank: 1 },
    { kind: "blank_placed", seat: 0, casino: 1, blank: 2 },
    { kind: "blank_taken", seat: 0, casino: 1, reward: "chip" },
    { kind: "die_turned", seat: 0, casino: 1, small: 1 },
    { kind: "die_taken_back", seat: 0, casino: 1, big: 1 },
    { kind: "picked", seat: 0, casino: 1, tile: "G1", pile: 1 },
    { kind: "doubled", seat: 0, casino: 1, tile: "G2", small: 2 },
    {
        kind: "space_filled",
        seat: 0,
        casino: 1,
        tile: "H1",
        small: 1,
        space: 3,
        from: "supply",
    },
    { kind: "space_emptied", seat: 0, casino: 1, tile: "H1", big: 1, space: 3 },
    { kind: "chosen", seat: 0, casino: 1, tile: "H2", number: 5 },
    { kind: "not_activated", seat: 0, casino: 3, tile: "C2" },
    { kind: "golden_filled", seat: 0, casino: 1, tile: "H2", small: 1 },
    { kind: "golden_emptied", seat: 0, casino: 1, tile: "H2", small: 1 },
    { kind: "pawn_placed", seat: 0, table: 5 },
    { kind: "pawn_moved", seat: 0, table: 5 },
    { kind: "card_played", seat: 0, choice: { kind: "mary_chip" } },
    { kind: "card_played", seat: 0, choice: { kind: "front_man", table: 3 } },
    { kind: "card_played", seat: 0, choice: { kind: "good_luck", number: 6 } },
    { kind: "counter_placed", seat: 0, table: 5, space: 1 },
    { kind: "counter_placed", seat: 0, table: 5, space: 1, replaced: 1 },
    { kind: "nothing_placed", seat: 0, table: 5 },
    { kind: "duel_started", seat: 0, table: 5, space: 1, defender: 1 },
    { kind: "duel_ended", table: 5, space: 1, seat: 0 },
    { kind: "duel_ended", table: 5, space: 1 },
    { kind: "mary_moved", position: 3, table: 3 },
    { kind: "mary_moved", position: 3 },
    { kind: "chip_won", seat: 0, table: 3, value: 4 },
    { kind: "chip_discarded", table: 3, value: 4 },
    { kind: "rematch", seat: 0, name: "Mira" },
    { kind: "setup_changed", name: "Mira" },
    { kind: "seat_requested", seat: 1, name: "Olga" },
    { kind: "seat_taken_over", seat: 1, name: "Olga", from: "Lucky" },
    { kind: "phrase_sent", player: "m", name: "Mira", seat: 0, phrase: "hello" },
    { kind: "phrase_sent", player: "o", name: "Olga", seat: null, phrase: "laugh" },
    { kind: "nudged", seat: 1, by: 0 },
    { kind: "pause_refused", pause: "pause" },
    { kind: "paused", pause: "more_time", minutes: 10 },
    { kind: "resumed", seat: 0, name: "Mira" },
    { kind: "resumed" },
] as unknown as TableEvent[];
// An event is told at a table of its family; those of every table are told at both.
const seats = [{ name: "Mira" }, { name: "Lucky" }];
const views = (["las-vegas", "vegas-1996"] as const).map((family) => ({ table: { family, seats } }) as unknown as View);
const view = views[0] as View;

describe("told", () => {
    it("is tried with every event that the protocol has", () => {
        const tried = new Set(events.map(({ kind }) => kind as string));
        const known = [...new Set(kinds(schema))];
        expect(known.length).toBeGreaterThan(60);
        expect(known.filter((kind) => !tried.has(kind) && !silent.includes(kind))).toEqual([]);
    });

    it.each(kLanguageIds)("says each in %s without a hole", async (language) => {
        await loadTexts(language);
        for (const event of events) {
            const sentences = views.flatMap((each) => sentencesOf(event, each, each));
            expect(sentences, JSON.stringify(event)).not.toEqual([]);
            for (const sentence of sentences) {
                const text = sentenceText(
                    sentence,
                    (seat) => ["Mira", "Jonas"][seat] ?? "?",
                    (tile) => tile,
                );
                expect(text, JSON.stringify(event)).not.toMatch(/[{}?]{2}|undefined|event\.| {2}|^\s|\s$/);
                expect(text.length, JSON.stringify(event)).toBeGreaterThan(5);
                const wanted = splitText(sentence.key, sentence.n).flatMap((piece) =>
                    typeof piece === "string" ? [] : [piece.arg],
                );
                expect(Object.keys(sentence.args ?? {}).sort(), JSON.stringify(event)).toEqual(
                    [...new Set(wanted)].sort(),
                );
            }
        }
    });

    it("marks the seat that did it", () => {
        expect(sentencesOf({ kind: "passed", seat: 1 } as TableEvent, view, view)[0]?.seat).toBe(1);
    });

    it("calls who leaves as the seat was called until then", () => {
        const seats = [{ name: "Mira" }, { name: "Mira", alike: true }];
        const before = { table: { family: "las-vegas", seats } } as unknown as View;
        const left = (seat: number, name: string) =>
            sentencesOf({ kind: "left", seat, name } as TableEvent, view, before)[0]?.args;
        expect(left(1, "Mira")).toEqual({ name: "Mira #2" });
        expect(left(0, "Mira")).toEqual({ name: "Mira" });
        expect(left(1, "Olga")).toEqual({ name: "Olga" });
        const removed = { kind: "removed", seat: 1, name: "Mira" } as TableEvent;
        expect(sentencesOf(removed, view, before)).toEqual([
            { key: "event.removed", args: { name: "Mira #2" }, seat: 1 },
        ]);
    });

    it("calls both by their names of then where a seat changes hands, and where somebody speaks", () => {
        const at = (name: string) =>
            ({ table: { family: "las-vegas", seats: [{ name, alike: true }] } }) as unknown as View;
        const args = (event: object, after: View, before: View) =>
            sentencesOf(event as TableEvent, after, before)[0]?.args;
        const requested = { kind: "seat_requested", seat: 0, name: "Olga" };
        expect(args(requested, at("Olga"), at("Lucky"))).toEqual({ name: { name: "Olga" }, of: { name: "Lucky #1" } });
        const taken = { kind: "seat_taken_over", seat: 0, name: "Olga", from: "Lucky" };
        expect(args(taken, at("Olga"), at("Lucky"))).toEqual({ name: { name: "Olga #1" }, from: { name: "Lucky #1" } });
        const sent = { kind: "phrase_sent", player: "x", seat: 0, name: "Lucky", phrase: "bye" };
        expect(args(sent, at("Lucky"), at("Lucky"))?.["name"]).toEqual({ name: "Lucky #1" });
        expect(args(sent, at("Olga"), at("Olga"))?.["name"]).toEqual({ name: "Lucky" });
    });

    it("says of somebody without a seat that this is another, where the name is like that of one with a seat", async () => {
        await loadTexts("en");
        for (const event of [
            { kind: "setup_changed", name: "Mira", alike: true },
            { kind: "seat_requested", seat: 1, name: "Mira", alike: true },
            { kind: "phrase_sent", player: "x", name: "Mira", phrase: "bye", alike: true },
        ])
            expect(sentencesOf(event as unknown as TableEvent, view, view)[0]?.args?.["name"]).toEqual({
                name: "Mira (someone else)",
            });
    });

    it("says nothing of a seat that changed hands where names are not kept", () => {
        expect(sentencesOf({ kind: "seat_taken_over", seat: 1 } as TableEvent, view, view)).toEqual([]);
    });

    it("says nothing about what it does not know", () => {
        expect(sentencesOf({ kind: "of_a_newer_server" } as unknown as TableEvent, view, view)).toEqual([]);
    });
});
