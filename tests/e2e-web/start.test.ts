import { expect, test } from "vitest";
import { Person } from "./support/person";
import { browser, server, setStage } from "./support/stage";
import { kGame } from "./support/tables";
import type { Size } from "./support/wishes";

setStage();

/** What of these is not wholly in the window, without scrolling. */
const outside = (person: Person, selectors: string[]): Promise<string[]> =>
    person.page.evaluate(
        (all) =>
            all.filter((selector) => {
                const box = document.querySelector(selector)?.getBoundingClientRect();
                return !box || box.height === 0 || box.top < 0 || box.bottom > innerHeight || box.right > innerWidth;
            }),
        selectors,
    );

const kNow = '[data-testid="play-now"]';
const kFirst: [Size, string[]][] = [
    ["desktop", [kNow, '[data-testid="create-table"]', '[data-testid="shown"]', ".how"]],
    ["phone", [kNow]],
];

test.each(kFirst)("what people come for is on the first screen: %s", async (size, first) => {
    for (const language of ["en", "de", "ru"] as const) {
        const person = await Person.open(browser, server.url, { size, language, name: "" });
        await person.get('[data-testid="create-table"]').waitFor();
        expect(await outside(person, first), language).toEqual([]);
        expect(await person.get(".btn.primary").count(), "one primary action").toBe(1);
        person.calm();
        await person.close();
    }
});

test("a host with a phone first shares the link, then copies it, then shows the code", async () => {
    for (const size of ["tiny", "phone"] as const) {
        const person = await Person.open(browser, server.url, { size });
        await person.context.addInitScript(() =>
            Object.assign(navigator, {
                share: ({ url }: { url: string }) => ((document.title = url), Promise.resolve()),
            }),
        );
        await person.reload();
        await person.press('[data-testid="create-table"]');
        const share = person.get('[data-testid="share"]:visible');
        await share.waitFor();
        expect(await outside(person, ['.places [data-testid="share"]', ".places .invite-ways"]), size).toEqual([]);
        expect(await person.get(".btn.primary:visible").count(), "one primary action").toBe(1);
        const top = async (selector: string) => (await person.get(selector).first().boundingBox())?.y ?? 0;
        const order = [".places .invite-ways .btn:nth-of-type(2)", ".seating", ".qr"];
        const tops = await Promise.all(['.places [data-testid="share"]', ...order].map(top));
        expect(tops).toEqual([...tops].sort((a, b) => a - b));
        await share.click();
        expect(await person.page.title()).toMatch(/\/t\/\w+\?lang=en#\/join\/\w+$/);
        person.calm();
        await person.close();
    }
});

test("the rules open at the game that is looked at", async () => {
    const person = await Person.open(browser, server.url, { size: "desktop" });
    const opensAt = async (ruleset: string) => {
        await person.get(".how .btn").click();
        await expect.poll(() => person.get("dialog .rules-game select").inputValue()).toBe(ruleset);
        await person.page.keyboard.press("Escape");
        await person.get("dialog").waitFor({ state: "detached" });
    };
    await person.press('#create label:has([name="ruleset"][value="vegas-1996"])');
    await opensAt("vegas-1996");
    await person.get('[data-testid="quick-game"]').selectOption("classic");
    await opensAt("classic");
    person.calm();
});

test("all dice of the game to look at are seen", async () => {
    const person = await Person.open(browser, server.url, { size: "desktop" });
    const houses = person.get('[data-testid="shown"] .sh-dice');
    await houses
        .filter({ has: person.get(".die") })
        .first()
        .waitFor();
    for (const width of [1440, 1200, 820, 390, 320]) {
        await person.resize({ width, height: 900 });
        const cut = await houses.evaluateAll((all) => all.filter((of) => of.scrollHeight > of.clientHeight).length);
        expect(cut, `${width}`).toBe(0);
    }
});

test("a game is there to look at, and all of it as a replay, without the server", async () => {
    const person = await Person.open(browser, server.url, { size: "desktop" });
    await person.get('[data-testid="shown"] .sh-dice .die').first().waitFor();
    // Who asked for less movement sees a picture.
    const dice = await person.get('[data-testid="shown"] .sh-dice .die').count();
    expect(dice).toBeGreaterThan(10);
    expect(await person.get('[data-testid="shown"] .iconbtn').count()).toBe(0);
    const asked: string[] = [];
    person.page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await person.get('[data-testid="shown-open"]').click();
    await person.get('[data-testid="replay"]').waitFor();
    await person.page.keyboard.press("End");
    await person.page.waitForURL(/#\/game\/shown\?step=\d+/);
    expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
});

test("whoever waits alone for others begins at once, with bots", async () => {
    const person = await Person.open(browser, server.url);
    await person.get(kNow).click();
    const now = person.get('[data-testid="start-now"]');
    await now.waitFor();
    expect(await person.get(".btn.primary").count(), "one primary action").toBe(1);
    await now.click();
    await person.get(kGame).waitFor({ timeout: 5000 }); // long before the ten seconds are over
});
