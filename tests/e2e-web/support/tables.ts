import type { Guest } from "./guest";
import { kFinal } from "./play";

// What the page calls its screens.
export const kWaiting = '[data-testid="ready"], [data-testid="start"]';
export const kGame = '.game, [data-testid="vegas"]';

/** Makes a table by the form of the start page, and gives its invite link as the page shows it. */
export async function makeTable(host: Guest, ruleset: string, numbers: Record<string, number>): Promise<string> {
    await host.press(`#create label:has([name="ruleset"][value="${ruleset}"])`);
    for (const [name, value] of Object.entries(numbers))
        await host.press(`#create label:has([name="${name}"])`, String(value));
    await host.press('[data-testid="create-table"]');
    await host.sees('[data-testid="invite"]');
    return host.evaluate(() => document.querySelector<HTMLInputElement>('[data-testid="invite"]')?.value ?? "");
}

/** Comes to the table that an invite is for, and gets a seat there or watches. */
export const arrive = (guest: Guest): Promise<void> => guest.comesTo("#/table/");

/**
 * Everybody says that they are ready, and the game begins: by itself where all seats are taken, or by its host, who
 * comes last. A host for whom alone one waits is offered the start instead.
 */
export async function begin(guests: Guest[]): Promise<void> {
    const [ready, start] = ['[data-testid="ready"]', '[data-testid="start"]'];
    const hosts: Guest[] = [];
    await Promise.all(
        guests.map(async (guest) => {
            await guest.sees(`${kWaiting}, ${kGame}`);
            if (await guest.has(start)) hosts.push(guest);
            else if (await guest.has(ready)) await guest.press(ready);
        }),
    );
    for (const host of hosts) await host.press(start);
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
