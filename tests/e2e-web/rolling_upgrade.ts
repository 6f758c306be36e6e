// Four friends play in four windows at three servers, which are upgraded one after another, twice: while they play, and
// while one of them has chosen and not said so yet: npm run upgrade [FOLDER] (build/upgrade of the repository when not
// given). Needs root, for each server has a network of its own.
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { Cluster } from "./support/cluster";
import { launchChromium } from "./support/engines/chromium";
import { kPatienceMs } from "./support/guest";
import { begin, makeTable } from "./support/tables";
import { Friend } from "./support/upgrade/friend";
import { Pause } from "./support/upgrade/pause";
import { type Drain, Report } from "./support/upgrade/report";
import type { Wishes } from "./support/wishes";

const folder = resolve(process.argv[2] ?? fileURLToPath(new URL("../../build/upgrade", import.meta.url)));
const kOtherTables = 20;
const kServers = ["n1", "n2", "n3"];
/** They have found into the game. */
const kAnswersBefore = 3;
/** An operator looks whether it is well before the next one; what a page says for a while is gone by then. */
const kBetweenMs = 9000;
const kCounted = ".fhead:not(.veiled)";
/** Then the rows of the result find their places. */
const kSettlesMs = 3000;
const kFriends: Wishes[] = [
    { name: "Ada", size: "desktop", language: "en", theme: "night" },
    { name: "Ben", size: "phone", language: "en", theme: "night" },
    { name: "Clara", size: "tablet", language: "de", theme: "noon" },
    { name: "Dasha", size: "small", language: "ru", theme: "night" },
];

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function until(what: string, is: () => boolean | Promise<boolean>): Promise<void> {
    const late = Date.now() + kPatienceMs;
    while (!(await is())) {
        if (Date.now() > late) throw new Error(`${what}: not within ${kPatienceMs / 1000} s`);
        await pause(50);
    }
}

async function sitDown(browser: Browser, url: string): Promise<Friend[]> {
    const friends = await Promise.all(kFriends.map((wishes) => Friend.open(browser, url, folder, wishes)));
    const [host, ...others] = friends as [Friend, ...Friend[]];
    const link = await makeTable(host.person, "royale", { seats: friends.length, bots: 0 });
    for (const friend of others) await friend.comes(link);
    await begin([...others, host].map(({ person }) => person));
    await Promise.all(friends.map((friend) => friend.watches()));
    return friends;
}

/** One server is stopped and its successor started; ends when all four pages are quiet and the game has gone on. */
async function upgrade(cluster: Cluster, friends: Friend[], name: string, wish: Pause | null): Promise<Drain> {
    const server = name.split("-")[1] as string;
    let chose = "";
    void wish?.begin().then((what) => (chose = what));
    if (wish) await until("a question where to place dice", () => chose !== "");
    await Promise.all(friends.map((friend) => friend.picture(`${name}-before`)));
    const at = Date.now();
    const done = cluster.harm(`drain ${server}`);
    const quiet = done.then(async () => {
        await pause(kBetweenMs);
        await until("a quiet page", async () => (await Promise.all(friends.map((it) => it.says()))).every((it) => !it));
    });
    void done.catch(() => undefined);
    await Promise.all([done, ...friends.map((friend) => friend.pictures(`${name}-during`, quiet)), quiet]);
    const kept = (await wish?.end()) ?? "";
    const after = wish ? Date.now() : at;
    await until("the game goes on", () =>
        friends.every(({ over, line }) => over || line.accepted.some((accepted) => accepted > after)),
    );
    await Promise.all(friends.map((friend) => friend.picture(`${name}-after`)));
    return { name, at, until: Date.now(), chosen: [chose, kept].filter(Boolean).join(", ") };
}

/** Throws when a page had something to complain about, or the game did not come to its end. */
async function trial(browser: Browser, cluster: Cluster): Promise<void> {
    const friends = await sitDown(browser, cluster.url);
    const wish = new Pause();
    const games = Promise.all(friends.map((friend, seat) => friend.plays(50 + seat, wish)));
    const bring = async (): Promise<Drain[]> => {
        await until("a game", () => friends.every(({ line }) => line.accepted.length >= kAnswersBefore));
        const drains = [];
        for (const server of kServers) drains.push(await upgrade(cluster, friends, `1-${server}`, null));
        for (const server of kServers) drains.push(await upgrade(cluster, friends, `2-${server}`, wish));
        for (const friend of friends) friend.thinks = false;
        return drains;
    };
    const [drains] = await Promise.all([bring(), games]).catch(async (wrong: unknown) => {
        await Promise.all(friends.map((friend) => friend.picture("4-wrong")));
        for (const { name, line } of friends) console.log(`${name}'s line:\n${line.last()}`);
        throw wrong;
    });
    const report = await Report.of(friends, drains);
    console.log(`${report}`);
    writeFileSync(join(folder, "report.txt"), `${report}\n`);
    await Promise.all(friends.map((friend) => friend.person.sees(kCounted)));
    await pause(kSettlesMs);
    await Promise.all(friends.map((friend) => friend.picture("3-end")));
    for (const { person } of friends) person.calm();
}

mkdirSync(folder, { recursive: true });
const [cluster, browser] = await Promise.all([Cluster.start(kOtherTables), launchChromium()]);
try {
    const answers = () =>
        fetch(cluster.url).then(
            ({ ok }) => ok,
            () => false,
        );
    await until("an answer through the balancer", answers);
    await trial(browser, cluster);
} finally {
    await browser.close();
    console.log(`The ${kOtherTables} tables beside it:\n${await cluster.stop()}`);
}
