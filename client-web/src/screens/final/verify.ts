import { checkSeeds, type DiceEvidence } from "../../protocol/seeds";
import { presentationOf } from "../../families/events";
import type { Replay, TableEvent, Transcript, View } from "../../protocol/types";
import { viewsOf, type LoadedReplay } from "../../model/replay";
import { hasTranscriptForm } from "./transcript_form";

type Step = Replay["steps"][number];

export type CheckId =
    | "commitment"
    | "witnessed"
    | "own_seed"
    | "other_seeds"
    | "starts"
    | "digest"
    | "same_game"
    | "sealed"
    | "dice"
    | "drawn";

/** `unknown`: there is nothing to hold it against. `doubtful`: it may be chance, or the will of somebody. */
export interface Check {
    id: CheckId;
    state: "right" | "wrong" | "unknown" | "doubtful";
    /** How many things were checked, where there are several. */
    n?: number;
    /** Who gave no seed. */
    without?: string[];
}

type Json = Record<string, unknown>;

const utf8 = (text: string) => new TextEncoder().encode(text);
const hex = (bytes: ArrayBuffer) =>
    [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function fromHex(text: string): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(text.length / 2);
    for (let n = 0; n < bytes.length; n += 1) bytes[n] = parseInt(text.slice(2 * n, 2 * n + 2), 16);
    return bytes;
}

async function sha256(...parts: Uint8Array[]): Promise<string> {
    const whole = new Uint8Array(parts.reduce((size, { length }) => size + length, 0));
    let at = 0;
    for (const part of parts) {
        whole.set(part, at);
        at += part.length;
    }
    return hex(await crypto.subtle.digest("SHA-256", whole));
}

/** JSON with sorted keys and without white space: what is hashed. A member that is undefined is none. */
function canonical(value: unknown): string {
    if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    const members = Object.keys(value)
        .filter((key) => (value as Json)[key] !== undefined)
        .sort()
        .map((key) => `${JSON.stringify(key)}:${canonical((value as Json)[key])}`);
    return `{${members.join(",")}}`;
}

async function hmac(key: Uint8Array<ArrayBuffer>, data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    return new Uint8Array(await crypto.subtle.sign("HMAC", imported, data));
}

/** The first bytes of the game's stream (protocol/docs/fair.md, Fair dice). */
export async function randomStream(
    transcript: Pick<Transcript, "server_seed" | "game" | "seats">,
    size: number,
): Promise<Uint8Array> {
    const seeds = transcript.seats.map(({ seed }) => seed).join("\n");
    const key = await hmac(fromHex(transcript.server_seed), utf8(`vegas/1\n${transcript.game}\n${seeds}`));
    const bytes = new Uint8Array(Math.ceil(size / 32) * 32);
    for (let block = 0; block * 32 < size; block += 1) {
        const counter = new Uint8Array(8);
        new DataView(counter.buffer).setBigUint64(0, BigInt(block));
        bytes.set(await hmac(key, counter), block * 32);
    }
    return bytes.subarray(0, size);
}

const kLimit = 252; // a byte from here on is drawn again

/** Reads so many dice forwards from `at`; where they end. */
function readDice(bytes: Uint8Array, at: number, many: number): { faces: number[]; end: number } {
    const faces: number[] = [];
    for (; faces.length < many && at < bytes.length; at += 1) {
        const byte = bytes[at] as number;
        if (byte < kLimit) faces.push(1 + (byte % 6));
    }
    return { faces, end: at };
}

/** Where so many dice began that were drawn last. */
function startOfLastDice(bytes: Uint8Array, many: number): number {
    let at = bytes.length;
    for (let left = many; left > 0 && at > 0; at -= 1) if ((bytes[at - 1] as number) < kLimit) left -= 1;
    return at;
}

/**
 * Holds the dice of one decision against its bytes: they come first, one throw after another. Only the neutral dice of
 * a new round come last, behind the cards and tiles that were drawn for it. Gives how many dice were right, or null.
 */
function countRightDice(events: readonly TableEvent[], view: View, bytes: Uint8Array): number | null {
    let at = 0;
    let dice = 0;
    for (const event of events) {
        const faces = presentationOf(event, view).thrownFaces?.(event);
        if (faces === undefined) continue;
        if (event.kind === "neutral_rolled") at = Math.max(at, startOfLastDice(bytes, faces.length));
        const got = readDice(bytes, at, faces.length);
        if (got.faces.join() !== faces.join()) return null;
        at = got.end;
        dice += faces.length;
    }
    return dice;
}

const checkOf = (id: CheckId, is: boolean, n?: number): Check => ({
    id,
    state: is ? "right" : "wrong",
    ...(n === undefined ? {} : { n }),
});

const stateOf = (is: boolean | null | undefined) => (is == null ? "unknown" : is ? "right" : "wrong");

/** What this browser saw and gave before the first roll. */
async function seedChecks(transcript: Transcript, evidence: DiceEvidence | undefined): Promise<Check[]> {
    const found = evidence && (await checkSeeds(transcript, evidence));
    const broken = evidence?.brokenStarts ?? 0;
    return [
        { id: "witnessed", state: stateOf(found?.commitment) },
        { id: "own_seed", state: stateOf(found?.own) },
        { id: "other_seeds", state: stateOf(found?.others), without: found?.without ?? [] },
        ...(broken > 0 ? [{ id: "starts", state: "doubtful", n: broken } as const] : []),
    ];
}

/** Each choice fits its commitment, which the table was told when it was made; no other answer has one. */
async function sealedChoices(transcript: Transcript, steps: readonly Step[]): Promise<Check | null> {
    const sealed = transcript.actions.flatMap((made, n) => {
        const told = steps[n]?.events.find((event) => event.kind === "sealed");
        return told !== undefined || made.nonce !== undefined ? [{ made, told }] : [];
    });
    if (sealed.length === 0) return null;
    for (const { made, told } of sealed) {
        const { nonce, commitment, action } = made;
        if (nonce === undefined || told?.commitment !== commitment) return checkOf("sealed", false);
        if ((await sha256(fromHex(nonce), utf8(canonical(action)))) !== commitment) return checkOf("sealed", false);
    }
    return checkOf("sealed", true, sealed.length);
}

/** Is the replay of the game that the transcript tells of: its setup, its decisions, its end? */
function isSameGame(transcript: Transcript, file: Replay): boolean {
    const { game, ruleset, seats, options, actions, result = null } = transcript;
    const answers = (made: readonly Pick<Step, "seat" | "action" | "house">[]) =>
        made.map(({ seat, action, house }) => ({ seat, action, house }));
    const last = viewsOf(file).at(-1) as View;
    return (
        canonical({ game, ruleset, seats, options, result, answers: answers(actions) }) ===
        canonical({
            game: file.game,
            ruleset: file.ruleset,
            seats: file.seats,
            options: last.table.options,
            result: last.result,
            answers: answers(file.steps),
        })
    );
}

/**
 * Checks a finished game with what a browser has: hashes, and the dice against the stream that all seeds give. That
 * every move was legal takes the rules, which the page does not have: `vegas verify` does that. Needs a secure context
 * (crypto.subtle).
 */
export async function verify({ file, transcript: text }: LoadedReplay, evidence?: DiceEvidence): Promise<Check[]> {
    const { transcript, steps, events, drawn } = file;
    if (!hasTranscriptForm(text, transcript)) return [checkOf("digest", false)]; // nothing else can be said of it
    const bytes = await randomStream(transcript, drawn);
    const checks: Check[] = [
        checkOf("commitment", (await sha256(fromHex(transcript.server_seed))) === transcript.commitment),
    ];
    checks.push(...(await seedChecks(transcript, evidence)));

    const ends = [...steps.map(({ drawn: at }) => at), drawn];
    const parts = [
        { events, from: 0, to: ends[0] ?? 0 },
        ...steps.map((step, n) => ({ events: step.events, from: step.drawn, to: ends[n + 1] ?? drawn })),
    ];
    let dice: number | null = 0;
    for (const part of parts) {
        const found = countRightDice(part.events, file.view, bytes.subarray(part.from, part.to));
        dice = dice === null || found === null ? null : dice + found;
    }
    checks.push(checkOf("dice", dice !== null, dice ?? undefined));
    // Every byte belongs to one decision: none is left out between two, and a decision that draws nothing has none.
    checks.push(checkOf("drawn", parts.every(({ from, to }) => from <= to) && bytes.length === drawn, drawn));

    const sealed = await sealedChoices(transcript, steps);
    if (sealed !== null) checks.push(sealed);
    checks.push(checkOf("same_game", isSameGame(transcript, file), steps.length));
    const { digest, ...rest } = transcript;
    checks.push(checkOf("digest", (await sha256(utf8(canonical(rest)))) === digest));
    return checks;
}
