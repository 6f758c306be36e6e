import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fetchSheetAgain, reloadWhenThere, removeShell } from "../../client-web/src/shell";

/** Statuses by the end of an address; all else answers 200. */
let statuses: Record<string, number>;
const reload = vi.fn();

/** Without a `rel`, so that the browser of the tests does not fetch it. */
function link(href: string): HTMLLinkElement {
    const made = document.createElement("link");
    made.href = href;
    document.head.append(made);
    return made;
}

beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    document.body.innerHTML = '<div id="app"></div>';
    statuses = {};
    reload.mockClear();
    vi.spyOn(location, "reload").mockImplementation(reload);
    vi.stubGlobal(
        "fetch",
        vi.fn(async (url: string) => {
            const [, status] = Object.entries(statuses).find(([end]) => url.endsWith(end)) ?? [];
            return new Response("", { status: status ?? 200 });
        }),
    );
});
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    document.head.replaceChildren();
});

it("reloads only once the server itself answers", async () => {
    const page = document.baseURI;
    statuses = { [page]: 502 };
    reloadWhenThere();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reload).not.toHaveBeenCalled();
    statuses = {};
    await vi.advanceTimersByTimeAsync(3000);
    expect(reload).toHaveBeenCalledOnce();
});

it("waits for a file that the page needs, unless a newer page no longer has it", async () => {
    const needed = [link("http://here/assets/a.js")] as unknown as NodeListOf<Element>;
    vi.spyOn(document, "querySelectorAll").mockReturnValue(needed);
    statuses = { "a.js": 502 };
    reloadWhenThere();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).not.toHaveBeenCalled();
    statuses = { "a.js": 404 };
    await vi.advanceTimersByTimeAsync(3000);
    expect(reload).toHaveBeenCalledOnce();
});

it("reloads a page that fails each time less and less often, and then no more", async () => {
    const pauses: number[] = [];
    for (let load = 0; load < 6; ++load) {
        reload.mockClear();
        reloadWhenThere();
        let seconds = 0;
        for (; reload.mock.calls.length === 0 && seconds < 120; ++seconds) await vi.advanceTimersByTimeAsync(1000);
        pauses.push(seconds);
    }
    expect(pauses).toEqual([3, 6, 12, 24, 120, 120]);
});

it("counts reloads anew once the page has come", async () => {
    for (let load = 0; load < 5; ++load) {
        reloadWhenThere();
        await vi.advanceTimersByTimeAsync(30_000);
    }
    removeShell();
    reload.mockClear();
    reloadWhenThere();
    await vi.advanceTimersByTimeAsync(3000);
    expect(reload).toHaveBeenCalledOnce();
});

it("asks again for a sheet that a proxy has answered for", async () => {
    const sheet = link("http://here/assets/look.css");
    statuses = { "look.css": 502 };
    fetchSheetAgain(sheet);
    await vi.advanceTimersByTimeAsync(100);
    expect(sheet.isConnected).toBe(true);
    statuses = {};
    await vi.advanceTimersByTimeAsync(3000);
    expect(sheet.isConnected).toBe(false);
    expect(document.querySelector("link")?.href).toBe("http://here/assets/look.css");
});
