// Large screens are seen from further away: what a laptop shows is larger there, and all of it fits.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openScene, recordedScenes } from "./support/scenes";
import { browser, server, setStage } from "./support/stage";
import { kSizes, type Size } from "./support/wishes";

setStage();

const kGrowth = 1.25;
const kOfTables = /^(table|crowd-place|decide|vegas-(turn|space|start))/;
const kKinds = { words: "body", die: ".die:not(.ghost)", badge: ".badge", button: ".btn", icon: ".i" };

/** The height of the first of each kind that is seen. */
const heights = (page: Page): Promise<Record<string, number>> =>
    page.evaluate((kinds) => {
        const found: Record<string, number> = {};
        for (const [kind, selector] of Object.entries(kinds)) {
            const all = [...document.querySelectorAll(`main ${selector}, .game ${selector}, .start ${selector}`)];
            const first = all.find((each) => each.getClientRects().length > 0);
            if (kind === "words") found[kind] = parseFloat(getComputedStyle(document.body).fontSize);
            else if (first) found[kind] = first.getBoundingClientRect().height;
        }
        return found;
    }, kKinds);

/** What is wider than the window, or at a table higher. */
const outside = (page: Page, isTable: boolean): Promise<string[]> =>
    page.evaluate((isTable) => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
        const found = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
        if (isTable && scrollHeight > clientHeight) found.push(`${scrollHeight - clientHeight} px too high`);
        return found;
    }, isTable);

/** Dice that lie over a card of their casino. */
const covering = (page: Page): Promise<number> =>
    page.evaluate(() => {
        const isOver = (a: DOMRect, b: DOMRect) =>
            a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        return [...document.querySelectorAll(".rung")].filter((rung) => {
            const note = rung.querySelector(".note")?.getBoundingClientRect();
            return note && [...rung.querySelectorAll(".die")].some((die) => isOver(die.getBoundingClientRect(), note));
        }).length;
    });

test("every recorded scene grows from a laptop to a large screen, and fits", async () => {
    const wrong: string[] = [];
    for (const [screen, scene] of recordedScenes()) {
        const seen = {} as Record<Size, Record<string, number>>;
        const page = await openScene(browser, server.url, scene, { size: "desktop" });
        await page.waitForLoadState("networkidle");
        for (const size of ["desktop", "large"] as const) {
            await page.setViewportSize(kSizes[size]);
            await page.evaluate(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))));
            seen[size] = await heights(page);
            wrong.push(...(await outside(page, kOfTables.test(screen))).map((what) => `${screen} ${size}: ${what}`));
            if ((await covering(page)) > 0) wrong.push(`${screen} ${size}: dice lie over a card`);
        }
        for (const [kind, height] of Object.entries(seen.desktop))
            if ((seen.large[kind] ?? 0) < height * kGrowth - 1)
                wrong.push(`${screen}: ${kind} has ${seen.large[kind]} px after ${height} px`);
        await page.context().close();
    }
    expect(wrong).toEqual([]);
});
