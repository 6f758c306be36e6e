import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser } from "playwright-core";
import type { types } from "../../protocol/kits/typescript/src/index";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "./support/axe";
import { launchChromium } from "./support/engines/chromium";
import { Host } from "./support/host";
import { reached } from "./support/layout";
import { Person } from "./support/person";
import { play, tooWide } from "./support/play";
import { arrive, begin } from "./support/tables";
import { Vegasd } from "./support/vegasd";
import { VirtualClocks } from "./support/virtual_clocks";

const kHourMs = 3_600_000;

let browser: Browser;
let server: Vegasd;
let folder: string;
beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "vegas-"));
    const options = ["--data", join(folder, "data")];
    [server, browser] = await Promise.all([Vegasd.start({ options }), launchChromium()]);
});
afterAll(async () => {
    await browser?.close();
    await server?.stop();
    rmSync(folder, { recursive: true });
});

async function fits(person: Person, screen: string): Promise<void> {
    expect(await tooWide(person), screen).toBe("");
    expect(await audit(person, screen)).toEqual([]);
}

/** As if this browser had shown its tables last some hours ago. */
const goesAway = (person: Person, hours: number) =>
    person.evaluate((ms) => {
        const key = Object.keys(localStorage).find((each) => each.endsWith("seen")) as string;
        const seen = JSON.parse(localStorage.getItem(key) as string) as Record<string, { seenMs: number }>;
        for (const mark of Object.values(seen)) mark.seenMs -= ms;
        localStorage.setItem(key, JSON.stringify(seen));
    }, hours * kHourMs);

test("a table of days is chosen in two presses, told everywhere, and waits among one's games", async () => {
    const anna = await Person.open(browser, server.url, { name: "Anna", size: "small", turns: "one_press" });
    await anna.press('#create label:has([name="ruleset"][value="classic"])');
    await anna.press('#create label:has([name="seats"])', "2");
    await anna.press('#create label:has([name="bots"])', "0");
    await anna.get("#create .more").click();
    await anna.press('#create label:has([name="days"])', "3 days");
    expect(await anna.get("#days-hint").innerText()).toContain("the house plays that move");
    await fits(anna, "the form of a table of days");
    await anna.press('#create label:has([name="first_seat"])', "2");
    await anna.press('[data-testid="create-table"]');
    await anna.sees('[data-testid="invite"]');
    const link = await anna.get('[data-testid="invite"]').inputValue();
    expect(await anna.get(".terms-panel").innerText()).toMatch(/3\sdays a move/);
    await fits(anna, "before a game of days");

    const ben = await Person.open(browser, link, { name: "", language: "de" });
    await ben.get('[data-testid="invited-to"] b').waitFor();
    expect(await ben.get('[data-testid="invited-to"]').innerText()).toMatch(/3\sTage Bedenkzeit/);
    await ben.get("form.play input").fill("Ben");
    await ben.press('[data-testid="join"]');
    await arrive(ben);
    await begin([ben, anna]);
    for (const [person, left] of [
        [anna, /^(3 days|2 days 23 h)$/],
        [ben, /^(3 Tage|2 Tage 23 h)$/],
    ] as const) {
        await person.get(".clk:visible").first().waitFor();
        expect((await person.get(".clk:visible").first().innerText()).replaceAll("\u00a0", " ")).toMatch(left);
        expect(await person.get(".clk.low").count()).toBe(0);
        await fits(person, "a game of days");
    }

    // Anna goes elsewhere; Ben plays as far as he can.
    await anna.page.goto(`${server.url}#/`);
    await anna.get(".cont .ot").waitFor();
    expect(await anna.get(".cont .ot-n").innerText()).toMatch(/due (tomorrow|in|[A-Z][a-z]{2} \d)/);
    await goesAway(anna, 5);
    // He begins, and has nothing to press when it is her turn.
    void play(ben, 1).catch(() => undefined);
    await anna.get(".cont .btn.hot").waitFor();
    await fits(anna, "one's games");
    await anna.get(".cont .ot a").click();
    await anna.get('[data-testid="since"]').waitFor();
    expect(await anna.get('[data-testid="since"]').innerText()).toMatch(/^Since you were here: \d+ decisions?$/);
    await fits(anna, "what happened meanwhile, offered");
    // A hint lies below it, and nothing is rolled by itself until she has read what happened.
    await anna.get('.coach.open [data-testid="got-it"]').waitFor();
    expect(await reached(anna, ".standstill .btn"), "nothing covers it").toBe(true);
    await anna.get('.coach.open [data-testid="got-it"]').click();
    await anna.get(".standstill .btn").click();
    expect(await anna.get("dialog .log li").count()).toBeGreaterThan(0);
    expect(await anna.get("dialog .log").innerText()).toContain("Ben");
    await fits(anna, "what happened meanwhile");
    expect(await anna.get('[data-kind="roll"]').count(), "nothing is done by itself").toBe(1);
    await anna.get("dialog .iconbtn").first().click();
    await anna.get('[data-kind="place"]').waitFor();
    anna.calm();
    ben.calm();
    await anna.close();
    await ben.close();
});

/** This person's turn; then nothing more is pressed, even when it comes again. */
const takeTurn = (person: Person) =>
    void play(person, 1, (question, { questions }) => question === "roll" && questions.has("place")).catch(
        () => undefined,
    );

/** Somebody without a page, who is ready, and takes each turn at once. */
async function sitDown(url: string, code: string, name: string): Promise<Host> {
    const host = await Host.connect(url, name);
    const table = await host.client.join({ invite: code });
    await host.ask({ op: "table.ready", table: table.id });
    const playing = table.play((_, { actions }) => actions[0] as types.Action);
    playing.catch(() => undefined); // the test is over
    return host;
}

test("one of four never comes back: the house helps out, then plays on, and somebody else takes the seat", async () => {
    const clocks = new VirtualClocks();
    // Nobody is silent for too long by clocks that jump.
    const day = String(24 * kHourMs);
    const options = ["--data", join(folder, "fortnight"), "--idle-timeout-ms", day, "--storage-patience-ms", day];
    const own = await Vegasd.start({ options, env: clocks.env });
    const anna = await Person.open(browser, own.url, { name: "Anna", size: "small" });
    await anna.press('#create label:has([name="ruleset"][value="classic"])');
    await anna.press('#create label:has([name="seats"])', "4");
    await anna.press('#create label:has([name="bots"])', "0");
    await anna.get("#create .more").click();
    await anna.press('#create label:has([name="days"])', "1 day");
    await anna.press('#create label:has([name="first_seat"])', "1");
    await anna.press('[data-testid="create-table"]');
    await anna.sees('[data-testid="invite"]');
    const link = await anna.get('[data-testid="invite"]').inputValue();
    const code = link.split("/").at(-1) as string;
    const friends: Host[] = [];
    for (const name of ["Ben", "Clara", "Dora"]) friends.push(await sitDown(own.url, code, name));
    friends.at(-1)?.close();
    await begin([anna]);
    takeTurn(anna);

    const seat = anna.get('[data-testid="seat-3"]');
    await seat.and(anna.get('[aria-current="true"]')).waitFor();
    expect(await anna.get(".wait .ask").innerText()).toContain("the house decides when time is up");
    await fits(anna, "a game of days that waits for somebody who is away");
    await anna.page.goto(`${own.url}#/`);
    await anna.get(".cont .ot").waitFor();
    await clocks.advance(20 * kHourMs, [anna]);
    await anna.reload();
    await anna.get(".cont .ot").waitFor();
    expect(await anna.get(".cont .ot-n").innerText()).toMatch(/Dora’s turn\s· due (today|tomorrow), \d/);
    await clocks.advance(4.1 * kHourMs, [anna]);
    await anna.get(".cont .ot a").click();
    await seat.locator(".flag", { hasText: "late" }).waitFor();
    expect(await seat.ariaSnapshot()).toContain("late");
    expect(await anna.get('[data-testid="seat-0"]').ariaSnapshot()).toContain("you");
    await fits(anna, "one who is late");
    await clocks.advance(24.1 * kHourMs, [anna]);
    await anna.get('[data-testid="seat-0"][aria-current="true"]').waitFor();
    takeTurn(anna);
    await anna.get(".wait .ask").filter({ hasText: "the house plays on" }).waitFor();
    await fits(anna, "one for whom the house plays on");

    const eve = await Person.open(browser, link, { name: "", language: "de", size: "small" });
    await eve.get("form.play input").fill("Eve");
    await eve.press('[data-testid="join"]');
    await arrive(eve);
    await eve.get('[data-testid="offer"]').waitFor();
    expect(await eve.get('[data-testid="offer"] p').innerText()).toContain("Dora (verspätet)");
    await fits(eve, "the seat of one who is late");
    await eve.press('[data-testid="offer"] .primary');
    await anna.get(".wish").waitFor();
    expect(await anna.get(".wish p").innerText()).toContain("Dora (late)");
    await anna.press(".wish .give");
    await eve.get('[data-testid="seat-3"] .flag.me').waitFor({ state: "attached" });
    await fits(eve, "a seat that was another’s");
    for (const person of [anna, eve]) {
        person.calm();
        await person.close();
    }
    for (const friend of friends) friend.close();
    await own.stop();
    clocks.close();
});
