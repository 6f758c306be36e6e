import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { client } from "../../../client-web/src/model/client.svelte";
import type { TableModel } from "../../../client-web/src/model/table.svelte";
import { snapshotOf } from "../fixtures/snapshot";
import { FakeSocket } from "../protocol/fake_socket";

const kMe = { name: "Mira", tiles: [], rulesets: [], tables: [{ table: "t" }] };

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
});

it("who comes back to a server that has started anew is told so", () => {
    expect(client.hasServerRestarted).toBe(false);
    client.retry();
    FakeSocket.last.welcomes(kMe);
    FakeSocket.last.answers(snapshotOf([], { epoch: "another" }));
    expect(client.hasServerRestarted).toBe(true);
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
