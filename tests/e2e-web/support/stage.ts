import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { launchChromium } from "./engines/chromium";
import { type Engine, launchEngine } from "./engines/engines";
import { Host } from "./host";
import { Person } from "./person";
import { Vegasd } from "./vegasd";

export let server: Vegasd;
/** Chromium. */
export let browser: Browser;
/** Whichever browser this run of the tests is for. */
export let engine: Engine;

/** Pages are closed, and throw if they were not calm; hosts go. */
export async function leave(): Promise<void> {
    try {
        for (const person of Person.all) person.calm();
    } finally {
        await Promise.all([...Person.all].map((person) => person.close()));
        for (const host of Host.all) host.close();
    }
}

/** A server and a Chromium of its own for the tests of one file; everybody leaves at the end of each test. */
export function setStage(): void {
    beforeEach(() => Host.all.clear());
    afterEach(leave);
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
