import type { Browser } from "playwright-core";
import { Person } from "../person";
import { kFinal } from "../play";
import { invite, kGame } from "../tables";
import { Host } from "../host";
import type { Diary } from "./diary";
import { Walker } from "./walker";

const kPayout = '[data-testid="payout"]';

/** Wes opens the link while Mira plays against two house bots, watches, gets the seat of one, and plays on to the end. */
export async function watcher(browser: Browser, url: string, diary: Diary): Promise<void> {
    const maker = await Host.connect(url, "Mira");
    const made = await maker.ask({
        op: "table.create",
        ruleset: "royale",
        options: { tiles: 3 },
        seats: 3,
        clock: null,
        visibility: "private",
    });
    for (const seat of [1, 2]) await maker.ask({ op: "table.add_bot", table: made["table"], level: "easy", seat });
    const token = String(maker.welcome["token"]);
    maker.close();
    const link = invite(url, String(made["invite"]));
    const mira = await Walker.open(diary, "Mira", () =>
        Person.open(browser, link, { name: "Mira", token, size: "desktop", speed: "normal", motion: "full" }),
    );
    await mira.step({ sees: "a table with two bots", ready: '[data-testid="start"]' }, "starts the game", () =>
        mira.person.get('[data-testid="start"]').click(),
    );
    await mira.plays(1, kPayout);
    await mira.person.get(kPayout).waitFor({ state: "detached" });
    // Into the second round.
    await mira.plays(2, kFinal, (asked) => asked > 2);

    const wes = await Walker.open(diary, "Wes", () =>
        Person.open(browser, link, { name: "", size: "phone", speed: "normal", motion: "full" }),
    );
    const { person } = wes;
    await wes.step(
        { sees: () => wes.quotes("form"), ready: '[data-testid="invited-to"] b', reads: "form" },
        "types a name and goes on",
        async () => {
            await wes.introduces();
            await person.get('[data-testid="join"]').click();
        },
    );
    let over = false;
    const host = async () => {
        await mira.plays(3, `${kFinal}, [data-testid="wish"]`);
        await mira.step(
            {
                sees: () => mira.quotes(".wish p"),
                ready: ".wish .give",
                reads: ".wish p",
            },
            "gives the seat",
            () => mira.person.get(".wish .give").click(),
        );
        await mira.plays(4, kFinal);
        over = true;
    };
    const watches = async () => {
        await wes.step({
            sees: "the game as it stands, and the offer of a seat",
            ready: kGame,
            reads: '[data-testid="offer"] p',
        });
        await wes.step({ sees: "what happened up to now", ready: ".lines" }, "opens the log", async () => {
            await person.get(".lines button").click();
        });
        if (await person.has("dialog")) {
            await wes.step({ sees: "the story so far", ready: "dialog", reads: "dialog" }, "closes it", () =>
                person.page.keyboard.press("Escape"),
            );
            await person.get("dialog").waitFor({ state: "detached" });
        }
        const offer = person.get('[data-testid="offer"] .primary');
        await wes.step(
            { sees: "the offer of a seat", ready: '[data-testid="offer"]', reads: '[data-testid="offer"] p' },
            "asks for the seat",
            () => offer.click(),
        );
        await wes.step({
            sees: () => wes.quotes('[data-testid="seat-asked"]'),
            ready: '.notice [data-testid="seat-asked"]',
        });
        await wes.step({ sees: "the seat is his", ready: '[data-testid="your-money"]' });
        await wes.step({ sees: "his first turn", ready: '[data-action="roll"]:enabled, .slot[data-option]:enabled' });
        await wes.plays(5, kFinal);
        await wes.step({
            sees: async () => `the end: ${await person.get("h1").innerText()} (${wes.waits()})`,
            ready: ".fhead:not(.veiled)",
            reads: ".fhead",
        });
    };
    await Promise.all([host(), watches()]);
    if (!over) throw new Error("Mira does not come to the end");
    for (const walker of [mira, wes]) {
        walker.person.calm();
        await walker.person.close();
    }
}
