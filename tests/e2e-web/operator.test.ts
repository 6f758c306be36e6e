import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Host } from "./support/host";
import { launchChromium } from "./support/engines/chromium";
import { Person } from "./support/person";
import { tooWide } from "./support/play";
import { operate, Vegasd } from "./support/vegasd";

let browser: Browser;
let server: Vegasd;
let folder: string;
const data = () => join(folder, "data");
beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "vegas-"));
    [server, browser] = await Promise.all([Vegasd.start({ options: ["--data", data()] }), launchChromium()]);
});
afterAll(async () => {
    await browser?.close();
    await server?.stop();
    rmSync(folder, { recursive: true });
});

test("what the operator announces is text on every screen until it is dismissed", async () => {
    const person = await Person.open(browser, server.url, { size: "small" });
    const announced = person.page.getByTestId("announcement").getByRole("status").locator("p");
    await person.get(".opens").waitFor();
    const text = `<img src=x onerror=a()> ${"Back at noon. ".repeat(12)}`.trim();
    await operate(data(), "announce", "Soon.");
    await operate(data(), "announce", text);
    await expect.poll(() => announced.innerText()).toBe(text);
    expect(await tooWide(person)).toBe("");
    await person.page.evaluate(() => (location.hash = "#/nowhere"));
    await person.page.getByRole("heading", { level: 1 }).waitFor();
    expect(await announced.isVisible()).toBe(true);
    await person.page.getByTestId("announcement").getByRole("button").click();
    await announced.waitFor({ state: "detached" });
    person.calm();
    await person.close();
});

test("who comes later sees what was announced too, until it is called off", async () => {
    await operate(data(), "announce", "Back at noon.");
    const person = await Person.open(browser, server.url, { size: "small" });
    const notice = person.page.getByTestId("announcement");
    const announced = notice.getByRole("status").locator("p");
    await expect.poll(() => announced.innerText()).toBe("Back at noon.");
    await notice.getByRole("button").click();
    await announced.waitFor({ state: "detached" });
    await operate(data(), "announce", "Back at one.");
    await expect.poll(() => announced.innerText()).toBe("Back at one.");
    await operate(data(), "announce", "--clear");
    await announced.waitFor({ state: "detached" });
    person.calm();
    await person.close();
});

test("who is banned is told so in place of the page, which does not knock again", async () => {
    const line = await Host.connect(server.url, "Rude");
    const { player, token } = line.welcome as { player: string; token: string };
    line.close();
    const person = await Person.open(browser, server.url, { token, language: "de", size: "small" });
    await person.get(".opens").waitFor();
    let lines = 0;
    person.page.on("websocket", () => (lines += 1));
    await operate(data(), "ban", player, "--for", "7d", "--reason", "Unhöflich am Tisch");
    const banned = person.get('[data-testid="banned"]');
    await banned.waitFor();
    await person.page.reload();
    await banned.waitFor();
    expect(await banned.innerText()).toMatch(/Grund: Unhöflich am Tisch\s+Die Sperre endet am \d+\. \S+ \d{4} um /);
    expect(await person.get(".opens, .netline").count()).toBe(0);
    expect(await tooWide(person)).toBe("");
    const before = lines;
    await person.page.waitForTimeout(2000); // longer than the first attempts to come back
    expect(lines).toBe(before);
    await operate(data(), "unban", player);
    await banned.getByRole("button").click();
    await person.get(".opens").waitFor();
    person.calm();
    await person.close();
});
