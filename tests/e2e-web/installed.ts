// A game at an installed server, in Chromium; while its page is open, the package is upgraded, and the data are lost
// and restored: npm run installed -- URL STEP. tests/package/run starts it; STEP NAME does one of tests/package/steps.
import { execFileSync } from "node:child_process";
import { launchChromium } from "./support/engines/chromium";
import { Person } from "./support/person";
import { play } from "./support/play";
import { begin, makeTable, result } from "./support/tables";

const [url, program] = process.argv.slice(2);
if (url === undefined || program === undefined) throw new Error("npm run installed -- URL STEP");
const step = (name: string) => execFileSync(program, [name], { stdio: "inherit" });

step("browser_before");
const browser = await launchChromium();
try {
    const mira = await Person.open(browser, url, { size: "desktop" });
    mira.forgive(/WebSocket connection to/, /net::ERR_/, /50[234]/); // while the server is away
    const link = await makeTable(mira, "royale", { seats: 3, bots: 2 });
    if (!/^t\/[\w-]+\?lang=en#\/join\//.test(link.replace(url, ""))) throw new Error(`a link to elsewhere: ${link}`);
    await begin([mira]);
    let presses = 0;
    const plays = async (seed: number, most: number) => {
        const played = await play(mira, seed, (question, { presses }) => presses >= most && question === "place");
        presses += played.presses;
    };
    await plays(1, 6);
    step("browser_upgrades");
    await plays(2, 6);
    step("browser_backs_up");
    await plays(3, 4);
    step("browser_restores");
    await plays(4, Infinity);
    const places = (await result(mira)).length;
    if (places !== 3) throw new Error(`${places} places`);
    mira.calm();
    console.log(`        one page has played from the start to the result, with ${presses} presses`);
    await mira.close();
} finally {
    await browser.close();
}
