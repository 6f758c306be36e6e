import { expect, test } from "vitest";
import { loadTexts } from "../../../client-web/src/texts/texts.svelte";
import {
    displayName,
    earlierName,
    initialOf,
    isolateName,
    personName,
    seatSuffix,
    unseatedName,
} from "../../../client-web/src/texts/names";

test("who sits on a seat is called by name, and by number too where another name is alike", () => {
    expect(displayName({ name: "Anna" }, 0)).toBe("Anna");
    expect(displayName({ name: "Anna", alike: true }, 2)).toBe("Anna #3");
    expect(displayName(null, 2)).toBe("");
    expect(displayName(undefined, 2)).toBe("");
    expect([
        seatSuffix({ name: "Anna" }, 2),
        seatSuffix({ name: "Anna", alike: true }, 2),
        seatSuffix(null, 2),
    ]).toEqual(["", "#3", ""]);
});

test("a seat whose player was deleted is called so in the reader's language", async () => {
    for (const [language, called] of [
        ["de", "gelöschte Person"],
        ["ru", "удалённый игрок"],
        ["en", "deleted player"],
    ] as const) {
        await loadTexts(language);
        expect(personName("forgotten")).toBe(called);
        expect(displayName({ name: "forgotten", alike: true }, 1)).toBe(`${called} #2`);
    }
    expect(isolateName("forgotten"), "a device may be called so").toBe("forgotten");
});

test("somebody without a seat is told from who sits there by the same name", async () => {
    for (const [language, called, earlier] of [
        ["de", "Anna (jemand anders)", "vorige Person"],
        ["ru", "Anna (другой человек)", "прежний игрок"],
        ["en", "Anna (someone else)", "earlier player"],
    ] as const) {
        await loadTexts(language);
        expect(unseatedName({ name: "Anna", alike: true })).toBe(called);
        expect(unseatedName({ name: "Anna" })).toBe("Anna");
        expect([earlierName(), personName("earlier player")]).toEqual([earlier, earlier]);
    }
});

test("a name that is written from right to left keeps its direction to itself", () => {
    for (const name of ["محمد", "דוד", "Dan דן", "𞤀𞤁"]) {
        expect(isolateName(name)).toBe(`\u2068${name}\u2069`);
        expect(displayName({ name, alike: true }, 0)).toBe(`\u2068${name}\u2069 #1`);
    }
    for (const name of ["Zoë", "Łukasz", "Анна", "山田", "हिन्दी", "🎲"]) expect(isolateName(name)).toBe(name);
});

test("a mark has the first letter of the name", () => {
    expect(["zoë", "🎲 Kim", "", isolateName("דוד")].map(initialOf)).toEqual(["Z", "🎲", "?", "ד"]);
});
