import { beforeEach, describe, expect, it } from "vitest";
import { saveTable, findKnownTable } from "../../../client-web/src/app/tables";
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
        saveTable(view("a"));
        const a = {
            id: "a",
            invite: "a-invite",
            like: { ruleset: "royale", options: { tiles: 2 }, seats: 2, clock: null },
            bots: 0,
        };
        expect(findKnownTable({ table: "a" })).toEqual(a);
        expect(findKnownTable({ invite: "a-invite" })).toEqual(a);
        expect(findKnownTable({ table: "b" })).toBeUndefined();
    });
    it("follows who sits there; a seat whose owner has left is no house bot's", () => {
        saveTable(view("c"));
        saveTable(view("c", { seats: [person("mira"), person(null, "easy"), person("jonas", "easy")] }));
        expect(findKnownTable({ table: "c" })).toMatchObject({ like: { seats: 3 }, bots: 1 });
    });
    it("follows the host to another game", () => {
        saveTable(view("e"));
        const another = { ruleset: "classic", options: { neutral_dice: true }, clock: { decision_ms: 60000 } };
        saveTable(view("e", another));
        expect(findKnownTable({ table: "e" })?.like).toMatchObject(another);
        saveTable(view("e", { ...another, options: {} }));
        expect(findKnownTable({ table: "e" })?.like.options).toEqual({});
    });
    it("is that only people play there, and counts no program among the bots of the house", () => {
        const ace = { ...person("ace"), program: { name: "Ace" } };
        saveTable(view("f", { people_only: true, seats: [person("mira"), ace, person(null, "easy")] }));
        expect(findKnownTable({ table: "f" })).toMatchObject({ like: { people_only: true }, bots: 1 });
        saveTable(view("f"));
        expect(findKnownTable({ table: "f" })?.like).not.toHaveProperty("people_only");
    });
    it("is of the newest tables", () => {
        for (let n = 1; n <= 130; n += 1) saveTable(view(`d${n}`));
        expect(findKnownTable({ table: "d1" })).toBeUndefined();
        expect(findKnownTable({ table: "d130" })).toBeDefined();
    });
});
