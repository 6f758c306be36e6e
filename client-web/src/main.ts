// What is on the way first: the look, and beside each other the texts, the program and the table where one is named.
import "./look/ground.css";
import "./look/screens.css";
import { tidyAddress } from "./app/arrival";
import { preferredLanguage } from "./app/language";
import { loadItem } from "./app/storage";
import { fetchSheetAgain, reloadWhenThere, reportLoadFailure, shellOf, showShell, showTheme } from "./shell";
import { fetchTexts } from "./texts/fetch";

tidyAddress();
const language = preferredLanguage();
const shell = shellOf(location.hash, Boolean(loadItem("name")));
fetchTexts(language).catch(() => 0); // the program asks again
showTheme();
const program = import("./begin");
// Who has a name goes from an invite straight to the table.
if (shell === "seated" || /^#\/table\//.test(location.hash)) import("./screens/table/Table.svelte").catch(() => 0);

function draw() {
    showShell(shell, language);
    // Not awaited at the top: so what is on the way first stays one file.
    program
        .then(({ begin }) => begin())
        .catch((error) => {
            reportLoadFailure();
            reloadWhenThere();
            throw error;
        });
}
addEventListener("load", () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
        if (link.sheet === null) fetchSheetAgain(link);
});
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", draw, { once: true });
else draw();
