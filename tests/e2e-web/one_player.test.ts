// Two browsers and a terminal are one player: in one game, whichever of them acts.
import { type ChildProcessWithoutNullStreams, execFile, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual, promisify } from "node:util";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchFirefox } from "./support/engines/firefox";
import { kPrograms } from "./support/engines/programs";
import { Host } from "./support/host";
import { Person } from "./support/person";
import { play } from "./support/play";
import { random } from "./support/random";
import { browser, server, setStage } from "./support/stage";
import { arrive, invite, kGame } from "./support/tables";

const kVegas =
    process.env["VEGAS_CLI"] ?? fileURLToPath(new URL("../../build/release/client-cli/vegas", import.meta.url));
const kAlternations = 100;
const kSoon = { interval: 10, timeout: 20_000 };

setStage();
let another: Browser;
let home: string;
beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), "vegas-"));
    if (existsSync(kPrograms.firefox[0])) another = await launchFirefox();
});
afterAll(async () => {
    await another?.close();
    rmSync(home, { recursive: true, force: true });
});

const environment = () => ({ HOME: home, XDG_STATE_HOME: home, XDG_CONFIG_HOME: home, LANG: "C.UTF-8" });
const atServer = () => ["--server", server.url.replace(/^http/, "ws"), "--name", "Mira"];

/** `vegas play` in a pipe: a sentence a line. */
class Terminal {
    #said = "";
    private constructor(private readonly process: ChildProcessWithoutNullStreams) {
        process.stdout.on("data", (chunk: Buffer) => (this.#said += String(chunk)));
        process.stderr.on("data", (chunk: Buffer) => (this.#said += String(chunk)));
    }
    static redeem(code: string) {
        return promisify(execFile)(kVegas, ["devices", "--redeem", code, ...atServer()], { env: environment() });
    }
    static play(table: string): Terminal {
        return new Terminal(spawn(kVegas, ["play", "--table", table, ...atServer()], { env: environment() }));
    }
    get said(): string {
        return this.#said;
    }
    /** What has happened, in the sentences that the page tells a screen reader. */
    get lines(): string[] {
        return this.#said.split("\n");
    }
    /** Takes the first choice. */
    act(): void {
        this.process.stdin.write("1\n");
    }
    stop(): void {
        this.process.kill();
    }
}

/** Shows a code by one of these buttons of the settings, and closes them. */
async function codeOf(person: Person, button: string): Promise<string> {
    await person.page.getByRole("button", { name: "Settings" }).first().click();
    await person.page.getByRole("button", { name: button }).click();
    const code = await person.get(".devices .code").innerText();
    await person.page.getByRole("button", { name: "Close" }).click();
    return code;
}
async function enter(person: Person, code: string): Promise<void> {
    await person.page.getByRole("button", { name: "Settings" }).first().click();
    await person.get("#device-code").fill(code);
    await person.page.getByRole("button", { name: "This is me" }).click();
    await expect.poll(() => person.get("#settings-name").inputValue()).toBe("Mira");
    await person.page.getByRole("button", { name: "Close" }).click();
}

/** A game of Mira against somebody, which is long because its cards suffice for ten rounds. */
async function longGame(mira: Person): Promise<string> {
    const maker = await Host.connect(server.url, "Maker");
    const options = { rounds: 10, copies: 10, skip: "chips" };
    const { invite: code } = await maker.create({ ruleset: "custom", options, seats: 2 });
    await mira.go(invite(server.url, code));
    await arrive(mira);
    await (await Host.connect(server.url, "Ben")).play(code, random(5));
    await mira.press('[data-testid="ready"]:enabled, [data-testid="start"]:enabled');
    await mira.sees(kGame);
    return new URL(mira.page.url()).hash;
}

const isOwn = (line: string) => /^Mira(:| rolls| passes)/.test(line);
/** What Mira did last. The terminal ends a sentence, and says money in words. */
const own = (lines: string[]) =>
    (lines.filter(isOwn).at(-1) ?? "")
        .replace(/\.$/, "")
        .replace(/\s/g, " ")
        .replace(/^(Mira passes).*/, "$1");
/** The log's newest lines, the newest last, with dice in words. */
const linesOf = (person: Person): Promise<string[]> =>
    person.evaluate(() => {
        const words = (node: Node): string =>
            (node instanceof Element && node.getAttribute("aria-label")) ||
            (node.hasChildNodes() ? [...node.childNodes].map(words).join("") : (node.nodeValue ?? ""));
        return [...document.querySelectorAll(".log1 li > :last-child")]
            .map((line) => words(line).replace(/\s+/g, " ").trim())
            .reverse();
    });
/** Does one thing in the game, whose sentence may be the same as that of Mira's last. */
async function acts(person: Person, seed: number): Promise<void> {
    await person.sees("[data-kind]");
    const before = await linesOf(person);
    await play(person, seed, async () => !isDeepStrictEqual(await linesOf(person), before));
}

test("a hundred actions of one game, by two browsers and a terminal in turn", async () => {
    const mira = await Person.open(browser, server.url, { name: "Mira" });
    const there = await Person.open(another ?? browser, server.url, { name: "Guest" });
    await enter(there, await codeOf(mira, "Add a device"));
    await Terminal.redeem(await codeOf(mira, "Add a device"));
    const place = await longGame(mira);
    await there.page.evaluate((hash) => void (location.hash = hash), place);
    await there.sees(kGame);
    const terminal = Terminal.play(/table\/(\w+)/.exec(place)?.[1] ?? "");
    await expect.poll(() => terminal.said, { timeout: 20_000 }).toContain("Your turn:");

    const actors = { browser: 0, another: 0, terminal: 0 };
    for (let n = 0; n < kAlternations; n += 1) {
        const before = terminal.lines.filter(isOwn).length;
        const actor = (["browser", "another", "terminal"] as const)[n % 3] ?? "browser";
        if (actor === "terminal") terminal.act();
        else await acts(actor === "another" ? there : mira, n);
        await expect.poll(() => terminal.lines.filter(isOwn).length, kSoon).toBe(before + 1);
        // The page keeps the last eight sentences, which may all be of what came after it.
        const told = ["", own(terminal.lines)];
        for (const page of [mira, there])
            await expect.poll(async () => told.indexOf(own(await linesOf(page))), kSoon).not.toBe(-1);
        await expect.poll(async () => isDeepStrictEqual(await linesOf(there), await linesOf(mira)), kSoon).toBe(true);
        actors[actor] += 1;
        // It asks again before the next one acts.
        await mira.sees("[data-kind]");
    }
    expect(actors).toEqual({ browser: 34, another: 33, terminal: 33 });
    expect(await mira.get(".netline, .notices [data-code]").count()).toBe(0);
    expect(await there.get(".netline, .notices [data-code]").count()).toBe(0);
    expect(terminal.said).not.toMatch(/connection|token|server/i);
    terminal.stop();
});

test("a browser whose device is removed is told and out, and the recovery code brings it back", async () => {
    const mira = await Person.open(browser, server.url, { name: "Mira", size: "desktop" });
    const there = await Person.open(another ?? browser, server.url, { name: "Guest", size: "desktop" });
    await enter(there, await codeOf(mira, "Add a device"));
    const place = await longGame(mira);
    await there.page.evaluate((hash) => void (location.hash = hash), place);
    await there.sees(kGame);

    await mira.page.getByRole("button", { name: "Settings" }).first().click();
    await mira.page.getByRole("button", { name: /^Remove/ }).click();
    await mira.page.getByRole("button", { name: /^Really remove/ }).click();
    await there.sees('[data-code="device_revoked"]');
    await there.get("[data-kind]").first().waitFor({ state: "detached" });
    await mira.page.getByRole("button", { name: "Show a recovery code" }).click();
    const code = await mira.get(".devices .code").innerText();
    const [file] = await Promise.all([
        mira.page.waitForEvent("download"),
        mira.page.getByRole("region", { name: "My devices" }).getByRole("link", { name: "Save as a file" }).click(),
    ]);
    expect(readFileSync(await file.path(), "utf8")).toContain(code);
    await mira.page.getByRole("button", { name: "Close" }).click();
    await acts(mira, 1);

    const cleared = await Person.open(another ?? browser, server.url, { name: "Nobody", size: "desktop" });
    await enter(cleared, code.toLowerCase());
    await cleared.page.evaluate((hash) => void (location.hash = hash), place);
    await cleared.sees("[data-kind]");
    await acts(cleared, 2);
    const told = own(await linesOf(cleared));
    await expect.poll(async () => own(await linesOf(mira))).toBe(told);
});
