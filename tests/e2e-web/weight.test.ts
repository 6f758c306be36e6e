import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { Host } from "./support/host";
import { Person } from "./support/person";
import { play } from "./support/play";
import { browser, server, setStage } from "./support/stage";
import { arrive, begin, invite } from "./support/tables";
import { entrances, load, shifted, startPage, weigh } from "./support/weight";
import { kSizes, type Size } from "./support/wishes";

// How long things take hangs on the machine and is measured by `npm run weight`; here is what they depend on.
const kReadBytes = 20_600;
const kFirstBytes = 87_500;
const kMostShift = 0.02;
const kMostElements = 3000;
const kSeldom = 5;
/** What was painted first is the program's now. */
const kTakenOver = ":root:not([data-shell])";

setStage();

/** Bytes over the line, packed. */
async function packed(path: string): Promise<number> {
    const answer = await fetch(new URL(path, server.url), { headers: { "accept-encoding": "br" } });
    await answer.arrayBuffer();
    return Number(answer.headers.get("content-length"));
}

/** What the page itself names of scripts and sheets; `ahead`: of what its first script asks for, too. */
async function named(ahead: boolean): Promise<string[]> {
    const html = await (await fetch(server.url)).text();
    return [...html.matchAll(/<(?:script|link)[^>]*(?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/g)]
        .filter(([tag]) => ahead || !tag.includes("modulepreload"))
        .map(([, path]) => path ?? "");
}

/** Opens the start page with these files and the texts of its language, and nothing else; gives those texts. */
async function openWith(files: string[], ready: string): Promise<string[]> {
    const page = await browser.newPage({ locale: "en-GB" });
    const texts = new Set<string>();
    await page.route(/\/assets\/.*\.(js|css)$/, (route) => {
        const path = new URL(route.request().url()).pathname.slice(1);
        // The texts of later screens are asked for after the two that the first one needs.
        const isText = /\/en-/.test(path) && (texts.has(path) || texts.size < 2);
        if (isText) texts.add(path);
        else if (!files.includes(path)) return route.abort();
        return route.continue();
    });
    await page.goto(server.url);
    await page.locator(ready).waitFor();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.close();
    return [...texts];
}

async function weightOf(files: string[]): Promise<number> {
    const bytes = await Promise.all(["", ...files].map(packed));
    return bytes.reduce((sum, each) => sum + each);
}

test("what is read first needs the page, its sheets and one script", async () => {
    const files = await named(false);
    expect(files.map((file) => file.split(".").at(-1)).sort()).toEqual(["css", "css", "js"]);
    await openWith(files, '[data-testid="play-now"]');
    expect(await weightOf(files)).toBeLessThan(kReadBytes);
});

test("the first screen needs little, and nothing else to be there", async () => {
    const files = await named(true);
    expect(files.length).toBe(5);
    const texts = await openWith(files, '[data-testid="create-table"]');
    expect(texts.length).toBe(2);
    expect(await weightOf([...files, ...texts])).toBeLessThan(kFirstBytes);
});

test.each([
    ["en", ["sign-latin", "ui-latin"]],
    ["de", ["sign-latin", "ui-latin"]],
    ["ru", ["sign-cyr", "sign-latin", "ui-cyr", "ui-latin"]],
])("fonts are fetched for the letters of the language: %s", async (language, fonts) => {
    expect((await load(browser, startPage(server.url), { language })).fonts).toEqual(fonts);
});

/** Holds back fonts, and the server if `line`, until what is `ready` without them stands; then how far it moved. */
async function late(url: string, ready: string, size: Size, name: string, line: boolean): Promise<string[]> {
    const context = await browser.newContext({ viewport: kSizes[size], locale: "en-GB" });
    await weigh(context);
    await context.addInitScript((name) => localStorage.setItem("six-signs/name", name), name);
    const page: Page = await context.newPage();
    let open = () => {};
    const stands = new Promise<void>((resolve) => (open = resolve));
    await page.route(/\.woff2$/, (route) => stands.then(() => route.continue()));
    if (line)
        await page.routeWebSocket(/\/ws$/, async (socket) => {
            await stands;
            socket.connectToServer();
        });
    await page.goto(url, { waitUntil: "domcontentloaded" });
    await page.locator(ready).first().waitFor();
    await shifted(page);
    open();
    if (line) await page.locator('[data-testid="create-table"]').waitFor();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    const { shift, moved } = await shifted(page);
    await context.close();
    return shift > kMostShift ? [shift.toFixed(3), ...moved] : [];
}

test.each<Size>(["phone", "desktop"])("nothing moves when fonts and the server come late: %s", async (size) => {
    const { screens, close } = await entrances(server.url);
    for (const { screen, url, ready, name = "" } of screens) {
        const line = screen === "start";
        const first = line ? `${kTakenOver} [data-testid="play-now"]` : ready;
        expect(await late(url, first, size, name, line), screen).toEqual([]);
    }
    close();
});

test("a whole game leaves the page small", async () => {
    const host = await Host.connect(server.url);
    const made = await host.create({ ruleset: "royale", seats: 4, bots: 3 });
    const person = await Person.open(browser, invite(server.url, made.invite), { size: "desktop" });
    await arrive(person);
    await begin([person]);
    let most = 0;
    const count = () => person.page.evaluate(() => document.querySelectorAll("*").length);
    const played = await play(person, 1, async (_, { presses }) => {
        if (presses % kSeldom === 0) most = Math.max(most, await count());
        return false;
    });
    expect(played.presses).toBeGreaterThan(20);
    expect(most).toBeGreaterThan(500);
    expect(most).toBeLessThan(kMostElements);
    expect(await count()).toBeLessThan(kMostElements);
});
