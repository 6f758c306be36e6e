// What the server knows of us, as the page shows it; and who deletes themselves.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "./support/axe";
import { Host } from "./support/host";
import { launchChromium } from "./support/engines/chromium";
import { Person } from "./support/person";
import { tooWide } from "./support/play";
import { Vegasd } from "./support/vegasd";

let browser: Browser;
let server: Vegasd;
let folder: string;
const data = () => join(folder, "data");
beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "vegas-"));
    const options = [
        "--data",
        data(),
        "--privacy-url",
        "https://example.org/privacy",
        "--imprint-url",
        "/imprint.html",
    ];
    [server, browser] = await Promise.all([Vegasd.start({ options }), launchChromium()]);
});
afterAll(async () => {
    await browser?.close();
    await server?.stop();
    rmSync(folder, { recursive: true });
});

const filesWith = (text: string) =>
    readdirSync(data()).filter((file) => !file.endsWith(".sock") && readFileSync(join(data(), file)).includes(text));

test("the operator's links stand at the foot of the start page", async () => {
    const person = await Person.open(browser, server.url, { language: "de", size: "small" });
    const links = person.get(".operator-links a");
    await links.first().waitFor();
    expect(await links.allInnerTexts()).toEqual(["Impressum", "Datenschutz"]);
    expect(await links.nth(1).getAttribute("href")).toBe("https://example.org/privacy");
    expect(await tooWide(person)).toBe("");
    await person.close();
});

test("somebody sees what is known, and deletes themselves on all devices", async () => {
    const name = "Wilhelmine Zauber";
    const line = await Host.connect(server.url, name);
    const { player, token } = line.welcome as { player: string; token: string };
    await line.create({ ruleset: "royale", seats: 2 });
    expect(filesWith(player)).not.toEqual([]);
    const person = await Person.open(browser, server.url, { token, language: "de", size: "small" });
    await person.get(".opens").waitFor();
    await person.page.getByRole("button", { name: "Einstellungen" }).first().click();
    const mine = person.page.getByRole("region", { name: "Meine Daten" });
    await mine.getByRole("button", { name: "Was weißt du über mich?" }).click();
    await mine.getByText(player).waitFor();
    expect(await mine.innerText()).toContain("90 Tage");
    const [file] = await Promise.all([
        person.page.waitForEvent("download"),
        mine.getByRole("link", { name: "Als Datei sichern" }).click(),
    ]);
    expect(JSON.parse(readFileSync(await file.path(), "utf8"))).toMatchObject({ player, name, finished_games: [] });
    await mine.getByRole("button", { name: "Vergiss mich" }).click();
    const sure = mine.getByRole("button", { name: "Endgültig löschen" });
    await mine.getByRole("textbox").fill("Wilhelmine");
    expect(await sure.isDisabled()).toBe(true);
    expect(await tooWide(person)).toBe("");
    expect(await audit(person, "my data")).toEqual([]);
    await mine.getByRole("textbox").fill(name);
    await sure.click();
    await expect.poll(() => person.page.evaluate(() => Object.values(localStorage).join())).not.toContain(token);
    await expect.poll(() => filesWith(player)).toEqual([]);
    expect(filesWith(name)).toEqual([]);
    await person.page.reload();
    await person.get(".opens").waitFor();
    expect(await person.page.content()).not.toContain(name);
    person.calm();
    await person.close();
});
