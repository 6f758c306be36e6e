import { expect, it } from "vitest";
import Bars from "../../../../client-web/src/screens/final/Bars.svelte";
import type { PlayerBar } from "../../../../client-web/src/screens/final/bars";
import type { ScorePart } from "../../../../client-web/src/table/score_breakdown";
import { random } from "../../../e2e-web/support/random";
import { hide, show } from "../../fixtures/page";

const row = (seat: number, total: number, parts: PlayerBar["parts"]): PlayerBar => ({
    seat,
    place: seat + 1,
    name: `Seat ${seat}`,
    bot: "",
    total,
    parts,
});

function bars(rows: PlayerBar[]): Element[] {
    show(Bars, { rows, me: null, dollars: true, step: Infinity, chosen: 0 });
    return [...document.querySelectorAll(".fbar")];
}

it("says what a bar is made of", () => {
    const [bar] = bars([row(0, 90_000, [{ kind: "round", round: 1, dollars: 90_000 }])]);
    expect(bar?.getAttribute("role")).toBe("img");
    expect(bar?.getAttribute("aria-label")).toContain("90,000");
});

it("does not present a bar as a picture before it is known what it is made of", () => {
    const [bar] = bars([row(0, 90_000, [])]);
    expect(bar?.hasAttribute("role")).toBe(false);
    expect(bar?.hasAttribute("aria-label")).toBe(false);
    expect(document.querySelector(".ftot")?.textContent).toContain("90,000");
});

it("says who is a bot, and which", () => {
    bars([row(0, 90_000, []), { ...row(1, 80_000, []), bot: "bot: Ace 1.2 by Ada" }]);
    const marks = [...document.querySelectorAll(".fname small")];
    expect(marks.map(({ textContent }) => textContent)).toEqual(["bot"]);
    for (const name of ["title", "aria-label"]) expect(marks[0]?.getAttribute(name)).toBe("bot: Ace 1.2 by Ada");
});

/** What somebody may have gained and lost, now and then more than came in. */
function anyRow(seat: number, next: () => number): PlayerBar {
    const dollars = () => 10_000 * (1 + Math.floor(next() * 30));
    const pieces: ScorePart[] = [1, 2, 3, 4].flatMap((round) =>
        next() < 0.6 ? [{ kind: "round", round, dollars: dollars() }] : [],
    );
    for (const kind of ["tiles", "chips", "skips", "rest", "loss"] as const)
        if (next() < 0.4) pieces.push({ kind, round: 0, dollars: dollars() });
    if (pieces.length === 0) pieces.push({ kind: "chips", round: 0, dollars: 10_000 });
    const total = pieces.reduce((sum, { kind, dollars }) => sum + (kind === "loss" ? -dollars : dollars), 0);
    return row(seat, total, pieces);
}
const lossOf = (pieces: ScorePart[]) =>
    pieces.reduce((sum, { kind, dollars }) => sum + (kind === "loss" ? dollars : 0), 0);
const value = (of: HTMLElement, name: string) => parseFloat(of.style.getPropertyValue(name)) || 0;
const figure = ({ textContent }: Element) => Number((textContent ?? "").replace("\u2212", "-")) * 1000;

it("adds up to the total in figures and in lengths, for gains, losses and debts", () => {
    const next = random(40);
    for (let game = 0; game < 40; game += 1) {
        const rows = [0, 1, 2, 3].map((seat) => anyRow(seat, next));
        const all = bars(rows).map((bar, n) => {
            const money = bar.querySelector<HTMLElement>(".fmoney")!;
            const lost = bar.querySelector<HTMLElement>(".flost");
            return {
                row: rows[n]!,
                from: value(money, "--from"),
                gained: value(money, "--long"),
                lost: lost === null ? 0 : value(lost, "--lost"),
                shares: [...bar.querySelectorAll<HTMLElement>(".fgains i")].map(({ style }) => parseFloat(style.width)),
                figures: [...bar.querySelectorAll(".fgains i, .flost b")].map(figure),
            };
        });
        const zero = all[0]!.from;
        const perDollar = (100 - zero) / Math.max(...rows.map(({ total, parts }) => total + lossOf(parts)));
        for (const { row, from, gained, lost, shares, figures } of all) {
            const sum = figures.reduce((sum, each) => sum + each, 0);
            expect(sum, JSON.stringify(row)).toBe(row.total);
            expect(from).toBe(zero);
            expect(gained - lost).toBeCloseTo(row.total * perDollar);
            expect(zero + gained - lost).toBeGreaterThan(-1e-9);
            if (gained > 0) expect(shares.reduce((sum, each) => sum + each, 0)).toBeCloseTo(100);
        }
        hide();
    }
});
