import { describe, expect, it } from "vitest";
import { apply, PatchError } from "../../../protocol/kits/typescript/src/patch";

describe("apply", () => {
    const document = {
        a: { b: [1, 2, 3] },
        "x/y~z": 1,
        untouched: { deep: true },
    };

    it.each([
        ["replaces a member", { "/a/b": null }, { ...document, a: { b: null } }],
        ["adds a member", { "/a/c": 0 }, { ...document, a: { b: [1, 2, 3], c: 0 } }],
        ["replaces an element", { "/a/b/1": 9 }, { ...document, a: { b: [1, 9, 3] } }],
        ["appends at the length", { "/a/b/3": 9 }, { ...document, a: { b: [1, 2, 3, 9] } }],
        ["unescapes ~1 and ~0", { "/x~1y~0z": 2 }, { ...document, "x/y~z": 2 }],
        ["unescapes once", { "/~01": 2 }, { ...document, "~1": 2 }],
        ["takes an empty name for a name", { "/": 2 }, { ...document, "": 2 }],
        ["puts several", { "/a/b/0": 7, "/untouched": 5 }, { ...document, a: { b: [7, 2, 3] }, untouched: 5 }],
    ])("%s", (_, patch, expected) => {
        const before = structuredClone(document);
        expect(apply<unknown>(document, patch)).toEqual(expected);
        expect(document).toEqual(before);
    });

    it("shares what it does not touch", () => {
        const after = apply(document, { "/a/b/0": 5 });
        expect(after.untouched).toBe(document.untouched);
        expect(after.a).not.toBe(document.a);
        expect(apply(document, {})).toBe(document);
    });

    it.each([
        ["a member of a member that is not there", { "/nothing/here": 1 }],
        ["an element past the end", { "/a/b/4": 1 }],
        ["a member of an element that is not there", { "/a/b/3/x": 1 }],
        ["an index with a sign", { "/a/b/-1": 1 }],
        ["an index with a leading zero", { "/a/b/01": 1 }],
        ["an index that is none", { "/a/b/-": 1 }],
        ["a pointer through a number", { "/a/b/0/x": 1 }],
        ["a pointer without a slash", { a: 1 }],
        ["a member of a member of Object.prototype", { "/toString/x": 1 }],
        ["the whole", { "": 1 }],
    ])("refuses %s", (_, patch) => {
        const [pointer] = Object.keys(patch);
        expect(() => apply(document, patch)).toThrow(new PatchError(pointer));
    });

    it("cannot reach a prototype", () => {
        const after = apply<Record<string, unknown>>({}, { "/__proto__": { evil: true } });
        expect(({} as Record<string, unknown>)["evil"]).toBeUndefined();
        expect(after["evil"]).toBeUndefined();
        expect(Object.getPrototypeOf(after)).toBe(Object.prototype);
        expect(() => apply({}, { "/__proto__/evil": true })).toThrow(PatchError);
    });
});
