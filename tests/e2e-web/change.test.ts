import { expect, test } from "vitest";
import { comes, hosted } from "./support/hosted";
import { kFinal, play, tooWide } from "./support/play";
import type { Person } from "./support/person";
import { setStage } from "./support/stage";
import { begin, kWaiting } from "./support/tables";

setStage();

const place = ({ page }: Person, seat: number) => page.getByTestId(`place-${seat}`);
const level = (person: Person, seat: number) => place(person, seat).getByRole("combobox");
const dialog = ({ page }: Person) => page.getByRole("dialog", { name: "Change the game" });
const kVegas = '[data-testid="vegas"]';

/** Chooses VEGAS for so many in the form, and sends it. */
async function choose(host: Person, seats: number): Promise<void> {
    await host.get('[data-testid="change"]').click();
    await dialog(host).getByText("VEGAS (1996)").click();
    const group = dialog(host).getByRole("group", { name: "Seats" });
    await group.getByText(String(seats), { exact: true }).click();
    await dialog(host).getByTestId("change-table").click();
}

test("the host changes the game and its bots; all see it, move up, and say again that they are ready", async () => {
    const { mira, link } = await hosted(4);
    await place(mira, 1).getByRole("button", { name: "Add a house bot" }).click();
    expect(await level(mira, 1).inputValue()).toBe("easy");
    await level(mira, 1).selectOption("random");
    await place(mira, 2).getByRole("button", { name: "Add a house bot" }).click();
    await expect.poll(() => level(mira, 2).inputValue()).toBe("random");
    const anna = await comes(link);
    await place(anna, 3).getByText("you").waitFor();
    await place(anna, 1).getByText("bot: random").waitFor();
    expect(await level(anna, 1).count()).toBe(0);
    await anna.get('[data-testid="ready"]').click();
    await place(mira, 3).getByText("ready", { exact: true }).waitFor();

    await choose(mira, 3);
    await dialog(mira).getByRole("alert").getByText("4 seats are taken.").waitFor();
    expect(await tooWide(mira)).toBe("");
    await mira.page.keyboard.press("Escape");
    await place(mira, 1)
        .getByRole("button", { name: /^Remove/ })
        .click();
    await place(mira, 1).getByText("Free seat").waitFor();
    await choose(mira, 3);
    await dialog(mira).waitFor({ state: "detached" });
    await expect.poll(() => mira.page.evaluate(() => document.activeElement?.textContent)).toBe("Change the game");

    await anna.get(".changed").getByText("VEGAS (1996)").waitFor();
    await place(anna, 2).getByText("you").waitFor();
    await place(mira, 2).getByText("not ready yet").waitFor();
    expect(await place(mira, 3).count()).toBe(0);
    expect(await tooWide(anna)).toBe("");
    await begin([mira, anna]);
    for (const person of [mira, anna]) await person.get(kVegas).waitFor();
});

test("before a rematch the host can change the game, and who still looks at the end is told", async () => {
    const { mira, link } = await hosted(2);
    const anna = await comes(link);
    await begin([mira, anna]);
    await Promise.all([play(mira, 1), play(anna, 2)]);
    await mira.press('[data-action="rematch"]');
    await mira.get(kWaiting).first().waitFor();
    await choose(mira, 2);
    await dialog(mira).waitFor({ state: "detached" });
    await anna.get(".changed").getByText("VEGAS (1996)").waitFor();
    expect(await anna.has(kFinal)).toBe(true);
    expect(await tooWide(anna)).toBe("");
    await anna.press('[data-action="rematch"]');
    await mira.press('[data-testid="start"]');
    for (const person of [mira, anna]) await person.get(kVegas).waitFor();
});
