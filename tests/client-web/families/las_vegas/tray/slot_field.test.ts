import { afterEach, beforeEach, expect, it } from "vitest";
import { explanation, closeExplanation } from "../../../../../client-web/src/hints/explanation.svelte";
import { setTileInfo } from "../../../../../client-web/src/families/las_vegas/tile_info";
import SlotField from "../../../../../client-web/src/families/las_vegas/tray/SlotField.svelte";
import type { TableModel } from "../../../../../client-web/src/model/table.svelte";
import type { TileInfo } from "../../../../../client-web/src/protocol/types";
import tiles from "../../../fixtures/tiles.json";
import { show } from "../../../fixtures/page";

const view = { turn: { seat: 0, roll: {} }, casinos: [{ tile: { id: "E1", closed: 4 } }] };
const table = { seat: 0, name: () => "Mira", view } as unknown as TableModel;
const slot = { n: 4, small: 2, big: false, neutral: 0, action: null };

function draw(isClosed: boolean): HTMLButtonElement {
    const props = { table, slot: { ...slot, isClosed }, seat: 0, soon: false, act: () => undefined };
    show(SlotField, props);
    return document.querySelector<HTMLButtonElement>(".slot") as HTMLButtonElement;
}

beforeEach(() => setTileInfo(tiles as TileInfo[]));
afterEach(closeExplanation);

it("A slot whose casino is closed says so when it is pressed, and can still not be chosen", () => {
    const button = draw(true);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    button.click();
    expect(explanation().join()).toContain("No Entry! has closed casino\u00a04");
});

it("A slot where nothing can be placed for other reasons cannot be pressed", () => {
    const button = draw(false);
    expect(button.disabled).toBe(true);
    button.click();
    expect(explanation()).toEqual([]);
});
