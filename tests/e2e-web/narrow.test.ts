import { expect, test } from "vitest";
import {
    cut,
    kDesktop,
    kLow,
    kLowest,
    kOnTheirSide,
    kPhone,
    kTiny,
    playedUntil,
    reached,
    seated,
    small,
} from "./support/layout";
import { Person } from "./support/person";
import { fillLobby } from "./support/lobby";
import { kFinal, play, tooWide } from "./support/play";
import { browser, server, setStage } from "./support/stage";
import { begin } from "./support/tables";

setStage();

/** As much as one number can bring in one casino. */
const kMost = { en: "$100,000", de: "100.000\u00a0$", ru: "100\u00a0000\u00a0$" };

test.each([
    ["en", ["A2", "B2", "C1", "D2", "G2", "H1"]],
    ["ru", ["A1", "B1", "C2", "D1", "E2", "F2"]],
    ["de", ["A2", "B1", "C1", "E1", "F1", "H2"]],
] as const)(
    "in %s the names of tiles are whole on small phones, upright and on their side",
    async (language, tiles) => {
        const options = { tile_set: [tiles, tiles, tiles], first_seat: 0 };
        const { person, end } = await seated({ language }, { ruleset: "royale", seats: 4, options });
        await begin([person]);
        await play(person, 1, (question) => question === "place");
        for (const screen of [kTiny, ...kOnTheirSide, { width: 640, height: 360 }]) {
            await person.resize(screen);
            const at = `${screen.width} x ${screen.height}`;
            expect(await cut(person, ".casino .tn", ".sign"), at).toEqual([]);
            expect(await cut(person, ".casino .free, .casino .tv", ".casino"), at).toEqual([]);
            expect(await cut(person, ".acts .btn > span:not(.vh)", ".btn"), at).toEqual([]);
            await person.page.evaluate((most) => {
                for (const gain of document.querySelectorAll(".slot .gain.win")) gain.textContent = most;
            }, kMost[language]);
            expect(await cut(person, ".slot .gain.win", ".slot"), at).toEqual([]);
            const smallest = await person.page.evaluate(() =>
                Math.min(
                    ...[...document.querySelectorAll(".slot .gain")].map((of) =>
                        parseFloat(getComputedStyle(of).fontSize),
                    ),
                ),
            );
            expect(smallest, at).toBeGreaterThanOrEqual(12);
        }
        await end();
    },
);

test("dice on a tile keep to its sign, however many they are", async () => {
    const tiles = ["E2", "G2", "B1", "C1", "D2", "H1"];
    const options = { tile_set: [tiles, tiles, tiles] };
    const { person, end } = await seated({}, { ruleset: "royale", seats: 5, options });
    await begin([person]);
    const most = () =>
        person.page.evaluate(() =>
            Math.max(
                ...[...document.querySelectorAll(".casino .worth")].map((of) => of.querySelectorAll(".die").length),
            ),
        );
    await play(person, 1, async () => (await most()) > 6);
    for (const screen of [kTiny, { ...kPhone, width: 360 }, kPhone, ...kOnTheirSide]) {
        await person.resize(screen);
        expect(await cut(person, ".casino .tile .tv", ".sign"), `${screen.width}`).toEqual([]);
        expect(await tooWide(person), `${screen.width}`).toBe("");
    }
    await end();
});

test("a thumb finds the pages of the tables, and all of a replay's bar", async () => {
    const lobby = await fillLobby(server.url);
    const person = await Person.open(browser, server.url);
    await person.get(".pages").waitFor();
    expect(await small(person, ".pages")).toEqual([]);
    lobby.close();
    await person.go(`${server.url}#/game/shown`);
    await person.get(".replaybar").waitFor();
    for (const screen of [kTiny, kPhone, ...kOnTheirSide]) {
        await person.resize(screen);
        expect(await small(person, ".replaybar"), `${screen.width}`).toEqual([]);
    }
});

test("the start page has one bar on every phone", async () => {
    for (const language of ["en", "de", "ru"] as const) {
        const person = await Person.open(browser, server.url, { language });
        await person.get(".start .top").waitFor();
        for (const width of [320, 344, 359, 360, 366, 375, 390, 412]) {
            await person.resize({ width, height: 740 });
            const height = await person.get(".start .top").evaluate((bar) => bar.getBoundingClientRect().height);
            expect(height, `${language} ${width}`).toBeLessThan(60);
        }
        person.calm();
        await person.close();
    }
});

test("eight players have a line each in which all of it fits, and leave the casinos their room", async () => {
    const table = { ruleset: "custom", seats: 8, options: { rounds: 1, skip: "cards" } };
    const { person, end } = await seated({ name: "Maximiliane" }, table);
    await begin([person]);
    await play(person, 1, (question) => question === "place");
    for (const screen of [kTiny, kPhone, ...kOnTheirSide]) {
        await person.resize(screen);
        const at = `${screen.width} x ${screen.height}`;
        expect(await cut(person, ".players .st > span", ".pl"), at).toEqual([]);
        const bottom = await person
            .get('[data-testid="casino-6"]')
            .evaluate((house) => house.getBoundingClientRect().bottom);
        expect(bottom, at).toBeLessThanOrEqual(screen.height);
        expect(await small(person), at).toEqual([]);
    }
    await end();
});

test.each([
    ["royale", 4],
    ["royale", 5],
    ["custom", 8],
] as const)("the mark of who begins leaves the numbers of a player free: %s for %i", async (ruleset, seats) => {
    const { person, end } = await seated({}, { ruleset, seats });
    await begin([person]);
    await play(person, 1, (question) => question === "place");
    const small = [kTiny, { width: 360, height: 640 }, { width: 360, height: 740 }];
    for (const screen of [...small, kPhone, ...kOnTheirSide]) {
        await person.resize(screen);
        const covered = await person.page.evaluate(() => {
            const [mark] = document.querySelectorAll(".pl .first");
            return [...document.querySelectorAll(".pl")].flatMap((player) => {
                const own = player.querySelector(".first") ?? player.appendChild(mark!.cloneNode(true) as Element);
                const box = own.getBoundingClientRect();
                const over = [...player.querySelectorAll(".st > span > span[aria-hidden], .badge b, .nm .n")].filter(
                    (of) => {
                        const { left, right, top, bottom, width } = of.getBoundingClientRect();
                        const across = Math.min(right, box.right) - Math.max(left, box.left);
                        const down = Math.min(bottom, box.bottom) - Math.max(top, box.top);
                        return width > 2 && across > 0.5 && down > 0.5;
                    },
                );
                return over.map((of) => `${of.textContent} of ${player.getAttribute("data-seat")}`);
            });
        });
        expect(covered, `${screen.width} x ${screen.height}`).toEqual([]);
    }
    await end();
});

test("of dice that are too many for the log's line those are seen for which there is room", async () => {
    const { person, end } = await seated(
        { name: "Maximiliane Schmid", language: "de" },
        { ruleset: "royale", seats: 2 },
    );
    await begin([person]);
    await person.resize(kTiny);
    const long = person.page.locator(".log1 li:has(.die ~ .die ~ .die ~ .die ~ .die ~ .die)").first();
    await play(person, 1, async (question) => question === "place" && (await long.count()) > 0);
    const shortened = await long.evaluate(({ lastElementChild: line }) => line!.scrollWidth > line!.clientWidth);
    expect(shortened).toBe(true);
    const shown = await long.screenshot();
    await long.locator(".said-dice").evaluate((dice) => (dice.style.visibility = "hidden"));
    expect((await long.screenshot()).equals(shown), "no die is seen").toBe(false);
    await end();
});

test("where a casino has three cards or more, their amounts, counts and dice keep apart", async () => {
    const held = ".ladder.many > .rung > .heap";
    const { person, end } = await playedUntil(
        {},
        { ruleset: "classic", seats: 4 },
        async ({ page }) => (await page.locator(held).count()) > 1,
    );
    for (const screen of [kTiny, { width: 360, height: 640 }, kPhone, { width: 430, height: 932 }, ...kOnTheirSide]) {
        await person.resize(screen);
        const over = await person.page.evaluate((held) => {
            const box = (of: Element) => of.getBoundingClientRect();
            return [...document.querySelectorAll(held)].flatMap((heap) => {
                const rung = heap.parentElement as Element;
                const [note, count] = [".note", ".cnt"].map((of) => box(rung.querySelector(of) as Element));
                const dice = [...heap.querySelectorAll(".die")].map(box).filter(({ width }) => width > 0);
                const all = [...dice, note, count] as DOMRect[];
                const apart = (a: DOMRect, b: DOMRect) =>
                    a.right < b.left + 1 || b.right < a.left + 1 || a.bottom < b.top + 1 || b.bottom < a.top + 1;
                const around = box(rung.closest(".casino") as Element);
                const bad = dice.length === 0 || all.some(({ right }) => right > around.right);
                const lapped = [note, count].some((one) => dice.some((die) => !apart(one as DOMRect, die)));
                return bad || lapped || !apart(note as DOMRect, count as DOMRect) ? [rung.textContent] : [];
            });
        }, held);
        expect(over, `${screen.width}`).toEqual([]);
    }
    await end();
});

test("four dice of two owners in a slot leave its number free", async () => {
    const { person, end } = await seated({}, { ruleset: "classic", seats: 4 });
    await begin([person]);
    await play(person, 1, (question) => question === "place");
    for (const dice of [
        [3, 1],
        [2, 2],
        [1, 3],
    ]) {
        for (const screen of [kTiny, { width: 360, height: 640 }, kPhone]) {
            await person.resize(screen);
            const covered = await person.page.evaluate((dice) => {
                return [...document.querySelectorAll(".slot.can")].flatMap((slot) => {
                    const zone = slot.querySelector(".dz") as Element;
                    const lots = () => [...zone.querySelectorAll(".lot")];
                    while (lots().length < 2) zone.append((lots()[0] as Element).cloneNode(true));
                    lots().forEach((lot, at) => {
                        while (lot.querySelectorAll(".die").length < dice[at]!)
                            lot.append(lot.querySelector(".die")!.cloneNode(true));
                        while (lot.querySelectorAll(".die").length > dice[at]!) lot.querySelector(".die")!.remove();
                    });
                    const number = slot.querySelector(".sn")!.getBoundingClientRect().bottom;
                    const over = number - Math.min(...lots().map((lot) => lot.getBoundingClientRect().top));
                    return over > 4 ? [`${slot.querySelector(".sn")!.textContent} ${over}`] : [];
                });
            }, dice);
            expect(covered, `${dice} ${screen.width}`).toEqual([]);
        }
    }
    await end();
});

test("lines of those who get no money keep to their casino, however many are tied", async () => {
    // A casino with more than two cards, one with fewer, and what a die looks like, which may be on its way.
    let seen = "";
    const all = async ({ page }: Person) => {
        seen = await page.evaluate(() => {
            const both = [".ladder.many", ".ladder:not(.many)"].every((each) => document.querySelector(each));
            return (both && document.querySelector(".die")?.outerHTML) || "";
        });
        return seen !== "";
    };
    const { person, end } = await playedUntil({ language: "ru" }, { ruleset: "classic", seats: 4 }, all);
    for (const screen of [kTiny, { width: 320, height: 640 }, { width: 360, height: 640 }, kPhone]) {
        await person.resize(screen);
        const out = await person.page.evaluate(
            (die) => {
                const line = (kind: string, counts: number[], label: string) => {
                    const dice = die.repeat(counts.reduce((sum, each) => sum + each));
                    return `<li class="added ${kind}"><span class="label"><svg class="i"></svg>${label}</span><span
                    class="heap fit">${dice}</span><b class="cnt">${counts.join("=")}</b></li>`;
                };
                const alone = line("out", [2], "без денег");
                const [two, five] = [line("out tie", [2, 2], "Ничья"), line("out tie", [1, 1, 1, 1, 1], "Ничья")];
                const ladders = document.querySelectorAll(".ladder");
                const found = ladders.length === 6 ? [] : [`${ladders.length} casinos`];
                for (const ladder of ladders) {
                    const right = ladder.closest(".casino")!.getBoundingClientRect().right;
                    // An odd number of cards leaves half a line free.
                    if (ladder.querySelectorAll(":scope > .rung").length === 4) ladder.querySelector(".rung")!.remove();
                    for (const lines of [
                        [alone],
                        [two],
                        [five],
                        [alone, alone],
                        [two, alone],
                        [five, alone],
                        [two, two],
                    ]) {
                        for (const old of ladder.querySelectorAll(":scope > .out")) old.remove();
                        ladder.classList.toggle("shared", lines.length > 1);
                        ladder.insertAdjacentHTML("beforeend", lines.join(""));
                        for (const heap of ladder.querySelectorAll<HTMLElement>(".added > .heap"))
                            heap.style.setProperty("--n", String(heap.children.length));
                        for (const count of ladder.querySelectorAll(".added > .cnt")) {
                            const label = count.parentElement!.querySelector(".label")!.getBoundingClientRect();
                            const heap = count.parentElement!.querySelector(".heap")!.getBoundingClientRect();
                            if (count.getBoundingClientRect().right > right + 0.5)
                                found.push(`${ladder.className}: ${count.textContent} is outside`);
                            if (label.width > 2 && label.right > heap.left + 0.5 && label.left < heap.right - 0.5)
                                found.push(`${ladder.className}: ${count.textContent}: its label lies on dice`);
                        }
                    }
                }
                return [...new Set(found)];
            },
            seen.replace(/ style="[^"]*"/, ""),
        );
        expect(out, `${screen.width} x ${screen.height}`).toEqual([]);
    }
    await end();
});

test.each([3, 4])("%i dice in a slot with two lines below them leave its number free", async (dice) => {
    const table = { ruleset: "custom", seats: 8, options: { rounds: 1, skip: "cards" } };
    const { person, end } = await seated({}, table);
    await begin([person]);
    await play(person, 1, (question) => question === "place");
    for (const screen of [kTiny, { ...kTiny, width: 360 }, kPhone]) {
        await person.resize(screen);
        const covered = await person.page.evaluate(
            (dice) =>
                [...document.querySelectorAll(".slot.can")].flatMap((slot) => {
                    const [number, lot, gain] = [".sn", ".lot", ".gain"].map((of) => slot.querySelector(of) as Element);
                    while (lot!.querySelectorAll(".die").length < dice)
                        lot!.append(lot!.lastElementChild!.cloneNode(true));
                    if (slot.querySelector(".why-s") === null) {
                        const why = gain!.cloneNode(true) as Element;
                        why.className = "why-s";
                        gain!.after(why);
                    }
                    const over = number!.getBoundingClientRect().bottom - lot!.getBoundingClientRect().top;
                    return over > 4 ? [`${number!.textContent} ${over}`] : [];
                }),
            dice,
        );
        expect(covered, `${screen.width}`).toEqual([]);
    }
    await end();
});

test("at the end a long name of a game leaves the page its own", async () => {
    const table = { ruleset: "custom", seats: 8, options: { rounds: 1 } };
    const { person, end } = await seated({ language: "ru", size: "low" }, table);
    await begin([person]);
    await play(person, 1);
    await person.get(".final .top .where").waitFor();
    expect(await cut(person, ".final .top .logo", ".top")).toEqual([]);
    await person.resize(kTiny);
    expect(await cut(person, ".final .top .now", ".top")).toEqual([]);
    await end();
});

test("at the end no winner's crown lies on another winner's sign", async () => {
    const { person, end } = await seated({}, { ruleset: "custom", seats: 2, options: { rounds: 1 } });
    await begin([person]);
    await play(person, 1);
    const crossed = () =>
        person.page.evaluate(() => {
            const [sign] = document.querySelectorAll(".fwinner");
            const among = sign?.parentElement;
            while (among != null && among.children.length < 5) among.append(sign?.cloneNode(true) as Node);
            const boxes = [...document.querySelectorAll(".fwinner")].map((of) => {
                const [crown, badge] = [of.querySelector(".fsky"), of.querySelector(".badge")];
                return [crown?.getBoundingClientRect(), badge?.getBoundingClientRect()] as [DOMRect, DOMRect];
            });
            return boxes.flatMap(([crown], n) =>
                boxes.flatMap(([otherCrown, badge], m) =>
                    m !== n &&
                    [otherCrown, badge].some(
                        (other) =>
                            crown.left < other.right - 1 &&
                            other.left < crown.right - 1 &&
                            crown.top < other.bottom - 1 &&
                            other.top < crown.bottom - 1,
                    )
                        ? [`${n} on ${m}`]
                        : [],
                ),
            );
        });
    for (const screen of [kTiny, kPhone, kLowest, kDesktop]) {
        await person.resize(screen);
        expect(await crossed(), `${screen.width}`).toEqual([]);
    }
    await end();
});

test.each(["en", "de", "ru"] as const)("in %s a full table shows what is asked without scrolling", async (language) => {
    const { person, end } = await seated({ language }, { ruleset: "royale", seats: 5 });
    for (const screen of [kTiny, kLowest, kLow]) {
        await person.resize(screen);
        expect(await reached(person, '[data-testid="ready"]'), `${screen.width}`).toBe(true);
        const bar = await person.get(".top").boundingBox();
        expect(bar?.height, "one row").toBeLessThan(60);
    }
    await end();
});

test.each(["en", "de", "ru"] as const)("in %s the way to the rules leaves the bar its row", async (language) => {
    const person = await Person.open(browser, `${server.url}#/rules`, { language });
    await person.get(".rules-page").waitFor();
    for (const screen of [kTiny, kPhone]) {
        await person.resize(screen);
        expect(await cut(person, ".top .logo, .top .where, .top button", ".top"), `${screen.width}`).toEqual([]);
        const box = await person.get(".top .logo").boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect(await tooWide(person)).toBe("");
    }
});

test("beside the tray a hint is shown whole, with its buttons", async () => {
    const { person, end } = await seated({ size: "desktop" }, { ruleset: "royale", seats: 2, options: { tiles: 6 } });
    await begin([person]);
    for (const height of [kDesktop.height, 760, 1080]) {
        await person.resize({ width: kDesktop.width, height });
        await person.get(".coach.open").waitFor();
        expect(
            await person.get(".coach.open").evaluate((spot) => spot.scrollHeight - spot.clientHeight),
            `${height}`,
        ).toBeLessThanOrEqual(0);
        expect(await reached(person, '[data-testid="got-it"]')).toBe(true);
    }
    await end();
});

test.each(["en", "de", "ru"] as const)(
    "in %s what a hint says of any tile is whole on the smallest phone",
    async (language) => {
        const { person, end } = await seated(
            { language, size: "tiny" },
            { ruleset: "royale", seats: 3, options: { tiles: 6 } },
        );
        await begin([person]);
        await play(person, 1, () => person.has(".coach.open .coach-t"));
        const hidden = await person.evaluate(async (language) => {
            const { tiles } = (await (await fetch(`api/rules/royale?lang=${language}`)).json()) as {
                tiles: { id: string; summary: string }[];
            };
            const spot = document.querySelector(".coach.open") as HTMLElement;
            const says = spot.querySelector(".says p")?.lastChild as Text;
            return tiles.flatMap(({ id, summary }) => {
                says.data = ` ${summary}`;
                return spot.scrollHeight > spot.clientHeight + 1
                    ? [`${id} ${spot.scrollHeight - spot.clientHeight}`]
                    : [];
            });
        }, language);
        expect(hidden).toEqual([]);
        await end();
    },
);

test.each(["en", "de", "ru"] as const)("in %s what the taught game says is whole on every phone", async (language) => {
    const texts = (await import(`../../client-web/src/texts/later/${language}.json`)) as { coach: { hint: object } };
    const { end: _, ...hints } = texts.coach.hint as Record<string, string>; // at the end there is room for it
    const person = await Person.open(browser, server.url, { language, size: "tiny" });
    await person.get('[data-testid="learn-start"]').click();
    await person.get('.coach.open [data-testid="skip-hints"]').waitFor();
    for (const screen of [kTiny, { width: 360, height: 640 }, { width: 360, height: 740 }, kPhone, ...kOnTheirSide]) {
        await person.resize(screen);
        await person.get(".coach.open").waitFor();
        const hidden = await person.page.evaluate((hints) => {
            const spot = document.querySelector(".coach.open") as HTMLElement;
            const says = spot.querySelector(".says p") as HTMLElement;
            return Object.entries(hints).flatMap(([id, hint]) => {
                says.textContent = hint;
                const more = spot.scrollHeight - spot.clientHeight;
                return more > 1 ? [`${id} ${more}`] : [];
            });
        }, hints);
        expect(hidden, `${screen.width} x ${screen.height}`).toEqual([]);
    }
});

test.each(["en", "de", "ru"] as const)(
    "in %s a payout keeps to a small phone, from the first casino to the sum of the round",
    async (language) => {
        const table = { ruleset: "custom", seats: 2, options: { rounds: 1 } };
        const { person, end } = await seated({ language, size: "tiny", speed: "fast" }, table);
        await begin([person]);
        await play(person, 1, () => false, `[data-testid="payout"], ${kFinal}`);
        // The line through dice that cancel each other out is longer than they are.
        const still = ".payacts .btn, .own > :not(.heap), .paymine > *, .prog li, .tell";
        let seen = 0;
        for (let sum = false; !sum && (await person.has('[data-testid="payout"]')); seen += 1) {
            sum = await person.has('[data-testid="payout-sum"]');
            await person.page.evaluate(() => {
                const onwards = document.querySelector(".payacts .primary");
                if (onwards) (onwards.firstChild as Text).data = "Casinos 2, 3 und 6";
            });
            expect(await cut(person, still, ".paystage")).toEqual([]);
            expect(await tooWide(person)).toBe("");
            // It also goes on by itself.
            if (!sum) await person.evaluate(() => document.querySelector<HTMLElement>(".payacts .primary")?.click());
        }
        expect(seen).toBeGreaterThan(3);
        await end();
    },
);
