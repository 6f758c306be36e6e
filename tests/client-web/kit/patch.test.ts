import { describe, expect, it } from "vitest";
import { apply, PatchError } from "../../../protocol/kits/typescript/src/patch";
import type { Patch } from "../../../protocol/kits/typescript/src/generated";

const patch = (...ops: unknown[]) => ops as Patch;

describe("apply", () => {
    const document = {
        a: { b: [1, 2, 3] },
        "x/y~z": 1,
        untouched: { deep: true },
    };

    it.each([
        ["replaces a member", patch({ op: "replace", path: "/a/b", value: null }), { ...document, a: { b: null } }],
        ["adds a member", patch({ op: "add", path: "/a/c", value: 0 }), { ...document, a: { b: [1, 2, 3], c: 0 } }],
        ["adds over a member", patch({ op: "add", path: "/a", value: 5 }), { ...document, a: 5 }],
        ["removes a member", patch({ op: "remove", path: "/a" }), { "x/y~z": 1, untouched: { deep: true } }],
        [
            "replaces an element",
            patch({ op: "replace", path: "/a/b/1", value: 9 }),
            { ...document, a: { b: [1, 9, 3] } },
        ],
        ["inserts an element", patch({ op: "add", path: "/a/b/0", value: 9 }), { ...document, a: { b: [9, 1, 2, 3] } }],
        ["appends by -", patch({ op: "add", path: "/a/b/-", value: 9 }), { ...document, a: { b: [1, 2, 3, 9] } }],
        [
            "appends by the length",
            patch({ op: "add", path: "/a/b/3", value: 9 }),
            { ...document, a: { b: [1, 2, 3, 9] } },
        ],
        ["removes an element", patch({ op: "remove", path: "/a/b/0" }), { ...document, a: { b: [2, 3] } }],
        ["unescapes ~1 and ~0", patch({ op: "replace", path: "/x~1y~0z", value: 2 }), { ...document, "x/y~z": 2 }],
        ["replaces the whole", patch({ op: "replace", path: "", value: [] }), []],
        [
            "applies one after another",
            patch({ op: "remove", path: "/a/b/0" }, { op: "replace", path: "/a/b/0", value: 7 }),
            { ...document, a: { b: [7, 3] } },
        ],
    ])("%s", (_, ops, expected) => {
        const before = structuredClone(document);
        expect(apply<unknown>(document, ops)).toEqual(expected);
        expect(document).toEqual(before);
    });

    it("shares what it does not touch", () => {
        const after = apply(document, patch({ op: "replace", path: "/a/b/0", value: 5 }));
        expect(after.untouched).toBe(document.untouched);
        expect(after.a).not.toBe(document.a);
    });

    it.each([
        ["a member that is not there", patch({ op: "replace", path: "/nothing", value: 1 })],
        ["a member of a member that is not there", patch({ op: "add", path: "/nothing/here", value: 1 })],
        ["removing what is not there", patch({ op: "remove", path: "/a/z" })],
        ["an element past the end", patch({ op: "replace", path: "/a/b/3", value: 1 })],
        ["inserting past the end", patch({ op: "add", path: "/a/b/4", value: 1 })],
        ["an index with a sign", patch({ op: "replace", path: "/a/b/-1", value: 1 })],
        ["an index with a leading zero", patch({ op: "replace", path: "/a/b/01", value: 1 })],
        ["a path through a number", patch({ op: "add", path: "/a/b/0/x", value: 1 })],
        ["a path without a slash", patch({ op: "add", path: "a", value: 1 })],
        ["a member of Object.prototype", patch({ op: "replace", path: "/toString", value: 1 })],
        ["removing the whole", patch({ op: "remove", path: "" })],
    ])("refuses %s", (_, ops) => {
        expect(() => apply(document, ops)).toThrow(PatchError);
    });

    it("cannot reach a prototype", () => {
        const after = apply<Record<string, unknown>>(
            {},
            patch({ op: "add", path: "/__proto__", value: { evil: true } }),
        );
        expect(({} as Record<string, unknown>)["evil"]).toBeUndefined();
        expect(Object.getPrototypeOf({})).toBe(Object.prototype);
        expect(after).toBeTypeOf("object");
    });
});
