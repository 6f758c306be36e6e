// Things that move on the board: each from where it was to where it is, and flights between the board and the players.
import { reducedMotion } from "../../../app/settings.svelte";
import type { TableEvent } from "../../../protocol/types";

export type Positions = Map<string, DOMRect>;

const kEase = "cubic-bezier(.2,.8,.2,1)";
const all = (root: ParentNode) => root.querySelectorAll<HTMLElement | SVGElement>("[data-move]");
const findMovable = (root: ParentNode, name: string) => root.querySelector<HTMLElement>(`[data-move="${name}"]`);
const panel = (seat: number) => document.querySelector(`[data-panel="${seat}"] .badge`)?.getBoundingClientRect();

/** Where everything that can move is now. */
export const positionsOf = (root: ParentNode): Positions =>
    new Map([...all(root)].map((element) => [element.dataset["move"] ?? "", element.getBoundingClientRect()]));

function moveFrom(element: Element, start: DOMRect, ms: number): void {
    const end = element.getBoundingClientRect();
    if (end.width === 0) return;
    const middle = (box: DOMRect) => [box.x + box.width / 2, box.y + box.height / 2] as const;
    const [x0, y0] = middle(start);
    const [x1, y1] = middle(end);
    if (Math.hypot(x0 - x1, y0 - y1) < 1) return;
    element.animate(
        [
            { transform: `translate(${x0 - x1}px, ${y0 - y1}px) scale(${start.width / end.width})`, zIndex: 6 },
            { transform: "none", zIndex: 6 },
        ],
        { duration: ms, easing: kEase, fill: "backwards" },
    );
}

/** A copy of something that is no longer there flies off and is gone. */
function flyAway(copy: Element, start: DOMRect, end: DOMRect | undefined, ms: number, delay = 0): void {
    if (start.width === 0) return;
    const box = document.createElement("div");
    box.className = "vfly";
    box.setAttribute("aria-hidden", "true");
    for (const [name, value] of Object.entries({
        "--x": start.x,
        "--y": start.y,
        "--w": start.width,
        "--h": start.height,
    }))
        box.style.setProperty(name, `${value}px`);
    box.append(copy);
    document.body.append(box);
    const between = (to: DOMRect) =>
        [to.x + (to.width - start.width) / 2 - start.x, to.y + (to.height - start.height) / 2 - start.y]
            .map((px) => `${px}px`)
            .join(", ");
    const to = end === undefined ? "scale(.3)" : `translate(${between(end)}) scale(.7)`;
    const flight = box.animate(
        [
            { transform: "none", opacity: 1 },
            { transform: "translateY(-8px) scale(1.15)", opacity: 1, offset: 0.2 },
            { transform: to, opacity: end === undefined ? 0 : 1 },
        ],
        { duration: ms, delay, easing: "ease-in-out", fill: "both" },
    );
    flight.onfinish = flight.oncancel = () => box.remove();
}

/** What lies on the board before an event changes it, kept to fly off. */
export interface PositionsBefore {
    places: Positions;
    copies: Map<string, { copy: Element; seat: number | null }>;
}

export function capturePositions(root: ParentNode, event: TableEvent): PositionsBefore {
    const copies: PositionsBefore["copies"] = new Map();
    const leaving = "table" in event && event.table !== undefined ? `-${event.table}` : null;
    if (leaving !== null) {
        for (const element of all(root)) {
            const name = element.dataset["move"] ?? "";
            if (!name.startsWith(`chip${leaving}`) && !name.startsWith(`counter${leaving}-`)) continue;
            copies.set(name, {
                copy: element.cloneNode(true) as Element,
                seat: element.dataset["seat"] === undefined ? null : Number(element.dataset["seat"]),
            });
        }
    }
    return { places: positionsOf(root), copies };
}

/** Shows the event as movement, once the board has changed. `ms`: how long the event is told. */
export function animateEvent(root: ParentNode, event: TableEvent, before: PositionsBefore, ms: number): void {
    if (reducedMotion() || ms <= 0) return;
    const flip = (name: string) => {
        const [element, start] = [findMovable(root, name), before.places.get(name)];
        if (element && start) moveFrom(element, start, ms * 0.8);
    };
    const leave = (name: string, to: DOMRect | undefined, delay = 0) => {
        const [left, start] = [before.copies.get(name), before.places.get(name)];
        if (left && start)
            flyAway(left.copy, start, to ?? (left.seat === null ? undefined : panel(left.seat)), ms * 0.75, delay);
    };
    switch (event.kind) {
        case "pawn_placed": {
            const [element, start] = [findMovable(root, `pawn-${event.seat}`), panel(event.seat)];
            if (element && start) moveFrom(element, start, ms * 0.8);
            break;
        }
        case "pawn_moved":
            flip(`pawn-${event.seat}`);
            break;
        case "counter_placed": {
            const name = `counter-${event.table}-${event.space}`;
            const [element, start] = [findMovable(root, name), panel(event.seat)];
            if (element && start) moveFrom(element, start, ms * 0.8);
            if (event.replaced !== undefined) leave(name, undefined);
            break;
        }
        case "duel_ended":
            if (event.seat === undefined) leave(`counter-${event.table}-${event.space}`, undefined);
            break;
        case "mary_moved":
            flip("mary");
            break;
        case "chip_won":
        case "chip_discarded": {
            leave(`chip-${event.table}`, event.kind === "chip_won" ? panel(event.seat) : undefined);
            let n = 0;
            for (const name of before.copies.keys())
                if (name.startsWith("counter-")) leave(name, undefined, Math.min(ms * 0.2, 25 * n++));
            break;
        }
        default:
            break;
    }
}
