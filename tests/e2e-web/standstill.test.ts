import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "./support/axe";
import { launchChromium } from "./support/engines/chromium";
import { Host } from "./support/host";
import { Person } from "./support/person";
import { tooWide } from "./support/play";
import { arrive, begin, invite } from "./support/tables";
import { Vegasd } from "./support/vegasd";

let browser: Browser;
let server: Vegasd;
let folder: string;
beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "vegas-"));
    const options = ["--data", join(folder, "data"), "--sleep-after-ms", "200"];
    [server, browser] = await Promise.all([Vegasd.start({ options }), launchChromium()]);
});
afterAll(async () => {
    await browser?.close();
    await server?.stop();
    rmSync(folder, { recursive: true });
});

const token = (person: Person) =>
    person.evaluate(
        () => Object.entries(localStorage).find(([key]) => key.endsWith("token"))?.[1] as string | undefined,
    ) as Promise<string>;

test("a game that everybody left waits on the start page, and goes on when two agree", async () => {
    const host = await Host.connect(server.url);
    const made = await host.create({ ruleset: "custom", options: { rounds: 1 }, seats: 3 });
    const link = invite(server.url, made.invite);
    const all: Person[] = [];
    for (const name of ["Anna", "Ben", "Аня Константинопольская"]) {
        const person = await Person.open(browser, link, { name });
        await arrive(person);
        all.push(person);
    }
    await begin(all);
    const [anna, ben] = await Promise.all(all.map(token));
    host.close();
    for (const person of all) await person.close();

    // Who comes before it sleeps is at the table, and finds it elsewhere on the start page.
    await new Promise((later) => setTimeout(later, 1500));
    const one = await Person.open(browser, server.url, {
        name: "Anna",
        size: "small",
        language: "de",
        token: anna as string,
    });
    await one.get(".cont .ot").waitFor();
    expect(await one.get(".cont .ot-n").innerText()).toContain("Ben");
    expect(await tooWide(one)).toBe("");
    expect(await audit(one, "games that wait")).toEqual([]);
    await one.get(".cont .ot a").click();
    await one.get(".standstill button").click();
    await one.get('.standstill button[aria-pressed="true"]').waitFor();
    expect(await one.get(".standstill").innerText()).toContain("Allein geht es nicht");
    expect(await tooWide(one)).toBe("");
    expect(await audit(one, "a standstill")).toEqual([]);

    const two = await Person.open(browser, link, { name: "Ben", token: ben as string });
    await two.get(".standstill button").click();
    await Promise.all([one, two].map((person) => person.get(".standstill").waitFor({ state: "detached" })));
    one.calm();
    two.calm();
    await one.close();
    await two.close();
});
