import type { Guest } from "./guest";
import { kFinal } from "./play";

// What the page calls its screens.
export const kWaiting = '[data-testid="ready"], [data-testid="start"]';
export const kGame = '.game, [data-testid="vegas"]';

/** Comes to the table that an invite is for, and gets a seat there or watches. */
export const arrive = (guest: Guest): Promise<void> => guest.comesTo("#/table/");

/** Everybody says that they are ready; with all seats taken the game begins by itself. */
export async function begin(guests: Guest[]): Promise<void> {
    const ready = '[data-testid="ready"]';
    await Promise.all(
        guests.map(async (guest) => {
            await guest.sees(`${ready}, ${kGame}`);
            if (await guest.has(ready)) await guest.press(ready);
        }),
    );
    await Promise.all(guests.map((guest) => guest.sees(kGame)));
}

export const invite = (url: string, code: string): string => `${url}#/join/${code}`;

/**
 * Who is told to have which total, as it stands on the final screen: names in the order of the places, money as digits.
 */
export async function result(guest: Guest): Promise<string[]> {
    await guest.sees(kFinal);
    return guest.evaluate(
        (selector) =>
            [...document.querySelectorAll(selector)].map(
                (row) =>
                    `${row.querySelector(".fname, [data-name]")?.childNodes[0]?.textContent?.trim()} ${row.querySelector(".ftot, [data-total]")?.textContent?.replace(/\D/g, "")}`,
            ),
        '[data-testid^="result-"], .frow',
    );
}
