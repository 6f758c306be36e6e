import { flushSync } from "svelte";
import { beforeAll, expect, it, vi } from "vitest";
import { client } from "../../../client-web/src/model/client.svelte";
import type { TableModel } from "../../../client-web/src/model/table.svelte";
import AskForPause from "../../../client-web/src/table/AskForPause.svelte";
import Pause from "../../../client-web/src/table/Pause.svelte";
import { loadLaterTexts } from "../../../client-web/src/texts/later";
import { answer, settle, show, useClient, useFakeTime } from "../fixtures/page";
import { snapshotOf } from "../fixtures/snapshot";
import { FakeSocket } from "../protocol/fake_socket";

const person = (name: string) => ({ player: name, name, bot: null, away: false });
const kTable = {
    id: "t",
    family: "las-vegas",
    status: "playing",
    clock: { decision_ms: 30_000 },
    seats: [person("Anna"), person("Ben"), person("Kim")],
};
const asks = (seats: number[], kind = "pause") => ({
    pause_request: { kind, minutes: 10, until_ms: 20_000, seats },
});
const paused = (kind = "pause") => ({ pause: { kind, until_ms: new Date(2026, 10, 28, 20, 10).getTime() } });

const bar = () => document.querySelector('[data-testid="pause"]');
const text = () =>
    bar()
        ?.querySelector('[role="status"]')
        ?.textContent?.replaceAll(/[\u00a0\u202f]/g, " ");
const buttons = () => [...document.querySelectorAll<HTMLElement>("button")];
const labels = () => buttons().map((button) => button.textContent);
const model = () => client.tables.get("t") as TableModel;
/** We are on seat 0, unless `you` is null. */
function at(over: object, you: object | null = { seat: 0 }): void {
    FakeSocket.last.says(snapshotOf([], {}, { table: { ...kTable, ...over }, you }));
}
const becomes = (over: object, v = 2) => {
    FakeSocket.last.says({ ev: "update", table: "t", v, events: [], patch: { "/table": { ...kTable, ...over } } });
    flushSync();
};

beforeAll(() => loadLaterTexts());
useFakeTime();
useClient({ player: "Anna" });

it("is silent while a game runs", () => {
    at({});
    show(Pause, { table: model() });
    expect([text(), labels()]).toEqual(["", []]);
    expect(document.querySelector(".standstill")).toBeNull();
});

it("asks those who have not accepted, and says who they are", () => {
    at(asks([0, 2]));
    show(Pause, { table: model() });
    expect(text()).toBe("The host asks for a pause of up to 10 min. Still to agree: you and Kim.");
    expect(labels()).toEqual(["Agree", "Refuse"]);
    buttons()[0]?.click();
    buttons()[1]?.click();
    expect(FakeSocket.last.asked("table.accept_pause")).toMatchObject([{ table: "t", accept: true }]);
});

it("refuses for all", () => {
    at(asks([0], "more_time"));
    show(Pause, { table: model() });
    expect(text()).toContain("up to 10 min more for the open decision");
    buttons()[1]?.click();
    expect(FakeSocket.last.asked("table.accept_pause")).toMatchObject([{ accept: false }]);
});

it("asks nobody who has accepted, or who watches", () => {
    at(asks([1]), null);
    show(Pause, { table: model() });
    expect([text(), labels()]).toEqual(["The host asks for a pause of up to 10 min. Still to agree: Ben.", []]);
});

it("says until when the game is paused, and ends it", () => {
    vi.setSystemTime(new Date(2026, 10, 28, 20, 0));
    at(paused());
    show(Pause, { table: model() });
    expect(text()).toBe("The game is paused until today, 8:10 PM at the latest.");
    expect(labels()).toEqual(["End the pause"]);
    buttons()[0]?.click();
    expect(FakeSocket.last.asked("table.go_on")).toMatchObject([{ table: "t" }]);
    becomes({});
    expect([text(), labels()]).toEqual(["", []]);
});

it("lets a host without a seat end the pause, and nobody else who watches", () => {
    at({ ...paused(), host: "Anna" }, null);
    show(Pause, { table: model() });
    expect(labels()).toEqual(["End the pause"]);
    becomes({ ...paused(), host: "Ben" });
    expect(labels()).toEqual([]);
});

it("keeps the focus when the button that had it is gone", async () => {
    at(asks([0]));
    show(Pause, { table: model() });
    buttons()[0]?.focus();
    becomes(paused());
    await settle();
    expect(document.activeElement?.textContent).toBe("End the pause");
    becomes({}, 3);
    await settle();
    expect(document.activeElement).toBe(bar());
});

it("shows over a payout only what is asked", () => {
    at(paused());
    show(Pause, { table: model(), floats: true });
    expect(text()).toBe("");
    becomes(asks([0]));
    expect(labels()).toEqual(["Agree", "Refuse"]);
});

it("leaves no question open in a pause, and one for which there is more time", () => {
    const prompt = { ev: "prompt", table: "t", decision: 7, seat: 0, kind: "roll", actions: [{ kind: "roll" }] };
    FakeSocket.last.says({ ...snapshotOf([], {}, { table: { ...kTable, ...paused() }, you: { seat: 0 } }), prompt });
    expect(model().question).toBeNull();
    becomes(paused("more_time"));
    expect(model().question?.decision).toBe(7);
});

it("lets the host ask, for so many minutes", async () => {
    at({});
    const onasked = vi.fn();
    show(AskForPause, { table: model(), onasked });
    const minutes = document.querySelector("select") as HTMLSelectElement;
    minutes.value = "30";
    minutes.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
    buttons()[0]?.click();
    expect(FakeSocket.last.asked("table.pause")).toMatchObject([{ table: "t", kind: "pause", minutes: 30 }]);
    await answer({});
    expect(onasked).toHaveBeenCalled();
});

it("offers more time only where time runs, and nothing while something is asked for", () => {
    at({ clock: null });
    show(AskForPause, { table: model(), onasked: () => undefined });
    expect(labels()).toEqual(["Pause"]);
    becomes(asks([1]));
    expect(labels()).toEqual([]);
});
