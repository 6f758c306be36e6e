import { expect, test } from "vitest";
import { Host } from "./support/host";
import { kFinal, play } from "./support/play";
import { Person } from "./support/person";
import { browser, server, setStage } from "./support/stage";
import { arrive, begin, invite, kGame } from "./support/tables";

setStage();

test("after the end: the dice are checked, strangers see it again with the invite only, and all play again by one click each", async () => {
    const host = await Host.connect(server.url);
    const made = await host.create({ ruleset: "royale-basic", seats: 3 });
    const people = await Promise.all(
        ["Mira", "Jonas", "Аня"].map((name) => Person.open(browser, invite(server.url, made.invite), { name })),
    );
    const [mira] = people as [Person, Person, Person];
    await Promise.all(people.map(arrive));
    await mira.get("details.fair summary").click();
    await mira.get("#word").fill("my dice");
    await begin(people);
    await Promise.all(people.map((person, n) => play(person, 50 + n)));

    // Everybody is told their own place first.
    const told = await Promise.all(people.map((person) => person.get("h1").innerText()));
    expect(told.filter((text) => /^You win with|win together/.test(text)).length).toBeGreaterThan(0);
    expect(told.filter((text) => !/^You win with|win together|^Place [23] of 3 for you$/.test(text))).toEqual([]);

    await mira.get('.facts button:has(use[href="#i-shield"])').click();
    await mira.get("dialog .verdict").waitFor();
    const checks = await mira
        .get("dialog [data-check]")
        .evaluateAll((all) =>
            all.map((check) => `${check.getAttribute("data-check")} ${check.getAttribute("data-state")}`),
        );
    expect(checks.length).toBeGreaterThan(3);
    expect(checks.filter((check) => !check.endsWith(" right"))).toEqual([]);
    await mira.page.keyboard.press("Escape");
    await mira.page.getByRole("button", { name: "Share" }).click();
    await mira.page.getByRole("status").filter({ hasText: "Link copied" }).waitFor({ state: "attached" });

    const replay = (await mira.get('.facts a[href^="#/game/"]').getAttribute("href")) as string;
    expect(replay).toContain(`invite=${made.invite}`);
    const stranger = await Person.open(browser, new URL(replay, server.url).href, { name: "Lee" });
    await stranger.get(".replaybar").waitFor();
    const without = await Person.open(browser, new URL(replay.replace(/\?.*/, ""), server.url).href, { name: "Kim" });
    without.forgive(/404/);
    await without.page.getByRole("heading").first().waitFor();
    expect(await without.get(".replaybar").count()).toBe(0);

    await Promise.all(people.map((person) => person.get('[data-action="rematch"]').click()));
    await Promise.all(people.map((person) => person.get(kGame).first().waitFor()));
    await Promise.all(people.map((person, n) => play(person, 60 + n)));
    for (const person of people) await person.get(kFinal).first().waitFor();
});
