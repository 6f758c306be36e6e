import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, readdirSync } from "node:fs";
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

const server = process.env.VEGASD ?? "http://127.0.0.1:8080";

export default defineConfig({
    // Relative, so that the page works behind any path prefix.
    base: "./",
    plugins: [svelte(), drawings()],
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
