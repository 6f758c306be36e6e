import { expect, test } from "vitest";
import { pieces, sources } from "../../client-web/src/families/las_vegas/final/sources";
import { viewsOf } from "../../client-web/src/model/replay";
import type { Replay, View } from "../../client-web/src/protocol/types";
import { Host } from "./support/host";
import { kDesktop, kLowest, kPhone, kTiny, seated } from "./support/layout";
import { kFinal, play } from "./support/play";
import { setStage } from "./support/stage";
import { begin } from "./support/tables";
import { Vegasd } from "./support/vegasd";

setStage();

const kGames = 200;
const kKinds: { ruleset: string; options?: Record<string, unknown>; seats: number }[] = [
    ...[2, 3, 4, 5].map((seats) => ({ ruleset: "royale", options: { tiles: 6 }, seats })),
    // Somebody pays a fine in each round, with chips where cards are not enough.
    ...[2, 3, 4, 5].map((seats) => ({ ruleset: "royale", options: { tile_set: [["C2"], ["C2"], ["C2"]] }, seats })),
    ...[2, 4].map((seats) => ({ ruleset: "royale-basic", seats })),
    ...[3, 5].map((seats) => ({ ruleset: "classic", seats })),
    { ruleset: "classic", options: { neutral_dice: true }, seats: 2 },
    // Who passes without money owes it.
    ...[2, 5].map((seats) => ({ ruleset: "custom", options: { rounds: 1, skip: "chips" }, seats })),
    ...[3, 8].map((seats) => ({ ruleset: "custom", options: { rounds: 3, skip: "cards" }, seats })),
    ...[2, 4].map((seats) => ({ ruleset: "vegas-1996", options: { duel: true }, seats })),
];

/** A game that house bots play to its end. */
async function game(url: string, table: (typeof kKinds)[number]): Promise<Replay> {
    const host = await Host.connect(url);
    const over = host.sees("game_ended");
    const made = await host.create({ ...table, bots: table.seats });
    await over;
    const answer = await fetch(`${url}api/games/${made.table}-1/replay?invite=${made.invite}`);
    host.close();
    return (await answer.json()) as Replay;
}

test(`the bars of ${kGames} random games add up to the results, and every piece has a name`, async () => {
    const server = await Vegasd.start({ options: ["--unlimited", "127.0.0.1"] });
    const seen = { losses: 0, debts: 0 };
    for (let n = 0; n < kGames; n += 1) {
        const kind = kKinds[n % kKinds.length]!;
        const replay = await game(server.url, kind);
        const end = viewsOf(replay).at(-1) as View;
        const bars =
            kind.ruleset === "vegas-1996"
                ? end.seats.map((seat) => (seat as { chips: { value: number }[] }).chips.map(({ value }) => value))
                : sources(replay, end).map((all) =>
                      pieces(all).map(({ kind, dollars }) => (kind === "loss" ? -dollars : dollars)),
                  );
        const of = `${n}: ${JSON.stringify(kind)} ${replay.game}`;
        expect(
            bars.map((bar) => bar.reduce((sum, piece) => sum + piece, 0)),
            of,
        ).toEqual(end.result?.totals);
        expect(bars.flat().includes(0), of).toBe(false);
        if (kind.ruleset !== "vegas-1996")
            expect(
                sources(replay, end)
                    .flat()
                    .filter(({ from }) => from === "rest"),
                of,
            ).toEqual([]);
        seen.losses += bars.filter((bar) => bar.some((piece) => piece < 0)).length;
        seen.debts += end.result!.totals.filter((total) => total < 0).length;
    }
    expect(seen.losses).toBeGreaterThan(20);
    console.log(`${kGames} games: ${seen.losses} seats lost money, ${seen.debts} ended in debt`);
    await server.stop();
});

test("the figures in the bars of those who have lost money add up to their totals", async () => {
    let lost = 0;
    for (let seed = 1; lost === 0 && seed < 20; seed += 1) {
        const tiles = ["C2"];
        const table = { ruleset: "royale", seats: 4, options: { tile_set: [tiles, tiles, tiles] } };
        const { person, end } = await seated({}, table);
        await begin([person]);
        await play(person, seed);
        await person.get(`${kFinal} .fbar[role]`).first().waitFor();
        lost = await person.get(".fbar .loss").count();
        for (const screen of [kTiny, kPhone, kLowest, kDesktop]) {
            await person.resize(screen);
            const wrong = await person.evaluate(() => {
                // The whole row is a button, which lies over its bar.
                for (const name of document.querySelectorAll<HTMLElement>(".fname")) name.style.pointerEvents = "none";
                return [...document.querySelectorAll(".frow")].flatMap((row) => {
                    row.scrollIntoView({ block: "center" });
                    const figures = [...row.querySelectorAll(".fbar *")].filter(
                        (of) => of.children.length === 0 && of.textContent !== "",
                    );
                    const seen = figures.filter((of) => {
                        const { left, width, top, height } = of.getBoundingClientRect();
                        return [left + 1, left + width - 1].every(
                            (x) => document.elementFromPoint(x, top + height / 2) === of,
                        );
                    });
                    const number = ({ textContent }: Element) =>
                        Number((textContent ?? "").replace("\u2212", "-").replace(/[^\d-]/g, ""));
                    const sum = 1000 * seen.reduce((sum, of) => sum + number(of), 0);
                    return sum === number(row.querySelector(".ftot")!)
                        ? []
                        : [`${row.querySelector(".fbar")?.ariaLabel}: ${seen.map(number).join(" ")}`];
                });
            });
            expect(wrong, `${screen.width}`).toEqual([]);
        }
        await end();
    }
    expect(lost, "somebody lost money").toBeGreaterThan(0);
});
