// Pictures of every screen and every question, for a person to judge: npm run shots [FOLDER] (build/shots of the
// repository when not given).
import { mkdirSync, readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { camera } from "./support/camera";
import { launchChromium } from "./support/engines/chromium";
import type { Size, Wishes } from "./support/wishes";
import { before, crowd, during, kTileQuestions, payout, vegas } from "./support/tour";
import { Vegasd } from "./support/vegasd";

const folder = resolve(process.argv[2] ?? fileURLToPath(new URL("../../build/shots", import.meta.url)));
const kEverywhere: Size[] = ["desktop", "tablet", "phone", "landscape", "low", "lowest", "tiny"];

async function tour(browser: Browser, wishes: Wishes, sizes: Size[], questions: readonly string[]): Promise<void> {
    const stop = camera(folder, wishes, sizes);
    // Of its own: tables of another tour would stand among those of this one.
    const server = await Vegasd.start();
    const { url } = server;
    try {
        await before(browser, url, wishes, stop);
        const missing = await during(browser, url, wishes, stop, questions);
        if (missing.length > 0) console.log(`never asked: ${missing.join(", ")}`);
        await payout(browser, url, wishes, stop);
        await crowd(browser, url, wishes, stop);
        await vegas(browser, url, wishes, stop);
    } finally {
        await server.stop();
    }
}

/** All pictures of one width, theme and language side by side, as many a sheet as one can look at. */
async function sheets(browser: Browser): Promise<void> {
    const series = new Map<string, string[]>();
    for (const file of readdirSync(folder).sort()) {
        const kind = /-(\d+-[a-z]+-[a-z]+(?:-large)?)\.png$/.exec(file)?.[1];
        if (kind && !file.startsWith("sheet-")) series.set(kind, [...(series.get(kind) ?? []), file]);
    }
    const page = await browser.newPage({
        viewport: { width: 1600, height: 900 },
    });
    for (const [kind, files] of series) {
        const wide = Number(kind.split("-")[0]);
        const across = wide < 500 ? 6 : wide < 850 ? 4 : 2;
        const most = across * 2;
        for (let n = 0; n * most < files.length; n += 1) {
            const figures = files
                .slice(n * most, (n + 1) * most)
                .map(
                    (file) =>
                        `<figure><figcaption>${file}</figcaption><img src="data:image/png;base64,${readFileSync(join(folder, file)).toString("base64")}"></figure>`,
                );
            await page.setContent(
                `<style>body{margin:8px;display:grid;grid-template-columns:repeat(${across},1fr);gap:8px;background:#888;font:12px sans-serif}figure{margin:0}img{width:100%}</style>${figures.join("")}`,
            );
            await page.screenshot({
                path: join(folder, `sheet-${kind}-${n + 1}.png`),
                fullPage: true,
            });
        }
    }
}

mkdirSync(folder, { recursive: true });
const browser = await launchChromium();
try {
    await tour(browser, { theme: "night", language: "en" }, kEverywhere, kTileQuestions);
    await tour(browser, { theme: "noon", language: "en" }, ["desktop", "phone"], []);
    await tour(browser, { theme: "night", language: "de" }, ["phone", "tiny"], []);
    await tour(browser, { theme: "noon", language: "ru" }, ["phone", "low", "tiny"], []);
    await tour(browser, { theme: "night", language: "de", text: 2 }, ["phone"], kTileQuestions);
    await sheets(browser);
    console.log(`${readdirSync(folder).length} pictures in ${folder}`);
} finally {
    await browser.close();
}
