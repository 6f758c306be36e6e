import type { Browser } from "playwright-core";
import { Host, type Message } from "./host";
import { fillLobby } from "./lobby";
import { kFinal, play } from "./play";
import { Person } from "./person";
import { random } from "./random";
import { arrive, begin, invite } from "./tables";
import type { Wishes } from "./wishes";

/** All that tiles ask. */
export const kTileQuestions = [
    "punch_choose",
    "punch_guess",
    "prime_time",
    "fifty_fifty",
    "no_entry",
    "knockout",
    "block_it",
    "handicap",
    "move",
    "black_box_split",
    "black_box_pick",
    "double_down",
    "nice_dice",
    "my_choice",
    "my_choice_tile",
    "my_choice_golden",
] as const;

// Rounds that ask all of these again and again, one the first half and the other the second.
const kRounds: { tiles: string[]; ask: readonly string[] }[] = [
    {
        tiles: ["A1", "B1", "E1", "F2", "G1", "H2"],
        ask: [
            "prime_time",
            "no_entry",
            "handicap",
            "move",
            "black_box_split",
            "black_box_pick",
            "my_choice",
            "my_choice_tile",
            "my_choice_golden",
        ],
    },
    {
        tiles: ["A1", "B2", "E2", "F1", "G2", "H1"],
        ask: ["punch_choose", "punch_guess", "fifty_fifty", "knockout", "block_it", "double_down", "nice_dice"],
    },
];
/** So many placings into a round: the casinos are well filled. */
const kMidGame = 4;
// Some questions come in one game of three: dice decide.
const kMostGames = 40;

export type Stop = (person: Person, screen: string) => Promise<void>;

/** A table for one page and one opponent without a page, in play. `may`: when the opponent may answer. */
async function duo(
    browser: Browser,
    url: string,
    wishes: Wishes,
    table: { ruleset: string; options?: Message },
    seed: number,
    may?: () => Promise<void>,
) {
    const [host, rival] = await Promise.all([Host.connect(url), Host.connect(url, "Jonas")]);
    const made = await host.create({ seats: 2, ...table });
    const person = await Person.open(browser, invite(url, made.invite), wishes);
    await arrive(person);
    return {
        person,
        async begin() {
            await rival.play(made.invite, random(seed), may);
            await begin([person]);
        },
        async close() {
            host.close();
            rival.close();
            await person.close();
        },
    };
}

/** The screens around a game: from the start page to a table that waits. */
export async function before(browser: Browser, url: string, wishes: Wishes, stop: Stop): Promise<void> {
    const person = await Person.open(browser, url, wishes);
    await person.get('[data-testid="create-table"]').waitFor();
    await stop(person, "start");
    const filled = await fillLobby(url);
    await person.get(".pages").waitFor();
    await stop(person, "lobby");
    filled.close();
    await person.get("#create .more").click();
    await person.get("#more-options fieldset, #more-options label").first().waitFor();
    await stop(person, "create");
    const top = person.page.getByRole("banner").getByRole("button");
    await top.last().click();
    await person.page.getByRole("dialog").waitFor();
    await stop(person, "settings");
    await person.page.keyboard.press("Escape");
    await person.page.getByRole("dialog").waitFor({ state: "hidden" });
    await person.get('.top button:has(use[href="#i-help"])').click();
    await person.page.getByRole("dialog").getByRole("heading").nth(1).waitFor();
    await stop(person, "help");
    await person.page.keyboard.press("Escape");
    await person.page.getByRole("dialog").waitFor({ state: "hidden" });
    await person.go(`${url}#/rules/royale`);
    await person.page.getByRole("heading").nth(1).waitFor();
    await stop(person, "rules");
    await person.close();

    const host = await Host.connect(url);
    const made = await host.create({ ruleset: "royale", seats: 4, bots: 1 });
    const stranger = await Person.open(browser, invite(url, made.invite), {
        ...wishes,
        name: "",
    });
    await stranger.get('[data-testid="join"]').waitFor();
    await stop(stranger, "join");
    await stranger.close();
    const guest = await Person.open(browser, invite(url, made.invite), wishes);
    await arrive(guest);
    await guest.get('[data-testid="ready"]').waitFor();
    await stop(guest, "waiting");
    await guest.close();
    host.close();
    const lost = await Person.open(browser, `${url}#/join/xxxx`, wishes);
    await lost.page.getByRole("heading").first().waitFor();
    await stop(lost, "gone");
    await lost.close();
}

/** The table in play, what its tiles ask, and its end, replay and check. Gives the questions that were not met. */
export async function during(
    browser: Browser,
    url: string,
    wishes: Wishes,
    stop: Stop,
    wanted: readonly string[] = kTileQuestions,
): Promise<string[]> {
    const missing = new Set(wanted);
    const main = new Set(["roll", "place"]);
    for (let game = 0; game < kMostGames && (missing.size > 0 || game === 0); game += 1) {
        let waits = game > 0;
        const asking = kRounds.filter(({ ask }) => ask.some((question) => missing.has(question)));
        const { tiles } = (asking[game % asking.length] ?? kRounds[0])!;
        const table = await duo(
            browser,
            url,
            wishes,
            { ruleset: "royale", options: { tile_set: [tiles, tiles, tiles] } },
            game,
            async () => {
                if (waits) return;
                waits = true;
                await table.person.get('[data-kind="wait"], .stage.wait').first().waitFor();
                await stop(table.person, "table-wait");
            },
        );
        await table.begin();
        await play(table.person, 100 + game, async (question) => {
            if (question !== null && missing.delete(question)) await stop(table.person, `decide-${question}`);
            if (question !== null && main.delete(question)) await stop(table.person, `table-${question}`);
            return game > 0 && missing.size === 0;
        });
        if (game === 0) await after(table.person, stop);
        table.person.calm();
        await table.close();
    }
    return [...missing];
}

async function after(person: Person, stop: Stop): Promise<void> {
    await person.get(kFinal).first().waitFor();
    await stop(person, "final");
    await person.get('.facts button:has(use[href="#i-shield"])').click();
    await person.get("dialog .verdict").waitFor();
    await stop(person, "verify");
    await person.page.keyboard.press("Escape");
    await person.get('.facts a[href^="#/game/"]').click();
    await person.get(".replaybar").waitFor();
    await stop(person, "replay");
    await person.get(".top .logo").click();
    await person.get(".pg").first().waitFor();
    await stop(person, "games");
}

/** Shows all of the casino that is being paid out. */
const tellCasino = (person: Person): Promise<void> =>
    person.evaluate(() => {
        if (document.querySelector('[data-told="false"]'))
            document.querySelector<HTMLElement>(".payacts .primary")?.click();
    });

/** A payout on show, in the shortest game there is. */
export async function payout(browser: Browser, url: string, wishes: Wishes, stop: Stop): Promise<void> {
    const table = await duo(
        browser,
        url,
        { ...wishes, speed: "fast" },
        { ruleset: "custom", options: { rounds: 1 } },
        1,
    );
    await table.begin();
    await play(table.person, 1, () => false, '[data-testid="payout"]');
    await tellCasino(table.person);
    await stop(table.person, "payout");
    table.person.calm();
    await table.close();
}

/** A full table as it looks in the middle of a game, for the project's own pages. */
export async function party(browser: Browser, url: string, wishes: Wishes, stop: Stop): Promise<void> {
    const host = await Host.connect(url);
    const tiles = ["A2", "F1", "H1", "C1", "D1", "G1"];
    const made = await host.create({
        ruleset: "royale",
        seats: 4,
        bots: 3,
        options: { tile_set: [tiles, tiles, tiles] },
    });
    const person = await Person.open(browser, invite(url, made.invite), {
        ...wishes,
        speed: "fast",
    });
    await arrive(person);
    await stop(person, "waiting");
    await begin([person]);
    let placings = 0;
    let before: string | null = null;
    const winning = person.get(".slot.can:has(.gain.win)").first();
    await play(person, 5, async (question) => {
        if (question === "place" && before !== "place") placings += 1;
        before = question;
        if (question !== "place" || placings < kMidGame || (await winning.count()) === 0) return false;
        await winning.click();
        await person.page.mouse.move(0, 0);
        return true;
    });
    await stop(person, "table");
    await play(person, 6, () => false, '[data-testid="payout"]');
    await tellCasino(person);
    await stop(person, "payout");
    await play(person, 7);
    await stop(person, "final");
    person.calm();
    await person.close();
    host.close();
}

/** As many as can play together. */
export async function crowd(browser: Browser, url: string, wishes: Wishes, stop: Stop): Promise<void> {
    const host = await Host.connect(url);
    const options = { rounds: 1, skip: "cards" };
    const made = await host.create({ ruleset: "custom", seats: 8, bots: 7, options });
    const person = await Person.open(browser, invite(url, made.invite), wishes);
    await arrive(person);
    await stop(person, "crowd-waiting");
    await begin([person]);
    let placings = 0;
    await play(person, 1, (question) => question === "place" && ++placings > kMidGame);
    await stop(person, "crowd-place");
    await play(person, 2);
    await stop(person, "crowd-final");
    person.calm();
    await person.close();
    host.close();
}

export async function vegas(browser: Browser, url: string, wishes: Wishes, stop: Stop): Promise<void> {
    const kinds = new Set(["turn", "space", "start_table", "duel_challenge", "duel_answer"]);
    const table = await duo(browser, url, wishes, { ruleset: "vegas-1996", options: { duel: true } }, 1);
    await table.begin();
    await play(table.person, 1, async (question) => {
        if (question !== null && kinds.delete(question)) await stop(table.person, `vegas-${question}`);
        return false;
    });
    await stop(table.person, "vegas-final");
    table.person.calm();
    await table.close();
}
