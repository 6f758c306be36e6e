import { flushSync } from "svelte";
import type { Stagehand } from "../../../model/table.svelte";
import { reducedMotion } from "../../../app/settings.svelte";
import type { TableEvent } from "../../../protocol/types";

interface Seen {
    element: SVGElement;
    owner: string;
    big: boolean;
    rect: DOMRect;
}

const kTravelMs = 420;
const kStaggerMs = 45;
const kDealMs = 300;
const kOut = "cubic-bezier(.2,.8,.2,1)";

/**
 * Moves dice from where they lay to where they lie. All dice of the table are known by owner, place and order: one that
 * lies elsewhere now slides there; a new one comes from where one of its owner has gone, a slot mostly, else from its
 * owner's panel. What moves are copies in `air`, above everything and cut off by nothing; the dice themselves wait
 * unseen.
 */
export class Motion implements Stagehand {
    #seen = new Map<string, Seen>();
    #running = new Set<Animation>();

    constructor(
        private readonly root: () => HTMLElement | null,
        private readonly air: () => HTMLElement | null,
        /** What durations are multiplied with. */
        private readonly tempo: () => number,
    ) {}

    before(): void {
        this.finish();
        this.#seen = this.#look();
    }

    after(events: TableEvent[]): void {
        if (reducedMotion()) return;
        flushSync();
        const now = this.#look();
        const gone = [...this.#seen].filter(([key]) => !now.has(key)).map(([, one]) => one);
        const landed = new Set<Element>();
        let k = 0;
        for (const [key, die] of now) {
            const was = this.#seen.get(key);
            if (was !== undefined) this.#travel(die, was.rect, 0);
            else if (!key.startsWith("s")) {
                // dice in the slots have a movement of their own when they are rolled
                const from = this.#origin(gone, die);
                if (from === null) continue;
                this.#travel(die, from, k++ * kStaggerMs * this.tempo());
                const house = die.element.closest("[data-house]");
                if (house) landed.add(house);
            }
        }
        for (const house of landed) this.#flash(house, kTravelMs * this.tempo());
        if (events.some(({ kind }) => kind === "cards_dealt")) this.#deal();
    }

    /** Ends all movements: everything is where it belongs. */
    finish(): void {
        for (const animation of [...this.#running]) animation.finish();
    }

    #look(): Map<string, Seen> {
        const seen = new Map<string, Seen>();
        for (const heap of this.root()?.querySelectorAll<HTMLElement>("[data-dice]") ?? []) {
            const { dice: owner = "", at = "" } = heap.dataset;
            let small = 0;
            for (const element of heap.querySelectorAll<SVGElement>(".die:not(.ghost)")) {
                const rect = element.getBoundingClientRect();
                if (rect.width === 0) continue; // a second drawing for another size of screen
                const big = element.classList.contains("big");
                seen.set(`${at}:${owner}:${big ? "big" : small++}`, { element, owner, big, rect });
            }
        }
        return seen;
    }

    #origin(gone: Seen[], die: Seen): DOMRect | null {
        const at = gone.findIndex((one) => one.owner === die.owner && one.big === die.big);
        if (at >= 0) return gone.splice(at, 1)[0]?.rect ?? null;
        return this.root()?.querySelector(`[data-seat="${die.owner}"] .badge`)?.getBoundingClientRect() ?? null;
    }

    #travel({ element, rect: to }: Seen, from: DOMRect, delay: number): void {
        const [dx, dy] = [
            from.left + from.width / 2 - to.left - to.width / 2,
            from.top + from.height / 2 - to.top - to.height / 2,
        ];
        const air = this.air();
        if (Math.abs(dx) + Math.abs(dy) < 2 || from.width === 0 || to.width === 0 || air === null) return;
        const copy = element.cloneNode(true) as SVGElement;
        copy.style.width = `${to.width}px`;
        copy.style.height = `${to.height}px`;
        air.append(copy);
        element.style.visibility = "hidden";
        const at = `translate(${to.left}px, ${to.top}px)`;
        const start = `translate(${to.left + dx}px, ${to.top + dy}px) scale(${from.width / to.width})`;
        this.#play(
            copy,
            [{ transform: start }, { transform: at }],
            { duration: kTravelMs * this.tempo(), delay, easing: kOut },
            () => {
                copy.remove();
                element.style.visibility = "";
            },
        );
    }

    /** The sign lights up once as dice land. */
    #flash(house: Element, delay: number): void {
        const sign = house.querySelector(".num");
        if (sign)
            this.#play(sign, [{ filter: "none" }, { filter: "brightness(1.9)" }, { filter: "none" }], {
                duration: 260 * this.tempo(),
                delay,
            });
    }

    #deal(): void {
        [...(this.root()?.querySelectorAll("[data-house] .note") ?? [])].forEach((note, k) => {
            this.#play(
                note,
                [
                    { transform: "translateY(-34px) rotate(-4deg)", opacity: 0 },
                    { transform: "none", opacity: 1 },
                ],
                { duration: kDealMs * this.tempo(), delay: k * 0.6 * kStaggerMs * this.tempo(), easing: kOut },
            );
        });
    }

    #play(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions, then?: () => void): void {
        const animation = element.animate(frames, { ...timing, fill: "backwards" });
        this.#running.add(animation);
        animation.onfinish = animation.oncancel = () => {
            this.#running.delete(animation);
            then?.();
        };
    }
}
