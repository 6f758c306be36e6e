// Collects what the server knows of us into one document.
import type { Reply, Request } from "../../protocol/connection";
import type { MyDataReply, PlayedGame, WaitingGame } from "../../protocol/types";

export type MyData = Omit<MyDataReply, "re" | "ok" | "ev"> & {
    waiting_games: WaitingGame[];
    finished_games: PlayedGame[];
};

/** What this browser keeps of the person, and not of the screen. */
export const kPersonItems = ["token", "name", "tables", "witness", "muted"];

const kPage = 50;

export async function collectMyData(request: (message: Request) => Promise<Reply>): Promise<MyData> {
    const { re: _re, ok: _ok, ev: _ev, ...known } = (await request({ op: "me.data" })) as Record<string, unknown>;
    const waiting = await request({ op: "games.waiting" });
    const games: PlayedGame[] = [];
    for (;;) {
        const last = games.at(-1);
        const after = last ? { game: last.game, ended_ms: last.ended_ms } : {};
        const page = await request({ op: "games.mine", limit: kPage, ...after });
        const more = page["games"] as PlayedGame[];
        games.push(...more);
        if (page["more"] !== true || more.length === 0) break;
    }
    return {
        ...(known as Omit<MyData, "waiting_games" | "finished_games">),
        waiting_games: waiting["waiting"] as WaitingGame[],
        finished_games: games,
    };
}
