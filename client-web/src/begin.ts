import { hydrate } from "svelte";
import App from "./App.svelte";
import { settings } from "./app/settings.svelte";
import { client } from "./model/client.svelte";
import { removeShell } from "./shell";
import { loadTexts } from "./texts/texts.svelte";

/** Takes over what is drawn, or draws the page, and calls the server. */
export async function begin(): Promise<void> {
    client.start();
    await loadTexts(settings.language);
    hydrate(App, { target: document.getElementById("app") as HTMLElement });
    removeShell();
}
