import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { CuttingProxy, type Manner } from "./support/cutting_proxy";
import { Host } from "./support/host";
import { kFinal, play } from "./support/play";
import { Person } from "./support/person";
import { Proxy } from "./support/proxy";
import { browser, leave, server, setStage } from "./support/stage";
import { arrive, begin, invite, kGame, kWaiting } from "./support/tables";
import { kOnABadDisk, Vegasd } from "./support/vegasd";
import type { Wishes } from "./support/wishes";

// What happens to lines, tabs and servers in the middle of a game.
const ends: (() => Promise<void> | void)[] = [];
setStage();
afterEach(async () => {
    await leave();
    for (const end of ends.splice(0).reverse()) await end();
});

/** One person by `url` against bots, asked for the first time. Gives the page's place. */
async function alone(url: string, wishes: Wishes = {}, at = server): Promise<Person> {
    const host = await Host.connect(at.url);
    const made = await host.create({
        ruleset: "royale-basic",
        seats: 3,
        bots: 2,
    });
    const person = await Person.open(browser, invite(url, made.invite), wishes);
    await arrive(person);
    await begin([person]);
    return person;
}
const toMiddle = (person: Person, seed: number) =>
    play(person, seed, (question, { presses }) => presses >= 12 && question !== null);
const question = (person: Person) => person.get("[data-kind]").first().getAttribute("data-kind");
const banner = (person: Person) => person.page.locator(".netline");

test("a reload in the middle comes back to the same question and log, and the game goes on to its end", async () => {
    const person = await alone(server.url);
    await toMiddle(person, 1);
    const log = () => person.page.locator(".lines li").allTextContents();
    const [place, asked, told] = [person.page.url(), await question(person), await log()];
    await person.page.reload();
    await person.get("[data-kind]").first().waitFor();
    expect([person.page.url(), await question(person)]).toEqual([place, asked]);
    expect(told.length).toBeGreaterThan(4);
    expect(await log()).toEqual(told);
    await play(person, 2);
});

test("a cut line is told, comes back by itself to the same question, and the game goes on to its end", async () => {
    const proxy = await Proxy.start(server.port);
    ends.push(() => proxy.stop());
    const person = await alone(proxy.url);
    person.forgiveTheLine();
    await toMiddle(person, 3);
    const [place, asked] = [person.page.url(), await question(person)];
    proxy.cut();
    await banner(person).waitFor();
    proxy.mend();
    await banner(person).waitFor({ state: "hidden" });
    expect([person.page.url(), await question(person)]).toEqual([place, asked]);
    await play(person, 4);
});

test("a line that has fallen silent is noticed when the page is looked at again", async () => {
    const proxy = await Proxy.start(server.port);
    ends.push(() => proxy.stop());
    const person = await alone(proxy.url);
    person.forgiveTheLine();
    await toMiddle(person, 5);
    const asked = await question(person);
    proxy.stall();
    // As when a telephone wakes up: the browser says so, and nothing else tells the page that its socket is dead.
    await person.page.evaluate(() => dispatchEvent(new Event("online")));
    proxy.mend();
    await play(person, 6);
    expect(asked).not.toBeNull();
    await person.get(kFinal).first().waitFor();
});

test("a line that has fallen silent is noticed at the next press, and what was pressed counts", async () => {
    const proxy = await Proxy.start(server.port);
    ends.push(() => proxy.stop());
    const person = await alone(proxy.url);
    person.forgiveTheLine();
    await person.get('[data-kind="roll"] [data-confirm]').first().waitFor();
    proxy.stall();
    await person.get('[data-kind="roll"] [data-confirm]').first().click();
    await banner(person).waitFor();
    proxy.mend();
    await banner(person).waitFor({ state: "hidden" });
    await person.get('[data-kind="roll"]').first().waitFor({ state: "detached" });
    await play(person, 11);
});

test.each<[Manner, string]>([
    ["knows no WebSocket", "WebSocket"],
    ["hides the Host", "hides this page"],
])("a page behind a proxy that %s says so", async (manner, words) => {
    const proxy = await CuttingProxy.start(server.port);
    ends.push(() => proxy.stop());
    proxy.manner = manner;
    const person = await Person.open(browser, proxy.url);
    person.forgive(/WebSocket/, /40[35]/);
    await banner(person).filter({ hasText: words }).waitFor();
    proxy.manner = "passes";
    await banner(person).getByRole("button").click();
    await banner(person).waitFor({ state: "hidden" });
});

test("a page whose proxy has lost the server says so", async () => {
    const mortal = await Vegasd.start();
    const proxy = await CuttingProxy.start(mortal.port);
    ends.push(() => proxy.stop());
    const person = await alone(proxy.url, {}, mortal);
    person.forgive(/WebSocket/, /502/);
    person.forgiveTheLine();
    await mortal.stop();
    await banner(person).filter({ hasText: "The game server is not running" }).waitFor();
    const next = await Vegasd.start({ port: mortal.port });
    ends.push(() => next.stop());
    await banner(person).waitFor({ state: "hidden" });
});

test("a device that goes offline is told so, and is back with its network", async () => {
    const proxy = await Proxy.start(server.port);
    ends.push(() => proxy.stop());
    const person = await alone(proxy.url);
    person.forgiveTheLine();
    person.forgive(/net::ERR_INTERNET_DISCONNECTED/);
    proxy.stall();
    await person.context.setOffline(true);
    await banner(person).filter({ hasText: "This device is offline" }).waitFor();
    proxy.mend();
    await person.context.setOffline(false);
    await banner(person).waitFor({ state: "hidden" });
});

test("a second tab is in the same game, and the first goes on", async () => {
    const person = await alone(server.url);
    await toMiddle(person, 7);
    const asked = await question(person);
    const second = await person.tab(person.page.url());
    await second.locator("[data-kind]").first().waitFor();
    expect(await question(person)).toBe(asked);
    await play(person, 8);
    expect(await second.locator(".netline").count()).toBe(0);
});

test("a server that comes back without the table says so kindly", async () => {
    const mortal = await Vegasd.start();
    const person = await alone(mortal.url, {}, mortal);
    person.forgiveTheLine();
    await toMiddle(person, 9);
    await mortal.stop();
    await banner(person).waitFor();
    const next = await Vegasd.start({ port: mortal.port });
    ends.push(() => next.stop());
    await person.page.getByRole("heading", { level: 1 }).waitFor();
    await person.get("[data-kind]").first().waitFor({ state: "detached" });
    await person.page.getByRole("main").getByRole("link").first().click();
    await expect.poll(() => new URL(person.page.url()).hash).toMatch(/^(#\/)?$/);
});

test("friends whose table is gone go on together at a new one like it", async () => {
    const mortal = await Vegasd.start();
    const host = await Host.connect(mortal.url);
    const made = await host.create({ ruleset: "royale-basic", seats: 3, bots: 1 });
    const friends = await Promise.all(
        ["Mira", "Jonas"].map((name) => Person.open(browser, invite(mortal.url, made.invite), { name })),
    );
    const [mira, jonas] = friends as [Person, Person];
    for (const friend of friends) friend.forgiveTheLine();
    await Promise.all(friends.map(arrive));
    await begin(friends);
    await mortal.stop();
    const next = await Vegasd.start({ port: mortal.port });
    ends.push(() => next.stop());
    await jonas.get('[data-testid="open-another"]').waitFor();
    await mira.get('[data-testid="open-another"]').click();
    await jonas.go(await mira.get('[data-testid="invite"]').inputValue());
    await arrive(jonas);
    await jonas.get('[data-testid="ready"]').click();
    await mira.get('[data-testid="start"].primary').click();
    await Promise.all(friends.map((friend) => friend.get(kGame).first().waitFor()));
    expect(jonas.page.url()).toBe(mira.page.url());
});

test("a server that was killed comes back with the table, and the game goes on to its end", async () => {
    const folder = mkdtempSync(join(tmpdir(), "vegas-"));
    ends.push(() => rmSync(folder, { recursive: true }));
    const options = ["--data", join(folder, "data")];
    const killed = await Vegasd.start({ options });
    const person = await alone(killed.url, { size: "desktop" }, killed);
    person.forgiveTheLine();
    await toMiddle(person, 12);
    const [place, asked] = [person.page.url(), await question(person)];
    await killed.kill();
    await banner(person).waitFor();
    const next = await Vegasd.start({ port: killed.port, options });
    ends.push(() => next.stop());
    const notice = person.get('.notice[data-code="resumed"]');
    await notice.waitFor();
    await banner(person).waitFor({ state: "hidden" });
    const [said, tray] = await Promise.all([notice.boundingBox(), person.get("[data-kind]").first().boundingBox()]);
    expect((said?.y ?? 0) + (said?.height ?? 0), "what is asked stands free").toBeLessThan(tray?.y ?? 0);
    expect([person.page.url(), await question(person)]).toEqual([place, asked]);
    await play(person, 13);
});

test("a full disk is told, what was chosen counts when there is room again, and the game goes on to its end", async () => {
    const folder = mkdtempSync(join(tmpdir(), "vegas-"));
    ends.push(() => rmSync(folder, { recursive: true }));
    const disk = join(folder, "disk");
    const full = await Vegasd.start({
        program: kOnABadDisk,
        options: ["--data", join(folder, "data"), "--storage-patience-ms", "100"],
        env: { VEGAS_BAD_DISK: disk },
    });
    ends.push(() => full.stop());
    ends.push(() => writeFileSync(disk, "well")); // or the server could not stop
    const person = await alone(full.url, { size: "desktop" }, full);
    await toMiddle(person, 14);
    const place = person.page.url();
    writeFileSync(disk, "full");
    const playing = play(person, 15);
    await banner(person).waitFor();
    writeFileSync(disk, "well");
    await banner(person).waitFor({ state: "hidden" });
    await playing;
    expect(person.page.url()).toBe(place);
});

test("who comes to a full table watches", async () => {
    const host = await Host.connect(server.url);
    const made = await host.create({
        ruleset: "royale-basic",
        seats: 2,
        bots: 1,
    });
    const first = await Person.open(browser, invite(server.url, made.invite), { name: "Mira" });
    await arrive(first);
    const late = await Person.open(browser, invite(server.url, made.invite), { name: "Jonas" });
    await arrive(late);
    await late.get(`${kWaiting}, .seating`).first().waitFor();
    expect(await late.get('[data-testid="ready"]').count(), "a spectator has no say").toBe(0);
    await begin([first]);
    await late.get(kGame).first().waitFor();
    await play(first, 10);
    await late.get(kFinal).first().waitFor();
});

test("a browser that forbids storage plays all the same", async () => {
    const host = await Host.connect(server.url);
    const made = await host.create({
        ruleset: "royale-basic",
        seats: 2,
        bots: 1,
    });
    const person = await Person.open(browser, invite(server.url, made.invite), {
        storage: "forbidden",
    });
    await person.page.getByRole("textbox").first().fill("Mira");
    await person.get('[data-testid="join"]').click();
    await arrive(person);
    await person.get(".notice").getByRole("button").click(); // it says what that means
    await begin([person]);
    await toMiddle(person, 11);
});

/** As the page that came from a cache: its first load from now on says another build. */
async function age(person: Person): Promise<void> {
    await person.page.addInitScript(() => {
        if (sessionStorage.getItem("aged")) return;
        sessionStorage.setItem("aged", "yes");
        document.addEventListener(
            "readystatechange",
            () => document.querySelector('meta[name="build"]')?.setAttribute("content", "older"),
            { once: true },
        );
    });
    await person.page.reload();
}

test("a page that is older than its server says that there is a newer one", async () => {
    const host = await Host.connect(server.url);
    const made = await host.create({ ruleset: "royale-basic", seats: 2, bots: 1 });
    const person = await Person.open(browser, invite(server.url, made.invite));
    await arrive(person);
    await expect.poll(() => banner(person).count()).toBe(0);
    await age(person);
    await banner(person).getByRole("button").waitFor();
    await banner(person).getByRole("button").click();
    await person.get(kWaiting).first().waitFor();
    await banner(person).waitFor({ state: "hidden" });
});

// As when the servers are upgraded one after another: the old page plays on as well as the new one.
test("while a game lasts, an older page keeps that to itself", async () => {
    const person = await alone(server.url);
    await age(person);
    const { presses } = await play(person, 12, async (question) => {
        if (question !== null) expect(await banner(person).count()).toBe(0);
        return false;
    });
    expect(presses).toBeGreaterThan(3);
    await banner(person).getByRole("button").waitFor();
});
