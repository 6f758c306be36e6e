import { expect, it, vi } from "vitest";
import type { PlayedGame } from "../../../../client-web/src/protocol/types";
import MyGames from "../../../../client-web/src/screens/start/MyGames.svelte";
import { formatMoney } from "../../../../client-web/src/texts/texts.svelte";
import { find, press, show, texts, useClient } from "../../fixtures/page";
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
    press(".played > button");
    expect(FakeSocket.last.asked("games.mine").at(-1)).toMatchObject({ game: "a-1", ended_ms: kEnded });
    await answered([game("z")]);
    await vi.waitFor(() => expect(document.activeElement?.getAttribute("href")).toContain("z-1"));
    expect(find(".played > button")).toBeNull();
});

it("tells a game that ended early apart, why, without totals and winners, and gives its transcript", async () => {
    const seats = game("b").seats.map(({ won: _, ...seat }) => ({ ...seat, total: 0 }));
    await told([
        game("a"),
        game("b", { seats, unfinished: true, invite: "code" }),
        game("c", { seats, unfinished: true, why: "closed" }),
    ]);
    expect(texts(".played h2")).toEqual(["Finished games", "Not finished"]);
    const item = document.querySelector('[data-testid="unfinished-b-1"]') as HTMLElement;
    expect(item.textContent).toContain("An update changed the game’s rules.");
    expect(document.querySelector('[data-testid="unfinished-c-1"] .why')?.textContent).toBe(
        "The operator of the server closed the table.",
    );
    expect(item.querySelector(".pg-t, .win-t, .won")).toBeNull();
    const links = [...item.querySelectorAll("a")];
    expect(links.map((link) => [link.getAttribute("href"), link.download])).toEqual([
        [new URL("api/games/b-1?invite=code", document.baseURI).href, "b-1.json"],
    ]);
});

it("is not there for who has not played", async () => {
    await told([]);
    expect(document.querySelector(".played")).toBeNull();
});
