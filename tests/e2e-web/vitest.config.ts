import { fileURLToPath } from "node:url";
import { enginesToRun } from "./support/engines/programs";
import { summary } from "./support/engines/summary";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// The packages lie beside the page's package.json; Node does not look there from here.
const kPackages = ["playwright-core", "ws", "axe-core"];

// Some things only Chromium lets a test do; what is played in the others is played in all of them.
const kForAll = ["every_engine.test.ts", "parts.test.ts", "tabs.test.ts"];

export default {
    root: here("."),
    cacheDir: here("../../client-web/node_modules/.vite"),
    resolve: {
        alias: Object.fromEntries(kPackages.map((name) => [name, here(`../../client-web/node_modules/${name}`)])),
    },
    test: {
        environment: "node",
        pool: "forks",
        reporters: ["default", summary],
        maxWorkers: 2,
        minWorkers: 1,
        testTimeout: 600_000,
        hookTimeout: 60_000,
        // `--project firefox` runs that one.
        projects: enginesToRun().map((name) => ({
            extends: true,
            test: { name, include: name === "chromium" ? ["**/*.test.ts"] : kForAll, env: { E2E_ENGINE: name } },
        })),
    },
};
