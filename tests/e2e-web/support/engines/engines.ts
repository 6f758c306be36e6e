import type { Guest } from "../guest";
import { Person } from "../person";
import type { Wishes } from "../wishes";
import { launchChromium } from "./chromium";
import { launchFirefox } from "./firefox";
import type { EngineName } from "./programs";
import { WebKit, WebKitGuest } from "./webkit";

/** A browser's engine at work. */
export interface Engine {
    open(url: string, wishes?: Wishes): Promise<Guest>;
    close(): Promise<void>;
}

async function chromium(): Promise<Engine> {
    const browser = await launchChromium();
    return { open: (url, wishes) => Person.open(browser, url, wishes), close: () => browser.close() };
}
async function firefox(): Promise<Engine> {
    const browser = await launchFirefox();
    return { open: (url, wishes) => Person.open(browser, url, wishes), close: () => browser.close() };
}
async function webkit(): Promise<Engine> {
    const browser = await WebKit.launch();
    return { open: (url, wishes) => WebKitGuest.open(browser, url, wishes), close: () => browser.close() };
}
const kLaunch: Record<EngineName, () => Promise<Engine>> = { chromium, firefox, webkit };

/** Starts the engine of this run of the tests, as vitest.config.ts says it. */
export const launchEngine = (): Promise<Engine> => kLaunch[process.env["E2E_ENGINE"] as EngineName]();
