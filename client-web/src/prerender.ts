// Draws what is painted first, when the page is built: the screens as they are before the server has said anything.
import { render } from "svelte/server";
import App from "./App.svelte";
import { navigate, parseRoute } from "./app/route.svelte";
import { settings } from "./app/settings.svelte";
import type { Shell } from "./shell";
import { kLanguages } from "./texts/languages";
import { loadTexts, t, type Key } from "./texts/texts.svelte";

/** Where each is found, and what its main button says while it waits for the program. */
const kShells: Record<Shell, { at: string; name: string; busy: Key }> = {
    start: { at: "#/", name: "", busy: "start.finding" },
    invited: { at: "#/join/x", name: "", busy: "join.going" },
    seated: { at: "#/join/x", name: "x", busy: "join.going" },
    coming: { at: "#/table/x", name: "", busy: "join.going" },
};

/** All of them in all languages, as templates. */
export async function prerender(): Promise<string> {
    const drawn: string[] = [];
    for (const { id, direction } of kLanguages) {
        settings.language = id;
        await loadTexts(id);
        for (const [shell, { at, name, busy }] of Object.entries(kShells)) {
            settings.name = name;
            navigate(parseRoute(at), true);
            const html = withoutStyles(render(App).body);
            drawn.push(
                `<template data-shell="${shell}" lang="${id}" dir="${direction}" data-busy="${escapeAttribute(t(busy))}">${html}</template>`,
            );
        }
    }
    return drawn.join("\n");
}

/** The page's policy lets no style through in the markup. Nothing moves here, so no die needs its place in a row. */
function withoutStyles(html: string): string {
    const without = html.replace(/ style="--k: \d+;"/g, "");
    const [style] = / style=.{0,40}/.exec(without) ?? [];
    if (style !== undefined) throw new Error(`the first screen has a style in its markup: ${style}`);
    return without;
}

const escapeAttribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
