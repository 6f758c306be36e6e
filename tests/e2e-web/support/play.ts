import { fileURLToPath } from "node:url";
import { type Guest, kPatienceMs } from "./guest";
import { random } from "./random";

interface Press {
    id: number;
    is: "option" | "action" | "confirm";
    name: string;
    chosen: boolean;
}
interface Look {
    end: boolean;
    question: string | null;
    said: string;
    /** What makes the page wider than its window, or empty. */
    wide: string;
    presses: Press[];
}
/** What had been said and asked when the last answer was sent. */
type Answered = Pick<Look, "said" | "question"> | null;
interface Wait {
    ends: string;
    ms: number;
    answered: Answered;
}
/** What probe.js puts into the page. */
declare const probe: {
    look(ends: string): Look;
    next(ends: string, ms: number, answered: Answered): Promise<Look | null>;
    at(id: number): Promise<{ x: number; y: number } | string | null>;
    press(id: number): Promise<true | string | null>;
    wide(): string;
};

export const kFinal = '[data-testid="final"], .final';
const kMostWithoutEffect = 60;
const kRealEvery = 6;

export interface Played {
    presses: number;
    /** The kinds of questions that were answered. */
    questions: Set<string>;
}

/**
 * Plays by what can be pressed, at random, until the end (`ends`) is on show or `until` says so. Throws when nothing
 * can be pressed for a minute, when what can be pressed is covered or has no effect. A page that is wider than its
 * window is a fault of the person's page.
 */
export async function play(
    person: Guest,
    seed: number,
    until: (question: string | null, played: Played) => boolean | Promise<boolean> = () => false,
    ends = kFinal,
): Promise<Played> {
    const next = random(seed);
    const pick = <T>(of: T[]): T => of[Math.floor(next() * of.length)] as T;
    const played: Played = { presses: 0, questions: new Set() };
    let answered: Answered = null;
    let before = "";
    let without = 0;
    for (;;) {
        const seen: Look | null = await person.evaluate(
            ({ ends, ms, answered }: Wait) => probe.next(ends, ms, answered),
            { ends, ms: kPatienceMs, answered },
        );
        if (seen === null) throw new Error(`${person.name} waits for nothing: ${await where(person)}`);
        if (seen.wide !== "") person.blame(`too wide: ${seen.wide}`);
        if (seen.end || (await until(seen.question, played))) return played;
        if (seen.question !== null) played.questions.add(seen.question);
        without = seen.said === before ? without + 1 : 0;
        before = seen.said;
        if (without > kMostWithoutEffect)
            throw new Error(
                `${person.name} presses without effect: ${seen.presses.map(({ is, name }) => `${is} ${name}`).join(", ")}`,
            );

        const confirm: Press | undefined = seen.presses.find(({ is }) => is === "confirm");
        const others = seen.presses.filter(({ is, chosen }) => is === "action" || (is === "option" && !chosen));
        const press: Press =
            confirm && (others.length === 0 || next() < 0.6)
                ? confirm
                : others.length > 0
                  ? pick(others)
                  : pick(seen.presses);
        // A press by the mouse waits for the browser's next frames: some are real, all are where a finger would reach
        // them.
        const real = played.presses % kRealEvery === 0;
        const at = real
            ? await person.evaluate((id) => probe.at(id), press.id)
            : await person.evaluate((id) => probe.press(id), press.id);
        if (at === null) continue; // it has just gone
        if (typeof at === "string")
            throw new Error(`${person.name} cannot reach ${press.is} "${press.name}": ${at}; ${await where(person)}`);
        if (at !== true) await person.click(at);
        played.presses += 1;
        // While an answer is under way presses change nothing: wait for what it brings.
        answered = press.is === "option" && without < 6 ? null : { said: seen.said, question: seen.question };
    }
}

async function where(person: Guest): Promise<string> {
    const shots = fileURLToPath(new URL("../../../build/e2e-web/", import.meta.url));
    await person.picture(`${shots}${person.name.replace(/\W/g, "_")}-${Date.now()}.png`).catch(() => undefined);
    const text = await person.evaluate(
        () => `${location.hash} ${document.body.innerText.replace(/\s+/g, " ").slice(0, 400)}`,
    );
    return text;
}

export const tooWide = (person: Guest): Promise<string> => person.evaluate(() => probe.wide());
