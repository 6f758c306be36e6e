import { expect, test } from "vitest";
import { audit } from "./support/axe";
import { type Person } from "./support/person";
import { browser, server, setStage } from "./support/stage";
import { before, during, payout, vegas } from "./support/tour";

setStage();

/** What axe finds on the screens that it is led over, as sentences; only what is serious or critical. */
function inspector() {
    const found: string[] = [];
    const screens: string[] = [];
    const stop = async (person: Person, screen: string) => {
        screens.push(screen);
        found.push(...(await audit(person, screen)));
    };
    return { found, screens, stop };
}

test("nothing serious for axe on any screen, at night and at noon", async () => {
    const { found, screens, stop } = inspector();
    const phone = { theme: "night", size: "phone" } as const;
    const desktop = { theme: "night", size: "desktop" } as const;
    const [, missing] = await Promise.all([
        before(browser, server.url, desktop, stop),
        during(browser, server.url, phone, stop),
        payout(browser, server.url, desktop, stop),
        vegas(browser, server.url, phone, stop),
    ]);
    expect(found).toEqual([]);
    expect(missing, "questions that never came").toEqual([]);
    expect(screens).toEqual(
        expect.arrayContaining([
            "start",
            "lobby",
            "create",
            "settings",
            "help",
            "join",
            "waiting",
            "table-roll",
            "table-place",
            "table-wait",
            "payout",
            "final",
            "verify",
            "replay",
            "games",
            "vegas-turn",
        ]),
    );
});
