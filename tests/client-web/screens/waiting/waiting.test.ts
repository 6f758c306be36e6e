import { flushSync } from "svelte";
import { beforeEach, expect, it } from "vitest";
import { client } from "../../../../client-web/src/model/client.svelte";
import type { TableModel } from "../../../../client-web/src/model/table.svelte";
import { newBots } from "../../../../client-web/src/screens/entry/bots.svelte";
import Waiting from "../../../../client-web/src/screens/waiting/Waiting.svelte";
import { t } from "../../../../client-web/src/texts/texts.svelte";
import { answer, find, press, settle, show, submit, useClient } from "../../fixtures/page";
import { FakeSocket } from "../../protocol/fake_socket";

const person = (player: string | null, name: string, over: object = {}) => ({
    player,
    name,
    bot: player === null ? "easy" : null,
    ready: player === null,
    away: false,
    seed: null,
    ...over,
});
const kSeats = [person("mira", "Mira"), person("anna", "Anna", { ready: true }), person(null, "Cleo"), null];
const view = (over: object = {}, you: object | null = { seat: 0 }) => ({
    table: {
        id: "t",
        game: "t-1",
        family: "las-vegas",
        ruleset: "classic",
        options: { neutral_dice: true },
        visibility: "private",
        invite: "i",
        status: "open",
        host: "mira",
        clock: { decision_ms: 90_000 },
        seats: kSeats,
        spectators: 0,
        commitment: "c",
        server_seed: null,
        ...over,
    },
    casinos: [],
    seats: [],
    you,
});
const kRulesets = [
    { id: "classic", seats: { least: 2, most: 5 }, options: ["first_seat", "open_money", "neutral_dice"] },
    { id: "vegas-1996", seats: { least: 2, most: 4 }, options: ["first_seat", "duel", "board"] },
].map((ruleset) => ({ family: "las-vegas", ...ruleset }));

async function waits(at: ReturnType<typeof view>, player = "mira"): Promise<void> {
    FakeSocket.last.welcomes({ player, name: player, rulesets: kRulesets });
    FakeSocket.last.shows(at);
    show(Waiting, { table: client.tables.get("t") as TableModel });
    await settle();
}
async function updates(v: number, patch: object, events: object[], own?: object): Promise<void> {
    FakeSocket.last.says({ ev: "update", table: "t", v, patch, events, ...(own ? { private: own } : {}) });
    await settle();
}
const send = () => submit(".change");
const place = (seat: number) => find(`[data-testid="place-${seat}"]`);
const level = (seat: number) => place(seat)?.querySelector("select");

useClient(null);
beforeEach(() => {
    localStorage.clear();
    newBots.level = "easy";
});

it("lets the host change the game, in a form that has what the table has", async () => {
    await waits(view());
    press('[data-testid="change"]');
    const checked = () =>
        [...document.querySelectorAll<HTMLInputElement>(".change input:checked")].map(
            (input) => input.value || input.closest("label")?.textContent?.trim(),
        );
    expect(checked()[0]).toBe("classic");
    send();
    const { id: _, ...asked } = FakeSocket.last.asked("table.change").at(-1) ?? {};
    expect(asked).toEqual({
        op: "table.change",
        table: "t",
        ruleset: "classic",
        options: { neutral_dice: true },
        seats: 4,
        clock: { decision_ms: 90_000 },
    });
    await answer({});
    expect(find(".change")).toBeNull();
});

it("says that the game before was not finished", async () => {
    await waits(view({ unfinished_before: "t-0" }));
    expect(find('[data-testid="unfinished"]')?.textContent).toContain(t("unfinished.before"));
});

it("keeps a table for people only, until the host opens it to all", async () => {
    await waits(view({ people_only: true }));
    expect(find(".terms")?.textContent).toContain(t("option.people_only"));
    press('[data-testid="change"]');
    press(".change .more");
    const [all, people] = document.querySelectorAll<HTMLInputElement>('input[name="people_only"]');
    expect(people?.checked).toBe(true);
    send();
    expect(FakeSocket.last.asked("table.change").at(-1)).toMatchObject({ people_only: true });
    FakeSocket.last.refuses("rate_limited", { re: FakeSocket.last.asked("table.change").at(-1)?.["id"] });
    await settle();
    all?.click();
    flushSync();
    send();
    expect(FakeSocket.last.asked("table.change").at(-1)).not.toHaveProperty("people_only");
});

it("says how many sit there where the game has too few seats for them", async () => {
    await waits(view({ seats: [...kSeats.slice(0, 3), person("bo", "Bo"), person("kim", "Kim")] }));
    press('[data-testid="change"]');
    press('.change input[value="vegas-1996"]');
    send();
    expect(FakeSocket.last.asked("table.change").at(-1)).toMatchObject({ ruleset: "vegas-1996", seats: 4 });
    FakeSocket.last.refuses("bad_seats", {
        re: FakeSocket.last.asked("table.change").at(-1)?.["id"],
        data: { least: 5, most: 4 },
    });
    await settle();
    expect(find('.change [role="alert"]')?.textContent).toBe(t("create.seats_taken", { n: 5 }));
});

it("tells the others what was changed, until they are ready again", async () => {
    await waits(view({}, { seat: 1 }), "anna");
    expect(find('[data-testid="change"]')).toBeNull();
    expect(find(".changed")?.textContent?.trim()).toBe("");
    const another = { ruleset: "vegas-1996", options: { duel: true }, clock: null };
    const patch = Object.fromEntries(Object.entries(another).map(([key, value]) => [`/table/${key}`, value]));
    await updates(2, { ...patch, "/table/seats/1/ready": false }, [{ kind: "setup_changed", name: "Mira" }]);
    for (const words of ["Mira", t("ruleset.vegas-1996.name"), t("option.duel"), t("waiting.changed_ask")])
        expect(find(".changed")?.textContent).toContain(words);
    await updates(3, { "/table/seats/1/ready": true }, [{ kind: "ready", seat: 1 }]);
    expect(find(".changed")?.textContent?.trim()).toBe("");
});

it("follows us to another seat", async () => {
    await waits(view({ seats: [null, ...kSeats.slice(0, 3)] }, { seat: 2 }), "anna");
    expect(place(2)?.textContent).toContain(t("person.you"));
    await updates(2, { "/table/seats": kSeats.slice(0, 3) }, [{ kind: "setup_changed", name: "Mira" }], {
        "/you/seat": 1,
    });
    expect(place(1)?.textContent).toContain(t("person.you"));
    press('[data-testid="ready"]');
    expect(FakeSocket.last.asked("table.ready").at(-1)).toMatchObject({ ready: false });
});

it("lets the host say how well a bot plays; the next one is like it", async () => {
    await waits(view());
    const select = level(2) as HTMLSelectElement;
    expect(select.getAttribute("aria-label")).toBe("Level of Cleo");
    expect(select.value).toBe("easy");
    const choose = (value: string) => {
        select.value = value;
        select.dispatchEvent(new Event("change", { bubbles: true }));
    };
    choose("random");
    expect(FakeSocket.last.asked("table.add_bot").at(-1)).toMatchObject({ level: "random", seat: 2 });
    FakeSocket.last.refuses("game_started", { re: FakeSocket.last.asked("table.add_bot").at(-1)?.["id"] });
    await settle();
    expect(select.value).toBe("easy");
    choose("random");
    FakeSocket.last.answers({ seat: 2 });
    await updates(2, { "/table/seats/2/bot": "random" }, []);
    expect(select.value).toBe("random");
    place(3)?.querySelector("button")?.click();
    expect(FakeSocket.last.asked("table.add_bot").at(-1)).toMatchObject({ level: "random", seat: 3 });
});

it("shows a bot's level to all, and lets only the host change it", async () => {
    await waits(view({}, { seat: 1 }), "anna");
    expect(level(2)).toBeNull();
    expect(place(2)?.textContent).toContain(t("person.bot_level", { level: t("level.easy") }));
});

it("marks a program as a bot, which is ready or not like anybody", async () => {
    const program = { name: "Ace", version: "1.2", author: "Ada" };
    await waits(view({ seats: [...kSeats.slice(0, 3), person("ace", "Ace", { program })] }));
    const mark = () => place(3)?.querySelector('[role="img"]');
    expect(mark()?.querySelector('use[href="#i-bot"]')).not.toBeNull();
    expect(mark()?.textContent).toBe(t("person.bot"));
    for (const name of ["title", "aria-label"]) expect(mark()?.getAttribute(name)).toBe("bot: Ace 1.2 by Ada");
    expect(place(3)?.textContent).toContain(t("person.not_ready"));
    expect(place(3)?.querySelector("button")).toBeNull();
    await updates(2, { "/table/seats/3/ready": true }, []);
    expect(place(3)?.textContent).toContain(t("person.ready"));
    expect(place(1)?.querySelector('[role="img"]')).toBeNull();
});
