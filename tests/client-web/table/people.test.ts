import { afterEach, expect, it } from "vitest";
import { muted } from "../../../client-web/src/app/muted.svelte";
import { client } from "../../../client-web/src/model/client.svelte";
import type { TableModel } from "../../../client-web/src/model/table.svelte";
import People from "../../../client-web/src/table/People.svelte";
import { answer, hide, press, settle, show, useClient, useFakeTime } from "../fixtures/page";
import { FakeSocket } from "../protocol/fake_socket";

const person = (player: string | null, name: string, over: object = {}) => ({
    player,
    name,
    bot: player === null ? "easy" : null,
    ready: false,
    away: false,
    ...over,
});
const view = (over: object = {}) => ({
    table: {
        id: "t",
        family: "las-vegas",
        status: "open",
        host: "mira",
        spectators: 0,
        seats: [
            person("mira", "Mira"),
            person("anna", "Anna", { alike: true, away: true }),
            person(null, "Lucky"),
            person("gone", "Olga", { bot: "easy" }),
            person("anna2", "Аnna", { alike: true }),
            null,
        ],
        options: {},
        ...over,
    },
    casinos: [],
    seats: [],
    you: { seat: 0 },
});
const kOlga = { player: "olga", name: "Olga" };
const kDan = { player: "dan", name: "דן" };

function opened(over: object = {}, of: object = {}): void {
    FakeSocket.last.shows({ ...view(over), ...of });
    show(People, { table: client.tables.get("t") as TableModel });
    press('[data-testid="people"]');
}
const there = (spectators: object[], removed: object[] = []) => answer({ spectators, removed });
const rows = () =>
    [...document.querySelectorAll(".people h3")].map((title) => [
        title.textContent,
        ...[...(title.nextElementSibling?.querySelectorAll(".person-in > b") ?? [])].map((b) => b.textContent),
    ]);
async function pressNamed(name: string): Promise<void> {
    const buttons = [...document.querySelectorAll<HTMLElement>("dialog button")];
    const button = buttons.find((b) => (b.getAttribute("aria-label") ?? b.textContent.trim()) === name);
    expect(button, name).toBeDefined();
    button?.click();
    await settle();
}
const last = () => FakeSocket.last.sent.at(-1);

useFakeTime();
useClient({ player: "mira" });
afterEach(() => localStorage.clear());

it("the host sees who is there but for bots and themselves, as they are called", async () => {
    opened();
    expect(rows()).toEqual([["Players", "Anna #2", "Аnna #5"]]);
    expect(last()).toMatchObject({ op: "table.spectators", table: "t" });
    await there([kOlga, { player: "mira", name: "Mira" }], [kDan]);
    expect(rows()).toEqual([
        ["Players", "Anna #2", "Аnna #5"],
        ["Spectators", "Olga"],
        ["Removed", "\u2068דן\u2069"],
    ]);
});

it("somebody without a seat who has a name of the table is told from that one", async () => {
    opened();
    await there([{ ...kOlga, name: "Anna", alike: true }], [{ ...kDan, name: "Mira", alike: true }]);
    expect(rows().slice(1)).toEqual([
        ["Spectators", "Anna (someone else)"],
        ["Removed", "Mira (someone else)"],
    ]);
});

it("nobody else is there", async () => {
    opened({ seats: [person("mira", "Mira"), null] });
    await there([]);
    expect(document.querySelector(".people")?.textContent).toContain("Nobody else is here.");
});

const buttons = () =>
    [...document.querySelectorAll(".people button")].map((b) => b.getAttribute("aria-label") ?? b.textContent.trim());

it.each([
    ["somebody who is not the host", { host: "anna" }],
    ["a table without a host", { host: null }],
    ["a quick table", { quick: true }],
])("%s sees who watches and removes nobody", async (_, over) => {
    opened(over);
    await answer({ spectators: [kOlga] }); // who was removed is told to the host alone
    expect(rows()).toEqual([
        ["Players", "Anna #2", "Аnna #5"],
        ["Spectators", "Olga"],
    ]);
    expect(buttons()).toEqual(["Mute Anna #2", "Mute Аnna #5", "Mute Olga"]);
});

it("whom one mutes stays so until one wants to hear them", async () => {
    opened();
    await there([kOlga]);
    await pressNamed("Mute Olga");
    expect(muted.has("olga")).toBe(true);
    await pressNamed("Unmute Olga");
    expect(muted.has("olga")).toBe(false);
});

it("a spectator can ask for the seats of bots and of those who are away, and for no other", async () => {
    const seats = [person("kim", "Kim"), ...view().table.seats.slice(1)];
    opened({ status: "playing", host: "anna2", seats }, { you: null });
    await there([]);
    expect(rows()).toEqual([["Players", "Kim", "Anna #2", "Lucky", "Olga", "Аnna #5"]]);
    expect(buttons().filter((name) => name?.startsWith("Take"))).toEqual([
        "Take this seat: Anna #2",
        "Take this seat: Lucky",
        "Take this seat: Olga",
    ]);
    await pressNamed("Take this seat: Lucky");
    expect(last()).toMatchObject({ op: "table.request_seat", table: "t", seat: 2 });
    await answer({});
    await there([]);
    expect(document.querySelector('.people [role="status"]')?.textContent).toBe("You asked for Lucky’s seat.");
});

it("a program is marked as a bot; it can be muted and removed, and its seat cannot be taken", async () => {
    const ace = person("ace", "Ace", { program: { name: "Ace", author: "Ada" } });
    opened({ seats: [person("mira", "Mira"), ace] });
    await there([]);
    expect(buttons()).toEqual(["Mute Ace", "Remove Ace"]);
    const mark = document.querySelector(".person small");
    expect([mark?.textContent, mark?.getAttribute("title")]).toEqual(["bot", "bot: Ace by Ada"]);
    hide();
    opened({ seats: [person("kim", "Kim"), ace, person(null, "Lucky")], status: "playing" }, { you: null });
    await there([]);
    expect(buttons().filter((name) => name?.startsWith("Take"))).toEqual(["Take this seat: Lucky"]);
    expect([...document.querySelectorAll(".person small")].map(({ textContent }) => textContent)).toEqual([
        "bot",
        "house bot",
    ]);
});

it("the host gives a seat or refuses it", async () => {
    const seat_requests = [
        { seat: 2, player: "olga", name: "Olga" },
        { seat: 1, player: "dan", name: "Dan" },
    ];
    opened({ status: "playing", seat_requests });
    await there([kOlga, { player: "dan", name: "Dan" }]);
    expect(document.querySelector(".wish p")?.textContent).toBe("Olga asks for the seat of Lucky (bot).");
    await pressNamed("Give Olga the seat of Lucky");
    expect(last()).toMatchObject({ op: "table.assign_seat", table: "t", player: "olga", accept: true });
    await answer({});
    await there([kOlga]);
    await pressNamed("Refuse Dan the seat of Anna #2");
    expect(last()).toMatchObject({ op: "table.assign_seat", player: "dan", accept: false });
});

it("a replay removes nobody", () => {
    opened();
    hide();
    const replayed = { ...client.tables.get("t"), id: "t", view: view() } as unknown as TableModel;
    show(People, { table: replayed });
    expect(document.querySelector("button")).toBeNull();
});

it.each([
    ["open", false],
    ["playing", true],
    ["finished", false],
])("says what follows before a player goes (%s), and then looks again", async (status, bot) => {
    opened({ status });
    await there([]);
    await pressNamed("Remove Anna #2");
    const text = () => document.querySelector(".people")?.textContent ?? "";
    expect(text()).toContain("cannot come back to this table");
    expect(text().includes("A house bot plays on"), status).toBe(bot);
    expect(FakeSocket.last.asked("table.remove")).toEqual([]);
    expect(document.activeElement?.textContent).toBe("Cancel");
    await pressNamed("Cancel");
    expect(text()).not.toContain("cannot come back");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Remove Anna #2");

    await pressNamed("Remove Anna #2");
    await pressNamed("Remove Anna #2");
    expect(last()).toMatchObject({ op: "table.remove", table: "t", player: "anna" });
    await answer({});
    expect(last()).toMatchObject({ op: "table.spectators" });
    await there([], [{ player: "anna", name: "Anna" }]);
    expect(rows()).toEqual([
        ["Players", "Аnna #5"],
        ["Removed", "Anna"],
    ]);
    expect(document.querySelector('.people [role="status"]')?.textContent).toBe("Anna #2 is no longer at the table.");
    expect(document.activeElement?.className).toMatch(/^people\b/);
});

it("a host may keep out others from there, and renew the invite", async () => {
    opened({ visibility: "private" });
    await there([]);
    await pressNamed("Remove Anna #2");
    for (const name of ["Also let in nobody new", "Make a new invite link"]) {
        document.querySelector<HTMLInputElement>(`input[aria-label^="${name}"]`)?.click();
        await settle();
    }
    await pressNamed("Remove Anna #2");
    expect(last()).toMatchObject({ player: "anna", remember_address: true, renew_invite: true });
});

it("asks for no new invite where there is no private one", async () => {
    opened({ visibility: "public" });
    await there([]);
    await pressNamed("Remove Anna #2");
    expect(document.querySelectorAll(".people input").length).toBe(1);
    await pressNamed("Remove Anna #2");
    expect(last()).not.toHaveProperty("remember_address");
});

it("lets in again", async () => {
    opened();
    await there([], [kOlga]);
    await pressNamed("Let in again: Olga");
    expect(last()).toMatchObject({ op: "table.readmit", table: "t", player: "olga" });
    await answer({});
    await there([]);
    expect(rows().map(([title]) => title)).toEqual(["Players"]);
});

it("a spectator who has gone meanwhile is a refusal that is read in the dialog", async () => {
    opened();
    await there([kOlga]);
    await pressNamed("Remove Olga");
    await pressNamed("Remove Olga");
    FakeSocket.last.refuses("nobody_there", { re: last()?.["id"] });
    await settle();
    await there([]);
    expect(document.querySelector('dialog [role="alert"]')?.textContent.trim()).toBe(
        "There is no such person at the table.",
    );
    expect(rows().map(([title]) => title)).toEqual(["Players"]);
});

it("looks again when spectators come and go, but not for each of many at once", async () => {
    opened();
    await there([]);
    for (let v = 2; v < 12; ++v) {
        const patch = { "/table/spectators": v };
        FakeSocket.last.says({ ev: "update", table: "t", v, events: [], patch });
        await settle();
    }
    expect(FakeSocket.last.asked("table.spectators")).toHaveLength(2);
    await there([kDan]);
    await settle(300);
    expect(FakeSocket.last.asked("table.spectators")).toHaveLength(3);
    await there([kOlga]);
    await settle(60000);
    expect(FakeSocket.last.asked("table.spectators")).toHaveLength(3);
    expect(rows()[1]).toEqual(["Spectators", "Olga"]);
});
