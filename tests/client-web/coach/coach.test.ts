import { beforeEach, describe, expect, it } from "vitest";
import { Coach } from "../../../client-web/src/coach/coach.svelte";
import type { Hint, Moment } from "../../../client-web/src/coach/hint";
import { Said } from "../../../client-web/src/coach/said";

const moment = (over: object = {}): Moment =>
    ({
        view: { round: { number: 1 } },
        seat: 0,
        question: null,
        settled: true,
        paying: false,
        ended: false,
        ...over,
    }) as unknown as Moment;
const asked = (kind: string, decision: number) => moment({ question: { kind, decision, actions: [] } });
const when =
    (kind: string) =>
    ({ question }: Moment) =>
        question?.kind === kind;

const kHints: Hint[] = [
    { id: "roll", when: when("roll"), at: () => "#roll" },
    { id: "place", when: when("place") },
    { id: "figure", follows: "place", when: when("place") },
    { id: "house", follows: "figure", when: when("place") },
    { id: "payout", when: ({ paying }) => paying },
];
const coach = (most = 3, hints = kHints) => new Coach(hints, new Said("test"), most);

beforeEach(() => localStorage.clear());

describe("A coach", () => {
    it("says a hint when its moment comes, and what it speaks of", () => {
        const one = coach();
        one.see(moment());
        expect(one.hint).toBeNull();
        one.see(asked("roll", 1));
        expect(one.hint?.id).toBe("roll");
        expect(one.at).toBe("#roll");
    });

    it("waits until what happened has been told", () => {
        const one = coach();
        one.see({ ...asked("roll", 1), settled: false });
        expect(one.hint).toBeNull();
        one.see(asked("roll", 1));
        expect(one.hint?.id).toBe("roll");
    });

    it("lets one hint follow on another that was read, at the same question", () => {
        const one = coach();
        one.see(asked("place", 2));
        expect(one.hint?.id).toBe("place");
        one.gotIt();
        expect(one.hint?.id).toBe("figure");
        one.gotIt();
        expect(one.hint?.id).toBe("house");
        one.gotIt();
        expect(one.hint).toBeNull();
    });

    it("says no more at one question than it may", () => {
        const one = coach(1);
        one.see(asked("place", 2));
        one.gotIt();
        expect(one.hint).toBeNull();
        one.see(asked("place", 4));
        expect(one.hint?.id).toBe("figure");
    });

    it("takes a hint away when the player acts, and counts it as said", () => {
        const one = coach();
        one.see(asked("place", 2));
        one.goOn();
        expect(one.hint).toBeNull();
        one.see(asked("place", 2)); // the answer is on its way
        expect(one.hint).toBeNull();
        one.see(asked("place", 4));
        expect(one.hint?.id).toBe("figure");
    });

    it("says again what passed by unread", () => {
        const one = coach();
        one.see(asked("roll", 1));
        one.see(moment()); // the house has decided
        expect(one.hint).toBeNull();
        one.see(asked("roll", 3));
        expect(one.hint?.id).toBe("roll");
    });

    it("says nothing twice, and goes on after a reload where it was", () => {
        const one = coach();
        one.see(asked("place", 2));
        one.gotIt();
        expect(one.hint?.id).toBe("figure");
        const reloaded = coach();
        reloaded.see(asked("place", 2));
        expect(reloaded.hint?.id).toBe("figure");
        reloaded.see(asked("roll", 3));
        expect(reloaded.hint?.id).toBe("roll");
    });

    it("speaks while a payout is on show", () => {
        const one = coach();
        one.see({ ...moment({ paying: true }), settled: false });
        expect(one.hint?.id).toBe("payout");
    });

    it("prefers what is in reach", () => {
        const near: Hint[] = [
            { id: "far", when: () => true },
            { id: "near", when: () => true, sooner: ({ question }) => question !== null },
        ];
        const one = coach(1, near);
        one.see(asked("place", 1));
        expect(one.hint?.id).toBe("near");
    });
});

describe("What was said", () => {
    it("survives nonsense in the storage", () => {
        new Said("test").add("roll");
        const key = Object.keys(localStorage).find((name) => name.endsWith("test")) as string;
        expect(new Said("test").has("roll")).toBe(true);
        localStorage.setItem(key, "{");
        expect(new Said("test").has("roll")).toBe(false);
    });
});
