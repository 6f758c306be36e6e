import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { client } from "../../../client-web/src/model/client.svelte";
import type { TableModel } from "../../../client-web/src/model/table.svelte";
import type { View } from "../../../client-web/src/protocol/types";
import { canAssignSeats, availableSeats } from "../../../client-web/src/table/handover";
import Handover from "../../../client-web/src/table/Handover.svelte";
import { answer, find, hide, press, settle, show, useClient, useFakeTime } from "../fixtures/page";
import { snapshotOf } from "../fixtures/snapshot";
import { FakeSocket } from "../protocol/fake_socket";

const anna = { player: "a", name: "Anna", bot: null, away: false };
const left = { player: "l", name: "Lea", bot: "easy", away: false };
const house = { player: null, name: "Ada", bot: "easy", away: false };
const dan = { player: "d", name: "Dan", bot: null, away: true };
const kTable = { id: "t", family: "las-vegas", status: "playing", host: "a", spectators: 1 };
const view = (over: object, you: object | null = null) => ({ table: { ...kTable, ...over }, you }) as unknown as View;

it("seats of bots and of those who are away can be taken by whoever has none, house bots' first", () => {
    const seats = [anna, left, house, dan, null];
    expect(availableSeats(view({ seats }), "kim")).toEqual([2, 1, 3]);
    expect(availableSeats(view({ seats }), "l")).toEqual([]); // whose seat it is comes back to it
    expect(availableSeats(view({ seats }, { seat: 0 }), "a")).toEqual([]);
    expect(availableSeats(view({ seats, status: "finished" }), "kim")).toEqual([]);
});

it("at a quick table only a house bot's seat can be taken", () => {
    expect(availableSeats(view({ seats: [anna, left, house, dan], quick: true }), "kim")).toEqual([2]);
});

it("where a move may take days, a seat is free after its second missed deadline in a row", () => {
    const clock = { decision_ms: 86_400_000 };
    const seats = (missed?: number) => view({ seats: [anna, left, house, { ...dan, missed }], clock });
    expect(availableSeats(seats(), "kim")).toEqual([2, 1]);
    expect(availableSeats(seats(1), "kim")).toEqual([2, 1]);
    expect(availableSeats(seats(2), "kim")).toEqual([2, 1, 3]);
});

it("the host decides, and while the host is away whoever has a seat", () => {
    const seats = [anna, dan];
    const mine = { seat: 1 };
    expect(canAssignSeats(view({ seats }, { seat: 0 }), "a", null)).toBe(true);
    expect(canAssignSeats(view({ seats }, mine), "d", null)).toBe(false);
    expect(canAssignSeats(view({ seats: [{ ...anna, away: true }, dan] }, mine), "d", null)).toBe(true);
    expect(canAssignSeats(view({ seats: [{ ...anna, away: true }, dan] }), "kim", null)).toBe(false);
    expect(canAssignSeats(view({ seats, host: null }, mine), "d", null)).toBe(true);
    // A host who only watches: still there, gone, not known.
    const watched = view({ seats, host: "w" }, mine);
    expect(canAssignSeats(watched, "d", [{ player: "w", name: "Walt" }])).toBe(false);
    expect(canAssignSeats(watched, "d", [])).toBe(true);
    expect(canAssignSeats(watched, "d", null)).toBe(false);
    expect(canAssignSeats(view({ seats, host: "w" }), "w", null)).toBe(true);
});

let v = 1;
const text = (selector: string) => find(selector)?.textContent.trim();
function at(me: string, table: object, you: object | null): void {
    FakeSocket.last.welcomes({ player: me, name: "Me" });
    v = 1;
    FakeSocket.last.says(snapshotOf([], {}, { table: { ...kTable, ...table }, you }));
    show(Handover, { table: client.tables.get("t") as TableModel });
}
const patched = (patch: object, own?: object, events: object[] = []) => {
    FakeSocket.last.says({ ev: "update", table: "t", v: ++v, events, patch, ...(own ? { private: own } : {}) });
    flushSync();
};
const kWish = { seat: 1, player: "k", name: "Kim" };
// Kim gets the seat of Ada.
const kTaken = { ...kTable, seats: [anna, { player: "k", name: "Kim", bot: null, away: false }] };
const kTakenOver = [{ kind: "seat_taken_over", seat: 1, name: "Kim", from: "Ada" }];

useFakeTime();
useClient(null);

it("who comes late is offered a bot's seat, asks for it, and plays when it is given", () => {
    at("k", { seats: [anna, house] }, null);
    expect(text('[data-testid="offer"] p')).toBe("The game is running. Watch, or ask for the seat of Ada (bot).");
    find('[data-testid="offer"] .primary')?.click();
    expect(FakeSocket.last.asked("table.request_seat")).toMatchObject([{ table: "t", seat: 1 }]);
    FakeSocket.last.answers({});
    patched({ "/table/seat_requests": [kWish] });
    expect(text('[data-testid="seat-asked"]')).toBe("You asked Anna for Ada’s seat.");
    expect(find('[data-testid="offer"]')).toBeNull();
    patched({ "/table": kTaken }, { "/you": { seat: 1 } }, kTakenOver);
    expect(client.tables.get("t")?.seat).toBe(1);
    expect(text('[data-testid="seat-asked"]')).toBe("");
    expect(find(".handover .notice")).toBeNull();
});

it("a payout that is being told keeps nobody waiting for what became of their wish", () => {
    at("k", { seats: [anna, house] }, null);
    const table = client.tables.get("t") as TableModel;
    patched({}, undefined, [{ kind: "card_won", casino: 1, seat: 0, value: 50000 }]);
    expect(table.payout).not.toBeNull();
    patched({ "/table/seat_requests": [kWish] });
    expect(text('[data-testid="seat-asked"]')).toBe("You asked Anna for Ada’s seat.");
    expect(find('[data-testid="offer"]')).toBeNull();
    patched({ "/table": kTaken }, { "/you": { seat: 1 } }, kTakenOver);
    expect(table.view.table.seat_requests).toBeUndefined(); // not told yet
    expect(find(".handover .notice")).toBeNull();
});

it("who does not get the seat is told so, and is offered it again", async () => {
    at("k", { seats: [anna, house], seat_requests: [kWish] }, null);
    expect(find('[data-testid="offer"]')).toBeNull();
    patched({ "/table": { ...kTable, seats: [anna, house] } });
    expect(text('[data-testid="seat-asked"]')).toBe("You did not get Ada’s seat.");
    expect(find('[data-testid="offer"]')).not.toBeNull();
    await settle(8000);
    expect(text('[data-testid="seat-asked"]')).toBe("");
});

it("who was there before the game began, or wants to watch, is offered nothing", () => {
    at("k", { seats: [anna, house], status: "open" }, null);
    patched({ "/table/status": "playing" });
    expect(find('[data-testid="offer"]')).toBeNull();
    hide();
    client.tables.clear();
    at("k", { seats: [anna, house] }, null);
    [...document.querySelectorAll<HTMLElement>(".offer .btn")].at(-1)?.click();
    flushSync();
    expect(find('[data-testid="offer"]')).toBeNull();
});

it("the host finds who asks, after a reload too, and gives, refuses or puts it off", () => {
    at("a", { seats: [anna, house], seat_requests: [kWish] }, { seat: 0 });
    expect(text('[data-testid="wish"] p')).toBe("Kim asks for the seat of Ada (bot).");
    const [refuse, give] = document.querySelectorAll<HTMLElement>(".wish .btn");
    give?.click();
    expect(FakeSocket.last.asked("table.assign_seat")).toMatchObject([{ player: "k", accept: true }]);
    refuse?.click(); // the first answer is on its way
    expect(FakeSocket.last.asked("table.assign_seat")).toHaveLength(1);
    press('[data-testid="wish"] .iconbtn');
    expect(find('[data-testid="wish"]')).toBeNull();
});

it("others are asked while the host is away, and not when the host is back", () => {
    const away = { ...anna, away: true };
    at(
        "b",
        { seats: [away, house, { player: "b", name: "Bo", bot: null, away: false }], seat_requests: [kWish] },
        { seat: 2 },
    );
    expect(find('[data-testid="wish"]')).not.toBeNull();
    patched({ "/table/seats/0/away": false });
    expect(find('[data-testid="wish"]')).toBeNull();
});

it("without the host, nobody gets the seat of a player who has only just gone, and is told why", async () => {
    const away = { ...anna, away: true };
    at(
        "b",
        { seats: [away, { player: "b", name: "Bo", bot: null, away: false }], seat_requests: [{ ...kWish, seat: 0 }] },
        {
            seat: 1,
        },
    );
    find(".wish .give")?.click();
    const re = FakeSocket.last.asked("table.assign_seat")[0]?.["id"];
    FakeSocket.last.says({ re, error: { code: "may_come_back", message: "", data: { retry_after_ms: 9000 } } });
    await settle();
    expect(text('.handover [role="alert"]')).toBe(
        "This player has only just gone and may come back. Try again a little later.",
    );
    expect(find('[data-testid="wish"]')).not.toBeNull();
});

it("whether a host who watches is still there, the server says", async () => {
    at(
        "b",
        {
            host: "w",
            seats: [house, { player: "b", name: "Bo", bot: null, away: false }],
            seat_requests: [{ ...kWish, seat: 0 }],
        },
        { seat: 1 },
    );
    expect(find('[data-testid="wish"]')).toBeNull();
    expect(FakeSocket.last.asked("table.spectators")).toHaveLength(1);
    await answer({ spectators: [{ player: "k", name: "Kim" }] });
    expect(find('[data-testid="wish"]')).not.toBeNull();
});

it.each([
    [true, "seat_expired"],
    [false, "closed"],
])("who comes back to a lost seat is told why: the table is still there (%s)", async (there, why) => {
    at("d", { seats: [anna, dan], invite: "code" }, { seat: 1 });
    FakeSocket.last.welcomes({ player: "d", name: "Dan" });
    const refuse = (code: string) =>
        FakeSocket.last.says({ re: FakeSocket.last.sent.at(-1)?.["id"], error: { code, message: "" } });
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ op: "table.sync", table: "t" });
    refuse("unknown_table");
    await settle();
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ op: "table.summary", invite: "code" });
    if (there) FakeSocket.last.answers({ ruleset: "classic" });
    else refuse("unknown_invite");
    await settle();
    expect(client.lostTables.get("t")).toBe(why);
    client.lostTables.clear();
});
