// Windows high contrast: the system chooses all colours, and backgrounds and shadows are gone.
import { expect, test } from "vitest";
import { Host } from "./support/host";
import { Person } from "./support/person";
import { play } from "./support/play";
import { browser, server, setStage } from "./support/stage";
import { arrive, begin, invite } from "./support/tables";

setStage();

const kChosen = '[aria-pressed="true"], label:has(> input:checked:not([role]))';

/** What is chosen and looks as if it were not: no line around it that is wider than those of the others. */
const unseen = (person: Person): Promise<string[]> =>
    person.evaluate((chosen) => {
        const isShown = (element: Element) => element.getClientRects().length > 0;
        return [...document.querySelectorAll(chosen)].filter(isShown).flatMap((element) => {
            const { outlineStyle, outlineWidth } = getComputedStyle(element);
            const isSeen = outlineStyle !== "none" && parseFloat(outlineWidth) >= 3;
            return isSeen ? [] : [`${element.tagName}.${element.className} ${element.textContent?.trim()}`];
        });
    }, kChosen);

test.each([
    ["royale", 21],
    ["vegas-1996", 22],
])("%s in the system's colours: what is chosen is seen", async (ruleset, seed) => {
    const host = await Host.connect(server.url);
    const made = await host.create({ ruleset, seats: 3, bots: 2 });
    const mira = await Person.open(browser, server.url, { size: "desktop" });
    await mira.page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    await mira.get("#create").waitFor();
    await expect.poll(() => unseen(mira)).toEqual([]); // the games' look comes when there is time
    await mira.evaluate((hash) => void (location.hash = hash), new URL(invite(server.url, made.invite)).hash);
    await arrive(mira);
    await begin([mira]);
    let chosen = 0;
    await play(mira, seed, async () => {
        chosen += await mira.get('[aria-pressed="true"]').count();
        expect(await unseen(mira)).toEqual([]);
        return false;
    });
    expect(chosen).toBeGreaterThan(5);
    expect(await unseen(mira)).toEqual([]);
});
