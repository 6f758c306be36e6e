// Scenes: what the server told a page that came to a screen, recorded once and told again as often as one likes. So two
// runs of one commit show the same.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page, Request, WebSocket, WebSocketRoute } from "playwright-core";
import type { Stop } from "./tour";
import { kept, kSizes, type Wishes } from "./wishes";

const kFolder = fileURLToPath(new URL("../scenes", import.meta.url));
const kReplay = /\/api\/games\//;
const kQuietMs = 1000;
/** Pages show their address: it is the same on each port. Browsers trust it as they trust the loopback. */
const kOrigin = "http://six-signs.localhost";
/** What presses at another scene show. */
const kByHand = ["create", "settings", "help", "verify"];

type Frame = Record<string, unknown>;
export interface Scene {
    /** What stands behind the server's address. */
    path: string;
    /** When it was recorded, in ms since 1970. */
    at: number;
    /** What the page found in its storage, without the prefix of its path. */
    kept: Record<string, string>;
    /** What the page asked over its WebSocket, in order. */
    asked: { op: string; id: number }[];
    /** What the server said, in order. */
    said: Frame[];
    /** What it answered over HTTP, by the path. */
    answers: Record<string, string>;
}

/** Records scenes: at each stop a second tab comes, and what it is told until it is quiet belongs to the scene. */
export class Recorder {
    readonly #scenes = new Map<string, Scene>();

    readonly stop: Stop = async (person, screen) => {
        if (kByHand.includes(screen)) return;
        const { pathname, search, hash, origin } = new URL(person.page.url());
        const scene: Scene = {
            path: `${pathname}${search}${hash}`,
            at: Date.now(),
            kept: await person.evaluate(() =>
                Object.fromEntries(
                    Object.entries(localStorage).map(([key, value]) => [key.replace(/^[^/]*\//, ""), value]),
                ),
            ),
            asked: [],
            said: [],
            answers: {},
        };
        this.#scenes.set(screen, scene);
        let isOver = false;
        const listen = (socket: WebSocket) => {
            socket.on("framesent", ({ payload }) => {
                const { op, id } = JSON.parse(String(payload)) as { op: string; id: number };
                if (!isOver) scene.asked.push({ op, id });
            });
            socket.on("framereceived", ({ payload }) => {
                if (!isOver) scene.said.push(JSON.parse(String(payload)) as Frame);
            });
        };
        const page = await person.context.newPage();
        page.on("requestfinished", (request) => void this.#remember(scene, request, origin));
        page.once("websocket", listen);
        await page.goto(person.page.url());
        await page.waitForLoadState("networkidle");
        await page.waitForTimeout(kQuietMs);
        isOver = true;
        await page.close();
    };

    /** Writes what was recorded. */
    write(): void {
        mkdirSync(kFolder, { recursive: true });
        for (const [screen, scene] of this.#scenes)
            writeFileSync(join(kFolder, `${screen}.json`), `${JSON.stringify(scene)}\n`);
    }

    async #remember(scene: Scene, request: Request, origin: string): Promise<void> {
        if (!kReplay.test(request.url())) return;
        const answer = await (await request.response())?.text().catch(() => undefined);
        if (answer !== undefined) scene.answers[request.url().slice(origin.length)] = answer;
    }
}

/** All recorded scenes by their names. */
export const recordedScenes = (): [screen: string, scene: Scene][] =>
    readdirSync(kFolder)
        .sort()
        .map((file) => [file.replace(/\.json$/, ""), JSON.parse(readFileSync(join(kFolder, file), "utf8")) as Scene]);

/** Says what was said then, each thing after what it followed. */
function tell(line: WebSocketRoute, { asked, said }: Scene): void {
    const open = [...asked];
    /** Today's number of a request, by the one that it had. */
    const numbers = new Map<unknown, number>();
    let next = 0;
    /** The answer of then, for what is asked more often. */
    const answerTo = (op: string) =>
        said.find(({ re }) => re !== undefined && asked.some((of) => of.op === op && of.id === re));
    line.onMessage((text) => {
        const { op, id } = JSON.parse(String(text)) as { op: string; id: number };
        const at = open.findIndex((each) => each.op === op);
        const [was] = at < 0 ? [] : open.splice(at, 1);
        if (was === undefined) return void line.send(JSON.stringify({ ...answerTo(op), re: id, ok: true }));
        numbers.set(was.id, id);
        for (; next < said.length; next += 1) {
            const frame = said[next] as Frame;
            if ("re" in frame && !numbers.has(frame["re"])) return;
            line.send(JSON.stringify("re" in frame ? { ...frame, re: numbers.get(frame["re"]) } : frame));
        }
    });
}

/** The page does not ask for a newer one, whatever it was recorded with. */
const ofThisPage = (frame: Frame): Frame =>
    frame["ev"] === "welcome" ? { ...frame, server: { ...(frame["server"] as Frame), page: "" } } : frame;

interface File {
    status: number;
    contentType: string;
    body: Buffer;
}
const files = new Map<string, Promise<File>>();

/** What a server has at this address. It is asked once: scenes have the same page. */
function fileAt(url: string): Promise<File> {
    const known = files.get(url) ?? fetchFile(url);
    files.set(url, known);
    return known;
}
async function fetchFile(url: string): Promise<File> {
    const answer = await fetch(url, { headers: { connection: "close" } });
    const contentType = answer.headers.get("content-type") ?? "";
    return { status: answer.status, contentType, body: Buffer.from(await answer.arrayBuffer()) };
}

/** Opens the page at a scene, with a clock that stands where it stood. `url`: whatever serves the page. */
export async function openScene(browser: Browser, url: string, scene: Scene, wishes: Wishes): Promise<Page> {
    const { size = "phone", theme = "night", language = "en", text = 1, motion = "less", colors = "own" } = wishes;
    const context = await browser.newContext({
        viewport: kSizes[size],
        reducedMotion: motion === "full" ? "no-preference" : "reduce",
        forcedColors: colors === "system" ? "active" : "none",
        locale: "en-GB",
    });
    await context.addInitScript(kept.put, { ...scene.kept, theme, language, hints: "off" });
    const page = await context.newPage();
    await page.clock.setFixedTime(scene.at);
    if (text !== 1)
        await (await context.newCDPSession(page)).send("Page.setFontSizes", { fontSizes: { standard: 16 * text } });
    await page.routeWebSocket(/\/ws$/, (line) => tell(line, { ...scene, said: scene.said.map(ofThisPage) }));
    await page.route(`${kOrigin}/**`, async (route) => {
        const { pathname, search } = new URL(route.request().url());
        const body = scene.answers[`${pathname}${search}`];
        const file = body ?? (await fileAt(new URL(`${pathname}${search}`, url).href));
        return route.fulfill(typeof file === "string" ? { contentType: "application/json", body: file } : file);
    });
    await page.goto(`${kOrigin}${scene.path}`);
    return page;
}
