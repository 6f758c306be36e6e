import { beforeEach, describe, expect, it } from "vitest";
import { keepTable, knownTable } from "../../../client-web/src/app/tables";
import type { View } from "../../../client-web/src/protocol/types";

const person = (player: string | null, bot: string | null = null) => ({ player, bot });
const view = (id: string, over: object = {}) =>
    ({
        table: {
            id,
            invite: `${id}-invite`,
            ruleset: "royale",
            options: { tiles: 2 },
            seats: [person("mira"), null],
            clock: null,
            ...over,
        },
    }) as unknown as View;

beforeEach(() => localStorage.clear());

describe("what the page knows of a table where it was", () => {
    it("is what opens a table like it, by its id and by its invite", () => {
        keepTable(view("a"));
        const a = {
            id: "a",
            invite: "a-invite",
            like: { ruleset: "royale", options: { tiles: 2 }, seats: 2, clock: null },
            bots: 0,
        };
        expect(knownTable({ table: "a" })).toEqual(a);
        expect(knownTable({ invite: "a-invite" })).toEqual(a);
        expect(knownTable({ table: "b" })).toBeUndefined();
    });
    it("follows who sits there; a seat whose owner has left is no house bot's", () => {
        keepTable(view("c"));
        keepTable(view("c", { seats: [person("mira"), person(null, "easy"), person("jonas", "easy")] }));
        expect(knownTable({ table: "c" })).toMatchObject({ like: { seats: 3 }, bots: 1 });
    });
    it("follows the host to another game", () => {
        keepTable(view("e"));
        const another = { ruleset: "classic", options: { neutral_dice: true }, clock: { decision_ms: 60000 } };
        keepTable(view("e", another));
        expect(knownTable({ table: "e" })?.like).toMatchObject(another);
        keepTable(view("e", { ...another, options: {} }));
        expect(knownTable({ table: "e" })?.like.options).toEqual({});
    });
    it("is that only people play there, and counts no program among the bots of the house", () => {
        const ace = { ...person("ace"), program: { name: "Ace" } };
        keepTable(view("f", { people_only: true, seats: [person("mira"), ace, person(null, "easy")] }));
        expect(knownTable({ table: "f" })).toMatchObject({ like: { people_only: true }, bots: 1 });
        keepTable(view("f"));
        expect(knownTable({ table: "f" })?.like).not.toHaveProperty("people_only");
    });
    it("is of the newest tables", () => {
        for (let n = 1; n <= 130; n += 1) keepTable(view(`d${n}`));
        expect(knownTable({ table: "d1" })).toBeUndefined();
        expect(knownTable({ table: "d130" })).toBeDefined();
    });
});
