import { existsSync } from "node:fs";

/** The programs of each engine, as deploy/install-packages brings them; the environment may name others. */
export const kPrograms = {
    // The shell has nothing that draws windows, and costs a sixth less.
    chromium: [
        process.env["CHROMIUM"] ??
            ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find(existsSync) ??
            "chromium",
    ],
    firefox: [process.env["FIREFOX"] ?? "/usr/bin/firefox-esr"],
    webkit: [process.env["WEBKIT_DRIVER"] ?? "/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"],
} as const;
export type EngineName = keyof typeof kPrograms;
export const kEngines = Object.keys(kPrograms) as EngineName[];

const missing = (name: EngineName): string[] =>
    name === "chromium" ? [] : kPrograms[name].filter((program) => !existsSync(program));

/** Those that E2E_ENGINES names ("chromium firefox"), of which none may be missing. Without it: those that are there. */
export function enginesToRun(): EngineName[] {
    const named = process.env["E2E_ENGINES"]?.split(" ");
    const unknown = named?.filter((name) => !(name in kPrograms)) ?? [];
    if (unknown.length > 0) throw new Error(`E2E_ENGINES: no engine is called ${unknown.join(", ")}`);
    return kEngines.filter((name) => named?.includes(name) ?? missing(name).length === 0);
}

/** Why the others are left out: a sentence each. */
export const enginesLeftOut = (): string[] =>
    process.env["E2E_ENGINES"] === undefined
        ? kEngines
              .filter((name) => missing(name).length > 0)
              .map((name) => `${name}: left out, for there is no ${missing(name).join(", no ")}`)
        : [];
