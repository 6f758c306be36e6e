// What is on the way first: the look, and beside each other the texts, the program and the table where one is named.
import "./look/ground.css";
import "./look/screens.css";
import { wishedLanguage } from "./app/language";
import { recall } from "./app/storage";
import { fetchTexts } from "./texts/fetch";

void fetchTexts(wishedLanguage());
// Who has a name goes from an invite straight to the table.
if (/^#\/table\//.test(location.hash) || (/^#\/join\//.test(location.hash) && recall("name") !== null))
    void import("./screens/table/Table.svelte");
const { begin } = await import("./begin");
await begin();
