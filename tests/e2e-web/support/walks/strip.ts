import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";

const kShown = ["start", "roll", "place", "figure", "house", "tie", "payout", "known", "final"];
const kWide = 180;

/** The taught game as one picture: phones beside each other, by the ids of what they show. */
export async function strip(browser: Browser, pictures: Map<string, string>, to: string): Promise<void> {
    const shown = kShown.flatMap((id) => pictures.get(id) ?? []);
    const page = await browser.newPage({ viewport: { width: shown.length * (kWide + 10) - 10, height: 400 } });
    await page.setContent(
        `<style>
            body { margin: 0; display: flex; gap: 10px; background: #fff }
            img { width: ${kWide}px; display: block; border-radius: 9px }
        </style>${shown
            .map((file) => `<img src="data:image/png;base64,${readFileSync(file).toString("base64")}">`)
            .join("")}`,
    );
    await page.screenshot({ path: to, fullPage: true });
    await page.close();
}
