import { expect, test } from "vitest";
import { Host } from "./support/host";
import { kFinal, play, tooWide } from "./support/play";
import { Person } from "./support/person";
import { browser, server, setStage } from "./support/stage";
import { arrive, begin, invite, kGame } from "./support/tables";

setStage();

/** Mira's page at her own table of the basic game. */
async function basicGame(bots: number): Promise<{ mira: Person; link: string }> {
    const maker = await Host.connect(server.url, "Mira");
    const made = await maker.ask({ op: "table.create", ruleset: "royale-basic", seats: 2, clock: null });
    for (let seat = 2 - bots; seat < 2; ++seat)
        await maker.ask({ op: "table.add_bot", table: made["table"], level: "easy", seat });
    maker.close();
    const link = invite(server.url, String(made["invite"]));
    const mira = await Person.open(browser, link, { token: String(maker.welcome["token"]) });
    await arrive(mira);
    return { mira, link };
}
const steps = (person: Person) =>
    person.get("[data-next]").evaluateAll((all) => all.map((each) => each.getAttribute("data-next")));
const amber = (person: Person) => person.get(".final .primary").evaluateAll((all) => all.length);

test("who played the basic game against bots goes on to tiles, to friends or to people", async () => {
    const { mira } = await basicGame(1);
    await begin([mira]);
    await play(mira, 80);
    await mira.get(kFinal).first().waitFor();
    expect(await steps(mira)).toEqual(["tiles", "play_people", "invite"]);
    expect(await amber(mira)).toBe(1);
    expect(await tooWide(mira)).toBe("");

    await mira.get('[data-next="invite"]').click();
    await mira.get('[data-testid="invite"]').waitFor();
    await mira.page.goBack();
    await mira.get('[data-next="play_people"]').click();
    await mira.get('[data-testid="start-now"]').waitFor();
    await mira.page.goBack();
    await mira.get('[data-next="tiles"]').click();
    await mira.get(kGame).first().waitFor();
    await mira.get(".casino .tile").first().waitFor();
});

test("the host of people leads them to tiles, and they are told", async () => {
    const { mira, link } = await basicGame(0);
    const jonas = await Person.open(browser, link, { name: "Jonas" });
    await arrive(jonas);
    await begin([mira, jonas]);
    await Promise.all([play(mira, 81), play(jonas, 82)]);
    await Promise.all([mira, jonas].map((person) => person.get(kFinal).first().waitFor()));
    expect(await steps(jonas)).toEqual([]);
    expect(await steps(mira)).toEqual(["tiles"]);
    await mira.get('[data-next="tiles"]').click();
    await jonas.get(".changed").getByText("Las Vegas Royale").waitFor();
    await jonas.get('[data-action="rematch"]').click();
    await Promise.all([mira, jonas].map((person) => person.get(".casino .tile").first().waitFor()));
});
