import { mount } from "svelte";
import App from "./App.svelte";
import { client } from "./model/client.svelte";
import { load } from "./texts/texts.svelte";
import "./look/look.css";

await load();
client.start();
mount(App, { target: document.getElementById("app") as HTMLElement });
