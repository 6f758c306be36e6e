import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { Host } from "./support/host";
import { Person } from "./support/person";
import { play } from "./support/play";
import { browser, server, setStage } from "./support/stage";
import { arrive, begin, invite } from "./support/tables";
import { entrances, load, shifted, weigh } from "./support/weight";
import { kSizes, type Size } from "./support/wishes";

// How long things take hangs on the machine and is measured by `npm run weight`; here is what they depend on.
const kFirstBytes = 85_000;
const kMostShift = 0.02;
const kMostElements = 3000;
const kSeldom = 5;

setStage();

/** Bytes over the line, packed. */
async function packed(path: string): Promise<number> {
    const answer = await fetch(new URL(path, server.url), { headers: { "accept-encoding": "br" } });
    await answer.arrayBuffer();
    return Number(answer.headers.get("content-length"));
}

test("the first screen needs little, and nothing else to be there", async () => {
    const html = await (await fetch(server.url)).text();
    const linked = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path ?? "");
    expect(linked.length).toBeGreaterThan(4);
    const page = await browser.newPage({ locale: "en-GB" });
    const texts = new Set<string>();
    await page.route(/\/assets\/.*\.(js|css)$/, (route) => {
        const path = new URL(route.request().url()).pathname.slice(1);
        if (/\/en-/.test(path)) texts.add(path);
        else if (!linked.includes(path)) return route.abort();
        return route.continue();
    });
    await page.goto(server.url);
    await page.locator('[data-testid="play-now"]').waitFor();
    await page.locator('[data-testid="create-table"]').waitFor();
    expect(texts.size).toBe(2);
    const bytes = await Promise.all(["", ...linked, ...texts].map(packed));
    expect(bytes.reduce((sum, each) => sum + each)).toBeLessThan(kFirstBytes);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.close();
});

test.each([
    ["en", ["sign-latin", "ui-latin"]],
    ["de", ["sign-latin", "ui-latin"]],
    ["ru", ["sign-cyr", "sign-latin", "ui-cyr", "ui-latin"]],
])("fonts are fetched for the letters of the language: %s", async (language, fonts) => {
    expect((await load(browser, server.url, '[data-testid="create-table"]', { language })).fonts).toEqual(fonts);
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
        const first = line ? '[data-testid="play-now"]' : ready;
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
    person.calm();
    await person.close();
    host.close();
});
