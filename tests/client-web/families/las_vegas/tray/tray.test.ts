import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { placementSelection } from "../../../../../client-web/src/families/las_vegas/board/placement_selection.svelte";
import Tray from "../../../../../client-web/src/families/las_vegas/tray/Tray.svelte";
import { TableModel } from "../../../../../client-web/src/model/table.svelte";
import type { Reply, Request } from "../../../../../client-web/src/protocol/connection";
import { show } from "../../../fixtures/page";
import { snapshotOf } from "../../../fixtures/snapshot";

const seats = [
    { player: "m", name: "Mira", bot: null },
    { player: "j", name: "Jonas", bot: null },
];
const house = { cards: [50000], wins: [null], tied: [], dice: [] };
const view = {
    table: { id: "t", family: "las-vegas", status: "playing", ruleset: "classic", options: {}, seats },
    turn: { seat: 0, roll: { small: [2, 5, 5] } },
    casinos: [1, 2, 3, 4, 5, 6].map(() => house),
    seats: seats.map(() => ({ supply: { small: 8 }, chips: 0, cards: 0, total: null })),
};
const place = (decision: number, ...faces: number[]) => ({
    prompt: { table: "t", decision, seat: 0, kind: "place", actions: faces.map((face) => ({ kind: "place", face })) },
});

let sent: Request[];
let table: TableModel;
const hears = (epoch: string, prompt: object) => {
    table.snapshot(snapshotOf(seats, { epoch, ...prompt }, view));
    flushSync();
};
const slot = (n: number) => document.querySelector<HTMLElement>(`[data-testid="slot-${n}"]`) as HTMLElement;
const chosen = () => [1, 2, 3, 4, 5, 6].filter((n) => slot(n).getAttribute("aria-pressed") === "true");

beforeEach(() => {
    sent = [];
    const send = (message: Request) => {
        sent.push(message);
        return Promise.resolve({} as Reply);
    };
    table = new TableModel(snapshotOf(seats, place(7, 2, 5), view), send, () => undefined);
    show(Tray, { table, caption: null, hints: null });
});
afterEach(() => placementSelection.clear());

it("a casino that is chosen stays so when the same question is asked again, by another server", () => {
    slot(5).click();
    flushSync();
    expect(chosen()).toEqual([5]);
    hears("another", place(7, 2, 5));
    expect(chosen()).toEqual([5]);
    document.querySelector<HTMLElement>("[data-confirm]")?.click();
    expect(sent).toEqual([{ op: "act", table: "t", decision: 7, action: { kind: "place", face: 5 } }]);
});

it("the next question is asked with nothing chosen", () => {
    slot(5).click();
    hears("e", place(8, 2, 5));
    expect(chosen()).toEqual([]);
});
