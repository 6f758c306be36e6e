// A recorded game as a replay in the page, before one of its steps.
import type { Browser, BrowserContext, Page, ViewportSize } from "playwright-core";
import { kept } from "./wishes";

export interface ReplayView {
    /** As `GET /api/games/{id}/replay` answers it. */
    game: object;
    /** The step that is played next; what came before is shown. */
    step: number;
    /** The page is told that this seat is its own. */
    seat: number;
    screen: ViewportSize;
    /** What the page finds in its storage. */
    kept?: Record<string, string>;
    motion?: "no-preference" | "reduce";
    /** Its clock can be stopped. */
    stopsTime?: boolean;
}

/** Opens the replay. The arrow to the right plays the step. */
export async function openRecorded(
    browser: Browser,
    url: string,
    { game, step, seat, screen, kept: more = {}, motion = "no-preference", stopsTime = false }: ReplayView,
): Promise<{ page: Page; context: BrowserContext }> {
    const context = await browser.newContext({ viewport: screen, reducedMotion: motion, locale: "en-GB" });
    await context.addInitScript(kept.put, { ...kept.of({}), ...more });
    const { view, ...rest } = game as { view: object };
    const you = { seat, cards: [], total: 0 };
    await context.route(/\/api\/games\/recorded\/replay/, (route) =>
        route.fulfill({ contentType: "application/json", body: JSON.stringify({ ...rest, view: { ...view, you } }) }),
    );
    const page = await context.newPage();
    if (stopsTime) await page.clock.install();
    await page.goto(`${url}#/game/recorded?step=${step}`);
    await page.locator(".replaybar").waitFor();
    return { page, context };
}
