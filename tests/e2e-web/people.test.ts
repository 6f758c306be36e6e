import { expect, test } from "vitest";
import { Host } from "./support/host";
import { comes, hosted } from "./support/hosted";
import { kFinal, play, tooWide } from "./support/play";
import type { Person } from "./support/person";
import { server, setStage } from "./support/stage";
import { arrive, begin } from "./support/tables";

setStage();

const people = ({ page }: Person) => page.getByRole("dialog", { name: "People at the table" });
const list = (person: Person, name: string) => people(person).getByRole("list", { name });
async function remove(person: Person, name: string): Promise<string> {
    const button = people(person).getByRole("button", { name: `Remove ${name}` });
    await button.click();
    const asked = await people(person).getByRole("group").innerText();
    await button.click();
    await list(person, "Removed").getByText(name).waitFor();
    return asked;
}
const removed = ({ page }: Person) => page.getByRole("heading", { name: "You have been removed" });

test("before a game the host removes a spectator and a player, who stay away until they are let in", async () => {
    const { mira, code, link } = await hosted(3, { size: "small" });
    const anna = await comes(link, "Anna");
    const olga = await Host.connect(server.url, "Olga");

    await mira.get('[data-testid="people"]').click();
    await list(mira, "Players").getByText("Anna").waitFor();
    const there = await olga.client.join({ invite: code, as: "spectator" });
    await list(mira, "Spectators").getByText("Olga").waitFor();
    expect(await remove(mira, "Olga")).not.toContain("bot");
    await expect(new Promise((_, gone) => there.news().then(() => undefined, gone))).rejects.toMatchObject({
        reason: "removed",
    });
    await expect(olga.ask({ op: "table.join", invite: code, as: "spectator" })).rejects.toThrow("removed");

    await people(mira).getByRole("button", { name: "Remove Anna" }).click();
    await mira.page.keyboard.press("Tab");
    await mira.page.keyboard.press("Shift+Tab");
    await mira.page.keyboard.press("Enter"); // Cancel has the focus
    await people(mira).getByRole("group").waitFor({ state: "detached" });
    expect(await tooWide(mira)).toBe("");
    await remove(mira, "Anna");
    await removed(anna).waitFor();
    await anna.go(link);
    await anna.page.reload();
    await removed(anna).waitFor();
    expect(await tooWide(mira)).toBe("");

    await people(mira).getByRole("button", { name: "Let in again: Anna" }).click();
    await list(mira, "Removed").getByText("Anna").waitFor({ state: "detached" });
    await mira.page.keyboard.press("Escape");
    await anna.page.reload();
    await arrive(anna);
    await mira.page.getByTestId("place-1").getByText("Anna", { exact: true }).waitFor();
});

test("in a game a house bot plays on for whom the host has removed", async () => {
    const { mira, link } = await hosted(2, { size: "desktop" });
    const anna = await comes(link, "Anna");
    await begin([mira, anna]);
    await mira.page.getByRole("button", { name: "This table" }).click();
    await mira.get('[data-testid="people"]').click();
    expect(await remove(mira, "Anna")).toContain("A house bot plays on for Anna");
    await removed(anna).waitFor();
    await mira.page.keyboard.press("Escape");
    await people(mira).waitFor({ state: "detached" });
    await expect.poll(() => mira.page.evaluate(() => document.activeElement?.textContent)).toBe("People");
    await mira.page.keyboard.press("Escape");
    await mira.page.getByText("The host removes Anna").first().waitFor();
    await play(mira, 1);
    await mira.get(kFinal).first().waitFor();
    await mira.get('[data-testid="people"]').click();
    await list(mira, "Removed").getByText("Anna").waitFor();
});
