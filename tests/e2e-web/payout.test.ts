import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { crowdedPayout } from "./support/crowded";
import { kDesktop, kPhone, kTiny } from "./support/layout";
import { openRecorded } from "./support/recorded";
import { browser, server, setStage } from "./support/stage";

const kScreens = [
    { width: 1280, height: 720 },
    { width: 1366, height: 650 },
    { width: 1366, height: 768 },
    kDesktop,
    { width: 360, height: 640 },
    kPhone,
    kTiny,
];
const kOwners = [2, 3, 4, 5, 6, 7, 8];
const kJumpMs = 1000;

setStage();

/** A payout at its first casino, with time that stands still. */
async function openPayout(owners: number, language: string): Promise<Page> {
    const { page } = await openRecorded(browser, server.url, {
        game: crowdedPayout(owners),
        step: 0,
        seat: 0,
        screen: kDesktop,
        kept: { language, speed: "normal", hints: "off" },
        motion: "reduce",
        stopsTime: true,
    });
    await page.clock.pauseAt(Date.now() + kJumpMs);
    await page.keyboard.press("ArrowRight");
    await page.locator(".paystage").waitFor();
    return page;
}

/** What stands outside the window, sticks out of what it belongs to, or is shortened. */
const misplaced = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
        const kInside = [
            [".rows, .sums", ".payfloor"],
            [".own > *, .own .note, .cancel", ".own"],
            [".extra > *, .aside > *", "li"],
            [".pot > *", ".pot"],
            [".sum > *", ".sum"],
            [".tell > *", ".tell"],
            [".payacts > *, .paymine > *", ".payacts"],
            [".payee > *, .plus1", ".payee"],
            [".sofar li > *, .share", ".sofar li"],
            [".paystage > *:not(.payroof, .paynum, .ask-why)", ".paystage"],
        ] as const;
        const kWhole =
            ".btn, .tell, .own .cancel, .own .dim, .extra span, .got, .plus1, .note, .paymine, .potslot, .share";
        const label = (of: Element, why: string) =>
            `${why}: ${of.getAttribute("class")} ${of.textContent?.trim().slice(0, 30)}`;
        const shown = (of: Element) =>
            of.closest(".vh, .fly, .coach, [aria-hidden=true]:not(.badge)") === null &&
            of.checkVisibility() &&
            of.getBoundingClientRect().width > 2;
        const all = (selector: string) => [...document.querySelectorAll(selector)].filter(shown);
        const sticksOut = (
            of: DOMRect,
            { left, right, top, bottom }: Pick<DOMRect, "left" | "right" | "top" | "bottom">,
        ) => of.left < left - 1 || of.right > right + 1 || of.top < top - 1 || of.bottom > bottom + 1;
        const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
        return [
            ...all(".pay, .pay *")
                .filter((each) => sticksOut(each.getBoundingClientRect(), screen))
                .map((each) => label(each, "outside the window")),
            ...kInside.flatMap(([what, within]) =>
                all(what)
                    .filter((each) => {
                        const around = each.parentElement?.closest(within);
                        return around && sticksOut(each.getBoundingClientRect(), around.getBoundingClientRect());
                    })
                    .map((each) => label(each, `outside ${within}`)),
            ),
            ...all(kWhole)
                .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
                .map((each) => label(each, "cut")),
        ];
    });

test.each(kOwners.flatMap((owners) => ["en", "de", "ru"].map((language) => ({ owners, language }))))(
    "a payout with $owners owners is within the window at every stop: $language",
    async ({ owners, language }) => {
        const page = await openPayout(owners, language);
        const found: string[] = [];
        let stops = 0;
        for (let isLast = false; !isLast; stops += 1) {
            isLast = (await page.locator('[data-testid="payout-sum"]').count()) > 0;
            const stop = page.locator(".paystage");
            if ((await stop.getAttribute("data-told")) === "false") await page.locator(".payacts .primary").click();
            const casinos = (await stop.getAttribute("data-casinos")) || "sum";
            for (const screen of kScreens) {
                await page.setViewportSize(screen);
                for (const what of await misplaced(page))
                    found.push(`${screen.width}x${screen.height} ${casinos} ${what}`);
            }
            await page.setViewportSize(kDesktop);
            if (!isLast) await page.locator(".payacts .primary").click();
        }
        expect(found).toEqual([]);
        expect(stops).toBe(7);
        await page.context().close();
    },
);
