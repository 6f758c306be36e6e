// Takes scenes as bursts of pictures, one every 50 ms, and says when each thing is first seen and heard:
// npm run burst [FOLDER] [SCENE]. One of its players sees each: a recorded payout with a tie, and the start of a round.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { launchChromium } from "./support/engines/chromium";
import { dealtRound } from "./support/dealt_round";
import { openRecorded } from "./support/recorded";
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

interface Scene {
    name: string;
    game: object;
    /** The step that is played. */
    step: number;
    /** It lasts while this says something. */
    lasts: string;
    /** What is looked for, and by what it is found. */
    things: Record<string, string>;
    /** Each text of these is noted. */
    texts: Record<string, string>;
}
const kScenes: Scene[] = [
    {
        name: "payout",
        game: JSON.parse(readFileSync(kRecorded, "utf8")) as object,
        step: 22, // ends the first round
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
        game: dealtRound(),
        step: 0,
        lasts: ".tray .ask",
        things: {
            "a card on its way": ".air .note",
            "a card at its casino": ".casino .note",
            "a die on its way": ".air .die",
            "a die at its casino": ".casino .ladder .die",
        },
        texts: { sentence: ".tray .ask", bubble: ".casino .caption" },
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
            if (found.from === 0) found.from = performance.now();
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
        } else if (found.from > 0 && !found.over && performance.now() - last > kSilenceMs) {
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

async function take(browser: Browser, url: string, scene: Scene, screen: (typeof kScreens)[number]): Promise<void> {
    const { name, game, step, lasts, things, texts } = scene;
    const { page, context } = await openRecorded(browser, url, {
        game,
        step,
        seat: kSeat,
        screen,
        kept: { speed: "normal", volume: "medium", hints: "off" },
    });
    await page.evaluate(watch, { lasts, things, texts });
    const line = await context.newCDPSession(page);
    const frames: { data: string; ms: number }[] = [];
    line.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
        frames.push({ data, ms: (metadata.timestamp ?? 0) * 1000 });
        void line.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
    });
    await line.send("Page.startScreencast", { format: "jpeg", quality: 80, everyNthFrame: 1 });
    await page.keyboard.press("ArrowRight");
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
