import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { launchChromium } from "./engines/chromium";
import { type Engine, launchEngine } from "./engines/engines";
import { Vegasd } from "./vegasd";

export let server: Vegasd;
/** Chromium. */
export let browser: Browser;
/** Whichever browser this run of the tests is for. */
export let engine: Engine;

/** A server and a Chromium of its own for the tests of one file. */
export function setStage(): void {
    beforeAll(async () => {
        [server, browser] = await Promise.all([Vegasd.start(), launchChromium()]);
    });
    afterAll(async () => {
        await browser?.close();
        await server?.stop();
    });
}

/** The same for tests that are for every engine. */
export function setEveryStage(): void {
    beforeAll(async () => {
        [server, engine] = await Promise.all([Vegasd.start(), launchEngine()]);
    });
    afterAll(async () => {
        await engine?.close();
        await server?.stop();
    });
}
