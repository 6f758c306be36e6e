import { mount } from "svelte";
import App from "./App.svelte";
import { client } from "./model/client.svelte";
import { settings } from "./app/settings.svelte";
import { load } from "./texts/texts.svelte";
import "./look/look.css";

await load(settings.language);
client.start();
mount(App, { target: document.getElementById("app") as HTMLElement });
