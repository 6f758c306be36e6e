import { expect, test } from "vitest";
import { comes, hosted } from "./support/hosted";
import type { Person } from "./support/person";
import { kFinal, play, tooWide } from "./support/play";
import { setStage } from "./support/stage";
import { begin, result } from "./support/tables";
import { kSizes } from "./support/wishes";

setStage();

async function says(person: Person, phrase: string): Promise<void> {
    await person.page.keyboard.press("t");
    await person.get(`dialog [data-phrase="${phrase}"]`).click();
    await person.get("dialog").waitFor({ state: "detached" });
}
/** Casinos under the offer of a seat. Runs in the page. */
const covered = () => {
    const offer = document.querySelector('[data-testid="offer"]')?.getBoundingClientRect();
    return [...document.querySelectorAll(".casino")]
        .filter((casino) => {
            const { left, right, top, bottom } = casino.getBoundingClientRect();
            return offer && offer.top < bottom && top < offer.bottom && offer.left < right && left < offer.right;
        })
        .map((casino) => casino.getAttribute("aria-label"));
};
/** What a screen reader was told last. */
const told = ({ page }: Person, line: string) => page.getByRole("log").getByText(line).waitFor({ state: "attached" });

test("people talk, mute, and a friend who comes late plays on for a bot", async () => {
    const { mira, link } = await hosted(3, { bots: 1 });
    const bo = await comes(link, "Bo");
    await begin([mira, bo]);

    // Words are where who says them sits. Nothing moves, and whatever lies under them can be pressed.
    const places = () =>
        [...document.querySelectorAll(".casino, .tray, .pl")].map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [x, y, width, height].join(" ");
        });
    await mira.run(`window.places = ${places}`);
    const before = await mira.evaluate(() => (window as unknown as { places: typeof places }).places());
    const heard = mira.page.waitForFunction(() => {
        const bubble = document.querySelector('[data-testid="seat-1"] .bubble');
        if (bubble === null) return false;
        const { x, y, width, height } = bubble.getBoundingClientRect();
        const under = document.elementFromPoint(x + width / 2, y + height / 2);
        return {
            words: bubble.textContent,
            inside: x >= 0 && x + width <= innerWidth,
            under: under !== null && under.closest(".bubble") === null,
            places: (window as unknown as { places: typeof places }).places(),
        };
    });
    await says(bo, "good_luck");
    expect(await (await heard).jsonValue()).toEqual({
        words: "Good luck!",
        inside: true,
        under: true,
        places: before,
    });
    await told(mira, "Bo: Good luck!");

    const kim = await comes(link, "Kim");
    const menu = async () => {
        await mira.page.getByRole("button", { name: "This table" }).click();
        await mira.get('[data-testid="people"]').click();
    };
    const close = async () => {
        for (const open of [1, 0]) {
            await mira.page.keyboard.press("Escape");
            await expect.poll(() => mira.get("dialog[open]").count()).toBe(open);
        }
    };
    await menu();
    await mira.page.getByRole("button", { name: "Mute Bo" }).click();
    expect(await tooWide(mira)).toBe("");
    await close();
    await says(bo, "thanks");
    await told(kim, "Bo: Thank you!");
    await says(kim, "laugh");
    await told(mira, "Kim: Ha-ha!");
    expect(await mira.page.getByText("Thank you!").count()).toBe(0);

    // Kim is offered the bot's seat; Mira says yes, after a reload too.
    const offer = kim.get('[data-testid="offer"]');
    for (const size of ["tiny", "landscape", "low", "phone"] as const) {
        await kim.resize(kSizes[size]);
        expect(await kim.evaluate(covered), size).toEqual([]);
    }
    await offer.getByRole("button", { name: /^Ask for / }).click();
    await kim.get('[data-testid="seat-asked"]').getByText("You asked Mira for").waitFor();
    await mira.get('[data-testid="wish"]').waitFor();
    expect(await bo.get('[data-testid="wish"]').count()).toBe(0);
    await mira.page.reload();
    await mira.get('[data-testid="wish"]').getByText("Kim asks for the seat of").waitFor();
    expect(await tooWide(mira)).toBe("");
    await mira.page.getByRole("button", { name: /^Give Kim / }).click();
    await mira.get('[data-testid="wish"]').waitFor({ state: "detached" });
    await kim.get('[data-testid="seat-2"] .flag.me').waitFor({ state: "attached" });
    await told(bo, "Kim takes over from");
    expect(await kim.get(".handover .notice").count()).toBe(0);

    await Promise.all([mira, bo, kim].map((person, n) => play(person, n + 1)));
    await Promise.all([mira, bo, kim].map((person) => person.get(kFinal).first().waitFor()));
    expect((await result(kim)).map((row) => row.split(" ")[0]).sort()).toEqual(["Bo", "Kim", "Mira"]);
});

test("while the host is away, nobody loses the seat for a lost line", async () => {
    const { mira, link } = await hosted(3, { bots: 1 });
    const bo = await comes(link, "Bo");
    await begin([mira, bo]);
    const kim = await comes(link, "Kim");
    await mira.page.goto("about:blank");
    await kim.page.getByRole("button", { name: "Other seats" }).click();
    await kim.page.getByRole("button", { name: "Take this seat: Mira" }).click();
    await kim.page.keyboard.press("Escape");
    await kim.get('[data-testid="seat-asked"]').getByText("You asked for Mira’s seat.").waitFor();
    await bo.get('[data-testid="wish"]').getByText("Kim asks for the seat of Mira").waitFor();
    for (const size of ["tiny", "phone"] as const) {
        await bo.resize(kSizes[size]);
        await bo.page.getByRole("button", { name: /^Give Kim / }).click();
        await bo.get('.handover [role="alert"]').getByText("This player has only just gone").waitFor();
        expect(await tooWide(bo), size).toBe("");
    }
    await mira.page.goto(link);
    await bo.get('[data-testid="wish"]').waitFor({ state: "detached" });
    await mira.get('[data-testid="seat-0"] .flag.me').waitFor({ state: "attached" });
});
