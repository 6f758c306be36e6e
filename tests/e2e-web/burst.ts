// Takes scenes as bursts of pictures, one every 50 ms, and says when each thing is first seen and heard:
// npm run burst [FOLDER] [SCENE]. A player sees them: a recorded payout with a tie, the start of a round, and the end
// of a game.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { launchChromium } from "./support/engines/chromium";
import { dealtRound } from "./support/dealt_round";
import { Host } from "./support/host";
import { Person } from "./support/person";
import { kFinal, play } from "./support/play";
import { openRecorded } from "./support/recorded";
import { arrive, begin, invite } from "./support/tables";
import { Vegasd } from "./support/vegasd";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const kOnly = process.argv[3];
const kFolder = resolve(process.argv[2] ?? here("../../build/burst"));
const kRecorded = here("../client-web/fixtures/games/royale-basic.json");
const kSeat = 0;
const kEveryMs = 50;
const kPatienceMs = 40_000;
const kScreens = [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
];

type Screen = (typeof kScreens)[number];
interface Scene {
    name: string;
    /** A page just before it. */
    open: (browser: Browser, url: string, screen: Screen) => Promise<{ page: Page; context: BrowserContext }>;
    start: (page: Page) => Promise<unknown>;
    /** It lasts while this says something. */
    lasts: string;
    /** What is looked for, and by what it is found. */
    things: Record<string, string>;
    /** Each text of these is noted. */
    texts: Record<string, string>;
}
const kKept = { speed: "normal", volume: "medium", hints: "off" };
const step =
    (game: object, step: number): Scene["open"] =>
    (browser, url, screen) =>
        openRecorded(browser, url, { game, step, seat: kSeat, screen, kept: kKept });
const stepForward = (page: Page) => page.keyboard.press("ArrowRight");

/** Two people have played to the end. One of them sees it again. */
async function playToTheEnd(browser: Browser, url: string, { width }: Screen) {
    const host = await Host.connect(url);
    const made = await host.create({ ruleset: "royale-basic", seats: 2 });
    const size = width < 640 ? "phone" : "desktop";
    const people = await Promise.all(
        ["Mira", "Jonas"].map((name) => Person.open(browser, invite(url, made.invite), { name, size, motion: "full" })),
    );
    await Promise.all(people.map(arrive));
    await begin(people);
    await Promise.all(people.map((person, n) => play(person, 70 + n)));
    const [{ page, context }] = people as [Person, Person];
    await page.locator(kFinal).first().waitFor();
    await page.evaluate((kept) => {
        for (const key of Object.keys(localStorage))
            for (const [name, value] of Object.entries(kept)) if (key.endsWith(name)) localStorage.setItem(key, value);
        const speed = Object.keys(localStorage).find((key) => key.endsWith("speed")) ?? "";
        localStorage.setItem(speed.replace(/speed$/, "volume"), kept.volume);
    }, kKept);
    return { page, context };
}

const kScenes: Scene[] = [
    {
        name: "payout",
        open: step(JSON.parse(readFileSync(kRecorded, "utf8")) as object, 22), // ends the first round
        start: stepForward,
        lasts: ".pay",
        things: {
            "dice of the first owner": ".own .die",
            "a tie": ".own.tied, .cancel",
            "a card at its owner": ".own .note",
            "“no money”": ".own .dim",
            "the sentence": ".tell",
            "the own money’s change": ".paymine .plus",
            "a player’s gain": ".plus1",
            "“Why?”": ".whyq",
            "the first words for a screen reader": ".pay [aria-live]",
        },
        texts: {},
    },
    {
        name: "round",
        open: step(dealtRound(), 0),
        start: stepForward,
        lasts: ".tray .ask",
        things: {
            "a card on its way": ".air .note",
            "a card at its casino": ".casino .note",
            "a die on its way": ".air .die",
            "a die at its casino": ".casino .ladder .die",
        },
        texts: { sentence: ".tray .ask", bubble: ".casino .caption" },
    },
    {
        name: "end",
        open: playToTheEnd,
        start: (page) => page.reload(),
        lasts: ".frow.open",
        things: {
            "a piece of a bar": ".fgains .told",
            "the headline": ".fhead:not(.veiled) h1",
            "a place": ".frow:not(.open) .rank",
            "lines of where money came from": ".fsrc li",
            "the next step": ".again .primary",
        },
        texts: { "told to a screen reader": "[aria-live] p", total: ".ftot" },
    },
];

interface Sighting {
    part: string;
    what: string;
    ms: number;
}
/** What `watch` leaves in the page. */
declare const burst: { from: number; seen: Sighting[]; over: boolean };

/** Runs in the page: notes when each thing is first seen at a stop, and each sound. */
function watch({ lasts, things, texts }: Pick<Scene, "lasts" | "things" | "texts">): void {
    const found = { from: 0, seen: [] as Sighting[], over: false };
    (globalThis as unknown as { burst: typeof found }).burst = found;
    const part = () => {
        const stop = document.querySelector<HTMLElement>(".paystage");
        return stop === null ? "" : stop.dataset["casinos"] || "sum";
    };
    const note = (what: string) => {
        const here = part();
        if (!found.seen.some((each) => each.part === here && each.what === what))
            found.seen.push({ part: here, what, ms: performance.now() - found.from });
    };
    const text = (of: Element) => of.textContent?.replace(/\s+/g, " ").trim() ?? "";
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const isSeen = (each: Element) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const kSilenceMs = 1000;
    let last = 0;
    const look = () => {
        if (all(lasts).some(text)) {
            last = performance.now();
            if (found.from === 0) found.from = last;
        }
        if (found.from > 0 && !found.over) {
            for (const [what, selector] of Object.entries(things))
                if (all(selector).some((each) => isSeen(each) && (each.matches(".die") || text(each)))) note(what);
            for (const [what, selector] of Object.entries(texts))
                for (const each of all(selector)) if (text(each)) note(`${what}: ${text(each)}`);
            const entries = all(".sofar li .n").map(text);
            if (
                entries.length > 0 &&
                part()
                    .split(" ")
                    .every((casino) => entries.includes(casino))
            )
                note("an entry in “so far”");
        }
        if (found.from > 0 && !found.over && performance.now() - last > kSilenceMs) {
            found.over = true;
            found.seen.push({ part: "", what: "over", ms: last - found.from });
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    const start = AudioScheduledSourceNode.prototype.start;
    const listen = (kind: typeof OscillatorNode | typeof AudioBufferSourceNode) =>
        (kind.prototype.start = function (this: AudioScheduledSourceNode, when?: number) {
            const pitch = this instanceof OscillatorNode ? ` ${Math.round(this.frequency.value)} Hz` : "";
            if (found.from > 0) note(pitch === "" ? "sound: a knock" : `sound: a tone of${pitch}`);
            start.call(this, when);
        });
    listen(OscillatorNode);
    listen(AudioBufferSourceNode);
}

async function take(browser: Browser, url: string, scene: Scene, screen: Screen): Promise<void> {
    const { name, open, start, lasts, things, texts } = scene;
    const { page, context } = await open(browser, url, screen);
    await page.addInitScript(watch, { lasts, things, texts }); // also where it begins with the page
    await page.evaluate(watch, { lasts, things, texts });
    const line = await context.newCDPSession(page);
    const frames: { data: string; ms: number }[] = [];
    line.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
        frames.push({ data, ms: (metadata.timestamp ?? 0) * 1000 });
        void line.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
    });
    await line.send("Page.startScreencast", { format: "jpeg", quality: 80, everyNthFrame: 1 });
    await start(page);
    await page.waitForFunction(() => burst.over, undefined, { timeout: kPatienceMs });
    await line.send("Page.stopScreencast");
    const { from, seen, origin } = await page.evaluate(() => ({ ...burst, origin: performance.timeOrigin }));
    // The picture of each 50 ms is the last one that was drawn by then.
    const times = frames.map(({ data, ms }) => ({ data, ms: ms - origin - from })).filter(({ ms }) => ms >= 0);
    const last = seen.at(-1)?.ms ?? 0;
    for (let ms = 0; ms <= last; ms += kEveryMs) {
        const frame = times.filter((each) => each.ms <= ms).at(-1) ?? times[0];
        if (frame === undefined) continue;
        const file = `${name}-${screen.width}-${String(ms).padStart(5, "0")}.jpg`;
        writeFileSync(resolve(kFolder, file), Buffer.from(frame.data, "base64"));
    }
    console.log(`\n${name}, ${screen.width} x ${screen.height}: ms | casinos | what is first seen or heard`);
    for (const { ms, part, what } of seen) console.log(`${Math.round(ms)} | ${part} | ${what}`);
    await context.close();
}

mkdirSync(kFolder, { recursive: true });
const [server, browser] = await Promise.all([Vegasd.start(), launchChromium()]);
try {
    for (const scene of kScenes.filter(({ name }) => kOnly === undefined || name === kOnly))
        for (const screen of kScreens) await take(browser, server.url, scene, screen);
} finally {
    await browser.close();
    await server.stop();
}
