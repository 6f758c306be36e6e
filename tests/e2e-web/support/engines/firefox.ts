import playwright, { type Browser, type BrowserType } from "playwright-core";
import { kPrograms } from "./programs";

/** Playwright's own way to a Firefox as it ships, by WebDriver BiDi; it has no public name in this version. */
const byBidi = (playwright as unknown as { _bidiFirefox: BrowserType })._bidiFirefox;

export const launchFirefox = (): Promise<Browser> =>
    byBidi.launch({
        executablePath: kPrograms.firefox[0],
        headless: true,
        // Not among what Playwright can wish of a context over BiDi.
        firefoxUserPrefs: { "ui.prefersReducedMotion": 1 },
    });
