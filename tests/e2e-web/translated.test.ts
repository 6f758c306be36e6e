// A browser that translates the page during whole games: what it shows stays what the server says.
import { expect, test } from "vitest";
import { kMark, translatePage } from "../client-web/fixtures/translator";
import { Host } from "./support/host";
import { Person } from "./support/person";
import { play } from "./support/play";
import { browser, server, setStage } from "./support/stage";
import { arrive, begin, invite, kWaiting, result } from "./support/tables";

setStage();

const kDecisionMs = 300_000;
const kPlates = 'li[data-testid^="seat-"] .st, li[data-testid^="seat-"] .n, [data-testid="your-money"]';
const kSaid = ".lines li";

/** Texts of a tab, as they are read. */
const texts = (tab: Person, selector: string): Promise<string[]> =>
    tab.evaluate(
        ({ selector, mark }) =>
            [...document.querySelectorAll(selector)].map((each) =>
                (each.textContent ?? "").replaceAll(mark, "").replace(/\s+/g, " ").trim(),
            ),
        { selector, mark: kMark },
    );

/** Both come to say the same: each follows the server at its own pace. */
const agree = async <T>(one: () => T | Promise<T>, other: () => T | Promise<T>): Promise<void> => {
    const pair = async () => ({ one: await one(), other: await other() });
    await expect.poll(pair).toSatisfy(({ one, other }) => JSON.stringify(one) === JSON.stringify(other));
};

/** What the plates say of each seat: dice or counters that are left, and the total where it is open. */
const plates = (tab: Person): Promise<[number, number | null][]> =>
    tab.evaluate(() => {
        const figure = (text?: string | null) => (text ? Number(text.replace(/\D/g, "")) : null);
        return [...document.querySelectorAll('li[data-testid^="seat-"]')].map((plate) => [
            figure(
                (
                    plate.querySelector('.st :first-child [aria-hidden="true"]:not(i, svg)') ??
                    plate.querySelector(".st :first-child")
                )?.textContent,
            ) ?? -1,
            figure(plate.querySelector(".all, .vsum")?.textContent),
        ]);
    });

interface Seat {
    supply?: { small: number; big?: number };
    counters?: number;
    total: number | null;
}
/** The same as the server says it. */
function seatsOf(host: Host, table: string): [number, number | null][] {
    const seats = (host.client.tables.get(table)?.view?.seats ?? []) as Seat[];
    return seats.map(({ supply, counters, total }) => [
        counters ?? (supply === undefined ? -1 : supply.small + (supply.big ? 1 : 0)),
        total,
    ]);
}

const secondsOf = (clock = "") => clock.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);

test.each(["royale", "classic", "vegas-1996"])("%s, translated from its first screen to its end", async (ruleset) => {
    const host = await Host.connect(server.url);
    const made = await host.create({ ruleset, seats: 3, bots: 2, clock: { decision_ms: kDecisionMs } });
    const mira = await Person.open(browser, invite(server.url, made.invite), { size: "desktop" });
    await arrive(mira);
    const plain = await mira.openTab(mira.page.url());
    await plain.sees(kWaiting);
    await mira.evaluate(translatePage, { mark: kMark, goesOn: true });
    await begin([mira]);
    let turns = 0;
    await play(mira, 7, async (question) => {
        if (question === null) return false;
        turns += 1;
        await agree(
            () => plates(mira),
            () => seatsOf(host, made.table),
        );
        await agree(
            () => texts(plain, kSaid),
            () => texts(mira, kSaid),
        );
        expect(await texts(plain, kPlates)).toEqual(await texts(mira, kPlates));
        const [here, there] = await Promise.all([texts(mira, ".clk"), texts(plain, ".clk")]);
        expect(Math.abs(secondsOf(here[0]) - secondsOf(there[0]))).toBeLessThanOrEqual(3);
        return false;
    });
    expect(turns).toBeGreaterThan(5);
    expect(await mira.evaluate(() => document.querySelectorAll("font").length)).toBeGreaterThan(20);
    expect((await result(mira)).map((line) => line.replaceAll(kMark, ""))).toEqual(await result(plain));
    await mira.get('[data-testid="translation"]').waitFor();
    mira.calm();
});
