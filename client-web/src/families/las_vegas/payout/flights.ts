const kApartMs = 120;
const kFlightMs = 640;
const kSlideMs = 420;

/** How far it is from the middle of one element to that of another, in px. */
function distance(from: Element, to: Element): { x: number; y: number } {
    const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    return { x: b.left + b.width / 2 - a.left - a.width / 2, y: b.top + b.height / 2 - a.top - a.height / 2 };
}

/** Lets a card come from where it lay, in at most so many ms. Gives what stops it. */
export function slideFrom(card: Element, from: string, ms: number): (() => void) | undefined {
    const source = card.closest("main")?.querySelector(from);
    if (source == null || ms === 0) return;
    const { x, y } = distance(card, source);
    const slide = card.animate(
        [
            { transform: `translate(${x}px, ${y}px)`, zIndex: 3 },
            { transform: "none", zIndex: 3 },
        ],
        {
            duration: Math.min(kSlideMs, ms),
            easing: "cubic-bezier(.5,0,.2,1)",
        },
    );
    return () => slide.cancel();
}

/** Sends every `.fly` in the stage, one after another, to the panel that it names. Gives what stops them. */
export function animateFlights(stage: HTMLElement, pace: number): () => void {
    const flights: Animation[] = [];
    [...stage.querySelectorAll<HTMLElement>(".fly")].forEach((note, n) => {
        const panel = stage.querySelector(`[data-panel="${note.dataset["to"]}"]`);
        if (panel === null) return;
        const { x, y } = distance(note, panel);
        flights.push(
            note.animate(
                [
                    { transform: "none", opacity: 1 },
                    { transform: "translateY(-12px) rotate(-3deg) scale(1.06)", opacity: 1, offset: 0.18 },
                    { opacity: 1, offset: 0.85 },
                    { transform: `translate(${x}px, ${y}px) rotate(8deg) scale(.45)`, opacity: 0 },
                ],
                {
                    duration: kFlightMs * pace,
                    delay: n * kApartMs * pace,
                    easing: "cubic-bezier(.5,0,.2,1)",
                    fill: "forwards",
                },
            ),
        );
    });
    return () => {
        for (const flight of flights) flight.cancel();
    };
}
