import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "./support/axe";
import { launchChromium } from "./support/engines/chromium";
import { Host } from "./support/host";
import { Person } from "./support/person";
import { tooWide } from "./support/play";
import { random } from "./support/random";
import { arrive, begin, invite } from "./support/tables";
import { Vegasd } from "./support/vegasd";

let browser: Browser;
let server: Vegasd;
beforeAll(async () => {
    // The house leaves the time to press the button.
    [server, browser] = await Promise.all([Vegasd.start({ botPauseMs: 60_000 }), launchChromium()]);
});
afterAll(async () => {
    await browser?.close();
    await server?.stop();
});

test("slow play is told of before a game, and the house plays on until the player is back", async () => {
    const host = await Host.connect(server.url);
    const made = await host.create({
        ruleset: "classic",
        seats: 2,
        visibility: "private",
        slow_play_limit: true,
        clock: { decision_ms: 1000 },
    });
    const ben = await Person.open(browser, invite(server.url, made.invite), {
        name: "Ben",
        size: "small",
        language: "de",
    });
    await arrive(ben);
    expect(await ben.get("main").innerText()).toContain("spielt das Haus auf diesem Platz weiter");
    const anna = await Host.connect(server.url, "Anna");
    const playing = anna.play(made.invite, random(1));
    await begin([ben]);

    // Ben does nothing.
    const button = ben.get('.standstill:has([data-testid="slow-play"]) button');
    await button.waitFor();
    expect(await ben.get('[data-testid="slow-play"]').innerText()).toContain("dreimal hintereinander");
    expect(await tooWide(ben)).toBe("");
    expect(await audit(ben, "slow play")).toEqual([]);
    await button.click();
    ben.calm();
    anna.close();
    host.close();
    await playing.catch(() => undefined);
    await ben.close();
});
