import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { launch } from "./person";
import { Vegasd } from "./vegasd";

export let server: Vegasd;
export let browser: Browser;

/** A server and a browser of its own for the tests of one file. */
export function setStage(): void {
    beforeAll(async () => {
        [server, browser] = await Promise.all([Vegasd.start(), launch()]);
    });
    afterAll(async () => {
        await browser?.close();
        await server?.stop();
    });
}
