// What tests of layouts share: screens, a page at a table, and what does not fit.
import { Host, type Message } from "./host";
import { Person } from "./person";
import { browser, server } from "./stage";
import { play } from "./play";
import { arrive, begin, invite } from "./tables";
import type { Wishes } from "./wishes";

export const kTiny = { width: 320, height: 568 };
export const kPhone = { width: 390, height: 844 };
export const kLowest = { width: 568, height: 320 };
export const kLow = { width: 667, height: 375 };
export const kWide = { width: 844, height: 390 };
export const kOnTheirSide = [kLowest, kLow, kWide];
export const kDesktop = { width: 1440, height: 900 };

const kMostGames = 10;

/** A page with the first seat; house bots on the others. */
export async function seated(wishes: Wishes, table: { ruleset: string; options?: Message; seats: number }) {
    const host = await Host.connect(server.url);
    const made = await host.create({ ...table, bots: table.seats - 1 });
    const person = await Person.open(browser, invite(server.url, made.invite), wishes);
    await arrive(person);
    return {
        person,
        async end() {
            person.calm();
            await person.close();
            host.close();
        },
    };
}

/** Plays until a look finds what the cards of a game bring now and then: in another game where one does not. */
export async function playedUntil(
    wishes: Wishes,
    table: { ruleset: string; options?: Message; seats: number },
    look: (person: Person) => Promise<boolean>,
) {
    for (let seed = 1; ; seed += 1) {
        const { person, end } = await seated(wishes, table);
        await begin([person]);
        let found = false;
        await play(person, seed, async (question) => (found = question === "place" && (await look(person))));
        if (found) return { person, end };
        if (seed === kMostGames) throw new Error(`not found in ${seed} games`);
        await end();
    }
}

/**
 * What is shortened, or sticks out of what it belongs to: as it is, and with letters a quarter of a pixel further
 * apart. Some browsers draw every letter in whole pixels.
 */
export const cut = ({ page }: Person, selector: string, within: string): Promise<string[]> =>
    page.evaluate(
        ([selector, within]) => {
            const found = () =>
                [...document.querySelectorAll<HTMLElement>(selector as string)].flatMap((element) => {
                    const box = element.getBoundingClientRect();
                    const around = element.closest(within as string)?.getBoundingClientRect();
                    if (around === undefined || box.width < 2) return [];
                    const out =
                        box.right > around.right + 1 || box.left < around.left - 1 || box.bottom > around.bottom + 1;
                    return out || element.scrollWidth > element.clientWidth + 1
                        ? [`${element.className} ${element.textContent?.trim()}`]
                        : [];
                });
            const asItIs = found();
            document.documentElement.style.letterSpacing = "0.25px";
            const wider = found();
            document.documentElement.style.letterSpacing = "";
            return [...new Set([...asItIs, ...wider])];
        },
        [selector, within],
    );
/** Controls that a thumb misses: less than 44 px wide or high. */
export const small = ({ page }: Person, within = "body"): Promise<string[]> =>
    page.evaluate((within) => {
        const controls = ["button", "a[href]", "select", "input[type=range]"].map((of) => `${within} ${of}`).join(", ");
        return [...document.querySelectorAll(controls)].flatMap((control) => {
            const { width, height } = control.getBoundingClientRect();
            const shown = width > 2 && control.checkVisibility({ visibilityProperty: true });
            const least = 43.9; // 44 px, and what a browser rounds
            return shown && (width < least || height < least)
                ? [`${control.className} ${control.textContent?.trim()}`]
                : [];
        });
    }, within);
/** Where it is pressed, nothing lies over it, without scrolling. */
export const reached = ({ page }: Person, selector: string): Promise<boolean> =>
    page.evaluate((selector) => {
        const element = document.querySelector(selector) as Element;
        const { x, y, width, height } = element.getBoundingClientRect();
        return [0.25, 0.5, 0.75].every((down) =>
            element.contains(document.elementFromPoint(x + width / 2, y + height * down)),
        );
    }, selector);
