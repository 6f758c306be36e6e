import { expect, test } from "vitest";
import { called, initial, isolated, numberOf } from "../../../client-web/src/texts/names";

test("who sits on a seat is called by name, and by number too where another name is alike", () => {
    expect(called({ name: "Anna" }, 0)).toBe("Anna");
    expect(called({ name: "Anna", alike: true }, 2)).toBe("Anna #3");
    expect(called(null, 2)).toBe("");
    expect(called(undefined, 2)).toBe("");
    expect([numberOf({ name: "Anna" }, 2), numberOf({ name: "Anna", alike: true }, 2), numberOf(null, 2)]).toEqual([
        "",
        "#3",
        "",
    ]);
});

test("a name that is written from right to left keeps its direction to itself", () => {
    for (const name of ["محمد", "דוד", "Dan דן", "𞤀𞤁"]) {
        expect(isolated(name)).toBe(`\u2068${name}\u2069`);
        expect(called({ name, alike: true }, 0)).toBe(`\u2068${name}\u2069 #1`);
    }
    for (const name of ["Zoë", "Łukasz", "Анна", "山田", "हिन्दी", "🎲"]) expect(isolated(name)).toBe(name);
});

test("a mark has the first letter of the name", () => {
    expect(["zoë", "🎲 Kim", "", isolated("דוד")].map(initial)).toEqual(["Z", "🎲", "?", "ד"]);
});
