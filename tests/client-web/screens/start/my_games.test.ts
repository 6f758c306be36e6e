import { expect, it, vi } from "vitest";
import { client } from "../../../../client-web/src/model/client.svelte";
import type { PlayedGame } from "../../../../client-web/src/protocol/types";
import MyGames from "../../../../client-web/src/screens/start/MyGames.svelte";
import { formatMoney } from "../../../../client-web/src/texts/texts.svelte";
import { show, useClient } from "../../fixtures/page";
import { FakeSocket } from "../../protocol/fake_socket";

const kEnded = new Date(2020, 6, 12, 20, 14).getTime();
const game = (id: string, over: Partial<PlayedGame> = {}): PlayedGame => ({
    game: `${id}-1`,
    table: id,
    ruleset: "classic",
    ended_ms: kEnded,
    seats: [
        { player: "mira", name: "Mira", total: 80000 },
        { player: "jonas", name: "Jonas", total: 90000, won: true },
        { name: "Bo", bot: "easy", total: 70000 },
    ],
    ...over,
});

/** The list, after the server has told these games. */
async function told(games: PlayedGame[], more = false): Promise<HTMLElement> {
    show(MyGames, {});
    expect(FakeSocket.last.asked("games.mine")).toHaveLength(1);
    await answered(games, more);
    return document.body;
}
async function answered(games: PlayedGame[], more = false) {
    const before = document.querySelectorAll(".pg").length;
    FakeSocket.last.answers({ games, ...(more ? { more } : {}) });
    await vi.waitFor(() => expect(document.querySelectorAll(".pg")).toHaveLength(before + games.length));
}
const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.replace(/\s+/g, " ").trim());

useClient({
    player: "mira",
    rulesets: [
        { id: "classic", family: "las-vegas" },
        { id: "vegas-1996", family: "vegas-1996" },
    ],
});

it("tells the game, when it was, and how all did, the winner first", async () => {
    await told([game("a")]);
    expect(texts("h3")).toEqual(["Las Vegas (2012)"]);
    expect(document.querySelector("time")?.dateTime).toBe(new Date(kEnded).toISOString());
    expect(texts(".pg-s > li")).toEqual([
        expect.stringMatching(/Jonas won \$90,000$/),
        expect.stringMatching(/Mira you \$80,000$/),
        expect.stringMatching(/Bo bot \$70,000$/),
    ]);
    expect(texts(".pg-s > .me")).toHaveLength(1);
});

it("tells totals in the units of the game", async () => {
    await told([game("a", { ruleset: "vegas-1996" })]);
    expect(texts(".pg-t")).not.toContain(formatMoney(90000));
});

it("says where we only watched", async () => {
    await told([game("a"), game("b", { seats: game("b").seats.slice(1) })]);
    expect(texts(".pg-h").map((text) => text?.includes("you watched"))).toEqual([false, true]);
});

it("leads to the replay, that of a private table by its invite", async () => {
    await told([game("a", { invite: "code" }), game("b")]);
    const links = [...document.querySelectorAll(".pg a")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["#/game/a-1?invite=code", "#/game/b-1"]);
    expect(links[0]?.getAttribute("aria-label")).toMatch(/^Replay, Las Vegas \(2012\), Jul 12, 2020, 8:14\sPM$/);
});

it("fetches older games, and goes on reading where they begin", async () => {
    await told([game("b"), game("a")], true);
    const button = document.querySelector<HTMLElement>(".played > button");
    button?.click();
    expect(FakeSocket.last.asked("games.mine").at(-1)).toMatchObject({ game: "a-1", ended_ms: kEnded });
    await answered([game("z")]);
    await vi.waitFor(() => expect(document.activeElement?.getAttribute("href")).toContain("z-1"));
    expect(document.querySelector(".played > button")).toBeNull();
});

/** Those that wait, as the server tells them. */
async function waits(...games: object[]): Promise<void> {
    FakeSocket.last.says({ re: FakeSocket.last.asked("games.waiting")[0]?.["id"], ok: true, waiting: games });
    await vi.waitFor(() => expect(document.querySelectorAll(".waits > li")).toHaveLength(games.length));
}
const waiting = (table: string, turn: number) => ({
    table,
    invite: `to-${table}`,
    ruleset: "classic",
    since_ms: kEnded,
    turn,
    seats: game("a").seats.map(({ player, name, bot }) => ({
        ...(player ? { player } : {}),
        name,
        ...(bot ? { bot } : {}),
    })),
});

it("lists games that wait above them, those where it is our turn first", async () => {
    await told([game("a")]);
    await waits(waiting("b", 1), waiting("c", 0));
    const [ours, theirs] = texts(".waits > li .ot-n").map((text) => text?.replaceAll("\u202f", " "));
    expect(ours).toBe("Jonas and Bo (bot) Las Vegas (2012) · waiting since Jul 12, 2020, 8:14 PM");
    expect(theirs).toBe("Jonas and Bo (bot) Las Vegas (2012) · Jonas’s turn · waiting since Jul 12, 2020, 8:14 PM");
    const links = [...document.querySelectorAll(".waits a")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["#/table/c?invite=to-c", "#/table/b?invite=to-b"]);
    expect(texts(".waits a")).toEqual(["Your turn", "Go on"]);
});

it("keeps a player's name, and with it the seat, while a game waits", async () => {
    await told([]);
    await waits(waiting("b", 1));
    const hellos = FakeSocket.last.asked("hello").length;
    await client.rename("Maria");
    expect(FakeSocket.last.asked("hello")).toHaveLength(hellos);
    expect(client.isOnline).toBe(true);
});

it("is there for who has only games that wait", async () => {
    await told([]);
    await waits(waiting("b", 1));
    expect(texts(".played h2")).toEqual(["Your games"]);
});

it("is not there for who has not played", async () => {
    await told([]);
    expect(document.querySelector(".played")).toBeNull();
});
