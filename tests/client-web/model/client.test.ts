import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../../client-web/src/app/settings.svelte";
import { client } from "../../../client-web/src/model/client.svelte";
import type { TableModel } from "../../../client-web/src/model/table.svelte";
import { snapshotOf } from "../fixtures/snapshot";
import { answersHttp, FakeSocket, kVegasd } from "../protocol/fake_socket";

const kMe = { name: "Mira", tiles: [], rulesets: [], tables: [{ table: "t" }] };

beforeAll(() => {
    vi.stubGlobal("WebSocket", FakeSocket);
    client.start();
});
beforeEach(() => {
    vi.stubGlobal("WebSocket", FakeSocket);
    client.retry();
    FakeSocket.last.welcomes(kMe);
    FakeSocket.last.answers(snapshotOf([]));
});
afterEach(() => {
    client.tables.clear();
    client.hasServerRestarted = false;
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
});

it("who comes back to a server that has started anew is told so", () => {
    expect(client.hasServerRestarted).toBe(false);
    client.retry();
    FakeSocket.last.welcomes(kMe);
    FakeSocket.last.answers(snapshotOf([], { epoch: "another" }));
    expect(client.hasServerRestarted).toBe(true);
});

it("who has got another name from the operator goes by it, unless they have chosen one", () => {
    settings.name = "Mira";
    client.retry();
    FakeSocket.last.welcomes({ ...kMe, name: "New" });
    expect(settings.name).toBe("New");
    settings.name = "Olga";
    client.retry();
    FakeSocket.last.welcomes({ ...kMe, name: "Other" });
    expect(settings.name).toBe("Olga");
});

it("who is not let in, since too many come from the same network, is told so", async () => {
    answersHttp({ status: 429, retryAfter: "30" });
    client.retry();
    FakeSocket.last.onclose?.({ code: 1006 });
    expect(client.isRateLimited).toBe(false);
    await vi.waitFor(() => expect(client.isRateLimited).toBe(true));
    expect(client.retryAt).toBeGreaterThanOrEqual(performance.now() + 29_000);
    client.retry();
    FakeSocket.last.welcomes(kMe);
    expect(client.isRateLimited).toBe(false);
});

it("says what is in the way of the connection, until it stands", async () => {
    answersHttp({ status: 502 });
    client.retry();
    FakeSocket.last.onclose?.({ code: 1006 });
    await vi.waitFor(() => expect(client.obstacle).toBe("server_gone"));
    client.retry();
    FakeSocket.last.welcomes(kMe);
    expect(client.obstacle).toBeNull();
});

it("takes the device for offline no longer than the server is silent over HTTP", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    answersHttp(kVegasd);
    client.retry();
    FakeSocket.last.onclose?.({ code: 1006 });
    expect(client.obstacle).toBe("offline");
    await vi.waitFor(() => expect(client.obstacle).toBeNull());
});

it("leaves when its page is hidden for another one, and comes back with it", () => {
    const before = FakeSocket.last;
    dispatchEvent(new Event("pagehide"));
    expect([before.closed, client.isOnline]).toEqual([true, false]);
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(FakeSocket.last).not.toBe(before);
    FakeSocket.last.welcomes(kMe);
    expect(client.isOnline).toBe(true);
});

it("a device that goes offline is told so within half a second, unless the server answers all the same", () => {
    vi.useFakeTimers();
    answersHttp(kVegasd);
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    dispatchEvent(new Event("offline"));
    FakeSocket.last.answers({});
    vi.advanceTimersByTime(500);
    expect(client.isOnline).toBe(true);
    dispatchEvent(new Event("offline"));
    vi.advanceTimersByTime(500);
    expect([client.connectionState, client.obstacle]).toEqual(["away", "offline"]);
    online.mockReturnValue(true);
    const before = FakeSocket.all.length;
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(before + 1);
    FakeSocket.last.welcomes(kMe);
    expect(client.obstacle).toBeNull();
    vi.useRealTimers();
});

it("a table that another server takes over meanwhile is nothing to speak of", () => {
    FakeSocket.last.says(snapshotOf([], { epoch: "another" }));
    expect(client.tables.get("t")?.follower.epoch).toBe("another");
    expect(client.hasServerRestarted).toBe(false);
});

it("an update that answers shows what came of the action, and asks what is next", async () => {
    const roll = { kind: "roll" } as const;
    const asks = (decision: number) => ({ prompt: { decision, seat: 0, kind: "roll", actions: [roll] } });
    FakeSocket.last.says(snapshotOf([], { v: 2, ...asks(7) }));
    const table = client.tables.get("t") as TableModel;
    const acting = table.act(roll);
    FakeSocket.last.answers({ ev: "update", table: "t", v: 3, events: [], patch: { "/turn/seat": 1 }, ...asks(8) });
    await acting;
    expect(table.view.turn).toEqual({ seat: 1 });
    expect([table.question?.decision, table.isActing]).toEqual([8, false]);
    expect(FakeSocket.last.asked("act")).toHaveLength(1);
});
