import { beforeEach, describe, expect, it } from "vitest";
import { HintScheduler } from "../../../../../client-web/src/hints/hint_scheduler.svelte";
import type { Hint, HintContext } from "../../../../../client-web/src/hints/hint";
import { ShownHints } from "../../../../../client-web/src/hints/shown_hints";
import { kHints } from "../../../../../client-web/src/families/las_vegas/hints/hints";
import { viewsOf } from "../../../../../client-web/src/model/replay";
import type { Action, View } from "../../../../../client-web/src/protocol/types";
import { loadLaterTexts } from "../../../../../client-web/src/texts/later";
import { hasText, loadTexts } from "../../../../../client-web/src/texts/texts.svelte";
import { recorded } from "../../../fixtures/games";
import tiles from "../../../fixtures/tiles.json";

const taught = kHints.tutorial as readonly Hint[];
const row = (id: string) => [...taught, ...kHints.everywhere].find((hint) => hint.id === id) as Hint;

const { file } = recorded("royale-basic");
const all = viewsOf(file);

/** The moment before the nth decision of the recorded game, as seat 0 met it; `more`: what the server showed. */
function at(n: number, more: object = {}, actions?: Action[]): HintContext {
    const step = file.steps[n];
    const action = step?.action as Action;
    const kind = action?.kind === "roll" ? "roll" : "place";
    const question = step?.seat === 0 ? { decision: n, seat: 0, kind, actions: actions ?? [action] } : null;
    return {
        view: all[n] as View,
        seat: 0,
        question,
        isCaughtUp: true,
        isPaying: false,
        isEnded: false,
        ...more,
    } as HintContext;
}
const first = (kind: string) => file.steps.findIndex(({ seat, action }) => seat === 0 && action.kind === kind);
const place = (shows: object, face = 3): Action => ({ kind: "place", face, shows }) as Action;

beforeEach(() => localStorage.clear());

describe("The hints of somebody who was taught nothing", () => {
    it("say how to roll and to place before any tile, one at a question", () => {
        const everywhere = [...kHints.newcomers, ...kHints.everywhere];
        const scheduler = new HintScheduler(everywhere, new ShownHints("test"), 1);
        const tiles = all[0]?.casinos.map((casino, n) => (n === 0 ? { ...casino, tile: { id: "B2" } } : casino));
        const said: (string | undefined)[] = [];
        for (const kind of ["roll", "place", "roll"]) {
            const moment = at(first(kind));
            moment.view = { ...moment.view, casinos: tiles } as View;
            moment.question = { ...moment.question, decision: said.length } as HintContext["question"];
            scheduler.update(moment);
            said.push(scheduler.hint?.id);
            scheduler.acknowledge();
        }
        expect(said).toEqual(["roll", "place", "tile-B2"]);
    });
});

describe("The hints of the taught game", () => {
    it("have words, each", async () => {
        await loadTexts("en");
        await loadLaterTexts();
        for (const { id } of taught) expect(hasText(`coach.hint.${id}`), id).toBe(true);
    });

    it("come in the order of a game, each once", () => {
        const scheduler = new HintScheduler(taught, new ShownHints("test"), 3);
        const said: string[] = [];
        const tell = (moment: HintContext) => {
            scheduler.update(moment);
            while (scheduler.hint !== null) {
                said.push(scheduler.hint.id);
                scheduler.acknowledge();
            }
        };
        file.steps.forEach(({ events }, n) => {
            tell(at(n));
            if (events.some(({ kind }) => kind === "card_won")) tell(at(n, { isPaying: true, question: null }));
        });
        tell({ ...at(file.steps.length - 1), question: null, isEnded: true });
        expect(said.slice(0, 4)).toEqual(["roll", "place", "figure", "house"]);
        expect(said).toEqual([...new Set(said)]);
        const order = (...ids: string[]) => ids.map((id) => said.indexOf(id));
        for (const places of [
            order("roll", "place", "figure", "house", "payout", "known", "round", "end"),
            order("roll", "neutral"),
            order("figure", "tie"),
            order("house", "out"),
        ]) {
            expect(places).not.toContain(-1);
            expect(places).toEqual([...places].sort((a, b) => a - b));
        }
    });

    it("speak of a tie where a preview first shows one, and point at its slot", () => {
        const n = first("place");
        const tie = at(n, {}, [place({ casino: 2, wins: [null], tied: [0, "neutral"] }, 2), place({ wins: [0] })]);
        expect(row("tie").fits(tie)).toBe(true);
        expect(row("tie").target?.(tie)).toContain("slot-2");
        const none = at(n, {}, [place({ casino: 3, wins: [0], tied: [] })]);
        none.view = { ...none.view, casinos: none.view.casinos.map((casino) => ({ ...casino, tied: [] })) };
        expect(row("tie").fits(none)).toBe(false);
    });

    it("speak of a tie that lies on the board, and point at it", () => {
        const moment = at(first("place"), {}, [place({ casino: 3, wins: [0], tied: [] })]);
        const casinos = moment.view.casinos.map((casino, k) => ({ ...casino, tied: k === 4 ? [1, "neutral"] : [] }));
        moment.view = { ...moment.view, casinos } as View;
        expect(row("tie").fits(moment)).toBe(true);
        expect(row("tie").target?.(moment)).toContain("casino-5");
    });

    it("speak of the second card when it is in reach", () => {
        const n = first("place");
        expect(row("second").fits(at(n, {}, [place({ casino: 3, wins: [1, 0] })]))).toBe(true);
        expect(row("second").fits(at(n, {}, [place({ casino: 3, wins: [0, 1] })]))).toBe(false);
    });

    it("speak of passing when it is offered", () => {
        const n = first("place");
        const pass = { kind: "pass", shows: { costs: { chips: 1 } } } as Action;
        expect(row("pass").fits(at(n, {}, [place({}), pass]))).toBe(true);
        expect(row("pass").fits(at(n, {}, [place({})]))).toBe(false);
    });

    it("speak of being out of dice while others go on, not at the payout", () => {
        const n = file.steps.findIndex(({ seat }, k) => {
            const mine = (all[k] as View).seats[0];
            return seat !== 0 && mine !== undefined && "supply" in mine && mine.supply.small === 0 && !mine.supply.big;
        });
        expect(n).toBeGreaterThan(0);
        expect(row("out").fits(at(n))).toBe(true);
        expect(row("out").fits(at(n, { isPaying: true }))).toBe(false);
        expect(row("out").fits(at(0, { question: null }))).toBe(false);
    });
});

describe("The hints of tiles", () => {
    const lying = (...ids: string[]): HintContext => {
        const moment = at(first("place"), {}, [place({ casino: 3, wins: [0], tile: ids.at(-1) })]);
        const casinos = moment.view.casinos.map((casino, k) => (ids[k] ? { ...casino, tile: { id: ids[k] } } : casino));
        return { ...moment, view: { ...moment.view, casinos } as View };
    };

    it("are there for every tile", () => {
        expect(kHints.everywhere.flatMap(({ tile }) => tile ?? []).sort()).toEqual(tiles.map(({ id }) => id).sort());
    });

    it("come one at a question, first the tile that a placement would activate", () => {
        const scheduler = new HintScheduler(kHints.everywhere, new ShownHints("test"), 1);
        scheduler.update(lying("A1", "B1", "C1"));
        expect(scheduler.hint?.tile).toBe("C1");
        scheduler.acknowledge();
        expect(scheduler.hint).toBeNull();
    });

    it("stay away while another tile asks, and come while it asks itself", () => {
        const asking = (kind: string): HintContext => ({
            ...lying("B2"),
            question: { decision: 1, seat: 0, kind, actions: [{ kind: "stop" }] } as HintContext["question"],
        });
        const scheduler = new HintScheduler(kHints.everywhere, new ShownHints("test"), 1);
        scheduler.update(asking("no_entry"));
        expect(scheduler.hint).toBeNull();
        scheduler.update(asking("fifty_fifty"));
        expect(scheduler.hint?.tile).toBe("B2");
    });

    it("do not come again", () => {
        new ShownHints("test").add("tile-C1");
        const scheduler = new HintScheduler(kHints.everywhere, new ShownHints("test"), 1);
        scheduler.update(lying("C1"));
        expect(scheduler.hint).toBeNull();
        scheduler.update(lying("A1", "C1"));
        expect(scheduler.hint?.tile).toBe("A1");
    });

    it("stay away where no tile lies", () => {
        const scheduler = new HintScheduler(kHints.everywhere, new ShownHints("test"), 1);
        scheduler.update(at(first("place")));
        expect(scheduler.hint).toBeNull();
    });
});
