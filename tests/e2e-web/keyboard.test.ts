import { expect, test } from "vitest";
import { kFinal } from "./support/play";
import { Person } from "./support/person";
import { browser, server, setStage } from "./support/stage";
import { kGame } from "./support/tables";
import { random } from "./support/random";

setStage();

/** Presses Tab until what has the focus is wanted. */
async function tabTo(person: Person, wanted: string): Promise<void> {
    for (let n = 0; n < 120; n += 1) {
        if (await person.page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted))
            return;
        await person.page.keyboard.press("Tab");
    }
    throw new Error(`120 times Tab do not lead to ${wanted}`);
}

// The mouse is never used here.
test("a table with bots is made, and a whole game of royale-basic played, by keys alone", async () => {
    const person = await Person.open(browser, server.url, { size: "desktop" });
    const { page } = person;
    const { keyboard } = page;
    await person.get('[data-testid="create-table"]').waitFor();
    await tabTo(person, 'input[name="ruleset"]');
    for (
        let n = 0;
        n < 5 && !(await page.evaluate(() => document.activeElement?.matches('[value="royale-basic"]')));
        n += 1
    )
        await keyboard.press("ArrowDown");
    await tabTo(person, 'input[name="seats"]');
    for (let n = 0; n < 2; n += 1) await keyboard.press("ArrowLeft"); // four seats become two
    await tabTo(person, 'input[name="bots"]');
    await keyboard.press("ArrowLeft");
    await keyboard.press("ArrowRight");
    await tabTo(person, '[data-testid="create-table"]');
    await keyboard.press("Enter");
    await person.get('[data-testid="start"]').waitFor();
    await person.get('[data-testid="start"]:enabled').waitFor(); // the bot has sat down
    await tabTo(person, '[data-testid="start"]');
    await keyboard.press("Enter");
    await person.get(kGame).first().waitFor();

    const next = random(77);
    let passed = false;
    const ready = '[data-kind="roll"] [data-confirm]:enabled, .slot[data-option]:enabled';
    for (let n = 0; n < 400; n += 1) {
        await person.get(`${ready}, ${kFinal}`).first().waitFor();
        if (await person.get(kFinal).count()) break;
        const said = await page.locator('[role="log"]').getAttribute("data-line");
        if (await person.get('[data-kind="roll"] [data-confirm]:enabled').count()) {
            await keyboard.press("Enter"); // the focus has come to the button by itself
        } else {
            const slots = await person
                .get(".slot[data-option]:enabled")
                .evaluateAll((all) => all.map((slot) => slot.getAttribute("data-testid")?.replace("slot-", "") ?? ""));
            if (!passed && (await person.get(".acts .pass").count())) {
                await keyboard.press("p");
                await person.get('.pass:focus:has-text("Really pass?")').waitFor();
                await keyboard.press("Escape");
                await person.get('.pass:has-text("Really pass?")').waitFor({ state: "detached" });
                expect(await page.locator('[role="log"]').getAttribute("data-line")).toEqual(said);
                await keyboard.press("p");
                await keyboard.press("p");
                passed = true;
            } else {
                await keyboard.press(slots[Math.floor(next() * slots.length)] as string);
                await keyboard.press("Enter");
            }
        }
        await expect
            .poll(() => page.locator('[role="log"]').getAttribute("data-line"), {
                timeout: 20_000,
                message: `the ${n}th answer has an effect`,
            })
            .not.toEqual(said);
    }
    await person.get(kFinal).first().waitFor();
    expect(passed, "the key that passes").toBe(true);
});
