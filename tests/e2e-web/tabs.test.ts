// Tabs of one browser, in every order: all are the same person, who may be another one the next moment.
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Engine, launchEngine } from "./support/engines/engines";
import type { Guest } from "./support/guest";
import { Host } from "./support/host";
import { play } from "./support/play";
import { arrive, begin, invite } from "./support/tables";
import { Vegasd } from "./support/vegasd";
import type { Wishes } from "./support/wishes";

let server: Vegasd;
let engine: Engine;
const guests: Guest[] = [];
beforeAll(async () => {
    const options = ["--log-level", "debug"];
    [server, engine] = await Promise.all([Vegasd.start({ options }), launchEngine()]);
});
afterEach(async () => {
    await Promise.all(guests.splice(0).map((guest) => guest.close()));
    for (const host of Host.all) host.close();
});
afterAll(async () => {
    await engine?.close();
    await server?.stop();
});

async function open(url: string, wishes: Wishes): Promise<Guest> {
    const guest = await engine.open(url, wishes);
    guests.push(guest);
    return guest;
}

/** The log since it was this long tells who came. */
const cameSince = (length: number) => new Set(server.log.slice(length).match(/event=came player=\S+/g));

/** A game against bots that is under way, in the first tab of a browser. */
async function playing(name: string): Promise<{ tab: Guest; place: string }> {
    const host = await Host.connect(server.url);
    const made = await host.create({ ruleset: "royale-basic", seats: 3, bots: 2 });
    const tab = await open(invite(server.url, made.invite), { name });
    await arrive(tab);
    await begin([tab]);
    return { tab, place: server.url + (await tab.evaluate(() => location.hash)) };
}

/** Not by `go`: Firefox's driver waits for a load where only the place within the page is another. */
async function comeTo(tab: Guest, place: string): Promise<void> {
    await tab.evaluate((hash) => void (location.hash = hash), new URL(place).hash);
    await tab.reload();
}

/** What a tab shows of the game. */
const shown = (tab: Guest): Promise<string> =>
    tab.evaluate(() =>
        [
            document.querySelector("[data-kind]")?.getAttribute("data-kind"),
            ...[...document.querySelectorAll(".lines li, .netline, [data-code]")].map((line) => line.textContent),
        ].join("\n"),
    );
/** Plays in one tab until it asks again; the others show the same then. */
async function act(tab: Guest, seed: number, others: Guest[]): Promise<void> {
    await play(tab, seed, (question, { presses }) => presses >= 3 && question !== null);
    const there = await shown(tab);
    expect(there.length).toBeGreaterThan(40);
    for (const other of others) await expect.poll(() => shown(other), { timeout: 20_000 }).toBe(there);
}

const kQuestion = "[data-kind]";
test("the game goes on in whatever tab is opened, closed, reloaded or cut off", async () => {
    const { tab: first, place } = await playing("Mira");
    await first.sees(kQuestion);
    const before = server.log.length;
    const second = await first.openTab(place);
    await second.sees(kQuestion);
    await act(first, 1, [second]);
    await act(second, 2, [first]);
    const third = await first.openTab(place);
    await third.sees(kQuestion);
    await first.closeTab();
    await second.reload();
    await second.sees(kQuestion);
    await act(third, 3, [second]);
    await Promise.all([second.reload(), third.reload()]);
    for (const tab of [second, third]) await tab.sees(kQuestion);
    await act(second, 4, [third]);

    await second.evaluate(cutOff);
    await second.sees(".netline");
    const fourth = await second.openTab(place);
    await fourth.sees(kQuestion);
    await act(fourth, 5, [third]);
    await second.evaluate(letIn);
    await act(third, 6, [second, fourth]);
    expect(cameSince(before).size, "they are one person").toBe(1);
    second.forgive(/WebSocket/, /\b405\b/); // it asks why no WebSocket comes about
    for (const tab of [second, third, fourth]) tab.calm();
});

type Cut = typeof globalThis & { line: WebSocket; Line: typeof WebSocket };
/** Ends the connection of the page, and gives it no other. Runs in the page. */
async function cutOff(): Promise<void> {
    const window = globalThis as Cut;
    window.Line = WebSocket;
    const said = new Promise<WebSocket>((done) => {
        const { send } = WebSocket.prototype;
        WebSocket.prototype.send = function (text) {
            WebSocket.prototype.send = send;
            send.call(this, text);
            done(this);
        };
    });
    dispatchEvent(new Event("online"));
    const line = await said;
    window.WebSocket = class {
        onclose: ((event: object) => void) | null = null;
        constructor() {
            setTimeout(() => this.onclose?.({ code: 1006, reason: "" }));
        }
        close() {}
    } as unknown as typeof WebSocket;
    line.close();
}
function letIn(): void {
    globalThis.WebSocket = (globalThis as Cut).Line;
    dispatchEvent(new Event("online"));
}

test("tabs that are new together are one person", async () => {
    const before = server.log.length;
    const first = await open(`${server.url}#/rules/royale`, { name: "Twin" });
    const others = [await first.openTab(server.url), await first.openTab(server.url)];
    await first.evaluate(() => localStorage.removeItem("six-signs/token"));
    const all = [first, ...others];
    await Promise.all(all.map((tab) => tab.reload()));
    const id = (tab: Guest) => tab.evaluate(() => localStorage.getItem("six-signs/token"));
    await expect.poll(() => id(first)).not.toBeNull();
    const host = await Host.connect(server.url);
    const made = await host.create({ ruleset: "royale-basic", seats: 2, bots: 1 });
    await comeTo(first, invite(server.url, made.invite));
    await arrive(first);
    const place = server.url + (await first.evaluate(() => location.hash));
    for (const tab of others) {
        await comeTo(tab, place);
        await tab.sees('[data-testid="ready"], [data-testid="start"]');
    }
    expect(before).toBeGreaterThan(0);
    for (const tab of all) tab.calm();
});

const kSettings = 'button[aria-label="Settings"]';
/** Not by the mouse: the sheet may still grow while its parts come. */
const clickButton = (tab: Guest, within: string, name: string): Promise<void> =>
    tab.evaluate(
        ({ within, name }) => {
            const buttons = [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)];
            buttons.find(({ textContent }) => textContent?.trim() === name)?.click();
        },
        { within, name },
    );

/** Somebody else plays from now on; null: somebody new. */
async function switchTo(tab: Guest, name: string | null): Promise<void> {
    await tab.press(kSettings);
    await tab.sees(".devices li"); // nothing moves any more
    const offers = () => tab.evaluate(() => document.querySelector(".switches")?.textContent ?? "");
    const before = await offers();
    await clickButton(tab, ".switches", name === null ? "Somebody else plays" : `Play as ${name}`);
    await expect.poll(offers, { timeout: 20_000 }).not.toBe(before);
}

test("when somebody else plays in one tab, the others follow, and come back to the game", async () => {
    const { tab: first, place } = await playing("Mira");
    await first.sees(kQuestion);
    const second = await first.openTab(server.url);
    await second.sees('[data-testid^="continue-"]');
    const before = server.log.length;
    await switchTo(second, null);
    await expect.poll(() => first.has(kQuestion), { timeout: 20_000 }).toBe(false);
    await expect.poll(() => first.has('[data-testid="ready"], .game')).toBe(false);
    expect(cameSince(before).size, "both are the same newcomer").toBe(1);
    await second.reload();
    await switchTo(second, "Mira");
    await first.sees(kQuestion);
    await act(first, 1, []);
    await comeTo(second, place);
    await second.sees(kQuestion);
    await act(second, 2, [first]);
    for (const tab of [first, second]) tab.calm();
});

test("who is forgotten in one tab is forgotten in all, and all are one newcomer", async () => {
    const { tab: first } = await playing("Mira Bell");
    await first.sees(kQuestion);
    const second = await first.openTab(server.url);
    await second.press(kSettings);
    await second.sees(".devices li");
    await second.sees(".my-data button");
    await clickButton(second, ".my-data", "Forget me");
    await second.sees("#forget-name");
    const before = server.log.length;
    await second.evaluate(() => {
        const field = document.querySelector("#forget-name") as HTMLInputElement;
        field.value = "Mira Bell";
        field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await clickButton(second, ".my-data", "Delete me for good");
    for (const tab of [first, second]) await tab.sees('[data-code="forgotten"]');
    await expect.poll(() => first.has(kQuestion)).toBe(false);
    await expect.poll(() => first.has(".netline"), { timeout: 20_000 }).toBe(false);
    await new Promise((done) => setTimeout(done, 1500));
    const tokens = await Promise.all(
        [first, second].map((tab) => tab.evaluate(() => localStorage.getItem("six-signs/token"))),
    );
    expect(tokens[0]).toBe(tokens[1]);
    expect(tokens[0]).not.toBeNull();
    expect(before).toBeGreaterThan(0);
    for (const tab of [first, second]) tab.calm();
});
