import { describe, expect, it, vi } from "vitest";
import { GameHistory } from "../../../client-web/src/model/game_history.svelte";
import { Refused, type Reply, type Request } from "../../../client-web/src/protocol/connection";

/** A server that has so many games of ours: g9, g8, ... g0. */
function server(games: number) {
    const all = Array.from({ length: games }, (_, n) => ({ game: `g${games - 1 - n}`, ended_ms: 1000 * (games - n) }));
    const ask = vi.fn((request: Request): Promise<Reply> => {
        if (request.op !== "games.mine") throw new Error(request.op);
        const { game, ended_ms, limit = 20 } = request;
        const older = game === undefined ? all : all.filter((one) => one.ended_ms < (ended_ms ?? 0));
        const more = older.length > limit ? { more: true } : {};
        return Promise.resolve({ ok: true, games: older.slice(0, limit), ...more } as unknown as Reply);
    });
    return { ask, games: new GameHistory(ask, 3, 4) };
}
const ids = (games: GameHistory) => games.all.map(({ game }) => game).join(" ");

describe("our finished games", () => {
    it("come page by page, the newest first", async () => {
        const { games } = server(9);
        await games.load("mira");
        expect([ids(games), games.hasMore]).toEqual(["g8 g7 g6", true]);
        await games.loadOlder();
        expect([ids(games), games.hasMore]).toEqual(["g8 g7 g6 g5 g4 g3 g2", true]);
        await games.loadOlder();
        expect([ids(games), games.hasMore]).toEqual(["g8 g7 g6 g5 g4 g3 g2 g1 g0", false]);
    });
    it("are asked for by the last one that is known", async () => {
        const { ask, games } = server(9);
        await games.load("mira");
        await games.loadOlder();
        expect(ask.mock.calls.map(([request]) => request)).toEqual([
            { op: "games.mine", limit: 3 },
            { op: "games.mine", limit: 4, game: "g6", ended_ms: 7000 },
        ]);
    });
    it("are none for who has not played", async () => {
        const { games } = server(0);
        await games.load("mira");
        expect([games.all, games.hasMore]).toEqual([[], false]);
    });
    it("stay when the same player comes back, and begin anew for another one", async () => {
        const { ask, games } = server(9);
        await games.load("mira");
        await games.loadOlder();
        await games.load("mira");
        expect([ask.mock.calls.length, games.all.length]).toEqual([2, 7]);
        await games.load("jonas");
        expect([ask.mock.calls.length, games.all.length]).toEqual([3, 3]);
    });
    it("are one page on for a button that is pressed twice", async () => {
        const { ask, games } = server(9);
        await games.load("mira");
        await Promise.all([games.loadOlder(), games.loadOlder()]);
        expect([ask.mock.calls.length, games.all.length]).toEqual([2, 7]);
    });
    it("of a player who is gone meanwhile are not shown to the next", async () => {
        const { ask, games } = server(9);
        await games.load("mira");
        let late: (reply: Reply) => void = () => undefined;
        ask.mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
        const older = games.loadOlder();
        await games.load("jonas");
        late({ ok: true, games: [{ game: "of-mira", ended_ms: 1 }] } as unknown as Reply);
        await older;
        expect(ids(games)).toBe("g8 g7 g6");
        await games.loadOlder();
        expect(games.all.length).toBe(7);
    });
    it("are asked for again after a connection that broke", async () => {
        const { ask, games } = server(9);
        ask.mockRejectedValueOnce(new Refused("disconnected"));
        await games.load("mira");
        expect(games.all).toEqual([]);
        await games.load("mira");
        expect(games.all.length).toBe(3);
    });
    it("that could not be fetched can be asked for once more", async () => {
        const { ask, games } = server(9);
        await games.load("mira");
        ask.mockRejectedValueOnce(new Refused("rate_limited"));
        await expect(games.loadOlder()).rejects.toBeInstanceOf(Refused);
        await games.loadOlder();
        expect(games.all.length).toBe(7);
    });
});
