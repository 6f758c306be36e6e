import { expect, test } from "vitest";
import { seated } from "./support/layout";
import { setStage } from "./support/stage";
import { begin } from "./support/tables";

setStage();

test("one's own dice are seen from the moment they are rolled to the question where they go", async () => {
    const { person, end } = await seated(
        { speed: "normal", motion: "full" },
        { ruleset: "royale-basic", seats: 2, options: { first_seat: 0 } },
    );
    await begin([person]);
    await person.get('[data-kind="roll"] [data-confirm]').waitFor();
    // At each change of the page: an animation that hides something does so from its first moment on.
    const looks = await person.evaluate(
        () =>
            new Promise<string[][]>((resolve) => {
                const looks: string[][] = [];
                const look = () => {
                    const slots = [...document.querySelectorAll('.slot:has([data-dice="0"] .die)')];
                    const hidden = slots.filter((slot) => !slot.checkVisibility({ opacityProperty: true }));
                    if (slots.length > 0) looks.push(hidden.map((slot) => slot.className));
                };
                new MutationObserver((_, observer) => {
                    look();
                    if (document.querySelector(".slot[data-option]") === null) return;
                    observer.disconnect();
                    resolve(looks);
                }).observe(document.body, { subtree: true, childList: true, attributes: true });
                document.querySelector<HTMLElement>('[data-kind="roll"] [data-confirm]')!.click();
            }),
    );
    expect(looks.length).toBeGreaterThan(1);
    expect(looks.flat()).toEqual([]);
    await end();
});
