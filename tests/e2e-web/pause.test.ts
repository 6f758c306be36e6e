import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "./support/axe";
import { launchChromium } from "./support/engines/chromium";
import { Person } from "./support/person";
import { tooWide } from "./support/play";
import { arrive, begin, makeTable } from "./support/tables";
import { Vegasd } from "./support/vegasd";

let browser: Browser;
let server: Vegasd;
beforeAll(async () => {
    [server, browser] = await Promise.all([Vegasd.start(), launchChromium()]);
});
afterAll(async () => {
    await browser?.close();
    await server?.stop();
});

test("a host asks for a pause in the menu, the others agree, and anybody ends it", async () => {
    const anna = await Person.open(browser, server.url, { name: "Anna" });
    const link = await makeTable(anna, "classic", { seats: 2, bots: 0 });
    const ben = await Person.open(browser, link, { name: "Ben", size: "small", language: "de" });
    await arrive(ben);
    await begin([ben, anna]);

    await anna.get(".top .iconbtn[aria-haspopup=dialog]:has(use[href$=i-menu])").click();
    await anna.get("dialog fieldset select").selectOption("30");
    expect(await tooWide(anna)).toBe("");
    expect(await audit(anna, "the menu of a host")).toEqual([]);
    await anna.get("dialog fieldset button").first().click();

    const question = ben.get('[data-testid="pause"]');
    await question.locator("button").first().waitFor();
    expect(await question.innerText()).toContain("Pause von bis zu 30");
    expect(await tooWide(ben)).toBe("");
    expect(await audit(ben, "a question about a pause")).toEqual([]);
    await question.locator("button").first().click();

    for (const person of [anna, ben]) {
        await person.get('.standstill[data-testid="pause"] button').waitFor();
        await person.get(".clk").waitFor({ state: "detached" });
        expect(await tooWide(person)).toBe("");
    }
    expect(await audit(ben, "a pause")).toEqual([]);
    await ben.get('.standstill[data-testid="pause"] button').click();
    for (const person of [anna, ben]) {
        await person.get('.standstill[data-testid="pause"]').waitFor({ state: "detached" });
        person.calm();
        await person.close();
    }
});
