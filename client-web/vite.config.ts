import { svelte } from "@sveltejs/vite-plugin-svelte";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

// The drawings stand once in the page as <symbol>s, where <use href="#..."> and the theme's colours reach them.
function drawings(): Plugin {
    const folder = new URL("./src/look/symbols/", import.meta.url);
    return {
        name: "drawings",
        transformIndexHtml(html) {
            const svgs = readdirSync(folder)
                .sort()
                .map((file) =>
                    readFileSync(new URL(file, folder), "utf8")
                        .replace(/<!--.*?-->\n?/gs, "")
                        .replace("<svg ", '<svg class="sprite" aria-hidden="true" '),
                );
            return html.replace("<!-- drawings -->", svgs.join(""));
        },
    };
}

// A language is there when it has the page's texts and those that the page shares; it says itself how it is called.
function languages(): Plugin {
    const own = new URL("./src/texts/", import.meta.url);
    const shared = new URL("../protocol/texts/", import.meta.url);
    const first = "en";
    const ids = readdirSync(own)
        .filter((file) => file.endsWith(".json") && existsSync(new URL(file, shared)))
        .map((file) => file.slice(0, -".json".length))
        .sort((a, b) => Number(b === first) - Number(a === first) || a.localeCompare(b));
    return {
        name: "languages",
        resolveId: (id) => (id === "virtual:languages" ? `\0${id}` : undefined),
        load(id) {
            if (id !== "\0virtual:languages") return;
            const all = ids.map((id) => {
                const file = new URL(`${id}.json`, shared);
                this.addWatchFile(fileURLToPath(file));
                const { name, direction } = JSON.parse(readFileSync(file, "utf8")).language;
                return { id, name, direction };
            });
            return `export const languages = ${JSON.stringify(all)};`;
        },
    };
}

const server = process.env.VEGASD ?? "http://127.0.0.1:8080";

export default defineConfig({
    // Relative, so that the page works behind any path prefix.
    base: "./",
    plugins: [svelte(), drawings(), languages()],
    build: {
        target: "es2022",
        assetsInlineLimit: 0, // the policy for fonts and pictures is 'self'
        modulePreload: { polyfill: false },
    },
    server: {
        fs: { allow: [".."] },
        proxy: { "/ws": { target: server, ws: true }, "/api": server },
    },
    resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
    test: {
        environment: "happy-dom",
        dir: "../tests/client-web",
        include: ["**/*.test.ts"],
    },
});
