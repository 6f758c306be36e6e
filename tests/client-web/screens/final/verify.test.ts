import { createHash, webcrypto } from "node:crypto";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { DiceEvidence } from "../../../../client-web/src/protocol/seeds";
import { randomStream, verify, type CheckId } from "../../../../client-web/src/screens/final/verify";
import type { Answer, EventOf, Replay, TableEvent } from "../../../../client-web/src/protocol/types";
import type { LoadedReplay } from "../../../../client-web/src/model/replay";
import { allRecorded, recorded as load } from "../../fixtures/games";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const witnessOf = ({ file }: LoadedReplay): DiceEvidence => ({
    game: file.transcript.game,
    commitment: file.transcript.commitment,
    seed: "dice of Anna",
    hash: sha256("dice of Anna"),
    hashes: file.transcript.seats.map((_, seat) => (seat === 0 ? sha256("dice of Anna") : "")),
    brokenStarts: 0,
});

/** The game with something changed in it; its text is made anew, as a forger would. */
function changed(game: LoadedReplay, change: (file: Replay) => void): LoadedReplay {
    const file = structuredClone(game.file);
    change(file);
    return { file, transcript: JSON.stringify(file.transcript) };
}

async function wrong(game: LoadedReplay, witness = witnessOf(game)): Promise<CheckId[]> {
    return (await verify(game, witness)).filter(({ state }) => state === "wrong").map(({ id }) => id);
}

function first<K extends TableEvent["kind"]>(file: Replay, kind: K): EventOf<K> {
    const found = [...file.events, ...file.steps.flatMap(({ events }) => events)].find((event) => event.kind === kind);
    if (found === undefined) throw new Error(`no ${kind}`);
    return found as EventOf<K>;
}

beforeAll(() => {
    vi.stubGlobal("crypto", webcrypto);
});

describe.each(allRecorded())("the game $name as it was", ({ game }) => {
    it("passes every check", async () => {
        const checks = await verify(game, witnessOf(game));
        expect(checks.filter(({ state }) => state !== "right")).toEqual([]);
        expect(checks.find(({ id }) => id === "dice")?.n).toBeGreaterThan(
            game.file.ruleset === "vegas-1996" ? 20 : 100,
        );
    });

    it("says what it cannot know", async () => {
        const checks = await verify(game);
        expect(checks.filter(({ state }) => state === "unknown").map(({ id }) => id)).toEqual([
            "witnessed",
            "own_seed",
            "other_seeds",
        ]);
        const unshown = await verify(game, { ...witnessOf(game), hashes: null });
        expect(unshown.filter(({ state }) => state === "unknown").map(({ id }) => id)).toEqual([
            "own_seed",
            "other_seeds",
        ]);
    });

    it("doubts a game whose start was broken off", async () => {
        const checks = await verify(game, { ...witnessOf(game), brokenStarts: 2 });
        expect(checks.filter(({ state }) => state !== "right")).toEqual([{ id: "starts", state: "doubtful", n: 2 }]);
    });

    it("finds another commitment or seed than this page knows", async () => {
        const other = { ...witnessOf(game), commitment: "00".repeat(32), seed: "mine" };
        expect(await wrong(game, other)).toEqual(["witnessed", "own_seed"]);
    });

    it("finds a changed die in every roll", async () => {
        let rolls = 0;
        for (const [n, step] of game.file.steps.entries()) {
            const at = step.events.findIndex(({ kind }) => kind === "rolled");
            const rolled = step.events[at];
            if (rolled?.kind !== "rolled" || rolled.small.length === 0) continue;
            rolls += 1;
            if (rolls % 6 !== 1) continue; // some of them, to keep the test short
            const forged = changed(game, (file) => {
                const event = file.steps[n]?.events[at] as EventOf<"rolled">;
                event.small[event.small.length - 1] = (1 + ((event.small.at(-1) as number) % 6)) as 1;
            });
            expect(await wrong(forged)).toEqual(["dice"]);
        }
        expect(rolls).toBeGreaterThan(20);
    });
});

describe("a changed game", () => {
    const game = load("royale-basic");
    const royale = load("royale");
    const after = (change: (file: Replay) => void, of = game) => wrong(changed(of, change));

    it("with another server seed fails the commitment and the dice", async () => {
        expect(await after((file) => (file.transcript.server_seed = "11".repeat(32)))).toEqual([
            "commitment",
            "dice",
            "digest",
        ]);
    });
    it("with another commitment fails it, and what this page saw", async () => {
        const forged = changed(game, (file) => (file.transcript.commitment = "22".repeat(32)));
        expect(await wrong(forged, witnessOf(game))).toEqual(["commitment", "witnessed", "digest"]);
    });
    it("with another seed of a player fails the seed and the dice", async () => {
        expect(await after((file) => ((file.transcript.seats[0] as { seed: string }).seed = "x"))).toEqual([
            "own_seed",
            "other_seeds",
            "dice",
            "same_game",
            "digest",
        ]);
    });
    it("without a seed whose hash was there fails it", async () => {
        const hashes = [sha256("dice of Anna"), sha256("dropped")];
        expect(await wrong(game, { ...witnessOf(game), hashes })).toEqual(["other_seeds"]);
    });
    it("with a seed that was not fixed when ours was shown fails it", async () => {
        const forged = changed(game, (file) => ((file.transcript.seats[1] as { seed: string }).seed = "late"));
        expect(await wrong(forged)).toContain("other_seeds");
        const hashes = [sha256("dice of Anna"), sha256("late")];
        expect(await wrong(forged, { ...witnessOf(game), hashes })).not.toContain("other_seeds");
    });
    it("with other neutral dice fails the dice", async () => {
        expect(
            await after((file) => {
                const event = first(file, "neutral_rolled");
                event.small[0] = (1 + ((event.small[0] as number) % 6)) as 1;
            }),
        ).toEqual(["dice"]);
    });
    it("with other black dice fails the dice", async () => {
        expect(
            await after((file) => {
                const event = first(file, "black_rolled");
                event.dice[0] = (1 + (event.dice[0] % 6)) as 1;
            }, royale),
        ).toEqual(["dice"]);
    });
    it("with a changed name fails the digest", async () => {
        expect(await after((file) => ((file.transcript.seats[1] as { name: string }).name = "Kim"))).toEqual([
            "same_game",
            "digest",
        ]);
    });
    const inOtherBytes = (transcript: string): LoadedReplay => ({
        file: { ...game.file, transcript: JSON.parse(transcript) },
        transcript,
    });
    it("with white space, another order of members or escapes passes", async () => {
        const members = Object.entries(game.file.transcript);
        const turned = JSON.stringify(Object.fromEntries(members.reverse()), null, 2);
        for (const text of [` ${game.transcript}\n`, turned, game.transcript.replace("Anna", "\\u0041nna")])
            expect(await wrong(inOtherBytes(text))).toEqual([]);
    });
    it("with what is lost when it is parsed fails the digest", async () => {
        for (const number of ["1.0", "1e0", '2,"transcript":1']) {
            const text = game.transcript.replace('"transcript":1', `"transcript":${number}`);
            expect(await wrong(inOtherBytes(text))).toEqual(["digest"]);
        }
    });
    it("with another ruleset, option or result than the replay fails to be the same game", async () => {
        const both = ["same_game", "digest"];
        expect(await after(({ transcript }) => (transcript.ruleset = "classic"))).toEqual(both);
        expect(await after(({ transcript }) => (transcript.options = { open_money: true }))).toEqual(both);
        expect(await after(({ transcript }) => delete transcript.result)).toEqual(both);
        expect(await after(({ transcript: { result } }) => result && (result.totals[0] += 10_000))).toEqual(both);
    });
    it("with a sealed choice that nobody was told of, or without its nonce, fails its commitment", async () => {
        const withoutNonce = ({ transcript: { actions } }: Replay) => {
            const at = actions.findIndex(({ nonce }) => nonce !== undefined);
            const { seat, action } = actions[at] as Answer;
            actions[at] = { seat, action };
        };
        expect(await after((file) => (first(file, "sealed").kind = "passed" as never), royale)).toContain("sealed");
        expect(await after(withoutNonce, royale)).toEqual(["sealed", "digest"]);
    });
    it("with another action fails to be the same game", async () => {
        expect(await after((file) => ((file.steps[0] as { seat: number }).seat += 1))).toEqual(["same_game"]);
        expect(
            await after(
                (file) =>
                    (file.transcript.actions[0] = {
                        seat: 0,
                        action: { kind: "pass" },
                    } as never),
            ),
        ).toEqual(["same_game", "digest"]);
    });
    it("with a changed sealed choice, nonce or announcement fails its commitment", async () => {
        const sealed = (file: Replay) =>
            file.transcript.actions.find((made) => "nonce" in made) as {
                nonce: string;
            };
        expect(await after((file) => (sealed(file).nonce = "00".repeat(16)), royale)).toEqual(["sealed", "digest"]);
        expect(await after((file) => (first(file, "sealed").commitment = "33".repeat(32)), royale)).toEqual(["sealed"]);
    });
    it("with bytes counted twice fails the count", async () => {
        expect(
            await after((file) => {
                const [a, b] = [file.steps.at(-2), file.steps.at(-1)] as [{ drawn: number }, { drawn: number }];
                a.drawn = file.drawn;
                b.drawn = 0;
            }),
        ).toContain("drawn");
    });
});

it("passes a game that a bot of some author has played", async () => {
    const game = changed(load("royale-basic"), ({ transcript, seats }) => {
        const [seat] = transcript.seats as [object];
        const { seed, ...rest } = seat as { seed: string };
        transcript.seats[0] = { ...rest, program: { author: "Ada", name: "Ace", version: "1.2" }, seed } as never;
        seats.splice(0, seats.length, ...transcript.seats);
        const { digest: _, ...undigested } = transcript;
        transcript.digest = createHash("sha256").update(JSON.stringify(undigested)).digest("hex");
    });
    expect(await wrong(game)).toEqual([]);
});

it("makes the stream block by block", async () => {
    const { file } = load("royale-basic");
    const long = await randomStream(file.transcript, 100);
    expect(long.length).toBe(100);
    expect([...(await randomStream(file.transcript, 40))]).toEqual([...long.subarray(0, 40)]);
});
