import { readFileSync } from "node:fs";
import type { Guest } from "./guest";

const kAxe = readFileSync(new URL("../../../client-web/node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
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

/** What axe finds on the screen as it is, as sentences; only what is serious or critical. */
export async function audit(guest: Guest, screen: string): Promise<string[]> {
    // What still fades in has no colours to judge yet.
    await guest.evaluate(async () => {
        await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    });
    if (!(await guest.evaluate(() => "axe" in globalThis))) await guest.run(kAxe);
    // Whatever hangs on colours is looked at in both themes, the rest in one.
    const violations = await guest.evaluate(async () => {
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
    return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(
            ({ id, nodes }) =>
                `${screen}: ${id}: ${nodes[0]?.html.slice(0, 160)} (${nodes.length}) ${nodes[0]?.failureSummary.split("\n")[1]?.trim()}`,
        );
}
