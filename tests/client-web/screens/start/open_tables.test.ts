import { flushSync } from "svelte";
import { beforeEach, expect, it } from "vitest";
import { client } from "../../../../client-web/src/model/client.svelte";
import type { LobbyTable } from "../../../../client-web/src/protocol/types";
import OpenTables from "../../../../client-web/src/screens/start/OpenTables.svelte";
import { t } from "../../../../client-web/src/texts/texts.svelte";
import { find, press, show, texts, useClient } from "../../fixtures/page";
import { FakeSocket } from "../../protocol/fake_socket";

const table = (id: string, over: Partial<LobbyTable> = {}): LobbyTable => ({
    table: id,
    ruleset: "classic",
    options: {},
    seats: 4,
    taken: 1,
    status: "open",
    players: [{ name: `Host of ${id}` }],
    spectators: 0,
    clock: { decision_ms: 120_000 },
    ...over,
});
function told(tables: LobbyTable[], place: { page?: number; pages?: number; count?: number } = {}) {
    FakeSocket.last.answers({ ev: "lobby", page: 1, pages: 1, count: tables.length, ...place, tables });
    flushSync();
}
const part = (id: string) => find(`[data-testid="${id}"]`);
const asked = () => FakeSocket.last.asked("lobby.watch").at(-1);
const names = () => texts(".ot-n b");

useClient({
    player: "mira",
    rulesets: [
        { id: "classic", family: "las-vegas" },
        { id: "royale", family: "las-vegas" },
    ],
});
beforeEach(() => {
    client.lobby.filter = { ruleset: null, free: false, page: 1 };
    show(OpenTables, {});
});

it("shows the tables in the server's order, and how many there are in all", () => {
    told([table("b"), table("a", { left_out: ["board"], ruleset: "vegas-1996" })], { pages: 3, count: 41 });
    expect(names()).toEqual(["Host of b", "Host of a"]);
    expect(document.body.textContent).toContain("own board");
    expect(part("tables-count")?.textContent).toBe("41 live");
    expect(document.querySelector(".pages span")?.textContent).toBe("Page 1 of 3");
});

it("says how long a decision may take where that is not as at most tables", () => {
    told([table("a"), table("b", { clock: null }), table("c", { clock: { decision_ms: 300_000 } })]);
    const [usual, none, long] = texts(".ot-n > span");
    expect(usual).not.toContain("a move");
    expect(none).toContain(t("pace.no_limit"));
    expect(long).toContain("5 min a move");
});

it("turns the pages, and not beyond the ends", () => {
    told([table("a")], { pages: 2, count: 21 });
    const before = FakeSocket.last.asked("lobby.watch").length;
    press('[data-testid="page-before"]');
    expect(FakeSocket.last.asked("lobby.watch")).toHaveLength(before);
    press('[data-testid="page-next"]');
    expect(asked()).toMatchObject({ page: 2 });
    told([table("z")], { page: 2, pages: 2, count: 21 });
    expect(names()).toEqual(["Host of z"]);
    expect(part("page-next")?.getAttribute("aria-disabled")).toBe("true");
    press('[data-testid="page-before"]');
    expect(asked()).toMatchObject({ page: 1 });
});

it("asks for one game and for free seats, from the first page", () => {
    told([table("a")], { page: 2, pages: 2, count: 21 });
    const game = part("tables-game") as HTMLSelectElement;
    game.value = "royale";
    game.dispatchEvent(new Event("change", { bubbles: true }));
    expect(asked()).toMatchObject({ ruleset: "royale", page: 1 });
    press(".wanted input");
    expect(asked()).toMatchObject({ ruleset: "royale", free: true, page: 1 });
    told([]);
    expect(document.querySelector(".empty")?.textContent?.trim()).toBe("No table like that right now.");
    expect(part("tables-game")).not.toBeNull();
});

it("asks for nothing where there is nothing to choose from", () => {
    told([]);
    expect(document.querySelector(".empty")?.textContent).toContain("No public tables right now.");
    expect(part("tables-game")).toBeNull();
});

it("leaves out what everybody has left, and says how many seats are free", () => {
    told([table("left", { taken: 0, players: [] }), table("watched", { taken: 0, players: [], spectators: 1 })]);
    expect(part("sit-left")).toBeNull();
    expect(part("sit-watched")).not.toBeNull();
    told([table("a", { taken: 3 })]);
    expect(document.querySelector(".ot-n span")?.textContent).toContain("1 free seat");
});

it("says who is a bot, of the house or a program, in words and by its mark", () => {
    const players: LobbyTable["players"] = [
        { name: "Anna" },
        { name: "Bo", bot: "easy" },
        { name: "Ace", program: true },
    ];
    told([table("a", { taken: 3, players })]);
    expect(names()).toEqual(["Anna, Bo (bot), and Ace (bot)"]);
    expect(part("sit-a")?.getAttribute("aria-label")).toBe("Sit down: Anna, Bo (bot), and Ace (bot)");
    const marks = [...document.querySelectorAll(".seats > *")].map(
        (seat) => seat.querySelector('use[href="#i-bot"]') !== null,
    );
    expect(marks).toEqual([false, true, true, false]);
});

it("says at which tables only people play", () => {
    told([table("a", { people_only: true }), table("b")]);
    const about = [...document.querySelectorAll(".ot-n span")].map(({ textContent }) => textContent);
    expect(about.map((words) => words?.includes("people only"))).toEqual([true, false]);
});
