import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./app/settings.svelte";
import { client } from "./model/client.svelte";
import { load } from "./texts/texts.svelte";

/** Draws the page, and calls the server. */
export async function begin(): Promise<void> {
    client.start();
    await load(settings.language);
    const app = document.getElementById("app") as HTMLElement;
    app.replaceChildren();
    mount(App, { target: app });
}
