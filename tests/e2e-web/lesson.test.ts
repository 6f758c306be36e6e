import { expect, test } from "vitest";
import { audit } from "./support/axe";
import { Person } from "./support/person";
import { browser, server, setStage } from "./support/stage";

setStage();

const kHint = ".coach.open";

/** The id of the hint on show; "": there is none. */
const hint = async (person: Person): Promise<string> =>
    (await person.get(kHint).count()) === 0 ? "" : ((await person.get(kHint).getAttribute("data-hint")) ?? "");

/** The table waits for the newcomer, or is about to say something. */
const kNext = [
    kHint,
    '[data-action="roll"]:enabled',
    ".slot[data-option]:enabled",
    '[data-testid="payout"] .payacts .primary',
].join(", ");

/** Nothing that hints are about is covered: neither a casino's name nor what is asked. */
const covered = (person: Person): Promise<string[]> =>
    person.page.evaluate(() => {
        const spot = document.querySelector(".coach.open")?.getBoundingClientRect();
        const all = document.querySelectorAll(".casino, .tray .slot, .tray .stage, .paystage");
        return [...all]
            .filter((element) => {
                const box = element.getBoundingClientRect();
                return spot && spot.top < box.bottom - 1 && box.top < spot.bottom - 1;
            })
            .map((element) => element.className.toString());
    });

test("a newcomer on a phone learns the game by playing, with a reload in the middle", async () => {
    const person = await Person.open(browser, server.url, { size: "phone", speed: "fast" });
    const { page } = person;
    await person.get('[data-testid="learn-start"]').click();
    await person.get(".game").waitFor();

    const seen: string[] = [];
    const audited: string[] = [];
    let reloaded = false;
    while (!seen.includes("round")) {
        await person.get(kNext).first().waitFor();
        const now = await hint(person);
        if (now !== "") {
            expect(seen, "no hint comes twice").not.toContain(now);
            await expect.poll(() => covered(person), { message: `${now} covers nothing` }).toEqual([]);
            if (["place", "payout"].includes(now)) audited.push(...(await audit(person, `hint ${now}`)));
            if (now === "figure" && !reloaded) {
                reloaded = true;
                await page.reload();
                await person.get(`${kHint}[data-hint="figure"]`).waitFor(); // it goes on where it was
            }
            seen.push(now);
            if (now === "roll") {
                await person.get('[data-action="roll"]').click(); // to act takes a hint away
                await person.get(`${kHint}[data-hint="roll"]`).waitFor({ state: "detached" });
                continue;
            }
            await person.get('[data-testid="got-it"]').click();
            await person.get(`${kHint}[data-hint="${now}"]`).waitFor({ state: "detached" });
            continue;
        }
        const roll = person.get('[data-action="roll"]:enabled');
        const onwards = person.get('[data-testid="payout"] .payacts .primary');
        if (await onwards.count()) await onwards.click();
        else if (await roll.count()) {
            await roll.click();
            await person.get('[data-action="roll"]').waitFor({ state: "detached" });
        } else {
            const confirm = person.get(".acts [data-confirm]:enabled");
            // What is offered alone is chosen already.
            if ((await confirm.count()) === 0) await person.get(".slot[data-option]:enabled").last().click();
            await confirm.click();
            await person.get(".slot.on").waitFor({ state: "detached" });
        }
    }
    expect(reloaded).toBe(true);
    expect(audited).toEqual([]);
    expect(seen.slice(0, 4)).toEqual(["roll", "place", "figure", "house"]);
    expect(seen).toEqual(expect.arrayContaining(["neutral", "pass", "payout"]));
    expect(seen.slice(-2)).toEqual(["known", "round"]);
    expect(await person.get(".top .where").first().innerText()).toContain("2");

    // The game goes on, and the start page offers the way back to it instead of a second lesson.
    await person.get(".top .logo").click();
    await person.get(".cont").waitFor();
    expect(await person.get('[data-testid="learn"]').count()).toBe(0);
});

test("hints are skipped for good, and resumed from the rules", async () => {
    const person = await Person.open(browser, server.url, { size: "phone" });
    await person.get('[data-testid="learn-start"]').click();
    await person.get(`${kHint}[data-hint="roll"]`).waitFor();
    await person.get('[data-testid="skip-hints"]').click();
    await person.get(kHint).waitFor({ state: "detached" });
    await person.page.reload();
    await person.get('[data-action="roll"]:enabled').waitFor();
    expect(await person.get(kHint).count()).toBe(0);

    const table = new URL(person.page.url()).hash;
    await person.get(".top .logo").click();
    await person.get('.top button:has(use[href="#i-help"])').click();
    await person.get('dialog [data-testid="learn-start"]').click();
    await person.get(`${kHint}[data-hint="roll"]`).waitFor();
    expect(new URL(person.page.url()).hash).toBe(table);
});

test("the offer is declined once, by keys", async () => {
    const person = await Person.open(browser, server.url, { size: "desktop" });
    await person.get('[data-testid="learn"] .quiet').focus();
    await person.page.keyboard.press("Enter");
    await person.get('[data-testid="learn"]').waitFor({ state: "detached" });
    await person.get('[data-testid="create-table"]').waitFor();
    await person.page.reload();
    await person.get('[data-testid="play-now"]').waitFor();
    expect(await person.get('[data-testid="learn"]').count()).toBe(0);
    await person.get('[data-testid="create-table"]').waitFor();
    expect(await person.get('[data-testid="learn"]').count()).toBe(0);
});

test("at a desktop a hint is read and closed by keys, and the focus stays with what is asked", async () => {
    const person = await Person.open(browser, server.url, { size: "desktop" });
    const { keyboard } = person.page;
    await person.get('[data-testid="learn-start"]').click();
    await person.get(`${kHint}[data-hint="roll"]`).waitFor();
    const focused = () => person.page.evaluate(() => document.activeElement?.getAttribute("data-action"));
    await expect.poll(focused).toBe("roll");
    expect(await person.get(`${kHint} [role="status"]`).innerText()).not.toBe("");
    await keyboard.press("h");
    await person.get(kHint).waitFor({ state: "detached" });
    expect(await focused()).toBe("roll");
    await keyboard.press("Enter");
    await person.get(`${kHint}[data-hint="place"]`).waitFor();

    await person.get(".slot[data-option]:enabled").first().click();
    const why = person.get('.tray [data-testid="why"]');
    const figure = await person.get(".slot.on .gain").innerText();
    expect(await why.innerText()).toContain(figure);
    await why.click();
    await expect.poll(() => person.get(`${kHint} .says`).innerText()).toMatch(/Dice in casino/);
    const box = await why.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await keyboard.press("Escape");
    await keyboard.press("?");
    await person.page.getByRole("dialog").getByText("P", { exact: true }).waitFor();
    await keyboard.press("Escape");
});
