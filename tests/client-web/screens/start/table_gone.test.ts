import { beforeEach, expect, it, vi } from "vitest";
import { route } from "../../../../client-web/src/app/route.svelte";
import { saveTable } from "../../../../client-web/src/app/tables";
import { type TableLoss as Why } from "../../../../client-web/src/model/client.svelte";
import type { View } from "../../../../client-web/src/protocol/types";
import { nameEntry } from "../../../../client-web/src/screens/entry/name_entry.svelte";
import TableGone from "../../../../client-web/src/screens/start/TableGone.svelte";
import PlayNow from "../../../../client-web/src/screens/start/PlayNow.svelte";
import { t } from "../../../../client-web/src/texts/texts.svelte";
import { hide, show, useClient } from "../../fixtures/page";
import { FakeSocket } from "../../protocol/fake_socket";

const view = (id: string, invite: string) =>
    ({
        table: {
            id,
            family: "las-vegas",
            status: "open",
            invite,
            ruleset: "custom",
            options: { rounds: 2 },
            seats: [{ player: "mira", bot: null }, { player: null, bot: "easy" }, null],
            clock: null,
            visibility: "public",
        },
        casinos: [],
        seats: [],
        you: { seat: 0 },
    }) as unknown as View;

let tables = 0;
function gone(why: Why, where: { table: string } | { invite: string } = { table: "t" }): HTMLElement {
    show(TableGone, { where, why });
    return document.querySelector("main") as HTMLElement;
}
const button = (name: string) =>
    [...document.querySelectorAll<HTMLElement>("main button")].find(({ textContent }) => textContent?.includes(name));

useClient();
beforeEach(() => {
    nameEntry.draft = "Mira";
    saveTable(view("t", "old"));
});

it.each<[Why, { table: string } | { invite: string }]>([
    ["restarted", { table: "t" }],
    ["closed", { table: "t" }],
    ["table_set_aside", { table: "t" }],
    ["unknown_table", { table: "t" }],
    ["unknown_invite", { invite: "old" }],
])("who was at a table that is gone (%s) can open a private one like it", async (why, where) => {
    expect(gone(why, where).textContent).toContain(t("gone.together"));
    button("Open a new table")?.click();
    await vi.waitFor(() => expect(FakeSocket.last.asked("table.create")).toHaveLength(1));
    expect(FakeSocket.last.asked("table.create")[0]).toMatchObject({
        ruleset: "custom",
        options: { rounds: 2 },
        seats: 3,
        clock: null,
        visibility: "private",
    });
    const table = `new${++tables}`;
    FakeSocket.last.answers({ table, invite: "fresh" });
    FakeSocket.last.shows(view(table, "fresh"), table);
    await FakeSocket.last.seatsBots();
    await vi.waitFor(() => expect(route()).toEqual({ screen: "table", table, invite: "fresh" }));
    expect(FakeSocket.last.asked("table.add_bot")).toHaveLength(1);
});

it("a table for people only is followed by one like it", async () => {
    const known = view("p", "people");
    saveTable({ table: { ...known.table, people_only: true } });
    expect(gone("closed", { table: "p" }).textContent).toContain(t("option.people_only"));
    button("Open a new table")?.click();
    await vi.waitFor(() => expect(FakeSocket.last.asked("table.create")).toHaveLength(1));
    expect(FakeSocket.last.asked("table.create")[0]).toMatchObject({ people_only: true, visibility: "private" });
    FakeSocket.last.refuses("table_limit");
});

it("who has no name any more opens it by Enter on the start page", async () => {
    nameEntry.draft = "";
    gone("restarted");
    button("Open a new table")?.click();
    await vi.waitFor(() => expect(route()).toEqual({ screen: "start" }));
    hide();
    show(PlayNow, {});
    const field = document.querySelector("#name") as HTMLInputElement;
    expect(document.activeElement).toBe(field);
    nameEntry.draft = "Mira";
    const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
    field.dispatchEvent(enter);
    expect(enter.defaultPrevented, "the form is not sent").toBe(true);
    await vi.waitFor(() => expect(FakeSocket.last.asked("table.create")).toHaveLength(1));
    expect(FakeSocket.last.asked("table.create")[0]).toMatchObject({ ruleset: "custom", visibility: "private" });
    FakeSocket.last.refuses("table_limit");
});

it("nobody is led to a public table", () => {
    for (const why of ["restarted", "closed", "unknown_invite"] as const) {
        expect(gone(why).textContent).not.toContain(t("start.play_now"));
        hide();
    }
});

it("who was not there is shown the way to the start page", () => {
    const main = gone("unknown_invite", { invite: "never-seen" });
    expect([...main.querySelectorAll(".ways > *")].map(({ textContent }) => textContent)).toEqual(["Start page"]);
});

it("whom the host has removed is told so, and not led back", () => {
    for (const where of [{ table: "t" }, { invite: "old" }]) {
        const main = gone("removed", where);
        expect(main.querySelector("h1")?.textContent).toBe("You have been removed");
        expect(main.textContent).toContain(t("gone.removed_about"));
        expect([...main.querySelectorAll(".ways > *")].map(({ textContent }) => textContent)).toEqual(["Start page"]);
        hide();
    }
});

it("a table that is still there is gone back to", () => {
    const main = gone("left");
    expect(button("Open a new table")).toBeUndefined();
    expect(main.querySelector(".primary")?.textContent).toContain(t("gone.again"));
});
