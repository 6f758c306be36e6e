import { type AfterPayout, type CasinoPayout } from "./casino_payouts";
import { payoutStages, revealCasino, type PayoutStage, type RevealedCasino } from "./payout_stages";
import { payoutSteps, type PayoutStep } from "./payout_steps";

/** Where a payout is: which step is on show, and how many of its stages. It knows no clock. */
export class PayoutPlayback {
    readonly steps: readonly PayoutStep[];
    readonly stages: readonly (readonly PayoutStage[])[];
    /** The step on show. */
    at = $state(0);
    /** The stages of it that are reached. */
    reached = $state(1);

    /** `me`: the own seat, or null. */
    constructor(scenes: readonly CasinoPayout[], next: AfterPayout, me: number | null) {
        this.steps = payoutSteps(scenes, next !== "decision");
        this.stages = payoutStages(this.steps, next, me);
    }

    get step(): PayoutStep | undefined {
        return this.steps[this.at];
    }
    get nextStep(): PayoutStep | undefined {
        return this.steps[this.at + 1];
    }
    /** The stage that was reached last. */
    get stage(): PayoutStage | undefined {
        return this.stages[this.at]?.[this.reached - 1];
    }
    /** Everything of the step is shown. */
    get isTold(): boolean {
        return this.reached >= (this.stages[this.at]?.length ?? 0);
    }
    /** How long the step is on show in all, in ms at normal speed. */
    get stepMs(): number {
        return (this.stages[this.at] ?? []).reduce((sum, { ms }) => sum + ms, 0);
    }
    /** The casinos of the step, as far as they are reached. */
    get shown(): RevealedCasino[] {
        const reached = (this.stages[this.at] ?? []).slice(0, this.reached);
        return (this.step ?? []).map((scene) => revealCasino(scene, reached));
    }
    /** The casinos whose result has been told, with those of the step. */
    get toldCasinos(): CasinoPayout[] {
        return this.steps.slice(0, this.at + (this.isTold ? 1 : 0)).flat();
    }

    /** On to the next stage, or to the next step. False: there is none. */
    advance(): boolean {
        if (!this.isTold) this.reached += 1;
        else if (this.nextStep === undefined) return false;
        else {
            this.at += 1;
            this.reached = 1;
        }
        return true;
    }

    /** Shows all of the step. */
    complete(): void {
        this.reached = this.stages[this.at]?.length ?? 0;
    }

    /** A press shows all of the step; the next one goes on. False: there is nothing to go on to. */
    press(): boolean {
        if (this.isTold) return this.advance();
        this.complete();
        return true;
    }
}
