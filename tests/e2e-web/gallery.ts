// The pictures that the README shows, and the one that other sites show beside a link, taken anew:
// npm run gallery [FOLDER] (client-web/docs and client-web/public when not given).
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { camera } from "./support/camera";
import { card } from "./support/card";
import { launchChromium } from "./support/engines/chromium";
import type { Wishes } from "./support/wishes";
import { during, party, vegas } from "./support/tour";
import { Vegasd } from "./support/vegasd";

const folder = resolve(process.argv[2] ?? fileURLToPath(new URL("../../client-web/docs", import.meta.url)));
const taken = mkdtempSync(join(tmpdir(), "gallery-"));
mkdirSync(folder, { recursive: true });
const [server, browser] = await Promise.all([Vegasd.start(), launchChromium()]);
try {
    const night: Wishes = { theme: "night", language: "en" };
    const noon: Wishes = { theme: "noon", language: "en" };
    await party(browser, server.url, night, camera(taken, night, ["desktop", "phone"]));
    await party(browser, server.url, noon, camera(taken, noon, ["desktop", "phone"]));
    await during(browser, server.url, night, camera(taken, night, ["phone"]), ["black_box_split", "fifty_fifty"]);
    await vegas(browser, server.url, night, camera(taken, night, ["desktop"]));

    const picture = (name: string) => join(taken, `${name}.png`);
    for (const [name, file] of [
        ["table", "table-1440-night-en"],
        ["noon", "table-1440-noon-en"],
        ["final", "final-1440-night-en"],
        ["vegas", "vegas-space-1440-night-en"],
    ] as const) {
        copyFileSync(picture(file), join(folder, `${name}.png`));
    }
    const at =
        process.argv[2] === undefined ? fileURLToPath(new URL("../../client-web/public", import.meta.url)) : folder;
    await card(browser, picture("table-1440-night-en"), join(at, "card.jpg"));
    const phones = [
        "table-390-night-en",
        "decide-black_box_split-390-night-en",
        "payout-390-noon-en",
        "final-390-noon-en",
    ];
    const kBesideEachOther = `<style>
        body { margin: 0; display: grid; grid-template-columns: repeat(4, 1fr); gap: 16px; background: #fff }
        img { width: 100%; display: block; border-radius: 18px }
    </style>`;
    const page = await browser.newPage({
        viewport: { width: 1440, height: 740 },
    });
    await page.setContent(
        kBesideEachOther +
            phones
                .map((file) => `<img src="data:image/png;base64,${readFileSync(picture(file)).toString("base64")}">`)
                .join(""),
    );
    await page.screenshot({ path: join(folder, "phones.png"), fullPage: true });
} finally {
    await browser.close();
    await server.stop();
    rmSync(taken, { recursive: true });
}
