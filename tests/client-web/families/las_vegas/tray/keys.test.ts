import { afterEach, describe, expect, it } from "vitest";
import type { PlacementAction } from "../../../../../client-web/src/families/las_vegas/board/slots";
import { passKey, placeKey } from "../../../../../client-web/src/families/las_vegas/tray/keys";

const two: PlacementAction = { kind: "place", face: 2 };
const five: PlacementAction = { kind: "place", face: 5 };
function press(key: string, on: HTMLElement = document.body, more: KeyboardEventInit = {}): KeyboardEvent {
    const event = new KeyboardEvent("keydown", {
        key,
        bubbles: true,
        cancelable: true,
        ...more,
    });
    on.dispatchEvent(event);
    return event;
}
function put(tag: string): HTMLElement {
    const element = document.createElement(tag);
    document.body.append(element);
    return element;
}
afterEach(() => document.body.replaceChildren());

describe("A number key", () => {
    it("chooses the casino, where it is offered", () => {
        expect(placeKey(press("5"), [two, five], null)).toBe(five);
        expect(placeKey(press("3"), [two, five], null)).toBeNull();
    });
    it("is left to fields, dialogs and shortcuts of the browser", () => {
        expect(placeKey(press("5", put("input")), [five], null)).toBeNull();
        expect(placeKey(press("5", document.body, { ctrlKey: true }), [five], null)).toBeNull();
        put("dialog").setAttribute("open", "");
        expect(placeKey(press("5"), [five], null)).toBeNull();
    });
});

describe("Enter", () => {
    it("sends what is chosen", () => {
        expect(placeKey(press("Enter"), [two, five], five)).toBe("send");
        expect(placeKey(press("Enter"), [two, five], null)).toBeNull();
    });
    it("belongs to a focused control", () => {
        expect(placeKey(press("Enter", put("button")), [five], five)).toBeNull();
    });
    it("does not send what was chosen for an earlier question", () => {
        expect(placeKey(press("Enter"), [two], five)).toBeNull();
    });
});

describe("P", () => {
    it("passes, in every layout", () => {
        expect(passKey(press("p"))).toBe(true);
        expect(passKey(press("з", document.body, { code: "KeyP" }))).toBe(true);
        expect(passKey(press("q"))).toBe(false);
    });
});
