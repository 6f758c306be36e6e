import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Lobby } from "../../../client-web/src/model/lobby.svelte";
import type { LobbyTable } from "../../../client-web/src/protocol/types";

const table = (id: string, taken = 1): LobbyTable => ({
    clock: null,
    table: id,
    ruleset: "classic",
    options: {},
    seats: 4,
    taken,
    status: "open",
    players: [],
    spectators: 0,
});
const place = { page: 1, pages: 1, count: 2 };
const ids = (lobby: Lobby) => lobby.page?.tables.map(({ table }) => table);

let lobby: Lobby;
beforeEach(() => {
    lobby = new Lobby();
});
afterEach(() => vi.unstubAllGlobals());

it("asks for the first page of all tables, unless something else is wanted", () => {
    expect(lobby.request).toEqual({ op: "lobby.watch", page: 1 });
    lobby.filter = { ruleset: "royale", free: true, page: 3 };
    expect(lobby.request).toEqual({ op: "lobby.watch", page: 3, ruleset: "royale", free: true });
});

it("keeps the order that the server tells, and what it knows already", () => {
    lobby.replacePage({ ev: "lobby", ...place, tables: [table("a"), table("b")] });
    lobby.updatePage({ ev: "lobby.update", ...place, shown: ["c", "b"], tables: [table("c", 3)] });
    expect(ids(lobby)).toEqual(["c", "b"]);
    lobby.updatePage({ ev: "lobby.update", ...place, page: 2, shown: ["b", "c"], tables: [table("b", 2)] });
    expect(lobby.page).toEqual({ ...place, page: 2, tables: [table("b", 2), table("c", 3)] });
});

it("takes no change of what it does not know", () => {
    lobby.updatePage({ ev: "lobby.update", ...place, shown: ["a"], tables: [table("a")] });
    expect(lobby.page).toBeNull();
});
