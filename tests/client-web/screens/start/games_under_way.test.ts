import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import { client } from "../../../../client-web/src/model/client.svelte";
import GamesUnderWay from "../../../../client-web/src/screens/start/GamesUnderWay.svelte";
import { show, texts, useClient } from "../../fixtures/page";
import { snapshotOf } from "../../fixtures/snapshot";
import { FakeSocket } from "../../protocol/fake_socket";

const kSince = new Date(2020, 6, 12, 20, 14).getTime();
const kDayMs = 86_400_000;
const kSeats = [
    { player: "mira", name: "Mira" },
    { player: "jonas", name: "Jonas" },
    { name: "Bo", bot: "easy" },
];
const waiting = (table: string, turn: number, over: object = {}) => ({
    table,
    invite: `to-${table}`,
    ruleset: "classic",
    since_ms: kSince,
    turn,
    seats: kSeats,
    ...over,
});

/** The list, after the server has told the games that wait. */
async function waits(...games: object[]): Promise<void> {
    show(GamesUnderWay, {});
    const loaded = client.waiting.load("mira");
    FakeSocket.last.answers({ waiting: games });
    await loaded;
    flushSync();
}

useClient({ player: "mira" });

it("lists those where it is our turn, and then those that wait for others", async () => {
    await waits(waiting("b", 1), waiting("c", 0));
    expect(texts("h3")).toEqual(["Your turn", "Waiting for others"]);
    expect(texts(".ot-n")).toEqual([
        "Jonas and Bo (bot)Las Vegas (2012) · waiting since Jul 12, 2020, 8:14 PM",
        "Jonas and Bo (bot)Las Vegas (2012) · Jonas’s turn · waiting since Jul 12, 2020, 8:14 PM",
    ]);
    const links = [...document.querySelectorAll(".ot a")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["#/table/c?invite=to-c", "#/table/b?invite=to-b"]);
    expect(texts(".ot a")).toEqual(["Your turn, Jonas and Bo (bot)", "Go on, Jonas and Bo (bot)"]);
});

it("tells by when a move is due, and begins with what is due first", async () => {
    vi.setSystemTime(new Date(2026, 10, 28, 20, 0));
    const due = (table: string, turn: number, days: number) =>
        waiting(table, turn, { decision_ms: 3 * kDayMs, due_ms: Date.now() + days * kDayMs });
    await waits(due("b", 0, 2), due("c", 0, 1), due("d", 1, 3), waiting("e", 0));
    expect(texts(".ot-n span")).toEqual([
        "Las Vegas (2012) · due tomorrow, 8:00 PM",
        "Las Vegas (2012) · due Nov 30, 8:00 PM",
        "Las Vegas (2012) · waiting since Jul 12, 2020, 8:14 PM",
        "Las Vegas (2012) · Jonas’s turn · due Dec 1, 8:00 PM",
    ]);
    vi.useRealTimers();
});

it("lists the tables where we are among them, once", async () => {
    const seats = kSeats.map((seat) => ({ bot: null, away: false, ...seat }));
    const table = { id: "t", family: "las-vegas", ruleset: "classic", status: "playing", seats, invite: "to-t" };
    FakeSocket.last.says(
        snapshotOf(
            [],
            { prompt: { decision: 7, seat: 1, kind: "roll", deadline_ms: 2 * kDayMs } },
            { table: { ...table, clock: { decision_ms: 3 * kDayMs } } },
        ),
    );
    await waits(waiting("t", 1), waiting("c", 0));
    expect(texts("h3")).toEqual(["Your turn", "Waiting for others"]);
    expect(texts('[data-testid="continue-t"]')).toEqual(["Go on, Jonas and Bo (bot)"]);
    expect(texts(".ot-n span")[1]).toMatch(/^Las Vegas \(2012\) · playing · Jonas’s turn · due /);
});

it("asks again when somebody looks at the page once more", async () => {
    await waits();
    expect(document.querySelector("section")).toBeNull();
    const asked = FakeSocket.last.asked("games.waiting").length;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.last.asked("games.waiting")).toHaveLength(asked + 1);
});

it("keeps a player's name, and with it the seat, while a game waits", async () => {
    await waits(waiting("b", 1));
    const hellos = FakeSocket.last.asked("hello").length;
    await client.rename("Maria");
    expect(FakeSocket.last.asked("hello")).toHaveLength(hellos);
    expect(client.isOnline).toBe(true);
});
