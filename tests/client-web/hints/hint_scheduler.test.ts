import { beforeEach, describe, expect, it } from "vitest";
import { HintScheduler } from "../../../client-web/src/hints/hint_scheduler.svelte";
import type { Hint, HintContext } from "../../../client-web/src/hints/hint";
import { ShownHints } from "../../../client-web/src/hints/shown_hints";

const moment = (over: object = {}): HintContext =>
    ({
        view: { round: { number: 1 } },
        seat: 0,
        question: null,
        isCaughtUp: true,
        isPaying: false,
        isEnded: false,
        ...over,
    }) as unknown as HintContext;
const asked = (kind: string, decision: number) => moment({ question: { kind, decision, actions: [] } });
const when =
    (kind: string) =>
    ({ question }: HintContext) =>
        question?.kind === kind;

const kHints: Hint[] = [
    { id: "roll", fits: when("roll"), target: () => "#roll" },
    { id: "place", fits: when("place") },
    { id: "figure", after: "place", fits: when("place") },
    { id: "house", after: "figure", fits: when("place") },
    { id: "payout", fits: ({ isPaying }) => isPaying },
];
const scheduler = (most = 3, hints = kHints) => new HintScheduler(hints, new ShownHints("test"), most);

beforeEach(() => localStorage.clear());

describe("A scheduler of hints", () => {
    it("says a hint when its moment comes, and what it speaks of", () => {
        const one = scheduler();
        one.update(moment());
        expect(one.hint).toBeNull();
        one.update(asked("roll", 1));
        expect(one.hint?.id).toBe("roll");
        expect(one.target).toBe("#roll");
    });

    it("waits until what happened has been told", () => {
        const one = scheduler();
        one.update({ ...asked("roll", 1), isCaughtUp: false });
        expect(one.hint).toBeNull();
        one.update(asked("roll", 1));
        expect(one.hint?.id).toBe("roll");
    });

    it("lets one hint follow on another that was read, at the same question", () => {
        const one = scheduler();
        one.update(asked("place", 2));
        expect(one.hint?.id).toBe("place");
        one.acknowledge();
        expect(one.hint?.id).toBe("figure");
        one.acknowledge();
        expect(one.hint?.id).toBe("house");
        one.acknowledge();
        expect(one.hint).toBeNull();
    });

    it("says no more at one question than it may", () => {
        const one = scheduler(1);
        one.update(asked("place", 2));
        one.acknowledge();
        expect(one.hint).toBeNull();
        one.update(asked("place", 4));
        expect(one.hint?.id).toBe("figure");
    });

    it("takes a hint away when the player acts, and counts it as said", () => {
        const one = scheduler();
        one.update(asked("place", 2));
        one.closeTopic();
        expect(one.hint).toBeNull();
        one.update(asked("place", 2)); // the answer is on its way
        expect(one.hint).toBeNull();
        one.update(asked("place", 4));
        expect(one.hint?.id).toBe("figure");
    });

    it("says again what passed by unread", () => {
        const one = scheduler();
        one.update(asked("roll", 1));
        one.update(moment()); // the house has decided
        expect(one.hint).toBeNull();
        one.update(asked("roll", 3));
        expect(one.hint?.id).toBe("roll");
    });

    it("says nothing twice, and goes on after a reload where it was", () => {
        const one = scheduler();
        one.update(asked("place", 2));
        one.acknowledge();
        expect(one.hint?.id).toBe("figure");
        const reloaded = scheduler();
        reloaded.update(asked("place", 2));
        expect(reloaded.hint?.id).toBe("figure");
        reloaded.update(asked("roll", 3));
        expect(reloaded.hint?.id).toBe("roll");
    });

    it("speaks while a payout is on show", () => {
        const one = scheduler();
        one.update({ ...moment({ isPaying: true }), isCaughtUp: false });
        expect(one.hint?.id).toBe("payout");
    });

    it("prefers what is in reach", () => {
        const near: Hint[] = [
            { id: "far", fits: () => true },
            { id: "near", fits: () => true, hasPriority: ({ question }) => question !== null },
        ];
        const one = scheduler(1, near);
        one.update(asked("place", 1));
        expect(one.hint?.id).toBe("near");
    });
});

describe("What was said", () => {
    it("survives nonsense in the storage", () => {
        new ShownHints("test").add("roll");
        const key = Object.keys(localStorage).find((name) => name.endsWith("test")) as string;
        expect(new ShownHints("test").has("roll")).toBe(true);
        localStorage.setItem(key, "{");
        expect(new ShownHints("test").has("roll")).toBe(false);
    });
});
