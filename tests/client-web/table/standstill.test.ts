import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import { client } from "../../../client-web/src/model/client.svelte";
import type { TableModel } from "../../../client-web/src/model/table.svelte";
import Standstill from "../../../client-web/src/table/Standstill.svelte";
import { answer, show, useClient, useFakeTime } from "../fixtures/page";
import { snapshotOf } from "../fixtures/snapshot";
import { FakeSocket } from "../protocol/fake_socket";

const person = (name: string, away: boolean, over: object = {}) => ({ player: name, name, bot: null, away, ...over });
const kTable = { id: "t", family: "las-vegas", status: "playing" };
const kBack = [person("Anna", false), person("Ben", true), person("Kim", true)];

const button = () => document.querySelector<HTMLElement>(".standstill button");
const text = () => document.querySelector('[data-testid="standstill"]')?.textContent;
let v = 1;
/** We are on seat 0, unless `you` is null. */
function at(seats: object[], standstill: object | undefined, you: object | null = { seat: 0 }): void {
    v = 1;
    FakeSocket.last.says(
        snapshotOf([], {}, { table: { ...kTable, seats, ...(standstill ? { standstill } : {}) }, you }),
    );
    show(Standstill, { table: client.tables.get("t") as TableModel });
}
const becomes = (seats: object[], standstill?: object) => {
    const table = { ...kTable, seats, ...(standstill ? { standstill } : {}) };
    FakeSocket.last.says({ ev: "update", table: "t", v: ++v, events: [], patch: { "/table": table } });
    flushSync();
};

useFakeTime();
useClient({ player: "Anna" });

it("is silent while a game runs", () => {
    at(kBack, undefined);
    expect([text(), button()]).toEqual(["", null]);
    expect(document.querySelector(".standstill")).toBeNull();
});

it("says for whom the game waits, and until when", () => {
    vi.setSystemTime(new Date(2026, 10, 28, 20, 0));
    at(kBack, { agreed: [], until_ms: new Date(2026, 10, 29, 19, 40).getTime() });
    expect(text()?.replaceAll("\u202f", " ")).toBe(
        "The game is waiting for Ben and Kim. Nobody’s time is running. " +
            "It goes on by itself, at the latest tomorrow, 7:40 PM.",
    );
    expect(document.querySelector('.standstill [role="status"]')).not.toBeNull();
    expect(button()?.getAttribute("aria-pressed")).toBe("false");
});

it("waits neither for programs nor for house bots", () => {
    at(
        [
            person("Anna", false),
            person("Ben", true),
            person("Ace", true, { program: { name: "Ace" } }),
            person("Lea", true, { bot: "easy" }),
        ],
        { agreed: [] },
    );
    expect(text()).toBe("The game is waiting for Ben. Nobody’s time is running.");
});

it("asks once to go on, and says to one alone that it takes two", async () => {
    at(kBack, { agreed: [] });
    button()?.click();
    button()?.click();
    expect(FakeSocket.last.asked("table.go_on")).toMatchObject([{ table: "t" }]);
    await answer({});
    becomes(kBack, { agreed: [0] });
    expect(text()).toContain("You cannot go on alone: a second player has to come back and agree.");
    expect(button()?.getAttribute("aria-pressed")).toBe("true");
    button()?.click();
    expect(FakeSocket.last.asked("table.go_on")).toHaveLength(1);
});

it("says who is for it, and that all who are there must be", () => {
    const two = [person("Anna", false), person("Ben", false), person("Kim", true)];
    at(two, { agreed: [0, 1] });
    expect(text()).toContain("In favor of going on: you and Ben. Everybody who is here has to agree.");
});

it("goes by itself when the game goes on", () => {
    at(kBack, { agreed: [0] });
    becomes(kBack);
    expect([text(), button()]).toEqual(["", null]);
});

it("tells those who watch, who have no say", () => {
    at([person("Dan", true), ...kBack.slice(1)], { agreed: [] }, null);
    expect(text()).toBe("The game is waiting for Dan, Ben, and Kim. Nobody’s time is running.");
    expect(button()).toBeNull();
});
