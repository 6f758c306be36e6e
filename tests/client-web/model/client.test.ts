import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { client } from "../../../client-web/src/model/client.svelte";
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
