import { beforeAll, describe, expect, test } from "vitest";
import type { FormOptions, RulesetOffer } from "../../../../client-web/src/families/family_options";
import type { Ruleset, View } from "../../../../client-web/src/protocol/types";
import {
    clockText,
    kDayClocks,
    requestOptions,
    fieldOf,
    fitForm,
    formOf,
    defaultForm,
    requestGame,
    listedTableText,
    sortOffers,
    optionsText,
    offerOf,
    requestTable,
    tableText,
} from "../../../../client-web/src/screens/entry/options";
import { loadTexts } from "../../../../client-web/src/texts/texts.svelte";

const offer = (id: Ruleset, least: number, most: number, options: string[]) =>
    ({ id, seats: { least, most }, options }) as RulesetOffer;
const royale = offer("royale", 2, 5, ["first_seat", "open_money", "neutral_dice", "tiles", "tile_reuse", "tile_set"]);
const basic = offer("royale-basic", 2, 5, ["first_seat", "open_money", "neutral_dice"]);
const classic = offer("classic", 2, 5, ["first_seat", "open_money", "neutral_dice"]);
const custom = offer("custom", 2, 8, ["first_seat", "open_money", "copies", "rounds", "skip", "skip_limit"]);
const vegas = offer("vegas-1996", 2, 4, ["first_seat", "duel", "board"]);

const form = (options: Partial<FormOptions>) => ({
    ...defaultForm(),
    options: { ...defaultForm().options, ...options },
});

describe("the options that are sent", () => {
    test("are none while everything is as in a new table", () => {
        for (const one of [royale, basic, classic, custom, vegas])
            for (const seats of [2, 4]) expect(requestOptions({ ...defaultForm(), seats }, one)).toEqual({});
    });
    test("are those that differ", () => {
        expect(requestOptions(form({ tiles: 0, tile_reuse: "fresh_faces", first_seat: 0 }), royale)).toEqual({
            tiles: 0,
            tile_reuse: "fresh_faces",
            first_seat: 0,
        });
    });
    test("are never those of another game", () => {
        const all = form({ tiles: 6, copies: 7, duel: true, open_money: true, rounds: 3, neutral_dice: true });
        expect(requestOptions(all, royale)).toEqual({ tiles: 6, open_money: true });
        expect(requestOptions(all, classic)).toEqual({
            neutral_dice: true,
            open_money: true,
        });
        expect(requestOptions(all, custom)).toEqual({
            rounds: 3,
            copies: 7,
            open_money: true,
        });
        expect(requestOptions(all, vegas)).toEqual({ duel: true });
    });
    test("have a limit for skipping only where there is skipping", () => {
        expect(requestOptions(form({ skip_limit: 2 }), custom)).toEqual({});
        expect(requestOptions(form({ skip: "cards", skip_limit: 2 }), custom)).toMatchObject({
            skip: "cards",
            skip_limit: 2,
        });
    });
    test("are three rounds where there is skipping, unless another number was chosen [CU-2]", () => {
        for (const skip of ["chips", "cards"] as const) {
            expect(requestOptions(form({ skip }), custom)).toEqual({ skip, rounds: 3 });
            expect(requestOptions(form({ skip, rounds: 4 }), custom)).toEqual({ skip });
            expect(requestOptions(form({ skip, rounds: 7 }), custom)).toEqual({ skip, rounds: 7 });
        }
        expect(requestOptions(form({}), custom)).toEqual({});
        expect(requestOptions(form({ rounds: 3 }), custom)).toEqual({ rounds: 3 });
    });
    test("leave out the neutral dice of Royale for two only [RY-14]", () => {
        const without = form({ neutral_dice: false });
        for (const one of [royale, basic]) {
            expect(requestOptions({ ...without, seats: 2 }, one)).toEqual({ neutral_dice: false });
            expect(requestOptions({ ...without, seats: 3 }, one)).toEqual({});
        }
        expect(requestOptions({ ...without, seats: 2 }, classic)).toEqual({});
    });
});

test("seats, bots and the start player fit the game", () => {
    const wide = { ...form({ first_seat: 6 }), seats: 8, bots: 7 };
    const narrow = fitForm(wide, vegas);
    expect([narrow.ruleset, narrow.seats, narrow.bots, narrow.options.first_seat]).toEqual(["vegas-1996", 4, 3, null]);
    expect(fitForm(wide, custom).options.first_seat).toBe(6);
});

test("a table is private with a clock of two minutes unless said otherwise", () => {
    expect(requestTable(defaultForm(), royale)).toEqual({
        ruleset: "royale",
        options: {},
        seats: 4,
        visibility: "private",
        clock: { decision_ms: 120000 },
    });
    const open = requestTable({ ...defaultForm(), private: false, clock: 0 }, royale);
    expect([open.visibility, open.clock]).toEqual(["public", null]);
});

test("only people play where that is asked for", () => {
    expect(requestTable({ ...defaultForm(), people_only: true }, royale)).toMatchObject({ people_only: true });
});

describe("the form of a table that is there", () => {
    const table = (over: object) =>
        ({
            ruleset: "royale",
            options: {},
            seats: [null, null, null],
            clock: null,
            visibility: "public",
            ...over,
        }) as unknown as View["table"];

    test("asks for the very game that it has", () => {
        const played = [
            [table({ options: { tiles: 0, tile_reuse: "fresh_faces", first_seat: 1 } }), royale],
            [table({ ruleset: "custom", options: { skip: "cards", skip_limit: 2, rounds: 3 } }), custom],
            [table({ ruleset: "custom", options: { skip: "cards" } }), custom],
            [table({ ruleset: "custom", options: {} }), custom],
            [table({ ruleset: "custom", options: { rounds: 3 } }), custom],
            [table({ ruleset: "classic", options: { neutral_dice: true } }), classic],
            [table({ ruleset: "vegas-1996", options: { duel: true }, clock: { decision_ms: 2500 } }), vegas],
        ] as const;
        for (const [one, offer] of played) {
            const { ruleset, options, clock } = one;
            expect(requestGame(formOf(one), offer)).toEqual({ ruleset, options, seats: 3, clock });
        }
    });
    test("asks for a game of two without neutral dice [RY-14]", () => {
        const options = { neutral_dice: false, tiles: 2, tile_reuse: "fresh_tiles" };
        expect(requestGame(formOf(table({ options, seats: [null, null] })), royale)).toMatchObject({
            options,
            seats: 2,
        });
    });
    test("preselects three rounds when skipping is chosen for its usual four [CU-2]", () => {
        const usual = formOf(table({ ruleset: "custom", options: {} }));
        usual.options.skip = "chips";
        expect(requestOptions(usual, custom)).toEqual({ skip: "chips", rounds: 3 });
        const five = formOf(table({ ruleset: "custom", options: { rounds: 5 } }));
        five.options.skip = "chips";
        expect(requestOptions(five, custom)).toEqual({ skip: "chips", rounds: 5 });
    });
    test("asks for people only where they play alone", () => {
        expect(requestGame(formOf(table({ people_only: true })), royale)).toMatchObject({ people_only: true });
        expect(requestGame(formOf(table({})), royale)).not.toHaveProperty("people_only");
    });
    test("keeps what no form makes, until it is given up or the game is another one", () => {
        const tile_set = [["A1", null, null, null, null, null]];
        const form = formOf(table({ options: { tile_set, open_money: true } }));
        expect(requestOptions(form, royale)).toEqual({ tile_set, open_money: true });
        expect(requestOptions(form, classic)).toEqual({ open_money: true });
        form.kept.tile_set = false;
        expect(requestOptions(form, royale)).toEqual({ open_money: true });
        const board = { tables: [], track: [] };
        expect(requestOptions(formOf(table({ options: { board } })), vegas)).toEqual({ board });
    });
    test("is offered the first game where its own is not offered", () => {
        const form = { ...defaultForm(), ruleset: "future" as Ruleset };
        expect(offerOf([classic, vegas, royale], form)).toBe(royale);
        expect(offerOf([classic, vegas], { ...form, ruleset: "vegas-1996" })).toBe(vegas);
    });
});

test("a refusal is shown at its field", () => {
    expect(fieldOf("bad_seats", { least: 2, most: 4 })).toBe("seats");
    expect(fieldOf("bad_option", { option: "neutral_dice" })).toBe("neutral_dice");
    expect(fieldOf("bad_option", { option: "from_tomorrow" })).toBe("");
    expect(fieldOf("table_limit", {})).toBe("");
});

test("a game that is newer than the page is offered last", () => {
    const future = { ...classic, id: "future" as Ruleset };
    expect(sortOffers([future, vegas, classic, royale]).map(({ id }) => id)).toEqual([
        "royale",
        "classic",
        "vegas-1996",
        "future",
    ]);
});

describe("a table in words", () => {
    beforeAll(() => loadTexts("en"));
    test("always says how many tiles and rounds there are", () => {
        expect(optionsText("royale", {})).toEqual(["3 tiles"]);
        expect(optionsText("royale", { tiles: 1 })).toEqual(["1 tile"]);
        expect(optionsText("custom", {})).toEqual(["4 rounds"]);
        expect(optionsText("classic", {})).toEqual([]);
    });
    test("names every option that differs", () => {
        expect(
            optionsText("custom", {
                rounds: 1,
                copies: 6,
                skip: "chips",
                skip_limit: 1,
                open_money: true,
                first_seat: 2,
            }),
        ).toEqual([
            "1 round",
            "6 cards of each value",
            "passing for money",
            "1 pass per round",
            "open money",
            "seat 3 starts",
        ]);
        expect(optionsText("royale", { tile_set: [[], [], []] })).toEqual(["chosen tiles"]);
        expect(optionsText("royale", { tiles: 2, tile_reuse: "fresh_tiles", neutral_dice: false })).toEqual([
            "2 tiles",
            "used tiles aside",
            "no neutral dice",
        ]);
        expect(optionsText("classic", { neutral_dice: true })).toEqual(["neutral dice"]);
        expect(optionsText("vegas-1996", { duel: true })).toEqual(["duel"]);
    });
    test("says that only people play", () => {
        const table = { ruleset: "classic" as const, options: {}, clock: { decision_ms: 120_000 } };
        expect(listedTableText({ ...table, people_only: true })).toEqual(["people only"]);
        expect(listedTableText(table)).toEqual([]);
    });
    test("says how long one may think", () => {
        const clock = { decision_ms: 60_000 };
        const table = { ruleset: "vegas-1996", options: { duel: true }, clock } as View["table"];
        expect(tableText(table)).toEqual(["duel", "1\u00a0min a move"]);
        expect(tableText({ ...table, clock: null })).toEqual(["duel", "no time limit"]);
    });
});

describe("a table that is played by days", () => {
    const days = (n: number) => ({ decision_ms: n * 86_400_000 });
    test("says so in the lobby and at the table", () => {
        const table = { ruleset: "classic" as const, options: {}, left_out: [] };
        expect(listedTableText({ ...table, clock: days(3) })).toEqual(["3\u00a0days a move"]);
        expect(listedTableText({ ...table, clock: days(1) })).toEqual(["1\u00a0day a move"]);
        expect(listedTableText({ ...table, clock: { decision_ms: 120_000 } })).toEqual([]);
        expect(clockText(days(14))).toBe("14\u00a0days a move");
        expect(clockText({ decision_ms: 120_000 })).toBe("2\u00a0min a move");
        expect(clockText({ decision_ms: 15_000 })).toBe("15\u00a0s a move");
    });
    test("is one of the choices, and is sent as it is", () => {
        expect(kDayClocks).toEqual([86_400, 259_200, 604_800, 1_209_600]);
        expect(requestGame({ ...defaultForm(), clock: 259_200 }, classic).clock).toEqual(days(3));
    });
});
