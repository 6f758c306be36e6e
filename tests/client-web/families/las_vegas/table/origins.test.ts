import { expect, it } from "vitest";
import { type DiePosition, origins } from "../../../../../client-web/src/families/las_vegas/table/origins";

/** `s4 1`: a small die of seat 1 in slot 4; `S` and `H` for big ones. */
const die = (words: string): DiePosition & { words: string } => {
    const [at = "", owner = ""] = words.split(" ");
    return { position: at.toLowerCase(), owner, big: at !== at.toLowerCase(), words };
};
const from = (gone: string[], come: string[]) =>
    origins(gone.map(die), come.map(die)).map((was) => was?.words.trimEnd() ?? null);

it("A die comes from the slot below its casino, whatever else of its owner was rolled", () => {
    expect(from(["s1 0", "s2 0", "s4 0", "s6 0"], ["h4 0"])).toEqual(["s4 0"]);
    expect(from(["s1 0", "s1 neutral", "s4 0", "s4 neutral"], ["h4 0", "h4 neutral"])).toEqual(["s4 0", "s4 neutral"]);
});

it("Dice of one owner keep their order, and the big one is the big one", () => {
    const gone = ["S4 0", "s4 0", "s4 0 second", "s1 0"];
    expect(from(gone, ["H4 0", "h4 0", "h4 0"])).toEqual(["S4 0", "s4 0", "s4 0 second"]);
});

it("A die that was in no slot of its casino comes from a tile or a casino, and never from another slot", () => {
    expect(from(["s1 0", "t3 0"], ["h4 0"])).toEqual(["t3 0"]);
    expect(from(["s1 0", "h2 0"], ["t3 0"])).toEqual(["h2 0"]);
    expect(from(["s1 0", "s3 0"], ["h4 0"])).toEqual([null]);
    expect(from(["s4 1"], ["h4 0"])).toEqual([null]);
});
