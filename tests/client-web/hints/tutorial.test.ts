import { beforeEach, describe, expect, it } from "vitest";
import { saveTable } from "../../../client-web/src/app/tables";
import { Tutorial } from "../../../client-web/src/hints/tutorial.svelte";

/** As the page finds it when it is opened. */
const open = () => new Tutorial();
const table = { id: "t", invite: "i", ruleset: "royale", options: {}, seats: [null], clock: null };

beforeEach(() => localStorage.clear());

describe("The first game", () => {
    it("is offered until it begins, and goes on after a reload", () => {
        const lesson = open();
        expect(lesson.isOffered).toBe(true);
        lesson.begin("t");
        const again = open();
        expect(again.isOffered).toBe(false);
        expect(again.isActiveAt("t")).toBe(true);
        expect(again.isActiveAt("u")).toBe(false);
    });

    it("is not offered again to who has declined it", () => {
        open().decline();
        const lesson = open();
        expect(lesson.isOffered).toBe(false);
        lesson.offerAgain();
        expect(lesson.isOffered).toBe(true);
    });

    it("is not offered to who has been at a table", () => {
        saveTable({ table } as never);
        expect(open().isOffered).toBe(false);
    });

    it("does without its hints once they are skipped, until it is resumed", () => {
        const lesson = open();
        lesson.begin("t");
        lesson.skip();
        const again = open();
        expect(again.isActiveAt("t")).toBe(false);
        again.resume();
        expect(again.isActiveAt("t")).toBe(true);
    });

    it("begins with everything unsaid", () => {
        const lesson = open();
        lesson.shownHints.add("roll");
        lesson.begin("u");
        expect(lesson.shownHints.has("roll")).toBe(false);
    });
});
