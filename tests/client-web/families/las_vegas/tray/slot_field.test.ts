import { afterEach, beforeEach, expect, it } from "vitest";
import { explained, unexplain } from "../../../../../client-web/src/coach/explained.svelte";
import { learnTiles } from "../../../../../client-web/src/families/las_vegas/printed.svelte";
import SlotField from "../../../../../client-web/src/families/las_vegas/tray/SlotField.svelte";
import type { TableModel } from "../../../../../client-web/src/model/table.svelte";
import type { TileInfo } from "../../../../../client-web/src/protocol/types";
import tiles from "../../../fixtures/tiles.json";
import { show } from "../../../fixtures/page";

const table = { seat: 0, name: () => "Mira", view: { turn: { seat: 0, roll: {} } } } as unknown as TableModel;
const slot = { n: 4, small: 2, big: false, neutral: 0, action: null };

function draw(closed: boolean): HTMLButtonElement {
    const props = { table, slot: { ...slot, closed }, seat: 0, soon: false, act: () => undefined };
    show(SlotField, props);
    return document.querySelector<HTMLButtonElement>(".slot") as HTMLButtonElement;
}

beforeEach(() => learnTiles(tiles as TileInfo[]));
afterEach(unexplain);

it("A slot whose casino is closed says so when it is pressed, and can still not be chosen", () => {
    const button = draw(true);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    button.click();
    expect(explained().join()).toContain("No Entry! has closed casino\u00a04");
});

it("A slot where nothing can be placed for other reasons cannot be pressed", () => {
    const button = draw(false);
    expect(button.disabled).toBe(true);
    button.click();
    expect(explained()).toEqual([]);
});
