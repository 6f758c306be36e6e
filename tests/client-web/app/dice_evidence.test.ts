import { beforeEach, describe, expect, it } from "vitest";
import { randomSeed, recordSeed, recordCommitment, evidenceOf } from "../../../client-web/src/app/dice_evidence";
import type { View } from "../../../client-web/src/protocol/types";

const view = (game: string, status: string, commitment = "aa", server_seed: string | null = null) =>
    ({
        table: { id: game.split("-")[0], game, status, commitment, server_seed },
    }) as unknown as View;

beforeEach(() => localStorage.clear());

describe("what the page knows of a game from before its start", () => {
    it("is the first commitment that it saw", () => {
        recordCommitment(view("a-1", "open"));
        recordCommitment(view("a-1", "playing", "bb"));
        expect(evidenceOf("a-1")).toEqual({ commitment: "aa", seed: null });
    });
    it("is nothing for a game that was under way", () => {
        recordCommitment(view("b-1", "playing"));
        recordCommitment(view("b-1", "finished", "aa", "seed"));
        expect(evidenceOf("b-1")).toEqual({ commitment: null, seed: null });
    });
    it("has the seed that was given last, for one game only", () => {
        recordSeed("c", "first");
        recordCommitment(view("c-1", "open"));
        recordSeed("c", "second");
        recordCommitment(view("c-1", "playing"));
        recordCommitment(view("c-2", "open"));
        expect(evidenceOf("c-1").seed).toBe("second");
        expect(evidenceOf("c-2").seed).toBeNull();
    });
    it("has the seed of a rematch that starts at once, but no commitment", () => {
        recordSeed("d", "mine");
        recordCommitment(view("d-2", "playing"));
        expect(evidenceOf("d-2")).toEqual({ commitment: null, seed: "mine" });
    });
    it("forgets a seed that was refused", () => {
        recordSeed("e", "refused")();
        recordCommitment(view("e-1", "open"));
        expect(evidenceOf("e-1")).toEqual({ commitment: "aa", seed: null });
    });
    it("forgets old games, not the newest", () => {
        for (let n = 1; n <= 80; n += 1) recordCommitment(view(`f${n}-1`, "open"));
        expect(evidenceOf("f1-1").commitment).toBeNull();
        expect(evidenceOf("f80-1").commitment).toBe("aa");
    });
    it("makes seeds that differ and that the server takes", () => {
        expect(randomSeed()).toMatch(/^[0-9a-f]{24}$/);
        expect(randomSeed()).not.toBe(randomSeed());
    });
});
