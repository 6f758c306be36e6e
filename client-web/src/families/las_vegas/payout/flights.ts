const kLiftMs = 700; // first it is seen who gets it
const kApartMs = 420;
const kFlightMs = 640;

/** Sends every `.fly` in the stage, one after another, to the panel that it names. Gives what stops them. */
export function animateFlights(stage: HTMLElement, pace: number): () => void {
    const flights: Animation[] = [];
    [...stage.querySelectorAll<HTMLElement>(".fly")].forEach((note, n) => {
        const panel = stage.querySelector(`[data-panel="${note.dataset["to"]}"]`);
        if (panel === null) return;
        const from = note.getBoundingClientRect();
        const to = panel.getBoundingClientRect();
        const x = to.left + to.width / 2 - from.left - from.width / 2;
        const y = to.top + to.height / 2 - from.top - from.height / 2;
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
                    delay: (kLiftMs + n * kApartMs) * pace,
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
