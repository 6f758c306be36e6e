import type { Browser } from "playwright-core";
import { Person } from "../person";
import { kFinal } from "../play";
import { random } from "../random";
import type { Diary } from "./diary";
import { Walker } from "./walker";

const kHint = ".coach.open";
const kRoll = '[data-action="roll"]:enabled';
const kPlace = ".slot[data-option]:enabled";
const kOnwards = '[data-testid="payout"] .payacts .primary';
const kNext = [kHint, kRoll, kPlace, kOnwards, kFinal].join(", ");

/** Learns the game on a phone, from the link to the end of the first game. Gives the pictures of the hints by their ids. */
export async function newcomer(browser: Browser, url: string, diary: Diary): Promise<Map<string, string>> {
    const pictures = new Map<string, string>();
    const next = random(1);
    const walker = await Walker.open(diary, "Nina", () =>
        Person.open(browser, url, { name: "", size: "phone", speed: "normal", motion: "full" }),
    );
    const { person } = walker;
    const start = { sees: "the start page, which offers a first game", ready: '[data-testid="learn-start"]' };
    pictures.set(
        "start",
        await walker.step(
            { ...start, reads: '[data-testid="learn"]' },
            "types a name, taps “Learn by playing”",
            async () => {
                await walker.introduces();
                await person.get('[data-testid="learn-start"]').click();
            },
        ),
    );
    await person.sees(".game");

    const hint = async () =>
        (await person.has(kHint)) ? ((await person.get(kHint).getAttribute("data-hint")) ?? "") : "";
    let turns = 0;
    let round = "";
    const seen = new Set<string>();
    while (!(await person.has(kFinal))) {
        await person.sees(kNext);
        const now = await hint();
        if (now !== "" && !seen.has(now)) {
            seen.add(now);
            pictures.set(now, await say(now));
            continue;
        }
        walker.waited();
        if (await person.has(kOnwards)) await paid();
        else if (await person.has(kRoll)) {
            turns += 1;
            await walker.thinks("roll");
            await person.get(kRoll).click();
            await person.get('[data-action="roll"]').waitFor({ state: "detached" });
        } else if (await person.has(kPlace)) await place();
        walker.did();
    }
    const end = { sees: async () => `the end: ${await person.get("h1").innerText()}`, ready: ".fhead:not(.veiled)" };
    pictures.set("final", await walker.step({ ...end, reads: ".fhead" }));
    if ((await hint()) !== "") await say("end");
    person.calm();
    await person.close();
    return pictures;

    async function say(id: string): Promise<string> {
        const sees = async () => `a hint: ${await walker.quotes(`${kHint} .says`)}`;
        const rolls = id === "roll";
        const button = rolls ? kRoll : '[data-testid="got-it"]';
        return walker.step({ sees, ready: kHint, reads: `${kHint} .says` }, rolls ? "rolls" : "Got it", async () => {
            await person.get(button).click();
            await person.get(`${kHint}[data-hint="${id}"]`).waitFor({ state: "detached" });
        });
    }
    /** Takes what brings money, or whatever there is. */
    async function place(): Promise<void> {
        await walker.thinks("place");
        const confirm = person.get(".acts [data-confirm]:enabled");
        // What is offered alone is chosen already.
        if ((await confirm.count()) === 0) {
            const good = person.get(`${kPlace}:has(.gain.win)`);
            const all = (await good.count()) > 0 ? good : person.get(kPlace);
            await all.nth(Math.floor(next() * (await all.count()))).click();
            await walker.thinks(null);
        }
        await confirm.click();
        await person.get(".slot.on").waitFor({ state: "detached" });
    }
    /** It goes on by itself, too. */
    async function onwards(): Promise<void> {
        await person.evaluate((on) => document.querySelector<HTMLElement>(on)?.click(), kOnwards);
    }
    /** What is on show is told to the end. */
    const told = () =>
        person.evaluate((on) => {
            if (document.querySelector('[data-told="false"]')) document.querySelector<HTMLElement>(on)?.click();
        }, kOnwards);
    async function paid(): Promise<void> {
        await told();
        const now = await person.get('[data-testid="payout"] .where, [data-testid="payout"] .top').first().innerText();
        if (now === round) {
            await walker.reads(await person.get(".payfloor").innerText());
            await onwards();
            return;
        }
        round = now;
        const sees = `the casinos pay (${turns} turns since the last time; ${walker.waits()})`;
        turns = 0;
        pictures.set(
            `payout ${pictures.size}`,
            await walker.step({ sees, ready: kOnwards, reads: ".payfloor" }, "on", onwards),
        );
    }
}
