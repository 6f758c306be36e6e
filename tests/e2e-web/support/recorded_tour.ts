// The pictures' tour: every recorded scene, and what presses show there.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { crowdedPayout } from "./crowded";
import { openRecorded } from "./recorded";
import { openScene, recordedScenes, type Scene } from "./scenes";
import { kept, kSizes, type Wishes } from "./wishes";

/** Takes what the page shows. */
export type Look = (page: Page, screen: string) => Promise<void>;
type Steps = [screen: string, press: (page: Page) => Promise<void>][];

const kOwners = [2, 8];
const kJumpMs = 1000;
const kGame = fileURLToPath(new URL("../../client-web/fixtures/games/royale.json", import.meta.url));
const kGameSteps = [3, 20];

const press = async (page: Page, selector: string): Promise<void> => {
    await page.evaluate((what) => document.querySelector<HTMLElement>(what)?.click(), selector);
};
const isOpen = (page: Page) => page.locator("dialog[open]").last().waitFor();
const opens =
    (selector: string) =>
    async (page: Page): Promise<void> => {
        await press(page, selector);
        await isOpen(page);
    };
/** Closes every panel first. */
const closes =
    (then: (page: Page) => Promise<void>) =>
    async (page: Page): Promise<void> => {
        const panels = page.locator("dialog[open]");
        for (let n = await panels.count(); n > 0; n -= 1) {
            await page.keyboard.press("Escape");
            await panels.nth(n - 1).waitFor({ state: "detached" });
        }
        await then(page);
    };

const kAtTable: Steps = [
    ["menu", opens('.top button:has(use[href="#i-menu"])')],
    ["people", opens('[data-testid="people"]')],
    ["talk", closes((page) => press(page, '[data-testid="talk"]'))],
];
const kAnswer = "[data-option]:not(:disabled)";
const kSteps: Record<string, Steps> = {
    lobby: [
        ["create", (page) => press(page, "#create .more")],
        ["settings", opens('.top button:has(use[href="#i-gear"])')],
        ["help", closes(opens('.top button:has(use[href="#i-help"])'))],
    ],
    "table-place": [["chosen", (page) => press(page, ".slot.can")], ...kAtTable],
    "table-wait": [["log", opens('.lines button:has(use[href="#i-log"])')]],
    final: [["verify", opens('.facts button:has(use[href="#i-shield"])')]],
    "vegas-space": [["chosen", (page) => press(page, kAnswer)]],
};

/** What is pressed at a scene. */
const stepsOf = (screen: string): Steps =>
    kSteps[screen] ?? (screen.startsWith("decide-") ? [["chosen", (page) => press(page, kAnswer)]] : []);

async function showScenes(browser: Browser, url: string, wishes: Wishes, look: Look, only: RegExp): Promise<void> {
    const all = recordedScenes();
    const answers = Object.assign({}, ...all.map(([, scene]) => scene.answers)) as Scene["answers"];
    for (const [screen, scene] of all.filter(([screen]) => only.test(screen))) {
        const page = await openScene(browser, url, { ...scene, answers }, wishes);
        await page.waitForLoadState("networkidle");
        await look(page, screen);
        for (const [step, act] of stepsOf(screen)) {
            await act(page);
            await page.waitForLoadState("networkidle");
            await look(page, `${screen}-${step}`);
        }
        await page.context().close();
    }
}

/** A replay whose next step is shown. */
async function showReplays(browser: Browser, url: string, wishes: Wishes, look: Look, only: RegExp): Promise<void> {
    const { size = "phone", theme = "night", language = "en" } = wishes;
    const open = (game: object, step: number, speed: Wishes["speed"]) =>
        openRecorded(browser, url, {
            game,
            step,
            seat: 0,
            screen: kSizes[size],
            kept: { ...kept.of({ theme, language, speed }), hints: "off" },
            motion: "reduce",
            stopsTime: speed !== "off",
        });
    for (const owners of kOwners) {
        if (!only.test(`payout-${owners}`)) continue;
        const { page, context } = await open(crowdedPayout(owners), 0, "normal");
        await page.clock.pauseAt(Date.now() + kJumpMs);
        await page.keyboard.press("ArrowRight");
        await page.locator(".paystage").waitFor();
        for (let stop = 1, isLast = false; !isLast; stop += 1) {
            isLast = (await page.locator('[data-testid="payout-sum"]').count()) > 0;
            if ((await page.locator(".paystage").getAttribute("data-told")) === "false")
                await press(page, ".payacts .primary");
            await look(page, `payout-${owners}-${stop}`);
            if (!isLast) await press(page, ".payacts .primary");
        }
        await context.close();
    }
    for (const step of kGameSteps) {
        if (!only.test(`replay-${step}`)) continue;
        const { page, context } = await open(JSON.parse(readFileSync(kGame, "utf8")) as object, step, "off");
        await page.waitForLoadState("networkidle");
        await look(page, `replay-${step}`);
        await context.close();
    }
}

export async function recordedTour(
    browser: Browser,
    url: string,
    wishes: Wishes,
    look: Look,
    only = /./,
): Promise<void> {
    await showScenes(browser, url, wishes, look, only);
    await showReplays(browser, url, wishes, look, only);
}
