import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { Host } from "./support/host";
import { Person } from "./support/person";
import { browser, server, setStage } from "./support/stage";
import { invite } from "./support/tables";
import type { Wishes } from "./support/wishes";

// What is painted before the program is there.

const kProgram = /\/assets\/begin-.*\.js$/;
const kTakenOver = ":root:not([data-shell])";
const kNow = '[data-testid="play-now"]';

setStage();

/** Opens `url`; the program does not come before `come` is called. `alone`: nothing else comes after it. */
async function early(url: string, wishes: Wishes, alone = false): Promise<{ person: Person; come(): Promise<void> }> {
    const person = await Person.open(browser, "about:blank", wishes);
    let open = () => {};
    const asked = new Promise<void>((resolve) => (open = resolve));
    await person.page.route(kProgram, (route) => asked.then(() => route.continue()));
    if (alone) {
        await person.page.routeWebSocket(/\/ws$/, () => {});
        await person.page.route(/\/assets\/demo_player/, (route) => route.abort());
    }
    await person.page.goto(url, { waitUntil: "commit" });
    await person.get("#app main").waitFor();
    return {
        person,
        async come() {
            open();
            await person.get(`${kTakenOver} #app main`).waitFor();
        },
    };
}

const read = (page: Page): Promise<string | null> => page.locator("#app").textContent();

test.each<[string, "en" | "de" | "ru", string]>([
    ["the start page", "en", ""],
    ["the start page", "de", ""],
    ["the start page", "ru", ""],
    ["an invite", "de", ""],
    ["an invite", "ru", "Mira"],
])("%s is there before the program, which takes it over as it is: %s, name: %s", async (what, language, name) => {
    const host = await Host.connect(server.url);
    const { invite: code } = await host.create({ ruleset: "royale", seats: 3, bots: 1 });
    const url = what === "an invite" ? invite(server.url, code) : server.url;
    const { person, come } = await early(url, { language, name, theme: "noon" }, true);
    const before = await read(person.page);
    expect(before?.length).toBeGreaterThan(20);
    const root = () =>
        person.evaluate(() => ({ ...document.documentElement.dataset, lang: document.documentElement.lang }));
    expect(await root()).toMatchObject({ lang: language, theme: "noon" });
    await person.evaluate(() => document.querySelector("main")?.setAttribute("data-drawn", "early"));
    await come();
    expect(await read(person.page)).toBe(before);
    expect(await person.get("main[data-drawn]").count()).toBe(1);
    expect(await root()).toEqual({ lang: language, theme: "noon" });
    expect(await person.get("template").count()).toBe(0);
    await person.close();
    host.close();
});

test("who presses before the program is there is not forgotten", async () => {
    const { person, come } = await early(server.url, { name: "" });
    await person.get("#name").fill("Mira");
    const words = await person.get(kNow).innerText();
    await person.get(kNow).click();
    expect(await person.get(kNow).innerText()).not.toBe(words);
    expect(await person.get(kNow).getAttribute("aria-disabled")).toBe("true");
    await come();
    await person.get('[data-testid="start-now"]').waitFor();
    expect(await person.evaluate(() => localStorage.getItem("six-signs/name"))).toBe("Mira");
    person.calm();
    await person.close();
});

test("who has a name finds it there, and can choose another language", async () => {
    const { person, come } = await early(server.url, { name: "Mira" });
    expect(await person.get("#name").inputValue()).toBe("Mira");
    await person.get(".lang select").selectOption("de");
    await come();
    await person.get(':root[lang="de"]').waitFor();
    expect(await person.get("#name").inputValue()).toBe("Mira");
    person.calm();
    await person.close();
});

test("what leads to another place of the page leads there", async () => {
    const { person, come } = await early(server.url, { size: "phone" });
    await person.get(".create-s").click();
    expect(new URL(person.page.url()).hash).toBe("");
    await come();
    await person.get("#create input:focus").waitFor();
    person.calm();
    await person.close();
});

test("a program that does not come is asked for again with a press", async () => {
    const person = await Person.open(browser, "about:blank");
    let away = true;
    await person.page.route(kProgram, (route) => (away ? route.abort() : route.continue()));
    const failed = person.page.waitForEvent("pageerror");
    await person.page.goto(server.url);
    await failed;
    away = false;
    await person.get(kNow).click();
    await person.get(`${kTakenOver} ${kNow}`).waitFor();
    await person.close();
});
