// What is painted before the program is there: the screen as `prerender` drew it when the page was built. It takes one
// press, and hands it on.
import { loadItem } from "./app/storage";
import { loadTutorialState, shouldOfferTutorial } from "./hints/tutorial_state";
import { lightScheme, effectiveTheme, preferredTheme } from "./app/theme";

/** What an address shows first: the start page, an invite that asks for a name, a way to a table, or that all comes. */
export type Shell = "start" | "invited" | "seated" | "coming";

export function shellOf(hash: string, hasName: boolean): Shell {
    if (/^#?\/?$/.test(hash)) return "start";
    if (/^#\/join\//.test(hash)) return hasName ? "seated" : "invited";
    return "coming";
}

/** The pause before the page is loaded anew. It doubles with each reload in a row. */
const kReloadMs = 3000;
/** A page that still fails after this many reloads is not loaded anew by itself. */
const kMostReloads = 4;
const kReloadsKey = "six-signs-reloads";
const kNotFound = 404;

const root = document.documentElement;
const app = () => document.getElementById("app") as HTMLElement;
let pressed: HTMLElement | null = null;
let hasFailed = false;
let chosen: { list: HTMLSelectElement; value: string } | null = null;

/** The ground is painted before anything stands on it. */
export function showTheme(): void {
    root.dataset["theme"] = effectiveTheme(preferredTheme(), lightScheme.matches);
}

/** Draws it in this language. The server of `npm run dev` sends none. */
export function showShell(shell: Shell, language: string): void {
    const drawn = document.querySelector<HTMLTemplateElement>(`template[data-shell="${shell}"][lang="${language}"]`);
    if (drawn === null) return;
    root.lang = drawn.lang;
    root.dir = drawn.dir;
    root.dataset["shell"] = drawn.dataset["busy"];
    app().append(drawn.content);
    if (!shouldOfferTutorial(loadTutorialState())) app().querySelector(".learn")?.remove();
    const name = app().querySelector("input");
    if (name !== null) name.value = loadItem("name") ?? "";
    app().addEventListener("click", onPress);
    app().addEventListener("change", onChange);
}

/** The program has taken over what was drawn: it is told what was done there. */
export function removeShell(): void {
    delete root.dataset["shell"];
    saveReloads(0);
    app().removeEventListener("click", onPress);
    app().removeEventListener("change", onChange);
    for (const each of document.querySelectorAll("template[data-shell]")) each.remove();
    if (chosen !== null) {
        chosen.list.value = chosen.value;
        chosen.list.dispatchEvent(new Event("change", { bubbles: true }));
    }
    pressed?.click();
}

/** The program does not come. Who presses something wants it again. */
export function reportLoadFailure(): void {
    hasFailed = true;
    if (pressed !== null) location.reload();
}

/** Without storage nobody can count reloads, so the page does not load itself anew. */
function loadReloads(): number {
    try {
        return Number(sessionStorage.getItem(kReloadsKey));
    } catch {
        return kMostReloads;
    }
}

function saveReloads(reloads: number): void {
    try {
        sessionStorage.setItem(kReloadsKey, String(reloads));
    } catch {} // `loadReloads` fails as well then
}

/** Replaces what the browser has kept of a file: WebKit keeps a failed one even when the page is loaded anew. */
async function fetchAnew(url: string, accepted?: number): Promise<void> {
    const answer = await fetch(url, { cache: "reload" });
    await answer.arrayBuffer();
    if (!answer.ok && answer.status !== accepted) throw new Error(`${url}: ${answer.status}`);
}

/**
 * Loads the page anew once all that it needs first can be had: nothing of it is in use yet. A newer page on the server
 * no longer has the files of this one.
 */
export function reloadWhenThere(): void {
    const reloads = loadReloads();
    if (reloads >= kMostReloads) return;
    const links = document.querySelectorAll<HTMLLinkElement>("link:is([rel=modulepreload], [rel=stylesheet])");
    setTimeout(
        () => {
            const files = [...links].map(({ href }) => fetchAnew(href, kNotFound));
            Promise.all([fetchAnew(document.baseURI), ...files]).then(() => {
                saveReloads(reloads + 1);
                location.reload();
            }, reloadWhenThere);
        },
        kReloadMs * 2 ** reloads,
    );
}

/** A sheet of the page has not come. */
export function fetchSheetAgain(link: HTMLLinkElement): void {
    fetchAnew(link.href).then(
        () => link.replaceWith(link.cloneNode()),
        () => setTimeout(() => fetchSheetAgain(link), kReloadMs),
    );
}

function onPress(event: Event): void {
    const at = (event.target as Element).closest<HTMLElement>("a, button");
    if (at === null) return;
    event.preventDefault();
    pressed = at;
    if (hasFailed) location.reload();
    if (!at.matches(".primary")) return;
    at.setAttribute("aria-disabled", "true");
    if (at.lastChild !== null) at.lastChild.nodeValue = root.dataset["shell"] ?? "";
}

function onChange({ target }: Event): void {
    if (target instanceof HTMLSelectElement) chosen = { list: target, value: target.value };
}
