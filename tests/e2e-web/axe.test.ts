import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Person } from "./support/person";
import { browser, server, setStage } from "./support/stage";
import { before, during, payout, vegas } from "./support/tour";

const kAxe = readFileSync(new URL("../../client-web/node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
declare const axe: {
    run(
        context: Document,
        options: object,
    ): Promise<{
        violations: {
            id: string;
            impact: string;
            nodes: { html: string; failureSummary: string }[];
        }[];
    }>;
};

setStage();

/** What axe finds on the screens that it is led over, as sentences; only what is serious or critical. */
function inspector() {
    const found: string[] = [];
    const screens: string[] = [];
    const stop = async ({ page }: Person, screen: string) => {
        screens.push(screen);
        // What still fades in has no colours to judge yet.
        await page.evaluate(() =>
            Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
        );
        if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(kAxe);
        // Whatever hangs on colours is looked at in both themes, the rest in one.
        const violations = await page.evaluate(async () => {
            const root = document.documentElement;
            const night = await axe.run(document, { resultTypes: ["violations"] });
            root.dataset["theme"] = "noon";
            const noon = await axe.run(document, {
                resultTypes: ["violations"],
                runOnly: ["color-contrast"],
            });
            root.dataset["theme"] = "night";
            return [...night.violations, ...noon.violations.map((one) => ({ ...one, id: `${one.id} at noon` }))];
        });
        for (const { id, impact, nodes } of violations) {
            if (impact === "serious" || impact === "critical")
                found.push(
                    `${screen}: ${id}: ${nodes[0]?.html.slice(0, 160)} (${nodes.length}) ${nodes[0]?.failureSummary.split("\n")[1]?.trim()}`,
                );
        }
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
