import { svelte } from "@sveltejs/vite-plugin-svelte";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer, type Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** A tile's picture, `a2_jackpot/symbol.svg`, as the symbol `t-A2`. */
function tileSymbol(path: string, svg: string): string {
    const [, id] = /\/tiles\/([a-z]\d)_\w+\/symbol\.svg$/.exec(path) ?? [];
    return svg
        .trim()
        .replace(/^<svg .*?(viewBox="[^"]*")[^>]*>/, `<symbol id="t-${id?.toUpperCase()}" $1>`)
        .replace(/<\/svg>$/, "</symbol>");
}

/** The sheets of look/symbols/ and of the families, `symbols.svg` in their look/; then the tiles. */
function sheets(): string[] {
    const src = new URL("./src/", import.meta.url);
    const read = (path: string) => readFileSync(new URL(path, src), "utf8");
    const paths = readdirSync(src, { recursive: true }).map(String).sort();
    const tiles = paths.filter((path) => path.endsWith("/symbol.svg")).map((path) => tileSymbol(path, read(path)));
    return [
        ...paths.filter((path) => /look\/symbols(\/\w+)?\.svg$/.test(path)).map(read),
        `<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke="currentColor">\n${tiles.join("\n")}\n</svg>\n`,
    ];
}

// The drawings stand once in the page as <symbol>s, where <use href="#..."> and the theme's colours reach them.
function drawings(): Plugin {
    return {
        name: "drawings",
        transformIndexHtml(html) {
            const all = sheets().map((svg) =>
                svg.replace(/<!--.*?-->\n?/gs, "").replace("<svg ", '<svg class="sprite" aria-hidden="true" '),
            );
            return html.replace("<!-- drawings -->", all.join(""));
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

/** What is painted before the program is there. It is drawn by the program itself, in a browser without a screen. */
function shells(): Plugin {
    const kBrowser = ["document", "history", "localStorage", "location", "matchMedia", "navigator", "addEventListener"];
    return {
        name: "shells",
        apply: "build",
        async transformIndexHtml(html) {
            const { Window } = await import("happy-dom");
            const window = new Window({ url: "http://localhost/" }) as unknown as Record<string, unknown>;
            for (const name of kBrowser)
                Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });
            const server = await createServer({
                configFile: false,
                root: fileURLToPath(new URL(".", import.meta.url)),
                plugins: [svelte(), languages()],
                appType: "custom",
                logLevel: "warn",
                server: { middlewareMode: true, watch: null, ws: false, fs: { allow: [".."] } },
                optimizeDeps: { noDiscovery: true },
            });
            try {
                const { prerender } = await server.ssrLoadModule("/src/prerender.ts");
                const drawn: string = await prerender();
                return html.replace("<!-- shells -->", () => drawn);
            } finally {
                await server.close();
                for (const name of kBrowser) Reflect.deleteProperty(globalThis, name);
            }
        },
    };
}

/**
 * What comes in which order. The ground of the look stands in the head and the screens' in the body: the games' look,
 * which the browser puts at the end of the head when it comes, lies between them. The program that main.ts asks for is
 * fetched beside it, after what is painted first.
 */
function order(): Plugin {
    return {
        name: "order",
        transformIndexHtml: {
            order: "post",
            handler(html, { bundle }) {
                if (bundle === undefined) return html;
                const sheets = [...html.matchAll(/ *<link rel="stylesheet"[^>]*>\n?/g)].map(([tag]) => tag);
                const screens = sheets.find((tag) => !tag.includes("ground"));
                if (sheets.length !== 2 || screens === undefined) throw new Error(`sheets: ${sheets.join(" ")}`);
                const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
                const begin = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith("/src/begin.ts")));
                if (begin === undefined) throw new Error("there is no chunk of begin.ts");
                const ahead = [begin.fileName, ...begin.imports]
                    .filter((file) => !html.includes(file))
                    .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="./${file}">\n`);
                return html
                    .replace(screens, "")
                    .replace("</head>", `${ahead.join("")}</head>`)
                    .replace("<body>\n", `<body>\n${screens.trim()}\n`);
            },
        },
    };
}

/** Each `import()` goes by our own loader, which asks again for what a bad line has kept back. */
function partLoader(): Plugin {
    const loader = fileURLToPath(new URL("./src/app/load_part.ts", import.meta.url));
    return {
        name: "part-loader",
        apply: "build",
        enforce: "pre",
        load: (id) =>
            id === "\0vite/preload-helper.js"
                ? `export { loadPart as __vitePreload } from ${JSON.stringify(loader)};`
                : undefined,
    };
}

/** One sheet is linked first, with the parts that all screens share; another one has all that only games need. */
function sheetOf(id: string): string | undefined {
    if (/\/(look\/ground|parts\/[^/]*)\.css$/.test(id)) return "ground";
    return /\/(families\/.*|(table|hints|screens\/(table|replay))\/[^/]*|look\/(games|ends))\.css$/.test(id)
        ? "games"
        : undefined;
}

const server = process.env.VEGASD ?? "http://127.0.0.1:8080";

export default defineConfig({
    // Relative, so that the page works behind any path prefix.
    base: "./",
    plugins: [svelte(), drawings(), languages(), shells(), order(), partLoader()],
    build: {
        target: "es2022",
        assetsInlineLimit: 0, // the policy for fonts and pictures is 'self'
        modulePreload: { polyfill: false },
        rollupOptions: {
            output: { manualChunks: sheetOf },
        },
    },
    server: {
        fs: { allow: [".."] },
        proxy: { "/ws": { target: server, ws: true }, "/api": server, "^/t/": server },
    },
    resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
    test: {
        environment: "happy-dom",
        dir: "../tests/client-web",
        include: ["**/*.test.ts"],
    },
});
