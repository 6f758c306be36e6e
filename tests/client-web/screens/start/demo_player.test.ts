import { beforeAll, expect, it } from "vitest";
import shown from "../../../../client-web/src/model/demo_game.json?raw";
import { parseReplay } from "../../../../client-web/src/model/replay";
import { diceGroups, DemoPlayer } from "../../../../client-web/src/screens/start/demo_player.svelte";
import { loadTexts } from "../../../../client-web/src/texts/texts.svelte";

const { file } = parseReplay(shown);
beforeAll(() => loadTexts("en"));

it("stands still where the first round is about to be paid", () => {
    const showing = new DemoPlayer(file);
    expect(showing.isPlaying).toBe(false);
    expect(showing.view.round?.number).toBe(1);
    expect(showing.view.casinos.flatMap(diceGroups).length).toBeGreaterThan(8);
    expect(showing.pauseMs).toBeNull();
});

it("plays the game once, and rests at its end", () => {
    const showing = new DemoPlayer(file);
    showing.step = 0;
    showing.toggle();
    let steps = 0;
    let lit = 0;
    for (; showing.pauseMs !== null; steps += 1) {
        showing.stepForward();
        if (showing.litCasino > 0) lit += 1;
        expect(showing.caption, `step ${showing.step} says something`).not.toBeNull();
    }
    expect(steps).toBe(file.steps.length);
    expect(lit).toBeGreaterThan(20);
    expect(showing.isPlaying).toBe(false);
    expect(showing.view.result).not.toBeNull();
    showing.stepForward();
    expect(showing.step).toBe(showing.last);
    showing.toggle();
    expect(showing.step).toBe(0);
});

it("stays longer where a round was paid than where dice were rolled, and says who got most", () => {
    const showing = new DemoPlayer(file);
    showing.isPlaying = true;
    const rolled = file.steps.findIndex(({ events }) => events.length === 1 && events[0]?.kind === "rolled");
    showing.step = rolled + 1;
    const short = showing.pauseMs as number;
    showing.step = showing.stillStep + 1;
    expect(showing.pauseMs).toBeGreaterThan(4 * short);
    const most = Math.max(
        ...(file.steps[showing.stillStep]?.events ?? []).flatMap((event) =>
            event.kind === "card_won" ? [event.dollars] : [],
        ),
    );
    expect(showing.caption?.args?.["money"]).toEqual({ money: most });
});

it("tells which dice cancel each other out", () => {
    const casino = {
        cards: [50000, 40000],
        dice: [
            { owner: 0, small: 2, count: 2 },
            { owner: 1, small: 0, big: 1, count: 2 },
            { owner: 2, small: 1, count: 1 },
        ],
        tied: [0, 1],
        wins: [2, null],
    } as unknown as Parameters<typeof diceGroups>[0];
    expect(diceGroups(casino).map(({ tied, big }) => [tied, big])).toEqual([
        [true, false],
        [true, true],
        [false, false],
    ]);
});
