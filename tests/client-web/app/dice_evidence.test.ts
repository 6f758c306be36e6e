import { webcrypto } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { diceEvidence, randomText } from "../../../client-web/src/app/dice_evidence";

const evidence = (game: string) => ({
    game,
    commitment: "aa",
    seed: "mine",
    hash: "bb",
    hashes: null,
    brokenStarts: 0,
});

beforeEach(() => {
    vi.stubGlobal("crypto", webcrypto);
    localStorage.clear();
});

describe("what the page knows of a game from before its start", () => {
    it("is the newest that was kept", () => {
        diceEvidence.set("a-1", evidence("a-1"));
        diceEvidence.set("a-1", { ...evidence("a-1"), hashes: ["cc"] });
        expect(diceEvidence.get("a-1")?.hashes).toEqual(["cc"]);
        expect(diceEvidence.get("a-2")).toBeUndefined();
    });
    it("forgets old games, not the newest", () => {
        for (let n = 1; n <= 80; n += 1) diceEvidence.set(`f${n}-1`, evidence(`f${n}-1`));
        expect(diceEvidence.get("f1-1")).toBeUndefined();
        expect(diceEvidence.get("f80-1")).toEqual(evidence("f80-1"));
    });
    it("has nothing of broken storage, and little of what an older page kept", () => {
        localStorage.setItem("six-signs/witness", "{");
        expect(diceEvidence.get("a-1")).toBeUndefined();
        localStorage.setItem("six-signs/witness", JSON.stringify([{ game: "a-1", commitment: "aa", seed: "old" }]));
        expect(diceEvidence.get("a-1")).toMatchObject({ commitment: "aa", seed: "old", hashes: null, brokenStarts: 0 });
    });
    it("makes texts that differ", () => {
        expect(randomText()).toMatch(/^[0-9a-f]{24}$/);
        expect(randomText()).not.toBe(randomText());
    });
});
