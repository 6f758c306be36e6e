import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closeOverlay, openSettings } from "../../../../../client-web/src/app/overlays.svelte";
import { settings } from "../../../../../client-web/src/app/settings.svelte";
import { placementSelection } from "../../../../../client-web/src/families/las_vegas/board/placement_selection.svelte";
import Tray from "../../../../../client-web/src/families/las_vegas/tray/Tray.svelte";
import { closeExplanation, explain } from "../../../../../client-web/src/hints/explanation.svelte";
import { TableModel } from "../../../../../client-web/src/model/table.svelte";
import type { Reply, Request } from "../../../../../client-web/src/protocol/connection";
import { kChoiceMs, kRollMs } from "../../../../../client-web/src/table/delayed_action.svelte";
import { settle, show, useFakeTime } from "../../../fixtures/page";
import { snapshotOf } from "../../../fixtures/snapshot";

const seats = [
    { player: "m", name: "Mira", bot: null },
    { player: "j", name: "Jonas", bot: null },
];
const view = {
    table: { id: "t", family: "las-vegas", status: "playing", ruleset: "classic", options: {}, seats },
    turn: { seat: 0, roll: { small: [2, 5, 5] } },
    casinos: [1, 2, 3, 4, 5, 6].map(() => ({ cards: [50000], wins: [null], tied: [], dice: [] })),
    seats: seats.map(() => ({ supply: { small: 8 }, chips: 0, cards: 0, total: null })),
};
const rolling = { prompt: { table: "t", decision: 6, seat: 0, kind: "roll", actions: [{ kind: "roll" }] } };
const placing = (...faces: number[]) => ({
    prompt: {
        table: "t",
        decision: 7,
        seat: 0,
        kind: "place",
        actions: faces.map((face) => ({ kind: "place", face })),
    },
});

let sent: object[];
let refuse: Error | null;
let table: TableModel;

function ask(prompt: object, hasHouseDecided = false): void {
    const send = (message: Request) => {
        sent.push((message as Request & { action: object }).action);
        return refuse === null ? Promise.resolve({} as Reply) : Promise.reject(refuse);
    };
    table = new TableModel(snapshotOf(seats, prompt, view), send, () => undefined);
    table.hasHouseDecided = hasHouseDecided;
    show(Tray, { table, caption: null, hints: null });
}
function tap(face: number): void {
    const slot = document.querySelector(`[data-testid="slot-${face}"]`);
    slot?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    flushSync();
}
const pass = (ms: number) => settle(ms);

useFakeTime();
beforeEach(() => {
    sent = [];
    refuse = null;
    settings.turnStyle = "one_press";
});
afterEach(() => {
    placementSelection.clear();
    closeExplanation();
    closeOverlay();
});

describe("With one press a turn", () => {
    it("dice roll by themselves after a moment", async () => {
        ask(rolling);
        await pass(kRollMs - 1);
        expect(sent).toEqual([]);
        await pass(1);
        expect(sent).toEqual([{ kind: "roll" }]);
    });

    it("a tap places after a moment, and not before", async () => {
        ask(placing(2, 5));
        await pass(10_000);
        expect(sent).toEqual([]);
        tap(5);
        await pass(kChoiceMs - 1);
        expect(sent).toEqual([]);
        await pass(1);
        expect(sent).toEqual([{ kind: "place", face: 5 }]);
    });

    it("a second tap places at once, and nothing is sent twice", async () => {
        ask(placing(2, 5));
        tap(5);
        tap(5);
        expect(sent).toEqual([{ kind: "place", face: 5 }]);
        await pass(10_000);
        expect(sent).toHaveLength(1);
    });

    it("a tap on another casino changes the choice, and its moment begins anew", async () => {
        ask(placing(2, 5));
        tap(5);
        await pass(kChoiceMs - 1);
        tap(2);
        await pass(kChoiceMs - 1);
        expect(sent).toEqual([]);
        await pass(1);
        expect(sent).toEqual([{ kind: "place", face: 2 }]);
    });

    it("a casino that is chosen without a pointer waits for a second press", async () => {
        ask(placing(2, 5));
        document.querySelector<HTMLElement>('[data-testid="slot-5"]')?.click(); // as Enter does
        flushSync();
        await pass(10_000);
        expect(sent).toEqual([]);
        expect(placementSelection.selected).toMatchObject({ face: 5 });
    });

    it("its key is a tap", async () => {
        ask(placing(2, 5));
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "5", bubbles: true }));
        flushSync();
        await pass(kChoiceMs);
        expect(sent).toEqual([{ kind: "place", face: 5 }]);
    });

    it("the only placement needs no press", async () => {
        ask(placing(5));
        await pass(kChoiceMs);
        expect(sent).toEqual([{ kind: "place", face: 5 }]);
    });

    it("time stands still while something is read, and begins anew then", async () => {
        ask(placing(2, 5));
        tap(5);
        await pass(kChoiceMs - 1);
        explain(() => ["Because."]);
        flushSync();
        await pass(10_000);
        expect(sent).toEqual([]);
        closeExplanation();
        openSettings();
        flushSync();
        await pass(10_000);
        expect(sent).toEqual([]);
        closeOverlay();
        flushSync();
        await pass(kChoiceMs - 1);
        expect(sent).toEqual([]);
        await pass(1);
        expect(sent).toHaveLength(1);
    });

    it("nothing is sent while a dialog is open", async () => {
        ask(placing(5));
        const dialog = document.createElement("dialog");
        dialog.setAttribute("open", "");
        document.body.append(dialog);
        await pass(10_000);
        expect(sent).toEqual([]);
        dialog.remove();
        await pass(kChoiceMs);
        expect(sent).toHaveLength(1);
    });

    it("nothing goes by itself in a page that is out of view", async () => {
        const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
        document.dispatchEvent(new Event("visibilitychange"));
        ask(rolling);
        await pass(10_000);
        expect(sent).toEqual([]);
        visibility.mockRestore();
        document.dispatchEvent(new Event("visibilitychange"));
        flushSync();
        await pass(kRollMs);
        expect(sent).toEqual([{ kind: "roll" }]);
    });

    it("nobody who may be away is made to seem present: after a decision of the house a press is needed", async () => {
        ask(rolling, true);
        await pass(10_000);
        expect(sent).toEqual([]);
    });

    it("what was refused is not sent again by itself", async () => {
        refuse = new Error("refused");
        ask(rolling);
        await pass(kRollMs);
        await pass(10_000);
        expect(sent).toHaveLength(1);
    });

    it("the button shows that it is pressed by itself", async () => {
        ask(placing(2, 5));
        const shown = () => document.querySelector<HTMLElement>("[data-confirm] .left")?.style.getPropertyValue("--ms");
        expect(shown()).toBeUndefined();
        tap(5);
        expect(shown()).toBe(`${kChoiceMs}ms`);
    });
});

describe("Step by step", () => {
    it("everything waits for a press", async () => {
        settings.turnStyle = "step_by_step";
        ask(placing(5));
        tap(5);
        expect(sent, "the only one is chosen, and this is its second press").toHaveLength(1);
        ask(rolling);
        await pass(10_000);
        expect(sent).toHaveLength(1);
    });
});
