import type { Person } from "./person";

// What the page calls its screens.
export const kWaiting = '[data-testid="ready"], [data-testid="start"]';
export const kGame = '.game, [data-testid="vegas"]';

/** Comes to the table that an invite is for, and gets a seat there or watches. */
export async function arrive(person: Person): Promise<void> {
    await person.page.waitForURL(/#\/table\//);
}

/** Everybody says that they are ready; with all seats taken the game begins by itself. */
export async function begin(people: Person[]): Promise<void> {
    await Promise.all(
        people.map(async (person) => {
            const ready = person.get('[data-testid="ready"]');
            await ready.or(person.get(kGame)).first().waitFor();
            if (await ready.isVisible()) await ready.click();
        }),
    );
    await Promise.all(people.map((person) => person.get(kGame).first().waitFor()));
}

export const invite = (url: string, code: string): string => `${url}#/join/${code}`;
