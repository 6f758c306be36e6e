import { beforeEach, describe, expect, it } from "vitest";
import { keepTable } from "../../../client-web/src/app/tables";
import { Lesson } from "../../../client-web/src/coach/lesson.svelte";

/** As the page finds it when it is opened. */
const open = () => new Lesson();
const table = { id: "t", invite: "i", ruleset: "royale", options: {}, seats: [null], clock: null };

beforeEach(() => localStorage.clear());

describe("The first game", () => {
    it("is offered until it begins, and goes on after a reload", () => {
        const lesson = open();
        expect(lesson.offered).toBe(true);
        lesson.begin("t");
        const again = open();
        expect(again.offered).toBe(false);
        expect(again.teaches("t")).toBe(true);
        expect(again.teaches("u")).toBe(false);
    });

    it("is not offered again to who has declined it", () => {
        open().decline();
        const lesson = open();
        expect(lesson.offered).toBe(false);
        lesson.offerAgain();
        expect(lesson.offered).toBe(true);
    });

    it("is not offered to who has been at a table", () => {
        keepTable({ table } as never);
        expect(open().offered).toBe(false);
    });

    it("does without its hints once they are skipped, until it is resumed", () => {
        const lesson = open();
        lesson.begin("t");
        lesson.skip();
        const again = open();
        expect(again.teaches("t")).toBe(false);
        again.resume();
        expect(again.teaches("t")).toBe(true);
    });

    it("begins with everything unsaid", () => {
        const lesson = open();
        lesson.said.add("roll");
        lesson.begin("u");
        expect(lesson.said.has("roll")).toBe(false);
    });
});
