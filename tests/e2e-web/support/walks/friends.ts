import type { Browser } from "playwright-core";
import { Person } from "../person";
import { kFinal } from "../play";
import { kGame } from "../tables";
import type { Wishes } from "../wishes";
import type { Diary } from "./diary";
import { Walker } from "./walker";

const kGotIt = '[data-testid="got-it"]';

/** `after`: in ms, since the link was sent. */
const kComing: { name: string; after: number; phrase: string; wishes: Wishes }[] = [
    { name: "Ben", after: 1000, phrase: "hello", wishes: { size: "phone", language: "en", theme: "night" } },
    { name: "Clara", after: 4000, phrase: "good_luck", wishes: { size: "small", language: "de", theme: "night" } },
    { name: "Dasha", after: 22_000, phrase: "hello", wishes: { size: "landscape", language: "ru", theme: "night" } },
    { name: "Emil", after: 25_000, phrase: "cheer", wishes: { size: "tablet", language: "en", theme: "noon" } },
];
/** At so many questions of their own one reloads the page, and one leaves. */
const kReloadsAt = 9;
const kLeavesAt = 15;

const kReady = '[data-testid="ready"]';
const kStart = '[data-testid="start"]';
const kPayout = '[data-testid="payout"]';
const kRematch = '[data-action="rematch"]:enabled';

const asEver: Wishes = { name: "", speed: "normal", motion: "full" };

/** Ada makes a table for five friends on as many devices, changes the game, and they play, twice. */
export async function friends(browser: Browser, url: string, diary: Diary): Promise<void> {
    const ada = await Walker.open(diary, "Ada", () => Person.open(browser, url, { ...asEver, size: "desktop" }));
    const { page } = ada.person;
    const choose = (group: string, value: string) =>
        page.getByRole("group", { name: group }).getByText(value, { exact: true }).click();
    await ada.step(
        { sees: "the start page", ready: '[data-testid="create-table"]', reads: "#create .rs" },
        "types a name, chooses five seats and no bots for a private game of Royale, presses “Create and get the link”",
        async () => {
            await ada.introduces();
            await choose("Seats", "5");
            await choose("House bots", "0");
            await ada.person.get('[data-testid="create-table"]').click();
        },
    );
    let link = "";
    await ada.step(
        { sees: "the table, with its link", ready: '[data-testid="invite"]' },
        "sends the link",
        async () => {
            link = await ada.person.get('[data-testid="invite"]').inputValue();
        },
    );

    const coming = kComing.map(async ({ name, after, phrase, wishes }) => {
        await new Promise((resolve) => setTimeout(resolve, after));
        const friend = await Walker.open(diary, name, () => Person.open(browser, link, { ...asEver, ...wishes }));
        const { person } = friend;
        await friend.step(
            { sees: () => friend.quotes("form"), ready: '[data-testid="invited-to"] b', reads: "form" },
            "types a name and sits down",
            async () => {
                await friend.introduces();
                await person.get('[data-testid="join"]').click();
            },
        );
        await friend.step({ sees: "a seat at the table", ready: kReady }, `says the phrase “${phrase}”`, () =>
            friend.says(phrase),
        );
        const ready = () => person.get(kReady).click();
        if (name !== "Clara") await friend.step({ sees: "the table", ready: kReady }, "is ready", ready);
        // Who sits there when the game is changed says it again.
        if (name === "Ben" || name === "Clara")
            await friend.step(
                { sees: () => friend.quotes(".changed"), ready: ".changed p", reads: ".changed p" },
                "is ready",
                ready,
            );
        return friend;
    });
    await ada.step(
        { sees: "two friends at the table", ready: '[data-testid="place-2"] .badge' },
        "changes the game: four tiles a round",
        async () => {
            await ada.person.get('[data-testid="change"]').click();
            await choose("Tiles", "4");
            await ada.person.get('[data-testid="change-table"]').click();
            await ada.person.get("dialog").waitFor({ state: "detached" });
        },
    );
    const all = [ada, ...(await Promise.all(coming))];
    await ada.step({ sees: "that everybody is ready", ready: `${kStart}.primary` }, "starts the game", () =>
        ada.person.get(kStart).click(),
    );

    await Promise.all(all.map((walker, seat) => game(walker, 20 + seat)));
    const staying = all.filter(({ name }) => name !== "Dasha");
    await Promise.all(
        staying.map(async (walker) => {
            const { person } = walker;
            if (walker.name === "Ben") await walker.says("well_played");
            await walker.step({ sees: "who is in for another game", ready: kRematch }, "Rematch", () =>
                person.get(kRematch).click(),
            );
            await person.sees(`${kStart}, ${kReady}, ${kGame}`);
            // It begins by itself when the last of them says so.
            if (await person.has(kStart))
                await walker.step(
                    { sees: "the table, where a seat is free", ready: `${kStart}, ${kGame}` },
                    "starts the game",
                    () => person.evaluate((start) => document.querySelector<HTMLElement>(start)?.click(), kStart),
                );
            await walker.step({ sees: "the next game", ready: kGame });
        }),
    );
    for (const { person } of all) {
        person.calm();
        await person.close();
    }
}

/** Plays to the end, or until they leave. */
async function game(walker: Walker, seed: number): Promise<void> {
    const { person } = walker;
    await walker.step({ sees: "the game begins", ready: kGame });
    const leaves = { Clara: kReloadsAt, Dasha: kLeavesAt }[walker.name] ?? Infinity;
    let asked = 0;
    let stays = false;
    for (let part = 0; !(await person.has(kFinal)); part += 1) {
        const before = asked;
        await walker.plays(seed + 100 * part, `${kFinal}, ${kPayout}`, (count) => {
            asked = before + count;
            return !stays && asked >= leaves;
        });
        if (await person.has(kPayout)) {
            await walker.step({ sees: `a payout (${walker.waits()})`, ready: kPayout });
            await person.get(kPayout).waitFor({ state: "detached" });
            walker.did();
        } else if (walker.name === "Clara" && !stays) {
            stays = true;
            await walker.step({ sees: "a question", ready: ".tray" }, "reloads the page", () => person.reload());
            await walker.step({ sees: "the same question", ready: "[data-kind]" });
        } else if (walker.name === "Dasha" && asked >= leaves) {
            await walker.step({ sees: "a question", ready: ".tray" }, "leaves the table for good", async () => {
                // A hint lies over the bar.
                if (await person.has(kGotIt)) await person.get(kGotIt).click();
                await person.get('.top [aria-haspopup="dialog"]:has(use[href="#i-menu"])').click();
                await person.get("dialog hr ~ .btn").click();
                await walker.reads(await person.get("dialog hr ~ p").innerText());
                await person.get("dialog .danger").click();
            });
            await walker.step({ sees: "the start page", ready: '[data-testid="create-table"]' });
            return;
        }
    }
    await walker.step({
        sees: async () => `the end: ${await walker.quotes("h1")} (${walker.waits()})`,
        ready: ".fhead:not(.veiled)",
        reads: ".fhead",
    });
}
