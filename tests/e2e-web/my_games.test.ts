import { expect, test } from "vitest";
import { Host } from "./support/host";
import { kFinal, play, tooWide } from "./support/play";
import { Person } from "./support/person";
import { random } from "./support/random";
import { browser, server, setStage } from "./support/stage";
import { arrive, begin, invite } from "./support/tables";

setStage();

// The shortest game there is.
const kShort = { ruleset: "custom", options: { rounds: 1 }, seats: 2, bots: 1 };

/** What a line says, without the mark before it. */
const totals = (person: Person, line: string, name: string, total: string) =>
    person
        .get(line)
        .evaluateAll(
            (lines, [name, total]) =>
                lines.map((line) =>
                    [name, total].map((part) => line.querySelector(part as string)?.textContent).join(" "),
                ),
            [name, total],
        );

test("a private game that is over stands on the start page, and is seen again from there", async () => {
    const host = await Host.connect(server.url);
    const made = await host.create(kShort);
    const person = await Person.open(browser, server.url, {
        name: "Аня Константинопольская",
        language: "de",
        text: 2,
    });
    await person.get(".opens").waitFor();
    expect(await person.get(".played").count(), "before the first game").toBe(0);
    await person.go(invite(server.url, made.invite));
    await arrive(person);
    await begin([person]);
    await play(person, 1);
    await person.get(kFinal).first().waitFor();
    const end = await totals(person, ".frow", ".fname > span", ".ftot");

    await person.go(server.url);
    await person.page.reload();
    await person.get(".pg").waitFor();
    expect((await totals(person, ".pg-s > li", ".pg-n > span", ".pg-t")).sort()).toEqual(end.sort());
    expect(await person.get(".pg-s > .won").count()).toBeGreaterThan(0);
    expect(await tooWide(person), "in very large text").toBe("");
    await person.get(".pg a").click();
    await person.get(".replaybar").waitFor();
});

/** Somebody without a page plays this game to its end. */
async function finish(player: Host, code: string, seed: number): Promise<void> {
    const over = player.sees("game_ended");
    await player.play(code, random(seed));
    await over;
}

test("older games are fetched page by page, down to the first", async () => {
    const [host, player] = await Promise.all([Host.connect(server.url), Host.connect(server.url, "Mira")]);
    const tables: string[] = [];
    for (let n = 0; n < 5; n += 1) {
        const made = await host.create(kShort);
        await finish(player, made.invite, n);
        await player.ask({ op: "table.leave", table: made.table });
        tables.unshift(made.table);
    }
    const person = await Person.open(browser, server.url, { token: String(player.welcome["token"]) });
    player.close();
    await person.get(".pg").first().waitFor();
    const shown = () =>
        person
            .get(".pg")
            .evaluateAll((games) =>
                games.map((game) => game.getAttribute("data-testid")?.replace(/^game-|-\d+$/g, "")),
            );
    expect(await shown()).toEqual(tables.slice(0, 3));
    await person.get(".played > button").click();
    await person.get(".pg").nth(4).waitFor();
    expect(await shown()).toEqual(tables);
    expect(await person.get(".played > button").count()).toBe(0);
});
