import { expect, it } from "vitest";
import Money from "../../../../../client-web/src/families/las_vegas/table/Money.svelte";
import type { View } from "../../../../../client-web/src/protocol/types";
import { recorded } from "../../../fixtures/games";
import { show } from "../../../fixtures/page";
import { modelOf } from "../../../fixtures/snapshot";

const { file } = recorded("royale");

/** What is shown of the money in a view: the notes of each part. */
function notes(view: View): string[] {
    const model = modelOf({
        ev: "snapshot",
        table: view.table.id,
        epoch: "e",
        v: 1,
        view,
        round_log: [],
        prompt: null,
    });
    show(Money, { table: model });
    const words = (item: Element) => (item.textContent ?? "").replace(/\s+/g, " ").trim();
    return [...document.querySelectorAll("ul")].map((list) => [...list.children].map(words).join(", "));
}

it("shows the bank as it was at the start, equal cards together", () => {
    const view = { ...file.view, round: { ...file.view.round, bank: [30000, 100000, 30000] } } as View;
    expect(notes(view)).toEqual(["$100,000, $30,000× 2"]);
});

it("shows what a seat has won only where that is open", () => {
    const seats = file.view.seats.map((seat, n) => ({ ...seat, ...(n === 1 ? { won: [50000, 70000] } : {}) }));
    expect(notes({ ...file.view, seats } as View)).toEqual(["$70,000, $50,000"]);
    expect(document.body.textContent).toContain(file.view.table.seats[1]?.name);
});

it("shows nothing in a game without rounds", () => {
    expect(notes({ ...file.view, round: null } as View)).toEqual([]);
});
