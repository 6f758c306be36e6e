// A line that is cut in the middle of any file of the page: all of it comes later by itself, in each engine.
import { afterEach, expect, test } from "vitest";
import { CuttingProxy } from "./support/cutting_proxy";
import { type Guest } from "./support/guest";
import { Host } from "./support/host";
import { engine, server, setEveryStage } from "./support/stage";
import { kWaiting } from "./support/tables";

const guests: Guest[] = [];
setEveryStage();
afterEach(async () => {
    await Promise.all(guests.splice(0).map((guest) => guest.close()));
    for (const host of Host.all) host.close();
});

const kParts = /\/assets\/.*\.(js|css|json)$/;
/** The program that is named in the document itself: without it nothing of ours runs. */
const kFirst = /\/assets\/index-[\w-]+\.js$/;

/** What the drivers say when the document of a question has gone. */
const kGone = /context was destroyed|no such frame|navigation/i;
const kMostReloads = 5;

/** Goes everywhere in the page, so that all its parts are needed. */
async function lookAround(guest: Guest, invite: string): Promise<void> {
    const go = (hash: string) => guest.evaluate((hash) => void (location.hash = hash), hash);
    await go("#/");
    await guest.sees(".primary");
    await go("#/rules/royale");
    await guest.sees(".rules");
    await go(`#/join/${invite}`);
    await guest.sees(`${kWaiting}, .seating`); // the first visitor has a seat, the others watch
    await guest.press('button[aria-label="Settings"]');
    await guest.sees("dialog h2");
}

/** Where the program or a sheet of the document is missing, the page loads itself anew: then one begins again. */
async function untilOneStays(visit: () => Promise<void>): Promise<void> {
    for (let reloads = 0; reloads < kMostReloads; ++reloads) {
        try {
            return await visit();
        } catch (error) {
            if (!kGone.test(String(error))) throw error;
        }
    }
    return visit();
}

test("a line that is cut in each part of the page", async () => {
    const host = await Host.connect(server.url);
    const { invite } = await host.create({ ruleset: "royale-basic", seats: 3, bots: 2 });
    /** Each visit has a line of its own: a cut that comes late hurts no other. Gives what was asked for. */
    const visit = async (part: string | null): Promise<string[]> => {
        const proxy = await CuttingProxy.start(server.port);
        if (part !== null) proxy.cutAt(part);
        const guest = await engine.open(proxy.url, {}).catch((error: Error) => {
            throw new Error(`${part}: ${error.message}`);
        });
        guests.push(guest);
        // Where the cut has taken the program that the document names, nothing of ours runs: a person reloads.
        for (let n = 0; n < kMostReloads && !(await guest.has("#app *")); ++n) await guest.reload();
        await untilOneStays(() => lookAround(guest, invite)).catch((error: Error) => {
            throw new Error(`${part}: ${error.message}`);
        });
        await Promise.all(guests.splice(0).map((each) => each.close()));
        await proxy.stop();
        return proxy.asked;
    };
    const parts = [...new Set((await visit(null)).filter((path) => kParts.test(path) && !kFirst.test(path)))];
    expect(parts.length).toBeGreaterThan(12);
    for (const part of parts) await visit(part);
});
