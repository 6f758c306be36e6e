import { expect, test } from "vitest";
import { Host } from "./support/host";
import { Person } from "./support/person";
import { play } from "./support/play";
import { random } from "./support/random";
import { browser, server, setStage } from "./support/stage";
import { arrive, begin, invite } from "./support/tables";

setStage();

const kScreens = [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 667, height: 375 },
    { width: 1440, height: 900 },
] as const;
const kTiles = ["A2", "B2", "E1", "D2", "F1", "H1"];

/** The rectangles of these, as words. */
const places = ({ page }: Person, selectors: string): Promise<string[]> =>
    page.evaluate(
        (of) =>
            [...document.querySelectorAll(of)].map((element) => {
                const { x, y, width, height } = element.getBoundingClientRect();
                const [name] = element.className.split(" ");
                return `${name} ${[x, y, width, height].map((n) => Math.round(n * 2) / 2).join(" ")}`;
            }),
        selectors,
    );
// A tile's question comes in the place of the tray, and may be higher.
const kBoard = ".game .strip, .game .casino, .game .lines, .game .side-log";
const kTray = ".game .tray:not(.deciding), .tray > .slots:not(.casinos) > *, .tray > .stage:not(.decide)";

/** Controls on which a thumb, 44 px wide and high, does not lie well. */
const small = ({ page }: Person): Promise<string[]> =>
    page.evaluate(() => {
        const kHalf = 21;
        const found: string[] = [];
        for (const control of document.querySelectorAll<HTMLElement>("button, a[href], input, select, summary")) {
            const { x, y, width, height } = control.getBoundingClientRect();
            if (width < 2 || height < 2 || !control.checkVisibility({ visibilityProperty: true })) continue;
            const [middle, centre] = [x + width / 2, y + height / 2];
            // What lies behind the tray is scrolled to.
            const top = document.elementFromPoint(middle, centre);
            if (top === null || !(control.contains(top) || top.contains(control))) continue;
            if (width < 2 * kHalf || height < 2 * kHalf)
                found.push(
                    `${control.className} ${control.getAttribute("aria-label") ?? control.textContent?.trim()}: ${Math.round(width)} x ${Math.round(height)}`,
                );
        }
        return found;
    });

/** All money cards can be seen without scrolling, and nothing lies over them. */
const hidden = ({ page }: Person): Promise<string[]> =>
    page.evaluate(() =>
        [...document.querySelectorAll(".casino .rung .note")].flatMap((note) => {
            const { left, right, top, bottom } = note.getBoundingClientRect();
            const seen = [left + 2, (left + right) / 2, right - 2].every((x) =>
                [top + 2, bottom - 2].every((y) => {
                    const at = document.elementFromPoint(x, y);
                    return at !== null && (note.contains(at) || at.closest(".casino") === note.closest(".casino"));
                }),
            );
            return seen ? [] : [`${note.textContent} at ${Math.round(left)}, ${Math.round(top)}`];
        }),
    );

test("on every screen the board, the log, the tray and its slots stay where they are through whole turns, all cards are seen, and every control is large enough for a thumb", async () => {
    const [host, rival] = await Promise.all([Host.connect(server.url), Host.connect(server.url, "Jonas")]);
    const made = await host.create({ ruleset: "royale", seats: 2, options: { tile_set: [kTiles, kTiles, kTiles] } });
    const person = await Person.open(browser, invite(server.url, made.invite), { speed: "off" });
    const seen = new Map<string, string[]>();
    const states = new Set<string>();
    const faults = new Set<string>();
    let looks = Promise.resolve();
    /** One after the other: the rival may be asked while we look, and both would resize the page. */
    const look = (state: string) => (looks = looks.then(() => lookNow(state)));
    async function lookNow(state: string) {
        states.add(state);
        for (const screen of kScreens) {
            await person.resize(screen);
            await person.page.evaluate(() => scrollTo(0, 0));
            const at = `${screen.width} x ${screen.height}`;
            for (const part of [kBoard, kTray]) {
                const now = await places(person, part);
                const before = seen.get(at + part) ?? now;
                if (now.length > 0) seen.set(at + part, before);
                now.filter((place, n) => place !== before[n]).forEach((place) =>
                    faults.add(`${at}, ${state}: ${place}, and not ${before.join(" | ")}`),
                );
            }
            for (const one of await small(person)) faults.add(`${at}, ${state}: too small: ${one}`);
            if (state.startsWith("decide")) continue;
            for (const one of await hidden(person)) faults.add(`${at}, ${state}: hidden: ${one}`);
        }
        await person.resize(kScreens[1]);
    }
    await arrive(person);
    let waits = 0;
    await rival.play(made.invite, random(3), async () => {
        if (++waits !== 3 && waits !== 12) return;
        await person.get(".stage.wait").waitFor();
        await look("wait");
    });
    await begin([person]);
    const times = new Map<string, number>();
    await play(person, 4, async (question) => {
        const chosen = await person.get(".slot.on").count();
        const ours = question === "place" || question === "roll";
        const state = question === "place" && chosen > 0 ? "chosen" : ours ? question : `decide ${question}`;
        times.set(state, (times.get(state) ?? 0) + 1);
        if ([1, 6].includes(times.get(state) as number)) await look(state);
        return (times.get("chosen") ?? 0) > 6 && [...states].some((each) => each.startsWith("decide"));
    });
    expect([...states]).toEqual(expect.arrayContaining(["wait", "roll", "place", "chosen"]));
    expect([...states].filter((state) => state.startsWith("decide")).length).toBeGreaterThan(0);
    expect([...faults]).toEqual([]);
});

test("in VEGAS the track stands above what is asked, and nothing lies over its tables", async () => {
    const host = await Host.connect(server.url);
    const made = await host.create({ ruleset: "vegas-1996", seats: 2, bots: 1 });
    const person = await Person.open(browser, invite(server.url, made.invite), { size: "desktop" });
    await arrive(person);
    await begin([person]);
    await person.get("[data-confirm]").first().waitFor();
    const covered = () =>
        person.page.evaluate(() => {
            const tray = document.querySelector(".tray")?.getBoundingClientRect();
            const tables = [...document.querySelectorAll(".vboard .track21 > li")];
            return tables.filter((table) => table.getBoundingClientRect().bottom > (tray?.top ?? 0) + 1).length;
        });
    for (const screen of [kScreens[1], kScreens[4]]) {
        await person.resize(screen);
        expect(await covered(), `${screen.width} x ${screen.height}`).toBe(0);
    }
});
