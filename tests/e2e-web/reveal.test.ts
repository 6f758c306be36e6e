import { expect, test } from "vitest";
import { Host } from "./support/host";
import { kFinal, play } from "./support/play";
import { Person } from "./support/person";
import { browser, server, setStage } from "./support/stage";
import { arrive, begin, invite } from "./support/tables";

setStage();

/** What `watch` leaves in the page. */
declare const sightings: { titles: string[]; tooEarly: string[]; told: string[]; steps: number };

/** Runs in the page before its own script: looks whenever the page changes. */
function watch(): void {
    const seen = { titles: [] as string[], tooEarly: [] as string[], told: [] as string[], steps: 0 };
    (globalThis as unknown as { sightings: typeof seen }).sightings = seen;
    const note = (list: string[], what: string) => what === "" || list.includes(what) || list.push(what);
    const text = (of: Element) => of.textContent?.replace(/\s+/g, " ").trim() ?? "";
    const shown = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility({ visibilityProperty: true }));
    const look = () => {
        const final = document.querySelector(".final");
        if (final === null) return;
        note(seen.titles, document.title);
        for (const each of document.querySelectorAll(".final [aria-live] p")) note(seen.told, text(each));
        if (document.querySelector(".frow.open") === null) return;
        seen.steps = Math.max(seen.steps, document.querySelectorAll(".fgains .told").length);
        for (const each of shown(".fhead :is(h1, p, .badge)")) note(seen.tooEarly, `head: ${text(each)}`);
        for (const each of shown(".frow .rank")) if (text(each) !== "") note(seen.tooEarly, `place: ${text(each)}`);
        for (const each of shown(".fsrc :is(h2, li)")) note(seen.tooEarly, `source: ${text(each)}`);
        for (const each of document.querySelectorAll(".fbar[aria-label]"))
            note(seen.tooEarly, `bar: ${each.getAttribute("aria-label")}`);
        for (const each of document.querySelectorAll("[aria-live] p"))
            if (/^Place|wins? (the game|with|together)/.test(text(each))) note(seen.tooEarly, `said: ${text(each)}`);
    };
    new MutationObserver(look).observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
    });
}

/** Two people at the end of a game: one who sees it anew, with movement, and one to whom nothing moves. */
async function playToTheEnd(): Promise<[Person, Person]> {
    const host = await Host.connect(server.url);
    const made = await host.create({ ruleset: "royale-basic", seats: 2 });
    const link = invite(server.url, made.invite);
    const people: [Person, Person] = [
        await Person.open(browser, link, { name: "Mira", motion: "full" }),
        await Person.open(browser, link, { name: "Jonas" }),
    ];
    await Promise.all(people.map(arrive));
    await begin(people);
    await Promise.all(people.map((person, n) => play(person, 70 + n)));
    await Promise.all(people.map((person) => person.get(kFinal).first().waitFor()));
    return people;
}

test("the end tells nobody who has won before the bars have grown, and then from the last place to the first", async () => {
    const [mira] = await playToTheEnd();
    await mira.page.evaluate(() => {
        for (const key of Object.keys(localStorage)) if (key.endsWith("speed")) localStorage.setItem(key, "normal");
    });
    await mira.page.addInitScript(watch);
    await mira.page.reload();
    await mira.get(".frow.open").first().waitFor();
    await mira.get(".frow.first").first().waitFor();
    await expect.poll(() => mira.page.evaluate(() => sightings.told.length)).toBeGreaterThan(3);
    const { titles, tooEarly, told, steps } = await mira.page.evaluate(() => sightings);
    expect(tooEarly).toEqual([]);
    expect(steps).toBeGreaterThan(0);
    expect(titles).toHaveLength(1);
    const [over, second, first, headline] = told as [string, string, string, string];
    expect(over).toBe("The game is over.");
    expect(second).toMatch(/^Place 2: (Mira|Jonas), \$[\d,]+$/);
    expect(first).toMatch(/^Place 1: (Mira|Jonas), \$[\d,]+$/);
    expect(headline).toBe((await mira.get("h1").innerText()).trim());
});

test("a press tells the result at once, and without movement nothing is kept back", async () => {
    const [mira, jonas] = await playToTheEnd();
    expect(await jonas.get(".frow.open").count()).toBe(0);
    await mira.page.evaluate(() => {
        for (const key of Object.keys(localStorage)) if (key.endsWith("speed")) localStorage.setItem(key, "slow");
    });
    await mira.page.reload();
    await mira.get(".frow.open").first().waitFor();
    await mira.page.keyboard.press("Enter");
    await mira.get(".frow.first").first().waitFor();
    expect(await mira.get("h1").isVisible()).toBe(true);
});
