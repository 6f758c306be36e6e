import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";

const asset = (path: string) => fileURLToPath(new URL(`../../../client-web/${path}`, import.meta.url));
const inline = (type: string, file: string) => `data:${type};base64,${readFileSync(file).toString("base64")}`;

/** The picture that other sites show beside a link to the page: a table of 1440 x 900, its name and what it is. */
export async function card(browser: Browser, table: string, to: string): Promise<void> {
    const sign = inline("font/woff2", asset("src/look/fonts/sign-latin.woff2"));
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    await page.setContent(`<style>
        @font-face { font-family: Sign; font-weight: 700 800; src: url(${sign}) }
        body { margin: 0; background: #0b0c1d; color: #f4f1fb; font-family: Sign, sans-serif }
        .table { position: absolute; inset: 0 0 auto; width: 1200px }
        .words { position: absolute; inset: auto 0 0; padding: 120px 56px 44px; display: flex; gap: 32px;
            align-items: center; background: linear-gradient(transparent, #0b0c1d 45%) }
        .words img { width: 128px; height: 128px }
        h1 { margin: 0; font-size: 92px; line-height: 1 }
        p { margin: 6px 0 0; font-size: 42px; line-height: 1.1; color: #bfc0e0 }
    </style>
    <img class="table" src="${inline("image/png", table)}">
    <div class="words">
        <img src="${inline("image/svg+xml", asset("public/icon.svg"))}">
        <div><h1>Six Signs</h1><p>Dice, six casinos and your friends: play from one link, without an account.</p></div>
    </div>`);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: to, type: "jpeg", quality: 82 });
    await page.close();
}
