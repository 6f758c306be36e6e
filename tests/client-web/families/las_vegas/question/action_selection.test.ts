import { expect, test, vi } from "vitest";
import {
    ActionSelection,
    type Option,
} from "../../../../../client-web/src/families/las_vegas/question/action_selection.svelte";
import { sameTokens, tokensOf } from "../../../../../client-web/src/families/las_vegas/tiles/g1_black_box/tokens";
import type { Action } from "../../../../../client-web/src/protocol/types";

const block = (dice: number, casino: number): Option => ({
    action: { kind: "block", dice, casino } as Action,
    parts: { dice, casino },
});
const options = [block(1, 1), block(1, 2), block(2, 1), block(3, 3)];
const answering = (of: Option[] = options, send = vi.fn()) => ({
    answer: new ActionSelection(() => of, ["dice", "casino"], send),
    send,
});

test("an answer is whole when every part is chosen", () => {
    const { answer } = answering();
    expect(answer.nextPart).toBe("dice");
    answer.select("dice", 1);
    expect(answer.action).toBeNull();
    expect(answer.nextPart).toBe("casino");
    answer.select("casino", 2);
    expect(answer.action).toEqual({ kind: "block", dice: 1, casino: 2 });
});

test("a part with one value left is chosen by itself", () => {
    const { answer } = answering();
    answer.select("dice", 3);
    expect(answer.valueOf("casino")).toBe(3);
    expect(answer.action).toEqual({ kind: "block", dice: 3, casino: 3 });
});

test("what does not go with a new choice is dropped, what does stays", () => {
    const { answer } = answering();
    answer.select("dice", 1);
    answer.select("casino", 1);
    answer.select("dice", 2);
    expect(answer.action).toEqual({ kind: "block", dice: 2, casino: 1 });
    answer.select("dice", 3);
    expect(answer.valueOf("casino")).toBe(3);
});

test("only what goes with the parts before it can be chosen", () => {
    const { answer } = answering();
    expect(answer.isSelectable("casino", 3)).toBe(true);
    answer.select("dice", 1);
    expect(answer.isSelectable("casino", 3)).toBe(false);
    expect(answer.isSelectable("dice", 3)).toBe(true);
    expect(answer.isSelectable("casino", 6)).toBe(false);
});

test("the last choice can be taken back", () => {
    const { answer } = answering();
    answer.select("dice", 1);
    answer.select("casino", 2);
    answer.undo();
    expect(answer.nextPart).toBe("casino");
    answer.undo();
    expect(answer.nextPart).toBe("dice");
});

test("a second press on what is chosen sends it, a double click does not", () => {
    const { answer, send } = answering();
    let now = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
    answer.select("dice", 3);
    now += 100;
    answer.select("dice", 3);
    expect(send).not.toHaveBeenCalled();
    now += 1000;
    answer.select("dice", 3);
    expect(send).toHaveBeenCalledExactlyOnceWith({
        kind: "block",
        dice: 3,
        casino: 3,
    });
    clock.mockRestore();
});

test("the tokens are all that lie in some pile", () => {
    const piles = [
        [60000, 20000, 20000],
        [0, 0, 0, 20000],
        [60000, 0, 0, 0, 20000],
    ];
    expect(tokensOf(piles)).toEqual([60000, 20000, 20000, 0, 0, 0]);
    expect(sameTokens([0, 20000], [20000, 0])).toBe(true);
    expect(sameTokens([0, 20000], [20000, 20000])).toBe(false);
});
