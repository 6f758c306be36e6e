import { expect, test } from "vitest";
import { isolateName } from "../../client-web/src/texts/names";
import { Host } from "./support/host";
import { kFinal, play, tooWide } from "./support/play";
import { Person } from "./support/person";
import { browser, server, setStage } from "./support/stage";
import { arrive, begin, invite } from "./support/tables";

setStage();

// 24 characters are the most; what looks like markup stays text, and nothing breaks a layout.
const kMarkup = "<img src=x onerror=a()>&";
const kWide = "WWWWWWWWWWWWWWWWWWWWWWWW";
const kEmoji = "👩‍👩‍👧 🎲 Ωמש".replaceAll("‍", "");

test("names with markup, emoji and 24 wide letters stay text and break no layout", async () => {
    const host = await Host.connect(server.url);
    const made = await host.create({ ruleset: "royale-basic", seats: 3 });
    const people = await Promise.all(
        (
            [
                [kMarkup, "small"],
                [kWide, "phone"],
                [kEmoji, "desktop"],
            ] as const
        ).map(([name, size]) => Person.open(browser, invite(server.url, made.invite), { name, size })),
    );
    await Promise.all(people.map(arrive));
    for (const person of people) {
        for (const { name } of people)
            await person.page.getByText(isolateName(name), { exact: true }).first().waitFor();
        expect(await tooWide(person), "before the game").toBe("");
    }
    await begin(people);
    await Promise.all(people.map((person, n) => play(person, 30 + n)));
    for (const person of people) {
        await person.get(kFinal).first().waitFor();
        for (const { name } of people) expect(await person.get(kFinal).first().innerText()).toContain(name);
        expect(await tooWide(person), "at the end").toBe("");
        expect(await person.get('img[src="x"]').count()).toBe(0);
    }
});

test("names that look the same are shown with the numbers of their seats", async () => {
    const host = await Host.connect(server.url);
    const made = await host.create({ ruleset: "royale-basic", seats: 3 });
    const kCyrillic = "\u0410nna";
    const people: Person[] = [];
    for (const name of ["Anna", "Ben", kCyrillic]) {
        people.push(await Person.open(browser, invite(server.url, made.invite), { name, size: "phone" }));
        await arrive(people.at(-1) as Person);
    }
    const names = ["Anna #1", "Ben", `${kCyrillic} #3`];
    for (const { page } of people)
        for (const [seat, name] of names.entries())
            await page.getByTestId(`place-${seat}`).getByText(name, { exact: true }).waitFor();
    await begin(people);
    for (const person of people) {
        for (const [seat, name] of names.entries())
            expect((await person.page.getByTestId(`seat-${seat}`).innerText()).replace(/\s+/g, " ")).toContain(name);
        expect(await tooWide(person)).toBe("");
    }
});
