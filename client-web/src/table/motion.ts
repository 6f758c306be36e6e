import { flushSync } from "svelte";
import type { Stagehand } from "../app/table.svelte";
import { pace, reducedMotion } from "../app/settings.svelte";
import type { TableEvent } from "../protocol/types";

interface Seen {
    owner: string;
    big: boolean;
    rect: DOMRect;
}

const kTravelMs = 420;
const kStaggerMs = 45;
const kDealMs = 300;

/**
 * Moves dice from where they lay to where they lie. All dice of the table are known by owner, place and order: one that lies elsewhere now slides
 * there; a new one comes from where one of its owner has gone, a slot mostly, else from its owner's panel.
 */
export class Motion implements Stagehand {
    #seen = new Map<string, Seen>();
    #running = new Set<Animation>();

    constructor(private readonly root: () => HTMLElement | null) {}

    before(): void {
        this.finish();
        this.#seen = this.#look().seen;
    }

    after(events: TableEvent[]): void {
        if (reducedMotion()) return;
        flushSync();
        const { seen, elements } = this.#look();
        const gone = [...this.#seen].filter(([key]) => !seen.has(key)).map(([, one]) => one);
        const landed = new Set<Element>();
        let k = 0;
        for (const [key, now] of seen) {
            const element = elements.get(key) as Element;
            const was = this.#seen.get(key);
            // Dice in the slots have their own movement when they are rolled.
            if (was !== undefined) this.#travel(element, was.rect, now.rect, 0);
            else if (!key.startsWith("s")) {
                const from = this.#origin(gone, now);
                if (from === null) continue;
                this.#travel(element, from, now.rect, k++ * kStaggerMs * pace());
                const house = element.closest("[data-house]");
                if (house) landed.add(house);
            }
        }
        for (const house of landed) this.#flash(house, kTravelMs * pace());
        if (events.some(({ kind }) => kind === "cards_dealt")) this.#deal();
    }

    /** Ends all movements: everything is where it belongs. */
    finish(): void {
        for (const animation of this.#running) animation.finish();
        this.#running.clear();
    }

    #look(): { seen: Map<string, Seen>; elements: Map<string, Element> } {
        const seen = new Map<string, Seen>();
        const elements = new Map<string, Element>();
        for (const heap of this.root()?.querySelectorAll<HTMLElement>("[data-dice]") ?? []) {
            const { dice: owner = "", at = "" } = heap.dataset;
            let small = 0;
            for (const die of heap.querySelectorAll(".die:not(.ghost)")) {
                const big = die.classList.contains("big");
                const key = `${at}:${owner}:${big ? "big" : small++}`;
                seen.set(key, { owner, big, rect: die.getBoundingClientRect() });
                elements.set(key, die);
            }
        }
        return { seen, elements };
    }

    #origin(gone: Seen[], now: Seen): DOMRect | null {
        const at = gone.findIndex((one) => one.owner === now.owner && one.big === now.big);
        if (at >= 0) return gone.splice(at, 1)[0]?.rect ?? null;
        return this.root()?.querySelector(`[data-seat="${now.owner}"] .badge`)?.getBoundingClientRect() ?? null;
    }

    #travel(element: Element, from: DOMRect, to: DOMRect, delay: number): void {
        const x = from.left + from.width / 2 - to.left - to.width / 2;
        const y = from.top + from.height / 2 - to.top - to.height / 2;
        if (Math.abs(x) + Math.abs(y) < 2 || from.width === 0 || to.width === 0) return;
        const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
        this.#play(element, [{ transform: start, zIndex: 9 }, { transform: "none", zIndex: 9 }], { duration: kTravelMs * pace(), delay, easing: "cubic-bezier(.2,.8,.2,1)" });
    }

    /** The sign lights up once as dice land. */
    #flash(house: Element, delay: number): void {
        const sign = house.querySelector(".num");
        if (sign) this.#play(sign, [{ filter: "none" }, { filter: "brightness(1.9)" }, { filter: "none" }], { duration: 260 * pace(), delay });
    }

    #deal(): void {
        [...(this.root()?.querySelectorAll("[data-house] .note") ?? [])].forEach((note, k) => {
            this.#play(note, [{ transform: "translateY(-34px) rotate(-4deg)", opacity: 0 }, { transform: "none", opacity: 1 }], { duration: kDealMs * pace(), delay: k * 0.6 * kStaggerMs * pace(), easing: "cubic-bezier(.2,.8,.2,1)" });
        });
    }

    #play(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
        const animation = element.animate(frames, { ...timing, fill: "backwards" });
        this.#running.add(animation);
        animation.onfinish = animation.oncancel = () => this.#running.delete(animation);
    }
}
