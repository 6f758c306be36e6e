import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Person } from "../person";

/** What a page showed beside the game, from when to when (Date.now()). */
export interface Shown {
    text: string;
    from: number;
    to: number;
}
interface Looked {
    /** Where there are words about the line to the server and about refusals. */
    words: string;
    /** What the button says while an answer is on its way. */
    sending: string;
    lost: string;
}
/** What `look` keeps in the page. */
declare const noticed: Shown[];

export const kLost = "what was chosen is chosen no more";
const kWords = ".netline p, .notice p";

const sending = (language: string): string => {
    const file = fileURLToPath(new URL(`../../../../client-web/src/texts/${language}.json`, import.meta.url));
    return (JSON.parse(readFileSync(file, "utf8")) as { table: { sending: string } }).table.sending;
};

/** Runs in the page, and looks at it every 50 ms. */
const look = ({ words, sending, lost }: Looked): void => {
    const kept: Shown[] = [];
    Object.assign(globalThis, { noticed: kept });
    const note = (text: string): Shown => {
        const shown = { text, from: Date.now(), to: Date.now() };
        kept.push(shown);
        return shown;
    };
    const state = () => ({
        chosen: document.querySelector('.slot[aria-pressed="true"]')?.getAttribute("data-testid") ?? "",
        asked: document.querySelector("[data-kind]")?.getAttribute("data-kind") ?? "",
        presses,
    });
    let presses = 0;
    addEventListener("click", () => (presses += 1), true);
    let before = state();
    let open = new Map<string, Shown>();
    setInterval(() => {
        // What counts down is one and the same.
        const texts = [...document.querySelectorAll<HTMLElement>(words)].map((element) =>
            element.innerText.replace(/\d+/g, "n").replace(/\s+/g, " ").trim(),
        );
        const buttons = [...document.querySelectorAll<HTMLElement>("[data-confirm]:disabled")];
        if (buttons.some((button) => button.innerText.trim() === sending)) texts.push(sending);
        open = new Map(texts.map((text) => [text, open.get(text) ?? note(text)]));
        for (const shown of open.values()) shown.to = Date.now();
        const now = state();
        if (before.chosen !== "" && now.chosen === "" && now.asked === before.asked && now.presses === before.presses)
            note(lost);
        before = now;
    }, 50);
};

/** From now on the page of this person keeps what it shows. */
export const watch = ({ page }: Person, language: string): Promise<void> =>
    page.evaluate(look, { words: kWords, sending: sending(language), lost: kLost });

export const allNoticed = ({ page }: Person): Promise<Shown[]> => page.evaluate(() => noticed);
