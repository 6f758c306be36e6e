import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "./support/axe";
import { launchChromium } from "./support/engines/chromium";
import { Person } from "./support/person";
import { play, tooWide } from "./support/play";
import { arrive, begin } from "./support/tables";
import { Vegasd } from "./support/vegasd";

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
    }, hours * 3_600_000);

test("a table of days is chosen in two presses, told everywhere, and waits among one's games", async () => {
    const anna = await Person.open(browser, server.url, { name: "Anna", size: "small" });
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
    expect(await anna.get(".terms-panel").innerText()).toContain("3 days a move");
    await fits(anna, "before a game of days");

    const ben = await Person.open(browser, link, { name: "", language: "de" });
    await ben.get('[data-testid="invited-to"] b').waitFor();
    expect(await ben.get('[data-testid="invited-to"]').innerText()).toContain("3 Tage Bedenkzeit");
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
    await anna.get(".standstill .btn").click();
    expect(await anna.get("dialog .log li").count()).toBeGreaterThan(0);
    expect(await anna.get("dialog .log").innerText()).toContain("Ben");
    await fits(anna, "what happened meanwhile");
    anna.calm();
    ben.calm();
    await anna.close();
    await ben.close();
});
