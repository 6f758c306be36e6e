// Pictures of every recorded scene, for a person to judge and to compare:
// npm run shots [-- FOLDER [--few] [--only REGEXP] [--before FOLDER]]. FOLDER is build/shots of the repository when not
// given. --few: five sizes and two themes, in one language. --before: says which pictures are not as those of that
// folder, and fails then.
import { existsSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { stillCamera } from "./support/camera";
import { launchChromium } from "./support/engines/chromium";
import { recordedTour } from "./support/recorded_tour";
import { Vegasd } from "./support/vegasd";
import type { Size, Wishes } from "./support/wishes";

const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { few: { type: "boolean" }, only: { type: "string" }, before: { type: "string" } },
});
const folder = resolve(positionals[0] ?? fileURLToPath(new URL("../../build/shots", import.meta.url)));
const kEverywhere: Size[] = ["large", "desktop", "tablet", "phone", "landscape", "low", "lowest", "tiny"];
const kFew: [Wishes, Size[]][] = [
    [{ theme: "night", language: "en" }, ["large", "desktop", "tablet", "phone", "landscape", "small"]],
    [{ theme: "noon", language: "en" }, ["desktop"]],
];
const kAll: [Wishes, Size[]][] = [
    [{ theme: "night", language: "en" }, kEverywhere],
    [{ theme: "noon", language: "en" }, ["desktop", "phone"]],
    [{ colors: "system", language: "en" }, ["desktop", "phone"]],
    [{ theme: "night", language: "de" }, ["phone", "tiny"]],
    [{ theme: "noon", language: "ru" }, ["phone", "low", "tiny"]],
    [{ theme: "night", language: "de", text: 2 }, ["phone"]],
];

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

/** Everything is drawn anew for each picture and in one way: an edge that is drawn over an older one looks different. */
const kEqually = [
    "--disable-partial-raster",
    "--num-raster-threads=1",
    "--disable-checker-imaging",
    "--disable-lcd-text",
];

/** The pictures that are not as they were. */
function changed(before: string): string[] {
    const isEqual = (file: string) =>
        existsSync(join(before, file)) && readFileSync(join(before, file)).equals(readFileSync(join(folder, file)));
    return readdirSync(folder).filter((file) => !file.startsWith("sheet-") && !isEqual(file));
}

mkdirSync(folder, { recursive: true });
const [server, browser] = await Promise.all([Vegasd.start(), launchChromium(kEqually)]);
try {
    for (const [wishes, sizes] of values.few ? kFew : kAll)
        await recordedTour(
            browser,
            server.url,
            wishes,
            stillCamera(folder, wishes, sizes),
            new RegExp(values.only ?? "."),
        );
    if (!values.few) await sheets(browser);
    console.log(`${readdirSync(folder).length} pictures in ${folder}`);
} finally {
    await browser.close();
    await server.stop();
}
if (values.before !== undefined) {
    const others = changed(resolve(values.before));
    console.log(`not as before: ${others.length}`, ...others);
    process.exitCode = others.length > 0 ? 1 : 0;
}
