// Cards and dice come from the bank at the top to their casinos, and tiles turn up.
import { playSound } from "../../../app/sound";
import { kCardMs, kDieMs, type RoundStart } from "./round_start";
import { flyCopy } from "./fly_copy";

const kOut = "cubic-bezier(.2,.8,.2,1)";
const kTileMs = 320;
const kWordsMs = 160;

const centered = (on: DOMRect, { width, height }: DOMRect) =>
    `translate(${on.left + (on.width - width) / 2}px, ${on.top + (on.height - height) / 2}px)`;
const isDrawn = (element: Element) => element.getBoundingClientRect().width > 0;

/** Shows the start of a round on a table that is drawn already. `tempo` multiplies all times. Gives what ends it. */
export function animateRoundStart(
    root: HTMLElement,
    air: HTMLElement,
    { cards, dice, laysTiles, restMs }: RoundStart,
    tempo: number,
): () => void {
    const movements: { animation: Animation; land?: () => void }[] = [];
    const sounds: ReturnType<typeof setTimeout>[] = [];
    const bank = root.querySelector(".top")?.getBoundingClientRect();
    const all = <E extends Element>(selector: string) => [...root.querySelectorAll<E>(selector)].filter(isDrawn);

    function fly(element: HTMLElement | SVGElement, turn: string, delay: number, duration: number): void {
        if (bank === undefined) return;
        const rect = element.getBoundingClientRect();
        const { animation, land } = flyCopy(
            element,
            air,
            [
                { transform: `${centered(bank, rect)} ${turn} scale(.6)`, opacity: 0 },
                { opacity: 1, offset: 0.15 },
                { transform: `translate(${rect.left}px, ${rect.top}px)`, opacity: getComputedStyle(element).opacity },
            ],
            { duration: duration * tempo, delay: delay * tempo, easing: kOut },
        );
        animation.onfinish = land;
        movements.push({ animation, land });
    }
    const soundAt = (sound: Parameters<typeof playSound>[0], ms: number) =>
        sounds.push(setTimeout(() => playSound(sound), ms * tempo));

    all<HTMLElement>("[data-house] .note").forEach((note, n) => {
        const ms = cards[Math.min(n, cards.length - 1)];
        if (ms === undefined) return;
        fly(note, "rotate(-14deg)", ms, kCardMs);
        if (n % 2 === 0) soundAt("deal", ms);
    });
    all<SVGElement>("[data-house] [data-at^=h] .die").forEach((die, n) => {
        const ms = dice[Math.min(n, dice.length - 1)];
        if (ms === undefined) return;
        fly(die, "rotate(-200deg)", ms, kDieMs);
        soundAt("count", ms + kDieMs / 2);
    });
    function appear(element: Element, from: Keyframe, delay: number, duration: number): void {
        const timing = { duration: duration * tempo, delay: delay * tempo, easing: kOut, fill: "backwards" } as const;
        movements.push({ animation: element.animate([{ opacity: 0, ...from }, {}], timing) });
    }
    if (laysTiles)
        all("[data-house] .tile").forEach((tile, n) =>
            appear(tile, { transform: "rotateX(90deg)" }, cards[2 * n] ?? 0, kTileMs),
        );
    // What is said of cards and dice comes once all of them lie there.
    for (const words of all("[data-house] .ladder :is(.free, .cnt, .label)")) appear(words, {}, restMs, kWordsMs);
    return () => {
        for (const sound of sounds) clearTimeout(sound);
        for (const { animation, land } of movements) {
            animation.cancel();
            land?.();
        }
    };
}
