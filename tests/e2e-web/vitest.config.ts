import { fileURLToPath } from "node:url";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// The packages lie beside the page's package.json; Node does not look there from here.
const kPackages = ["playwright-core", "ws", "axe-core"];

export default {
    root: here("."),
    cacheDir: here("../../client-web/node_modules/.vite"),
    resolve: {
        alias: Object.fromEntries(kPackages.map((name) => [name, here(`../../client-web/node_modules/${name}`)])),
    },
    test: {
        environment: "node",
        include: ["**/*.test.ts"],
        pool: "forks",
        maxWorkers: 2,
        minWorkers: 1,
        testTimeout: 600_000,
        hookTimeout: 60_000,
    },
};
