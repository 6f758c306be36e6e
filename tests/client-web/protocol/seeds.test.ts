import { createHash, webcrypto } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "../../../client-web/src/protocol/connection";
import { checkSeeds, SeedGiver, SeedOffer, type DiceEvidence } from "../../../client-web/src/protocol/seeds";
import type { Transcript, View } from "../../../client-web/src/protocol/types";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const person = (player: string | null, seed_hash?: string) => ({
    player,
    bot: player === null ? "easy" : null,
    ...(seed_hash === undefined ? {} : { seed_hash }),
});
type Exchange = { asks: "hash" | "seed"; seats: number[] };

const kCommitment = "ab".repeat(32);
/** A table where we have the first seat. */
function view(seats: object[], exchange?: Exchange, more: object = {}): View {
    const table = {
        id: "t",
        game: "t-1",
        status: "open",
        commitment: kCommitment,
        ruleset: "classic",
        options: {},
        seats,
        ...(exchange ? { seed_exchange: exchange } : {}),
        ...more,
    };
    return { table, you: { seat: 0 } } as unknown as View;
}

let sent: { hash?: string; seed?: string; commitment: string }[];
let refusal: Refused | null;
let store: Map<string, DiceEvidence>;
let giver: SeedGiver;
const make = () =>
    new SeedGiver(async (share) => {
        sent.push(share as never);
        if (refusal) throw refusal;
    }, store);
const look = (...seen: Parameters<typeof view>) => giver.look(view(...seen));
const known = () => store.get("t-1") as DiceEvidence;

beforeEach(() => {
    vi.stubGlobal("crypto", webcrypto);
    sent = [];
    refusal = null;
    store = new Map();
    giver = make();
});

describe("the seeds of a player", () => {
    it("are given by their hash first, and shown when all hashes are there", async () => {
        await look([person("me"), person("ben")]);
        const { hash } = known();
        expect(sent).toEqual([{ table: "t", commitment: kCommitment, hash }]);
        expect(hash).toBe(sha256(known().seed as string));
        await look([person("me", hash as string), person("ben", "11")]);
        await look([person("me", hash as string), person("ben", "11")], { asks: "hash", seats: [1] });
        expect(sent.length).toBe(1);
        await look([person("me", hash as string), person("ben", "11")], { asks: "seed", seats: [0, 1] });
        expect(sent[1]).toEqual({ table: "t", commitment: kCommitment, seed: known().seed });
        expect(known().hashes).toEqual([hash, "11"]);
        // Asked once more on another connection, where the others' hashes are different.
        giver.reconnected();
        await look([person("me", hash as string), person("ben", "22")], { asks: "seed", seats: [0] });
        expect(sent.length).toBe(3);
        expect(known().hashes).toEqual([hash, "11"]);
    });
    it("are for one game, where the hash of one went with the player", async () => {
        const offer = new SeedOffer();
        const hash = (await offer.make()) as string;
        giver = new SeedGiver(async (share) => sent.push(share as never), store, offer);
        await look([person("me", hash), person("ben", "11")], { asks: "seed", seats: [0, 1] });
        expect(sent.length).toBe(1);
        expect(sha256(sent[0]!.seed as string)).toBe(hash);
        expect(offer.take(hash)).toBeNull();
        await look([person("me", hash), person("ben", "11")], { asks: "seed", seats: [0, 1] }, { game: "t-2" });
        expect(sent.length).toBe(1);
    });
    it("come openly where nobody else plays", async () => {
        await look([person("me"), person(null)], { asks: "hash", seats: [0] });
        expect(sent).toEqual([{ table: "t", commitment: kCommitment, seed: known().seed }]);
        expect(known().hashes).toEqual([known().hash, ""]);
    });
    it("are shown by another tab too, and after a reload", async () => {
        await look([person("me"), person("ben")]);
        const hash = known().hash as string;
        giver = make();
        await look([person("me", hash), person("ben", "11")]);
        expect(sent.length).toBe(1);
        await look([person("me", hash), person("ben", "11")], { asks: "seed", seats: [0] });
        expect(sent[1]?.seed).toBe(known().seed);
    });
    it("replace those that nobody knows any more, but not those of another device", async () => {
        await look([person("me", "99"), person("ben")]);
        const hash = known().hash as string;
        expect(sent).toEqual([{ table: "t", commitment: kCommitment, hash }]);
        await look([person("me", "88"), person("ben")]);
        await look([person("me", "88"), person("ben", "11")], { asks: "seed", seats: [0] });
        expect(sent.length).toBe(1);
        giver.reconnected();
        await look([person("me", "88"), person("ben")]);
        expect(sent[1]?.hash).toBe(hash);
    });
    it("are other ones after a start that was broken off, which is counted", async () => {
        await look([person("me"), person("ben")]);
        const { hash, seed } = known();
        await look([person("me", hash as string), person("ben", "11")], { asks: "seed", seats: [0, 1] });
        await look([person("me"), person("ben")]);
        expect(known().brokenStarts).toBe(1);
        expect(known().seed).not.toBe(seed);
        expect(sent[2]?.hash).toBe(known().hash);
        expect(known().hashes).toBeNull();
    });
    it("are not offered again where they are refused", async () => {
        refusal = new Refused("seeds_closed");
        await look([person("me"), person("ben")]);
        await look([person("me"), person("ben"), person("eve")]);
        expect(sent.length).toBe(1);
        refusal = null;
        await look([person("me"), person("ben")], undefined, { game: "t-2", commitment: "cd".repeat(32) });
        expect(sent.length).toBe(2);
    });
    it("wait for the answer, and look again then", async () => {
        let answer = () => undefined as void;
        giver = new SeedGiver((share) => {
            sent.push(share as never);
            return new Promise<void>((done) => (answer = done));
        }, store);
        const given = look([person("me"), person("ben")]);
        await vi.waitFor(() => expect(sent.length).toBe(1));
        const hash = known().hash as string;
        await look([person("me", hash), person("ben", "11")], { asks: "seed", seats: [0, 1] });
        expect(sent.length).toBe(1);
        answer();
        await vi.waitFor(() => expect(sent.length).toBe(2));
        answer();
        await given;
        expect(sent[1]?.seed).toBe(known().seed);
    });
    it("hold the first commitment that a game showed", async () => {
        await look([person("me"), person("ben")]);
        await look([person("me"), person("ben")], undefined, { commitment: "cd".repeat(32) });
        expect(known().commitment).toBe(kCommitment);
    });
    it("hold what the player wrote, and something random", async () => {
        await look([person("me"), person("ben")]);
        const before = known().hash as string;
        await look([person("me", before), person("ben")]);
        await giver.choose("seven");
        expect(known().seed).toMatch(/^seven [0-9a-f]{24}$/);
        expect(sent.at(-1)?.hash).toBe(known().hash);
        await giver.choose("x".repeat(64));
        expect(known().seed?.length).toBe(64);
    });
    it("are of people with a seat: who watches keeps the commitment", async () => {
        await giver.look({ ...view([person("me"), person("ben")]), you: null } as unknown as View);
        expect(sent).toEqual([]);
        expect(known()).toMatchObject({ commitment: kCommitment, seed: null, hashes: null });
    });
    it("count the broken starts of a game that never began for the next one", async () => {
        await look([person("me"), person(null)], { asks: "hash", seats: [0] });
        await look([person("me"), person(null)], undefined, { game: "t-2" });
        expect(store.get("t-2")?.brokenStarts).toBe(1);
        await look([person("me"), person(null)], undefined, { game: "t-3" });
        expect(store.get("t-3")?.brokenStarts).toBe(1);
        await look([person("me"), person(null)], undefined, { game: "t-3", status: "playing" });
        await look([person("me"), person(null)], undefined, { game: "t-4" });
        expect(store.get("t-4")?.brokenStarts).toBe(0);
    });
    it("are none in a game that is under way", async () => {
        await look([person("me"), person("ben")], undefined, { status: "playing" });
        expect(sent).toEqual([]);
        expect(store.size).toBe(0);
    });
});

describe("a finished game", () => {
    const seats = (...seeds: string[]) => seeds.map((seed) => ({ name: "Ben", bot: null, seed }));
    const kGame = { game: "t-1", commitment: kCommitment, ruleset: "classic", options: {} };
    const check = (seeds: string[], more: object = {}) =>
        checkSeeds({ ...kGame, ...more, seats: seats(...seeds) } as unknown as Transcript, known());

    it("has our seed in our seat only, and each other where its hash was", async () => {
        await look([person("me"), person("ben", sha256("ben's"))]);
        await look([person("me", known().hash as string), person("ben", sha256("ben's"))], {
            asks: "seed",
            seats: [0, 1],
        });
        const own = known().seed as string;
        expect(await check([own, "ben's"])).toMatchObject({ commitment: true, own: true, others: true });
        for (const seeds of [[own, own], ["ben's", own], [own, ""], [own, "late"], [own]])
            expect((await check(seeds)).others, seeds.join()).toBe(false);
        for (const more of [{ game: "t-2" }, { ruleset: "royale" }, { options: { first_seat: 1 } }])
            expect((await check([own, "ben's"], more)).commitment, JSON.stringify(more)).toBe(false);
    });
    it("has an open seed of ours in our seat, also by evidence of earlier versions", async () => {
        await look([person("me"), person(null)], { asks: "hash", seats: [0] });
        const own = known().seed as string;
        expect((await check([own, ""])).others).toBe(true);
        expect((await check(["", own])).others).toBe(false);
        const { setup: _, ...old } = { ...known(), hashes: ["", ""] };
        store.set("t-1", old);
        expect(await check([own, ""], { ruleset: "royale" })).toMatchObject({ commitment: true, others: true });
    });
});
