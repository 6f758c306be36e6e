// When the page must see whether its line is alive: what the browser says about page, device and network.
import type { Connection } from "../protocol/connection";

/** After so long a silence of the server we ask for a sign of life: when something is pressed, and at a table. */
const kPressedMs = 2000;
const kQuietMs = 10000;
/** The page looks at the clock so often; it has slept when it comes so much later. */
const kTickMs = 1000;
const kSleptMs = 3000;
/** Where the browser says that it is offline, the server must answer so soon. A server on this machine does. */
const kOfflineMs = 400;

interface Page {
    isAtTable(): boolean;
    /** It is looked at again, or has slept: it was told nothing meanwhile. */
    woken(): void;
    /** It is left for another one. */
    hidden(): void;
}

/** Wakes the connection and lets it rest, as the browser says, for as long as the page lives. */
export function followSignals(connection: Connection, page: Page): void {
    const wake = () => {
        if (document.visibilityState !== "visible") return;
        page.woken();
        connection.wake();
    };
    document.addEventListener("visibilitychange", wake);
    addEventListener("online", wake);
    addEventListener("offline", () => connection.wake(kOfflineMs));
    // A page that the browser keeps while its player reads another one would still answer, as if they were here.
    addEventListener("pagehide", () => {
        connection.rest();
        page.hidden();
    });
    addEventListener("pageshow", (event) => event.persisted && wake());
    // A dead line does not show until something is sent. A press checks it, so that its answer comes soon.
    const pressed = () => connection.silentMs > kPressedMs && wake();
    addEventListener("pointerdown", pressed, { passive: true });
    addEventListener("keydown", pressed, { passive: true });
    let last = Date.now();
    setInterval(() => {
        const slept = Date.now() - last > kTickMs + kSleptMs;
        last = Date.now();
        if (slept || (page.isAtTable() && connection.silentMs > kQuietMs)) wake();
    }, kTickMs);
}
