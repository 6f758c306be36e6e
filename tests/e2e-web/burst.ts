// Takes a payout as a burst of pictures, one every 50 ms, and says when each thing of it is first seen and heard:
// npm run burst [FOLDER]. The payout is a recorded one with a tie, seen by one of its players.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { launchChromium } from "./support/engines/chromium";
import { openRecorded } from "./support/recorded";
import { Vegasd } from "./support/vegasd";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const kFolder = resolve(process.argv[2] ?? here("../../build/burst"));
const kGame = here("../client-web/fixtures/games/royale-basic.json");
/** Ends the first round. */
const kStep = 22;
const kSeat = 0;
const kEveryMs = 50;
const kPatienceMs = 40_000;
const kScreens = [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
];

interface Sighting {
    casinos: string;
    what: string;
    ms: number;
}
/** What `watch` leaves in the page. */
declare const burst: { from: number; seen: Sighting[]; over: boolean };

/** Runs in the page: notes when each thing is first seen at a stop, and each sound. */
function watch(): void {
    const kThings: Record<string, string> = {
        "dice of the first owner": ".own .die",
        "a tie": ".own.tied, .cancel",
        "a card at its owner": ".own .note",
        "“no money”": ".own .dim",
        "the sentence": ".tell",
        "the own money’s change": ".paymine .plus",
        "a player’s gain": ".plus1",
        "“Why?”": ".whyq",
    };
    const found = { from: 0, seen: [] as Sighting[], over: false };
    (globalThis as unknown as { burst: typeof found }).burst = found;
    const casinos = () => document.querySelector<HTMLElement>(".paystage")?.dataset["casinos"] || "sum";
    const note = (what: string) => {
        const here = casinos();
        if (!found.seen.some((each) => each.casinos === here && each.what === what))
            found.seen.push({ casinos: here, what, ms: performance.now() - found.from });
    };
    const look = () => {
        const pays = document.querySelector(".pay");
        if (pays !== null) {
            if (found.from === 0) found.from = performance.now();
            for (const [what, selector] of Object.entries(kThings))
                if (
                    [...pays.querySelectorAll(selector)].some(
                        (each) => each.matches(".die") || each.textContent?.trim(),
                    )
                )
                    note(what);
            const entries = [...document.querySelectorAll(".sofar li .n")].map(({ textContent }) =>
                textContent?.trim(),
            );
            if (
                casinos()
                    .split(" ")
                    .every((casino) => entries.includes(casino))
            )
                note("an entry in “so far”");
            const heard = [...pays.querySelectorAll("[aria-live]")].map((each) => each.textContent?.trim()).join("");
            if (heard !== "") note("the first words for a screen reader");
        } else if (found.from > 0 && !found.over) {
            found.over = true;
            found.seen.push({ casinos: "", what: "over", ms: performance.now() - found.from });
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

async function take(browser: Browser, url: string, screen: (typeof kScreens)[number]): Promise<void> {
    const game = JSON.parse(readFileSync(kGame, "utf8")) as object;
    const { page, context } = await openRecorded(browser, url, {
        game,
        step: kStep,
        seat: kSeat,
        screen,
        kept: { speed: "normal", volume: "medium", hints: "off" },
    });
    await page.evaluate(watch);
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
        const name = `${screen.width}-${String(ms).padStart(5, "0")}.jpg`;
        writeFileSync(resolve(kFolder, name), Buffer.from(frame.data, "base64"));
    }
    console.log(`\n${screen.width} x ${screen.height}: ms | casinos | what is first seen or heard`);
    for (const { ms, casinos, what } of seen) console.log(`${Math.round(ms)} | ${casinos} | ${what}`);
    await context.close();
}

mkdirSync(kFolder, { recursive: true });
const [server, browser] = await Promise.all([Vegasd.start(), launchChromium()]);
try {
    for (const screen of kScreens) await take(browser, server.url, screen);
} finally {
    await browser.close();
    await server.stop();
}
