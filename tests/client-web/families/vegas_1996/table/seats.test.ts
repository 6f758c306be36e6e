import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import Seats from "../../../../../client-web/src/families/vegas_1996/table/Seats.svelte";
import { TableModel } from "../../../../../client-web/src/model/table.svelte";
import { load, t } from "../../../../../client-web/src/texts/texts.svelte";
import { snapshotOf } from "../../../fixtures/snapshot";
import { scene } from "../scene";

let shown: object | undefined;
beforeEach(() => load("en"));
afterEach(() => {
    if (shown) void unmount(shown);
    shown = undefined;
});

/** The mark of the second seat, and what it says to those who point at it. */
function mark(person: object): (string | null | undefined)[] {
    const seats = [
        { player: "m", name: "Mira", bot: null },
        { player: "j", name: "Jonas", bot: null, ...person },
    ];
    const table = { family: "vegas-1996", options: {}, status: "playing", seats };
    const view = scene({ table: { id: "t", ...table } });
    const model = new TableModel(
        snapshotOf(seats, {}, view),
        () => Promise.reject(new Error("nobody asks")),
        () => undefined,
    );
    shown = mount(Seats, { target: document.body, props: { view, table: model } });
    flushSync();
    const flag = document.querySelector('[data-testid="seat-1"] .flag');
    return [flag?.querySelector("use")?.getAttribute("href"), flag?.textContent, flag?.getAttribute("aria-label")];
}

it("marks a program and a bot of the house, and says which it is", () => {
    expect(mark({ program: { name: "Ace", version: "1.2" } })).toEqual(["#i-bot", t("person.bot"), "bot: Ace 1.2"]);
    if (shown) void unmount(shown);
    expect(mark({ player: null, bot: "hard" })).toEqual(["#i-bot", t("person.bot"), "bot: hard"]);
});

it("a program that is away is marked as away, and a person as nothing", () => {
    expect(mark({ program: { name: "Ace" }, away: true })[0]).toBe("#i-away");
    if (shown) void unmount(shown);
    expect(mark({})[0]).toBeUndefined();
});
