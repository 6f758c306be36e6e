import { join } from "node:path";
import type { Browser } from "playwright-core";
import { Person } from "../person";
import { kFinal, play } from "../play";
import { arrive } from "../tables";
import type { Wishes } from "../wishes";
import { Line } from "./line";
import { allNoticed, type Shown, watch } from "./noticed";
import type { Pause } from "./pause";

const kThinkMs = 700;
const kLookMs = 100;
const kShown = ".netline, .notices .notice";
const kFree = ".slot[data-option]:enabled";
const kChosen = '.slot[aria-pressed="true"]';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Somebody who plays in a window of their own, and presses nothing but what the game asks. */
export class Friend {
    over = false;
    /** While the servers are upgraded; then they play as fast as they can. */
    thinks = true;

    private constructor(
        readonly name: string,
        readonly person: Person,
        readonly line: Line,
        private readonly language: string,
        private readonly folder: string,
    ) {}

    /** Their own page at `url`; `line` has heard it from the beginning. */
    static async open(browser: Browser, url: string, folder: string, wishes: Wishes): Promise<Friend> {
        const { name = "", language = "en" } = wishes;
        const person = await Person.open(browser, url, { speed: "normal", motion: "full", ...wishes });
        person.forgiveTheLine();
        person.forgive(/Cross-Origin-Opener-Policy/); // which is for pages that come by TLS
        const line = new Line(person.page);
        await person.reload();
        return new Friend(name, person, line, language, folder);
    }

    async comes(link: string): Promise<void> {
        await this.person.go(link);
        await arrive(this.person);
    }

    watches(): Promise<void> {
        return watch(this.person, this.language);
    }

    /** To the end of the game. Whoever `wish` falls to chooses a casino, and says so only when it is over. */
    async plays(seed: number, wish: Pause): Promise<void> {
        for (let part = 0; ; part += 1) {
            let asks = false;
            await play(this.person, seed + 100 * part, async (question) => {
                if (this.thinks) await pause(kThinkMs);
                // What was answered a moment ago may still be on show; the next question may be a roll.
                asks = question === "place" && (await this.person.has(kFree)) && wish.falls();
                return asks;
            });
            if (!asks) break;
            await this.person.press(kFree);
            await this.person.sees(kChosen);
            wish.chose(`${this.name} had chosen ${await this.chosen()}`);
            await wish.over;
            wish.kept(`then ${(await this.chosen()) || "nothing"} was chosen`);
        }
        await this.person.sees(kFinal);
        this.over = true;
    }

    private async chosen(): Promise<string> {
        return (await this.person.has(kChosen))
            ? ((await this.person.get(kChosen).first().getAttribute("data-testid")) ?? "")
            : "";
    }

    /** What it says beside the game just now; empty while it says nothing. */
    async says(): Promise<string> {
        const said = await this.person.page.locator(kShown).allInnerTexts();
        return said.join(" | ").replace(/\d+/g, "n");
    }

    noticed(): Promise<Shown[]> {
        return allNoticed(this.person);
    }

    async picture(of: string): Promise<void> {
        await this.person.picture(join(this.folder, `${of}-${this.name.toLowerCase()}.png`));
    }

    /** A picture each time that it says something new, until `ends`; of nothing, when it has said nothing. */
    async pictures(of: string, ends: Promise<unknown>): Promise<void> {
        let on = true;
        void ends.then(() => (on = false));
        let [before, count] = ["", 0];
        while (on) {
            const says = await this.says();
            if (says !== "" && says !== before) await this.picture(`${of}-${(count += 1)}`);
            before = says;
            await pause(kLookMs);
        }
        if (count === 0) await this.picture(`${of}-1`);
    }
}
