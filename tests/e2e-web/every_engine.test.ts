import { afterEach, expect, test } from "vitest";
import { audit } from "./support/axe";
import type { Guest } from "./support/guest";
import { play } from "./support/play";
import { engine, server, setEveryStage } from "./support/stage";
import { arrive, kGame, makeTable, result } from "./support/tables";
import type { Wishes } from "./support/wishes";

// What must go in each engine that people have: from the start page to the result, by what the page shows.
const guests: Guest[] = [];
setEveryStage();
afterEach(async () => {
    await Promise.all(guests.splice(0).map((guest) => guest.close()));
});

async function open(url: string, wishes: Wishes): Promise<Guest> {
    const guest = await engine.open(url, wishes);
    guests.push(guest);
    return guest;
}

/** What still moves for longer than an eye notices, where people asked for less movement. */
const movements = (guest: Guest): Promise<string[]> =>
    guest.evaluate(() =>
        document
            .getAnimations()
            .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 50)
            .map((animation) => {
                const target = (animation.effect as KeyframeEffect).target;
                return `${animation.constructor.name} of ${target?.tagName}.${target?.getAttribute("class")}`;
            }),
    );

test("royale: a table from the start page, a friend by its link, a reload in mid-game, the same result for both", async () => {
    const mira = await open(server.url, { name: "Mira", language: "en", size: "desktop" });
    const link = await makeTable(mira, "royale", { seats: 3, bots: 1, tiles: 6 });
    const jonas = await open(server.url + new URL(link).hash, { name: "Jonas", language: "de", theme: "noon" });
    await arrive(jonas);
    await mira.press('[data-testid="start"]:enabled');
    await Promise.all([mira, jonas].map((guest) => guest.sees(kGame)));

    const moved = new Set<string>();
    const [hers, his] = await Promise.all([
        (async () => {
            const played = [await play(mira, 1, () => mira.has('[data-action="pass"]:enabled'))];
            expect(await audit(mira, "table")).toEqual([]);
            played.push(await play(mira, 2, (question, { presses }) => presses > 12 && question === "place"));
            await mira.reload();
            await mira.sees(kGame);
            return [...played, await play(mira, 3)];
        })(),
        play(jonas, 4, async () => {
            for (const movement of await movements(jonas)) moved.add(movement);
            return false;
        }),
    ]);
    expect([...moved], "it was asked for less movement").toEqual([]);
    const questions = new Set([...hers, his].flatMap(({ questions }) => [...questions]));
    expect([...questions]).toEqual(expect.arrayContaining(["roll", "place"]));
    expect(questions.size, `tiles ask: ${[...questions].join(" ")}`).toBeGreaterThan(3);

    const told = await result(mira);
    expect(told.length).toBe(3);
    expect(await result(jonas)).toEqual(told);
    mira.calm();
    jonas.calm();
});

test("vegas-1996 in Russian against bots, from the start page to the result", async () => {
    const anya = await open(server.url, { name: "Аня", language: "ru" });
    await makeTable(anya, "vegas-1996", { seats: 3, bots: 2 });
    await anya.press('[data-testid="start"]:enabled');
    await anya.sees(kGame);
    await play(anya, 5);
    expect(await anya.evaluate(() => document.documentElement.lang)).toBe("ru");
    expect((await result(anya)).length).toBe(3);
    anya.calm();
});

// Without this the silence of the others would mean nothing.
test("what goes wrong in a page is heard", async () => {
    const mira = await open(server.url, {});
    mira.calm();
    await mira.evaluate(() => {
        console.warn("a warning");
        setTimeout(() => {
            throw new Error("an error");
        }, 0);
        void Promise.reject(new Error("a rejection"));
        void fetch("./nowhere");
        const script = document.createElement("script");
        script.src = "http://elsewhere.invalid/";
        document.head.append(script);
    });
    for (const fault of [/a warning/, /an error/, /a rejection/, /404.*nowhere/, /policy: script-src/])
        await expect.poll(() => mira.faults.some((heard) => fault.test(heard)), { timeout: 20_000 }).toBe(true);
    expect(() => mira.calm()).toThrow("a warning");
});
