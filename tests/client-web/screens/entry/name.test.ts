import { expect, test } from "vitest";
import rows from "../../../support/names.json";
import { normalizeName, faultOf, kNameChars } from "../../../../client-web/src/screens/entry/name";

test.each(rows)("the server and the page make the same name of $typed", ({ typed, name }) => {
    expect(normalizeName(typed)).toBe(name);
});

test("spaces around and between words become what the server takes", () => {
    expect(normalizeName("  Anna \t Maria\n")).toBe("Anna Maria");
    expect(normalizeName("Anna\u00a0Maria")).toBe("Anna Maria");
});

test("what cannot be seen does not count as a name", () => {
    expect(normalizeName("A\u200bn\u202ena\u{e0041}")).toBe("Anna");
    expect(faultOf(normalizeName("\u200b \ufeff"))).toBe("empty");
    expect(normalizeName("a \u200b b")).toBe("a b");
    expect(normalizeName("A\u{1d173}n\u{1bca0}na")).toBe("Anna");
    expect(normalizeName("❤\ufe0f 👩\u200d🚀")).toBe("❤ 👩🚀");
});

test("letters and their marks are composed", () => {
    expect(normalizeName("Zoe\u0308")).toBe("Zo\u00eb");
});

test("names in any script stay as they are", () => {
    for (const name of ["Zoë", "Олег", "美咲", "O'Neil-Öz", "محمد", "हिन्दी", "🎲 Kim"])
        expect(normalizeName(name)).toBe(name);
});

test("length is counted in characters, not in code units", () => {
    expect(faultOf("🎲".repeat(kNameChars))).toBeNull();
    expect(faultOf("🎲".repeat(kNameChars + 1))).toBe("long");
});
