// The stages of a payout and their times. A step shows what its stages have reached, and nothing of those to come.
import type { Sound } from "../../../app/sound";
import type { TableEvent } from "../../../protocol/types";
import type { AfterPayout, CasinoPayout, Extra } from "./casino_payouts";
import { isQuiet, type PayoutStep } from "./payout_steps";

/**
 * `open`: what tiles did before cards are paid. `line_up`: the dice of one owner are counted. `cancel`: one tie.
 * `award`: one card goes to its owner. `pay`: a tile pays, takes or does something. `tell`: the sentence and the purse.
 */
export type StageKind = "open" | "line_up" | "cancel" | "award" | "pay" | "tell";

export interface PayoutStage {
    kind: StageKind;
    /** Its casino; null: of all casinos of the step. */
    scene: CasinoPayout | null;
    /** How long until the next stage, in ms at normal speed. */
    ms: number;
    sound?: Sound;
}

/** A card of a casino, which stays there until its owner gets it. */
export interface PotCard {
    dollars: number;
    isTaken: boolean;
}

/** A casino with what its stages have reached. */
export interface RevealedCasino extends CasinoPayout {
    pot: PotCard[];
    isTold: boolean;
}

/** A round's, at normal speed: 12 s, with what slow machines add. */
const kRoundMs = 11_500;
const kCasinos = 6;
const kSumMs = 2200;
/** Before the cards of the last casino. */
const kBreathMs = 700;
/** Wanted where there is time. */
const kOpenMs = 500;
const kLineUpMs = 240;
const kAllLinesMs = 840;
const kCancelMs = 420;
const kBeforeCardsMs = 180;
const kAwardMs = 420;
const kPayMs = 450;
const kTellMs = 1300;
const kQuietLineUpMs = 200;
const kQuietAwardMs = 260;
const kQuietTellMs = 1000;
/** As long as what is told can be read, also where little of a round is left. */
const kLeastTellMs = 800;
/** Of the other stages. */
const kLeastScale = 0.3;

const awardedLines = ({ lines }: CasinoPayout) => lines.filter(({ card }) => card !== null);

/** What a tile does or pays after the cards, in the order in which it is shown. */
const payments = ({ otherEvents, extras }: CasinoPayout): (TableEvent | Extra)[] => [...otherEvents, ...extras];

function paymentSound(payment: TableEvent | Extra, me: number | null): { sound?: Sound } {
    if (!("event" in payment)) return {};
    if (payment.dollars < 0) return { sound: "cancel" };
    return { sound: payment.seat === me ? "own_award" : "award" };
}

/** The stages of one casino but for the last, as long as wanted. */
function casinoStages(scene: CasinoPayout, me: number | null): PayoutStage[] {
    const quiet = isQuiet(scene);
    const lineUpMs = quiet ? kQuietLineUpMs : Math.min(kLineUpMs, kAllLinesMs / scene.lines.length);
    const stages: PayoutStage[] = [];
    if (scene.openingEvents.length > 0) stages.push({ kind: "open", scene, ms: kOpenMs * scene.openingEvents.length });
    for (const _ of scene.lines) stages.push({ kind: "line_up", scene, ms: lineUpMs, sound: "count" });
    for (const _ of scene.ties) stages.push({ kind: "cancel", scene, ms: kCancelMs, sound: "cancel" });
    const last = stages.at(-1);
    if (last !== undefined && !quiet) last.ms += kBeforeCardsMs;
    for (const { owner } of awardedLines(scene)) {
        const sound = owner === me ? "own_award" : "award";
        stages.push({ kind: "award", scene, ms: quiet ? kQuietAwardMs : kAwardMs, sound });
    }
    for (const payment of payments(scene))
        stages.push({ kind: "pay", scene, ms: kPayMs, ...paymentSound(payment, me) });
    return stages;
}

/** Every `kind` in the order of the casinos before the next kind: two quiet casinos are shown together. */
const kOrder: StageKind[] = ["open", "line_up", "cancel", "award", "pay"];

function stepStages(step: PayoutStep, me: number | null): PayoutStage[] {
    const stages = step.flatMap((scene) => casinoStages(scene, me));
    stages.sort((a, b) => kOrder.indexOf(a.kind) - kOrder.indexOf(b.kind));
    const isOwn = step.some(({ gains }) => me !== null && (gains.get(me)?.dollars ?? 0) !== 0);
    const ms = step.length === 0 ? kSumMs : step.every(isQuiet) ? kQuietTellMs : kTellMs;
    return [...stages, { kind: "tell", scene: null, ms, ...(isOwn ? { sound: "purse" as const } : {}) }];
}

/**
 * The part of a round that this payout is. A decision can interrupt a payout: the casino where it does belongs half to
 * each part.
 */
function shareOfRound(scenes: readonly CasinoPayout[], next: AfterPayout): number {
    const [first] = scenes;
    if (first === undefined) return 1;
    const paysCards = first.lines.length + first.unwonCards.length > 0;
    const from = first.casino - (paysCards ? 1 : 0.5);
    const to = next === "decision" ? Math.max(...scenes.map(({ casino }) => casino)) - 0.5 : kCasinos;
    return Math.max(to - from, 0.5) / kCasinos;
}

const totalMs = (stages: readonly PayoutStage[]) => stages.reduce((sum, { ms }) => sum + ms, 0);

/** Shortens the stages to a time. Where it is too short for the least times, they win. */
function fitStages(stages: readonly PayoutStage[], ms: number): void {
    const tells = stages.filter(({ kind }) => kind === "tell");
    const others = stages.filter(({ kind }) => kind !== "tell");
    const scale = Math.min(1, ms / Math.max(totalMs(stages), 1));
    for (const tell of tells) tell.ms = Math.max(kLeastTellMs, tell.ms * scale);
    const left = (ms - totalMs(tells)) / Math.max(totalMs(others), 1);
    for (const stage of others) stage.ms *= Math.min(1, Math.max(kLeastScale, left));
}

/** The stages of every step. All together they take as long as a round may. `me`: the own seat, or null. */
export function payoutStages(steps: readonly PayoutStep[], next: AfterPayout, me: number | null): PayoutStage[][] {
    const stages = steps.map((step) => stepStages(step, me));
    const casinos = stages.filter((_, n) => steps[n]?.length !== 0).flat();
    const awards = next === "decision" ? [] : casinos.filter(({ kind }) => kind === "award");
    const lastScene = awards.at(-1)?.scene;
    const firstCard = casinos.findIndex(({ kind, scene }) => kind === "award" && scene === lastScene);
    const breathMs = firstCard > 0 ? kBreathMs : 0;
    const budgetMs = (kRoundMs - kSumMs) * shareOfRound(steps.flat(), next) - breathMs;
    fitStages(casinos, budgetMs);
    const before = casinos[firstCard - 1];
    if (before !== undefined) before.ms += breathMs;
    return stages;
}

/** A casino of a step with what these stages of the step have reached. */
export function revealCasino(scene: CasinoPayout, reached: readonly PayoutStage[]): RevealedCasino {
    const count = (kind: StageKind) => reached.filter((stage) => stage.kind === kind && stage.scene === scene).length;
    const isTold = reached.some(({ kind }) => kind === "tell");
    const ties = scene.ties.slice(0, count("cancel"));
    const tied = new Set(ties.flat());
    const awarded = awardedLines(scene);
    const given = new Set(awarded.slice(0, count("award")));
    const paid = new Set(payments(scene).slice(0, count("pay")));
    return {
        casino: scene.casino,
        lines: scene.lines.slice(0, count("line_up")).map((line) => {
            const isTied = tied.has(line.owner);
            return { ...line, isTied, tieSize: isTied ? line.tieSize : 0, card: given.has(line) ? line.card : null };
        }),
        ties,
        pot: [
            ...awarded.map((line) => ({ dollars: line.card ?? 0, isTaken: given.has(line) })),
            ...scene.unwonCards.map((dollars) => ({ dollars, isTaken: false })),
        ],
        unwonCards: isTold ? scene.unwonCards : [],
        openingEvents: count("open") > 0 ? scene.openingEvents : [],
        otherEvents: scene.otherEvents.filter((event) => paid.has(event)),
        extras: scene.extras.filter((extra) => paid.has(extra)),
        gains: isTold ? scene.gains : new Map(),
        isTold,
    };
}
