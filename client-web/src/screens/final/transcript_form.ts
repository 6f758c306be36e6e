// Is a document a transcript as the server writes it? What holds without the rules of the game.
import { kRulesets } from "../../families";
import { kLevels } from "../entry/levels";

type Test = (value: unknown) => boolean;

const kBytes = 4 << 20; // a transcript has no more
const kNumberMax = 2 ** 31 - 1;

const isIn =
    (allowed: readonly unknown[]): Test =>
    (value) =>
        allowed.includes(value);
const isOptional =
    (test: Test): Test =>
    (value) =>
        value === undefined || test(value);
const isInteger =
    (least: number, most: number): Test =>
    (value) =>
        Number.isInteger(value) && least <= (value as number) && (value as number) <= most;
const isText =
    (pattern: RegExp): Test =>
    (value) =>
        typeof value === "string" && pattern.test(value);
const isList =
    (test: Test, least = 0, most = Infinity): Test =>
    (value) =>
        Array.isArray(value) && least <= value.length && value.length <= most && value.every(test);
const isObject: Test = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const hasMembers =
    (tests: Record<string, Test>): Test =>
    (value) =>
        isObject(value) &&
        Object.keys(value as object).every((name) => Object.hasOwn(tests, name)) &&
        Object.entries(tests).every(([name, test]) => test((value as Record<string, unknown>)[name]));

const isSeed = isText(/^[ -~]{0,64}$/);
const isName = isText(/^[^\p{Surrogate}]{1,24}$/u);
const isHex = (bytes: number) => isText(new RegExp(`^[0-9a-f]{${2 * bytes}}$`));

const isProgram = hasMembers({
    name: isName,
    author: isOptional(isName),
    version: isOptional(isText(/^[!-~]{1,24}$/)),
});
const hasSeatMembers = hasMembers({
    name: isName,
    bot: isIn([null, ...kLevels]),
    program: isOptional(isProgram),
    since: isOptional(isInteger(1, kNumberMax)),
    seed: isSeed,
});
const isSeat: Test = (seat) => {
    const { bot, program, since } = (seat ?? {}) as { bot?: unknown; program?: unknown; since?: unknown };
    return hasSeatMembers(seat) && (bot === null || (program === undefined && since === undefined));
};

const isAnswer = (seats: number) => {
    const hasAnswerMembers = hasMembers({
        seat: isInteger(0, seats - 1),
        action: isObject,
        house: isOptional(isIn([true])),
        nonce: isOptional(isHex(16)),
        commitment: isOptional(isHex(32)),
    });
    return (answer: unknown) => {
        const { nonce, commitment } = (answer ?? {}) as { nonce?: unknown; commitment?: unknown };
        return hasAnswerMembers(answer) && (nonce === undefined) === (commitment === undefined);
    };
};

const isResult = (seats: number) => {
    const isOfSeats = (least: number, most = kNumberMax) => isList(isInteger(least, most), seats, seats);
    return hasMembers({
        places: isOfSeats(1, seats),
        winners: isList(isInteger(0, seats - 1)),
        totals: isOfSeats(-kNumberMax),
        cards: isOfSeats(0, 255),
        chips: isOfSeats(0, 255),
    });
};

function isTranscript(document: unknown): boolean {
    const { seats } = (document ?? {}) as { seats?: unknown };
    const many = Array.isArray(seats) ? seats.length : 0;
    return hasMembers({
        transcript: isIn([1]),
        game: isText(/^[ -~]{1,64}$/),
        rules: isOptional(isInteger(2, kNumberMax)),
        ruleset: isIn(kRulesets),
        options: isObject,
        seats: isList(isSeat, 2, 8),
        server_seed: isHex(32),
        commitment: isHex(32),
        actions: isList(isAnswer(many)),
        result: isOptional(isResult(many)),
        digest: isHex(32),
    })(document);
}

/** What stands in a JSON text but for white space and the contents of its texts. */
const outlineOf = (json: string) => json.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/\s+/g, "");

/**
 * Has the text the form of a transcript? White space, the order of members and escapes are free; a member that is given
 * twice, and a number like `1.0` or `-0`, are lost when the text is parsed.
 */
export function hasTranscriptForm(text: string, parsed: unknown): boolean {
    if (new TextEncoder().encode(text).length > kBytes) return false;
    return isTranscript(parsed) && outlineOf(text) === outlineOf(JSON.stringify(parsed));
}
