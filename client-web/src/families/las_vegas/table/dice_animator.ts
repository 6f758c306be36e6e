import { flushSync } from "svelte";
import type { TransitionHook } from "../../../model/table.svelte";
import { reducedMotion } from "../../../app/settings.svelte";
import type { TableEvent } from "../../../protocol/types";
import { flyCopy } from "./fly_copy";
import { origins, type DiePosition } from "./origins";

interface DieOnScreen extends DiePosition {
    element: SVGElement;
    rect: DOMRect;
}

const kTravelMs = 420;
const kStaggerMs = 45;
const kOut = "cubic-bezier(.2,.8,.2,1)";

/**
 * Moves dice from where they lay to where they lie. All dice of the table are known by owner, place and order: one that
 * lies elsewhere now slides there; a new one comes from where it has gone, straight up from its slot mostly, else from
 * its owner's panel.
 */
export class DiceAnimator implements TransitionHook {
    #previous = new Map<string, DieOnScreen>();
    #animations = new Set<Animation>();

    constructor(
        private readonly root: () => HTMLElement | null,
        private readonly air: () => HTMLElement | null,
        /** What durations are multiplied with. */
        private readonly tempo: () => number,
    ) {}

    before(): void {
        this.finish();
        // Whoever is quick finds dice that still fall: they fly from where they will lie.
        for (const animation of this.root()?.getAnimations({ subtree: true }) ?? [])
            if (animation instanceof CSSAnimation && animation.animationName === "tumble") animation.finish();
        this.#previous = this.#measure();
    }

    after(events: TableEvent[]): void {
        // The start of a round is shown as such, when it is told.
        if (reducedMotion() || events.some(({ kind }) => kind === "round_started")) return;
        flushSync();
        const now = this.#measure();
        const gone = [...this.#previous].filter(([key]) => !now.has(key)).map(([, one]) => one);
        const landed = new Set<Element>();
        for (const [key, die] of now) {
            const was = this.#previous.get(key);
            if (was !== undefined) this.#moveDie(die, was.rect, 0);
        }
        // Dice in the slots have a movement of their own when they are rolled.
        const come = [...now]
            .filter(([key, { position }]) => !this.#previous.has(key) && !position.startsWith("s"))
            .map(([, die]) => die);
        origins(gone, come).forEach((was, k) => {
            const die = come[k] as DieOnScreen;
            const from = was?.rect ?? this.#panelRect(die);
            if (from === null) return;
            this.#moveDie(die, from, k * kStaggerMs * this.tempo());
            const house = die.element.closest("[data-house]");
            if (house) landed.add(house);
        });
        for (const house of landed) this.#flash(house, kTravelMs * this.tempo());
    }

    /** Ends all movements: everything is where it belongs. */
    finish(): void {
        for (const animation of [...this.#animations]) animation.finish();
    }

    #measure(): Map<string, DieOnScreen> {
        const seen = new Map<string, DieOnScreen>();
        for (const group of this.root()?.querySelectorAll<HTMLElement>("[data-dice]") ?? []) {
            const { dice: owner = "", at: position = "" } = group.dataset;
            let small = 0;
            for (const element of group.querySelectorAll<SVGElement>(".die:not(.ghost)")) {
                const rect = element.getBoundingClientRect();
                if (rect.width === 0) continue; // a second drawing for another size of screen
                const big = element.classList.contains("big");
                seen.set(`${position}:${owner}:${big ? "big" : small++}`, { element, position, owner, big, rect });
            }
        }
        return seen;
    }

    /** Where a die comes from that lay nowhere. */
    #panelRect({ owner }: DieOnScreen): DOMRect | null {
        return this.root()?.querySelector(`[data-seat="${owner}"] .badge`)?.getBoundingClientRect() ?? null;
    }

    #moveDie({ element, rect: to }: DieOnScreen, from: DOMRect, delay: number): void {
        const [dx, dy] = [
            from.left + from.width / 2 - to.left - to.width / 2,
            from.top + from.height / 2 - to.top - to.height / 2,
        ];
        const air = this.air();
        if (Math.abs(dx) + Math.abs(dy) < 2 || from.width === 0 || to.width === 0 || air === null) return;
        const at = `translate(${to.left}px, ${to.top}px)`;
        const start = `translate(${to.left + dx}px, ${to.top + dy}px) scale(${from.width / to.width})`;
        const timing = { duration: kTravelMs * this.tempo(), delay, easing: kOut };
        const { animation, land } = flyCopy(element, air, [{ transform: start }, { transform: at }], timing);
        this.#keep(animation, land);
    }

    /** The sign lights up once as dice land. */
    #flash(house: Element, delay: number): void {
        const sign = house.querySelector(".num");
        if (sign)
            this.#keep(
                sign.animate([{ filter: "none" }, { filter: "brightness(1.9)" }, { filter: "none" }], {
                    duration: 260 * this.tempo(),
                    delay,
                    fill: "backwards",
                }),
            );
    }

    #keep(animation: Animation, then?: () => void): void {
        this.#animations.add(animation);
        animation.onfinish = animation.oncancel = () => {
            this.#animations.delete(animation);
            then?.();
        };
    }
}
