import { join } from "node:path";
import type { Person } from "./person";
import type { Stop } from "./tour";
import { kSizes, type Size, type Wishes } from "./wishes";

/** Takes each screen in these sizes into `folder`: `table-place-1440-night-en.png`, `…-large.png` where the text is. */
export const camera =
    (folder: string, wishes: Wishes, sizes: Size[]): Stop =>
    async ({ page }: Person, screen: string) => {
        for (const size of sizes) {
            await page.setViewportSize(kSizes[size]);
            await page.evaluate(() =>
                Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
            );
            await page.screenshot({
                path: join(
                    folder,
                    `${screen}-${kSizes[size].width}-${wishes.theme}-${wishes.language}${(wishes.text ?? 1) > 1 ? "-large" : ""}.png`,
                ),
            });
        }
        await page.setViewportSize(kSizes[wishes.size ?? "phone"]);
    };
