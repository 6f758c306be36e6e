import { afterEach, expect, it, vi } from "vitest";
import { canNotify } from "../../../client-web/src/app/notifications";

afterEach(() => vi.unstubAllGlobals());

class Notes {
    static permission = "default";
    static made = 0;
    constructor() {
        Notes.made += 1;
    }
    close(): void {}
}
class NotesOfServiceWorkers {
    static permission = "default";
    constructor() {
        throw new TypeError("Illegal constructor");
    }
}

it("notifications are offered where a page can show them", () => {
    vi.stubGlobal("Notification", Notes);
    expect(canNotify()).toBe(true);
});

it("are not offered where only service workers can, or nobody", () => {
    vi.stubGlobal("Notification", NotesOfServiceWorkers);
    expect(canNotify()).toBe(false);
    vi.stubGlobal("Notification", undefined);
    expect(canNotify()).toBe(false);
});

it("none is shown to find out", () => {
    vi.stubGlobal("Notification", Object.assign(class extends Notes {}, { permission: "granted" }));
    const before = Notes.made;
    expect(canNotify()).toBe(true);
    expect(Notes.made).toBe(before);
});
