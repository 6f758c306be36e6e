import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import Board from "../../../../../client-web/src/families/vegas_1996/table/Board.svelte";
import type { ActionSelection } from "../../../../../client-web/src/families/vegas_1996/question/action_selection.svelte";
import type { TableModel } from "../../../../../client-web/src/model/table.svelte";
import { hide, show } from "../../../fixtures/page";
import { scene } from "../views";

const padding = () => document.documentElement.style.scrollPaddingBottom;
const table = {
    view: scene(),
    currentEvent: null,
    prompt: { seat: 0 },
    seat: 0,
    name: () => "Mira",
} as unknown as TableModel;
const selection = {
    question: { decision: 1 },
    selectedTable: null,
    selectableSpaces: [],
    selectableTables: [],
    mode: null,
} as unknown as ActionSelection;

afterEach(() => vi.restoreAllMocks());

it("brings what is asked about into view above the tray", () => {
    const seen: string[] = [];
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
        seen.push(`${this.getAttribute("data-testid")} above ${padding()}`);
    });
    show(Board, { view: scene(), table, selection, tray: 340 });
    expect(seen).toEqual(["table-1 above 340px"]);
});

it("leaves nothing behind on the page", () => {
    show(Board, { view: scene(), table, selection, tray: 340 });
    hide();
    flushSync();
    expect(padding()).toBe("");
});
