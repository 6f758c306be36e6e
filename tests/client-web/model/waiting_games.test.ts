import { describe, expect, it, vi } from "vitest";
import { WaitingGames } from "../../../client-web/src/model/waiting_games.svelte";
import { Refused, type Reply, type Request } from "../../../client-web/src/protocol/connection";

const game = (table: string, turn: number) => ({
    table,
    turn,
    seats: [{ player: "mira", name: "Mira" }, { player: "jonas", name: "Jonas" }, { name: "Bo" }],
});
function server() {
    const ask = vi.fn((_: Request): Promise<Reply> =>
        Promise.resolve({ ok: true, waiting: [game("d", 2), game("c", 0), game("b", 1), game("a", 0)] } as never),
    );
    return { ask, games: new WaitingGames(ask) };
}
const ids = ({ all }: WaitingGames) => all.map(({ table }) => table).join(" ");

describe("games that wait", () => {
    it("are those first in which we are asked, else in the order of the server", async () => {
        const { ask, games } = server();
        await games.load("mira");
        expect(ask.mock.calls).toEqual([[{ op: "games.waiting" }]]);
        expect(ids(games)).toBe("c a d b");
    });
    it("are another player's after that", async () => {
        const { games } = server();
        await games.load("mira");
        await games.load("jonas");
        expect(ids(games)).toBe("b d c a");
    });
    it("stay where they cannot be fetched anew, but for another player", async () => {
        const { ask, games } = server();
        await games.load("mira");
        ask.mockRejectedValue(new Refused("disconnected"));
        await games.load("mira");
        expect(games.all).toHaveLength(4);
        await games.load("jonas");
        expect(games.all).toEqual([]);
    });
    it("of a player who is gone meanwhile are not shown to the next", async () => {
        const { ask, games } = server();
        let late: (reply: Reply) => void = () => undefined;
        ask.mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
        const first = games.load("mira");
        await games.load("jonas");
        late({ ok: true, waiting: [game("of-mira", 0)] } as never);
        await first;
        expect(ids(games)).toBe("b d c a");
    });
});
