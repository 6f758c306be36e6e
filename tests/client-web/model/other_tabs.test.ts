// What another tab of the browser does to storage, and what the page makes of it.
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../../client-web/src/app/settings.svelte";
import { loadItem, saveItem } from "../../../client-web/src/app/storage";
import { client } from "../../../client-web/src/model/client.svelte";
import { nameEntry } from "../../../client-web/src/screens/entry/name_entry.svelte";
import { snapshotOf } from "../fixtures/snapshot";
import { FakeSocket, LIMITS } from "../protocol/fake_socket";

const kMira = { player: "mira", name: "Mira", token: "miras", tables: [{ table: "t" }] };

beforeAll(() => {
    vi.stubGlobal("WebSocket", FakeSocket);
    client.start();
});
beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    saveItem("token", "miras");
    settings.name = "Mira";
    client.retry();
    FakeSocket.last.welcomes(kMira);
    FakeSocket.last.answers(snapshotOf([]));
});
afterEach(() => {
    client.tables.clear();
    client.disowned = null;
    saveItem("token", null);
    saveItem("others", null);
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

/** Another tab keeps this. */
function keepElsewhere(key: string, value: string | null): void {
    saveItem(key, value);
    dispatchEvent(new Event("storage"));
}
const hello = () => FakeSocket.last.asked("hello").at(-1);

it("follows to the person who plays now, and leaves the tables of the one before", () => {
    const before = FakeSocket.last;
    void client.request({ op: "table.ready", table: "t" }).catch(() => undefined);
    keepElsewhere("name", "Anna");
    keepElsewhere("token", "annas");
    vi.advanceTimersByTime(1);
    expect(before.closed).toBe(true);
    expect([...client.tables.keys()]).toEqual([]);
    FakeSocket.last.welcomes({ player: "anna", name: "Anna", token: "annas" });
    expect(hello()).toMatchObject({ token: "annas" });
    expect(FakeSocket.last.asked("table.ready"), "what Mira asked for is not Anna's").toEqual([]);
    expect([settings.name, nameEntry.draft]).toEqual(["Anna", "Anna"]);
    expect(loadItem("token")).toBe("annas");
});

it("stays who it is when another tab keeps other things", () => {
    const before = FakeSocket.last;
    keepElsewhere("others", JSON.stringify([{ token: "bens", name: "Ben", ms: Date.now() }]));
    vi.advanceTimersByTime(1);
    expect(FakeSocket.last).toBe(before);
    expect(client.others).toEqual([{ token: "bens", name: "Ben" }]);
});

it("waits for the token of a newcomer in another tab, and comes by itself where none follows", () => {
    const before = FakeSocket.last;
    keepElsewhere("token", null);
    vi.advanceTimersByTime(900);
    expect(FakeSocket.last).toBe(before);
    keepElsewhere("token", "newcomers");
    vi.advanceTimersByTime(1);
    FakeSocket.last.onopen?.();
    expect(hello()).toMatchObject({ token: "newcomers" });
    FakeSocket.last.welcomes({ player: "new", name: "Guest", token: "newcomers" });
    keepElsewhere("token", null);
    vi.advanceTimersByTime(1000);
    FakeSocket.last.onopen?.();
    expect(hello()).toMatchObject({ name: "Mira" });
});

it("is the player of the tab that was welcomed first", () => {
    saveItem("token", null);
    client.retry();
    FakeSocket.last.onopen?.();
    expect(hello()).not.toHaveProperty("token");
    saveItem("token", "firsts");
    FakeSocket.last.answers({ ev: "welcome", token: "mine", tables: [], limits: LIMITS, tiles: [], rulesets: [] });
    FakeSocket.last.welcomes({ player: "first", name: "Guest", token: "firsts" });
    expect(hello()).toMatchObject({ token: "firsts" });
    expect(loadItem("token")).toBe("firsts");
});

it("forgets the token when the device is revoked or the player forgotten, and says so", () => {
    for (const [code, why] of [
        [4001, "device_revoked"],
        [4002, "forgotten"],
    ] as const) {
        FakeSocket.last.onclose?.({ code, reason: "" });
        expect(client.disowned).toBe(why);
        expect(loadItem("token")).toBeNull();
        expect([settings.name, nameEntry.draft]).toEqual(["", ""]);
        client.retry();
        FakeSocket.last.welcomes({ player: "new", name: "Guest", token: `after ${why}` });
    }
});

it("leaves alone who plays in another tab by the time it is forgotten", () => {
    saveItem("token", "annas");
    settings.name = "Anna";
    FakeSocket.last.onclose?.({ code: 4002, reason: "" });
    expect([loadItem("token"), settings.name]).toEqual(["annas", "Anna"]);
});
