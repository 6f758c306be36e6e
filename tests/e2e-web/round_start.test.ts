import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { dealtRound } from "./support/dealt_round";
import { kDesktop, kPhone } from "./support/layout";
import { openRecorded } from "./support/recorded";
import { browser, server, setStage } from "./support/stage";

setStage();

/** What `watch` leaves in the page: all that was ever in the air, and what was said at casinos and in the tray. */
declare const sightings: { flown: string[]; bubbles: string[]; sentences: string[]; lyingTooEarly: number };

/** Runs in the page: looks whenever the page changes. */
function watch(): void {
    const seen = { flown: [] as string[], bubbles: [] as string[], sentences: [] as string[], lyingTooEarly: 0 };
    (globalThis as unknown as { sightings: typeof seen }).sightings = seen;
    const note = (list: string[], what: string) => what === "" || list.includes(what) || list.push(what);
    const text = (of: Element) => of.textContent?.replace(/\s+/g, " ").trim() ?? "";
    const look = () => {
        for (const bubble of document.querySelectorAll(".casino .caption")) note(seen.bubbles, text(bubble));
        for (const sentence of document.querySelectorAll(".tray .ask")) note(seen.sentences, text(sentence));
        const copies = document.querySelectorAll(".air > *");
        for (const copy of copies) note(seen.flown, copy.classList[0] ?? "");
        const lying = [...document.querySelectorAll(".casino .note")].filter((each) =>
            each.checkVisibility({ visibilityProperty: true }),
        );
        if (seen.flown.length === 0) seen.lyingTooEarly = Math.max(seen.lyingTooEarly, lying.length);
    };
    new MutationObserver(look).observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
    });
}

async function openRound(screen: typeof kPhone, motion: "no-preference" | "reduce"): Promise<Page> {
    const { page } = await openRecorded(browser, server.url, {
        game: dealtRound(),
        step: 0,
        seat: 0,
        screen,
        kept: { language: "en", speed: "normal", hints: "off" },
        motion,
    });
    await page.evaluate(watch);
    await page.keyboard.press("ArrowRight");
    return page;
}
/** All has been told, and lies where it belongs. */
const settled = (page: Page) =>
    page.waitForFunction(
        () =>
            (document.querySelector(".lines")?.textContent ?? "").replace(/\s/g, " ").includes("Casino 6 gets") &&
            document.querySelector(".air > *") === null,
    );
const kFacts = ["Round 1: Anna starts", "Everybody gets 2", "Tiles of this round", "Casino 1 gets", "Casino 6 gets"];

test.each([kPhone, kDesktop])("cards and gray dice fly to their casinos, in one sentence: %o", async (screen) => {
    const page = await openRound(screen, "no-preference");
    await settled(page);
    const { flown, bubbles, sentences, lyingTooEarly } = await page.evaluate(() => sightings);
    expect([...flown].sort()).toEqual(["die", "note"]);
    expect(lyingTooEarly).toBe(0);
    expect(bubbles).toEqual([]);
    expect(sentences).toEqual([expect.stringContaining("Anna starts")]);
    expect(await page.locator(".casino .note").count()).toBe(12);
    await page.context().close();
});

test("a press shows all at once", async () => {
    const page = await openRound(kPhone, "no-preference");
    await page.locator(".air > *").first().waitFor({ state: "attached" });
    await page.locator(".top .where").click();
    await settled(page);
    for (const note of await page.locator(".casino .note").all()) expect(await note.isVisible()).toBe(true);
    await page.context().close();
});

test("nothing moves for those who want less movement, and the log has all", async () => {
    const page = await openRound(kPhone, "reduce");
    await settled(page);
    const { flown, bubbles } = await page.evaluate(() => sightings);
    expect([flown, bubbles]).toEqual([[], []]);
    const log = await page.evaluate(() =>
        [...document.querySelectorAll(".rsaid li")].map(({ textContent }) => textContent).join("\n"),
    );
    for (const fact of kFacts) expect(log.replace(/\s/g, " ")).toContain(fact);
    await page.context().close();
});
