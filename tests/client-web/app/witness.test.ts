import { beforeEach, describe, expect, it } from "vitest";
import { freshSeed, gave, witness, witnessed } from "../../../client-web/src/app/witness";
import type { View } from "../../../client-web/src/protocol/types";

const view = (game: string, status: string, commitment = "aa", server_seed: string | null = null) =>
    ({
        table: { id: game.split("-")[0], game, status, commitment, server_seed },
    }) as unknown as View;

beforeEach(() => localStorage.clear());

describe("what the page knows of a game from before its start", () => {
    it("is the first commitment that it saw", () => {
        witness(view("a-1", "open"));
        witness(view("a-1", "playing", "bb"));
        expect(witnessed("a-1")).toEqual({ commitment: "aa", seed: null });
    });
    it("is nothing for a game that was under way", () => {
        witness(view("b-1", "playing"));
        witness(view("b-1", "finished", "aa", "seed"));
        expect(witnessed("b-1")).toEqual({ commitment: null, seed: null });
    });
    it("has the seed that was given last, for one game only", () => {
        gave("c", "first");
        witness(view("c-1", "open"));
        gave("c", "second");
        witness(view("c-1", "playing"));
        witness(view("c-2", "open"));
        expect(witnessed("c-1").seed).toBe("second");
        expect(witnessed("c-2").seed).toBeNull();
    });
    it("has the seed of a rematch that starts at once, but no commitment", () => {
        gave("d", "mine");
        witness(view("d-2", "playing"));
        expect(witnessed("d-2")).toEqual({ commitment: null, seed: "mine" });
    });
    it("forgets a seed that was refused", () => {
        gave("e", "refused")();
        witness(view("e-1", "open"));
        expect(witnessed("e-1")).toEqual({ commitment: "aa", seed: null });
    });
    it("forgets old games, not the newest", () => {
        for (let n = 1; n <= 80; n += 1) witness(view(`f${n}-1`, "open"));
        expect(witnessed("f1-1").commitment).toBeNull();
        expect(witnessed("f80-1").commitment).toBe("aa");
    });
    it("makes seeds that differ and that the server takes", () => {
        expect(freshSeed()).toMatch(/^[0-9a-f]{24}$/);
        expect(freshSeed()).not.toBe(freshSeed());
    });
});
