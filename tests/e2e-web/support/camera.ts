import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { Person } from "./person";
import type { Look } from "./recorded_tour";
import type { Stop } from "./tour";
import { kSizes, type Size, type Wishes } from "./wishes";

const kMostTries = 20;
/** Some frames: so far apart are two pictures of what may still move. */
const kApartMs = 60;

const fileOf = (folder: string, screen: string, size: Size, { theme, language, text = 1, colors }: Wishes): string =>
    join(
        folder,
        `${screen}-${kSizes[size].width}-${colors === "system" ? colors : (theme ?? "night")}-${language ?? "en"}${text > 1 ? "-large" : ""}.png`,
    );

/** Takes each screen in these sizes into `folder`: `table-place-1440-night-en.png`, `…-large.png` where the text is. */
export const camera =
    (folder: string, wishes: Wishes, sizes: Size[]): Stop =>
    async ({ page }: Person, screen: string) => {
        for (const size of sizes) {
            await page.setViewportSize(kSizes[size]);
            await page.evaluate(() =>
                Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
            );
            await page.screenshot({ path: fileOf(folder, screen, size, wishes) });
        }
        await page.setViewportSize(kSizes[wishes.size ?? "phone"]);
    };

/** What the page shows, scrolled or not, once it stays as it is: two pictures in a row are equal. */
async function stillPicture(page: Page): Promise<Buffer> {
    let before: Buffer | null = null;
    for (let n = 0; n < kMostTries; n += 1) {
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await page.waitForTimeout(kApartMs);
        const now = await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
        if (before !== null && now.equals(before)) return now;
        before = now;
    }
    throw new Error(`${page.url()} never stays as it is`);
}

/** The same of pages that do not move by themselves: equal pages give equal files. */
export const stillCamera =
    (folder: string, wishes: Wishes, sizes: Size[]): Look =>
    async (page, screen) => {
        for (const size of sizes) {
            await page.setViewportSize(kSizes[size]);
            writeFileSync(fileOf(folder, screen, size, wishes), await stillPicture(page));
        }
        await page.setViewportSize(kSizes[wishes.size ?? "phone"]);
    };
