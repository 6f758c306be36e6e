import { expect, test } from "vitest";
import { cut, kLowest, kOnTheirSide, kPhone, kTiny, kWide, reached, seated, small } from "./support/layout";
import type { Person } from "./support/person";
import { kFinal, play } from "./support/play";
import { setStage } from "./support/stage";
import { begin } from "./support/tables";

setStage();

test.each(kOnTheirSide)("on a phone on its side only the board of Vegas 1996 is scrolled: $width", async (screen) => {
    const { person, end } = await seated({}, { ruleset: "vegas-1996", seats: 2 });
    await person.resize(screen);
    await begin([person]);
    await play(person, 1, (_, { presses }) => presses > 8);
    const page = await person.page.evaluate(() => [document.documentElement.scrollHeight - innerHeight, scrollY]);
    expect(page).toEqual([0, 0]);
    await end();
});

const kTiled = ["A2", "B1", "C1", "E1", "F1", "H2"];
const kTables = [
    { ruleset: "royale-basic", seats: 5 },
    { ruleset: "royale", seats: 4, options: { tile_set: [kTiled, kTiled, kTiled], first_seat: 0 } },
    { ruleset: "classic", seats: 4 },
    { ruleset: "vegas-1996", seats: 3 },
];
/** What is not on the screen, all of it, or lies under the tray. */
const hidden = ({ page }: Person, selector: string): Promise<string[]> =>
    page.evaluate((selector) => {
        const tray = document.querySelector(".tray") as Element;
        const from = tray.getBoundingClientRect().left;
        return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
            const { left, top, right, bottom, width } = element.getBoundingClientRect();
            const under = element.closest(".tray, .lines") === null && right > from;
            const out = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
            return width > 2 && (out || under) ? [`${element.className} ${element.textContent?.trim()}`] : [];
        });
    }, selector);

test.each(
    (["en", "de", "ru"] as const).flatMap((language) =>
        kTables.map((table) => [language, table.ruleset, table] as const),
    ),
)("in %s the smallest phone on its side shows all of a table of %s", async (language, _, table) => {
    const { person, end } = await seated({ language }, table);
    await begin([person]);
    await person.resize(kLowest);
    const vegas = table.ruleset === "vegas-1996";
    const kinds = vegas ? ["turn", "space", "roll"] : ["place", "roll"];
    let seen = 0;
    await play(person, 1, async (question) => {
        if (question === null || !kinds.includes(question) || (await person.has(".decide"))) return false;
        expect(await person.page.locator(".casino").count()).toBe(vegas ? 0 : 6);
        const below = () => person.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        await expect.poll(below, { message: "nothing of the page is scrolled" }).toBeLessThanOrEqual(0);
        const houses = ".casino, .casino .ladder, .casino .ladder > li, .casino .note";
        expect(await hidden(person, `${houses}, .tray :is(.acts .btn, .slot, .lab, .sum), .log1`)).toEqual([]);
        expect(await cut(person, ".ladder > li, .ladder .note, .ladder .cnt", ".casino")).toEqual([]);
        expect(await cut(person, ".acts .btn > span:not(.vh), .tray .big-t .t", ".stage")).toEqual([]);
        expect(await cut(person, ".tray .whyq span", ".turn")).toEqual([]);
        expect(await small(person)).toEqual([]);
        for (const own of vegas ? [] : [".tray .purse .lab", ".lines .log1 li"])
            expect(await person.get(own).first().isVisible(), own).toBe(true);
        seen += 1;
        return seen > 12;
    });
    await end();
});

test.each(["en", "de", "ru"] as const)(
    "in %s the bar says the game and the round on a phone on its side",
    async (language) => {
        for (const ruleset of ["royale-basic", "royale", "classic", "custom", "vegas-1996"]) {
            const { person, end } = await seated({ language }, { ruleset, seats: 2 });
            await begin([person]);
            for (const screen of [...kOnTheirSide, { width: 640, height: 360 }]) {
                await person.resize(screen);
                const at = `${ruleset} ${screen.width}`;
                expect(await cut(person, ".top .where .now", ".where"), at).toEqual([]);
                expect(await cut(person, ".top .where, .top .where b", ".top"), at).toEqual([]);
            }
            await end();
        }
    },
);

test("at a payout on a phone on its side nothing lies over the question why", async () => {
    const table = { ruleset: "custom", seats: 2, options: { rounds: 1 } };
    const { person, end } = await seated({ size: "landscape", speed: "normal" }, table);
    await begin([person]);
    await play(person, 1, () => false, `[data-testid="payout"] .whyq, ${kFinal}`);
    expect(await reached(person, ".whyq")).toBe(true);
    await person.get(".whyq").click();
    await person.get(".coach.answers").waitFor();
    await end();
});

test("in very large text nothing lies over whose turn it is", async () => {
    const { person, end } = await seated({ language: "de", text: 2 }, { ruleset: "royale", seats: 4 });
    await begin([person]);
    await play(person, 1, (question) => question === "roll");
    await person.resize(kWide);
    for (const seen of [".supply .die", ".purse .sum", ".turn .big-t .t"])
        expect(await reached(person, `.tray ${seen}`), seen).toBe(true);
    await play(person, 1, (question) => question === "place");
    for (const screen of [kWide, kTiny, kPhone]) {
        await person.resize(screen);
        expect(await reached(person, ".tray .turn .big-t .t"), `${screen.width}`).toBe(true);
        expect(await reached(person, ".tray .acts .pass"), `${screen.width}`).toBe(true);
        if (screen !== kWide) continue; // a hint has their place
        expect(await reached(person, ".tray .slot.can .gain"), `${screen.width}`).toBe(true);
        expect(await reached(person, ".tray .purse .sum"), `${screen.width}`).toBe(true);
    }
    await end();
});
