import { beforeEach, expect, test } from "vitest";
import { Host, type Message } from "./support/host";
import { kFinal, play } from "./support/play";
import { Person } from "./support/person";
import { browser, server, setStage } from "./support/stage";
import { arrive, begin, invite, result } from "./support/tables";
import type { Wishes } from "./support/wishes";

// Whole games by the pages alone: four people at four sizes and in three languages, from the invite link to the result.
const kPeople: Wishes[] = [
    { name: "Mira", size: "phone", language: "en" },
    { name: "Jonas", size: "phone", language: "de", theme: "noon" },
    { name: "Аня", size: "small", language: "ru" },
    { name: "Lee", size: "desktop", language: "en" },
];
// The longest words of the three, at twice the size.
const kOneWithLargeText = kPeople.map((wishes) => (wishes.language === "de" ? { ...wishes, text: 2 } : wishes));

let host: Host;
let people: Person[];
setStage();
beforeEach(async () => {
    host = await Host.connect(server.url);
});

/** The end is on show, or comes at once. */
async function isOver(person?: Person): Promise<boolean> {
    const end = person?.get(kFinal).first().waitFor({ timeout: 5000 });
    return (await end?.then(() => true).catch(() => false)) ?? false;
}

// No other page may show what somebody's hidden money comes to. A sum of more than 100 000 is on no card and in no
// sentence.
async function secretsAreKept(): Promise<void> {
    // Both of one page at one moment: money changes while pages are read.
    const seen = await Promise.all(
        people.map((person) =>
            person.page.evaluate(() => ({
                sum: (document.querySelector('[data-testid="your-money"]')?.textContent ?? "").replace(/\D/g, ""),
                page: document.documentElement.outerHTML.replace(/\D/g, " "),
            })),
        ),
    );
    const own = seen.map(({ sum }) => sum);
    for (const [owner, sum] of own.entries()) {
        if (Number(sum) <= 100_000) continue;
        for (const [reader, { page }] of seen.entries()) {
            if (reader === owner || own[reader] === sum) continue;
            const shown = new RegExp(`(^| )${sum.slice(0, -3)} ${sum.slice(-3)}( |$)`);
            // At the end all money is shown, on one page a moment before the others.
            if (shown.test(page) && !(await isOver(people[reader])))
                throw new Error(`${people[reader]?.name}'s page shows the ${sum} of ${people[owner]?.name}`);
        }
    }
}

async function wholeGame(
    seed: number,
    table: { ruleset: string; options?: Message; seats?: number; bots?: number },
    wished = kPeople,
    hidden = true,
): Promise<Set<string>> {
    const made = await host.create({ seats: wished.length, ...table });
    people = await Promise.all(wished.map((wishes) => Person.open(browser, invite(server.url, made.invite), wishes)));
    await Promise.all(people.map(arrive));
    await begin(people);
    let watches = hidden;
    const watch = async () => {
        while (watches) {
            await secretsAreKept();
            await new Promise((resolve) => setTimeout(resolve, 3000));
        }
    };
    const [played] = await Promise.all([
        Promise.all(people.map((person, n) => play(person, seed * 10 + n))).finally(() => (watches = false)),
        watch(),
    ]);
    const [first = [], ...others] = await Promise.all(people.map(result));
    expect(first.length, "everybody is in the result").toBe(table.seats ?? wished.length);
    for (const other of others) expect(other).toEqual(first);
    return new Set(played.flatMap(({ questions }) => [...questions]));
}

test("royale-basic", async () => {
    await wholeGame(1, { ruleset: "royale-basic" }, kOneWithLargeText);
});

test("royale with all 16 tiles", async () => {
    const tile_set = [
        ["A1", "B1", "C1", "D1", "E1", "F1"],
        ["G1", "H1", "A2", "B2", "C2", "D2"],
        ["E2", "F2", "G2", "H2", "A1", "B2"],
    ];
    const questions = await wholeGame(2, { ruleset: "royale", options: { tile_set } }, kOneWithLargeText);
    expect([...questions]).toEqual(expect.arrayContaining(["roll", "place"]));
    expect(questions.size, `tiles ask: ${[...questions].join(" ")}`).toBeGreaterThan(8);
});

test("classic with neutral dice", async () => {
    await wholeGame(3, { ruleset: "classic", options: { neutral_dice: true } });
});

test("custom with skip chips, five seats and more", async () => {
    await wholeGame(4, {
        ruleset: "custom",
        options: { skip: "chips", rounds: 2 },
        seats: 7,
        bots: 3,
    });
});

test("vegas-1996 with duels", async () => {
    await wholeGame(5, { ruleset: "vegas-1996", options: { duel: true } }, kOneWithLargeText, false);
});
