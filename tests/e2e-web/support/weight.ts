import type { Browser, BrowserContext, Page } from "playwright-core";
import { Host } from "./host";
import { invite } from "./tables";

/** What a screen costs before it is there. Times in ms since the address was entered. */
export interface Weight {
    /** The first thing is drawn; what it is can be read; the largest thing is drawn; the server has answered. */
    first: number;
    read: number;
    largest: number;
    ready: number;
    /** How far things moved after they were drawn: the browser's cumulative layout shift. */
    shift: number;
    /** Bytes over the line, and how many files, until it is ready: without fonts, which it does not wait for. */
    bytes: number;
    files: number;
    fonts: string[];
    fontBytes: number;
}

/** What the page says of itself. */
interface Told {
    first: number;
    largest: number;
    shift: number;
    moved: string[];
}
declare const weighed: Told;

/** Notes in the page when it draws and what moves; from before its first script. */
export const weigh = (context: BrowserContext): Promise<void> =>
    context.addInitScript(() => {
        const told: Told = { first: 0, largest: 0, shift: 0, moved: [] };
        Object.assign(window, { weighed: told });
        const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
            new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
        watch("paint", ({ name, startTime }) => {
            if (name === "first-contentful-paint") told.first = startTime;
        });
        watch("largest-contentful-paint", ({ startTime }) => (told.largest = startTime));
        watch("layout-shift", (entry) => {
            const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
                value: number;
                hadRecentInput: boolean;
                sources: { node: Element | null }[];
            };
            if (hadRecentInput) return;
            told.shift += value;
            for (const { node } of sources)
                told.moved.push(`${value.toFixed(3)} ${node?.nodeName.toLowerCase()}.${node?.getAttribute?.("class")}`);
        });
    });

/** What has moved up to now, and by how much. Two frames later than what has just changed. */
export async function shifted(page: Page): Promise<Pick<Told, "shift" | "moved">> {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return page.evaluate(() => ({ shift: weighed.shift, moved: weighed.moved }));
}

/** A slow phone far from the mast: 400 kbit/s, 400 ms, a quarter of this processor. */
export const kSlow = { bits: 400_000, latency: 400, processor: 4 };

/** A screen that people come to first: what is read there before all, and what is on show when it is ready. */
export interface Entrance {
    screen: string;
    url: string;
    read: string;
    ready: string;
    name?: string;
}

/** Opens it with an empty cache and waits until it is ready and nothing is on its way any more. */
export async function load(
    browser: Browser,
    { url, read, ready, name = "" }: Omit<Entrance, "screen">,
    { slow = null as typeof kSlow | null, language = "en" } = {},
): Promise<Weight> {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "en-GB" });
    try {
        await weigh(context);
        await context.addInitScript(
            (kept) => {
                for (const [key, value] of Object.entries(kept)) localStorage.setItem(`six-signs/${key}`, value);
            },
            { language, theme: "night", ...(name === "" ? {} : { name }) },
        );
        const page = await context.newPage();
        const line = await context.newCDPSession(page);
        const fonts: string[] = [];
        const names = new Map<string, string>();
        const weight = { bytes: 0, files: 0, fontBytes: 0 };
        let counting = true;
        line.on("Network.requestWillBeSent", ({ requestId, request }) => names.set(requestId, request.url));
        line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
            const file = names.get(requestId)?.split("/").at(-1) ?? "";
            if (file.endsWith(".woff2")) {
                fonts.push(file.replace(/-.{8}\.woff2$/, ""));
                weight.fontBytes += encodedDataLength;
                return;
            }
            if (!counting) return;
            weight.bytes += encodedDataLength;
            weight.files += 1;
        });
        await line.send("Network.enable");
        if (slow !== null) {
            const throughput = slow.bits / 8;
            await line.send("Network.emulateNetworkConditions", {
                offline: false,
                latency: slow.latency,
                downloadThroughput: throughput,
                uploadThroughput: throughput,
            });
            await line.send("Emulation.setCPUThrottlingRate", { rate: slow.processor });
        }
        const shown = async (what: string) => {
            await page.waitForSelector(what, { timeout: 90_000 });
            return page.evaluate(() => performance.now());
        };
        await page.goto(url, { waitUntil: "commit" });
        const readAt = await shown(read);
        const readyAt = await shown(ready);
        counting = false;
        await page.waitForLoadState("networkidle");
        await page.evaluate(() => document.fonts.ready);
        const { shift } = await shifted(page);
        const { first, largest } = await page.evaluate(() => weighed);
        return { ...weight, first, read: readAt, largest, ready: readyAt, shift, fonts: fonts.sort() };
    } finally {
        await context.close();
    }
}

/** How many elements the page has, and how many nodes in all the browser keeps for it. */
export async function nodes(page: Page): Promise<{ elements: number; nodes: number }> {
    const line = await page.context().newCDPSession(page);
    await line.send("HeapProfiler.collectGarbage");
    const { nodes } = await line.send("Memory.getDOMCounters");
    return { elements: await page.evaluate(() => document.querySelectorAll("*").length), nodes };
}

export const startPage = (url: string): Entrance => ({
    screen: "start",
    url,
    read: '[data-testid="play-now"]',
    ready: '[data-testid="create-table"]',
});

/** The screens that people come to first. */
export async function entrances(url: string): Promise<{
    screens: Entrance[];
    close(): void;
}> {
    const host = await Host.connect(url);
    const open = await host.create({ ruleset: "royale", seats: 3, bots: 1 });
    const playing = await host.create({ ruleset: "royale", seats: 2, bots: 1 });
    const rival = await Host.connect(url, "Jonas");
    await rival.ask({ op: "table.join", invite: playing.invite });
    await rival.ask({ op: "table.ready", table: playing.table });
    return {
        screens: [
            startPage(url),
            // Who comes for the first time is asked for a name, who has one is at the table.
            { screen: "invite", url: invite(url, open.invite), read: "form h1", ready: '[data-testid="invited-to"] b' },
            {
                screen: "table",
                url: invite(url, playing.invite),
                read: ".arriving, .game",
                ready: ".game .strip",
                name: "Mira",
            },
        ],
        close() {
            host.close();
            rival.close();
        },
    };
}
