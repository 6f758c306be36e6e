// The board in words, for people who hear it.
import type { TableModel } from "../../../model/table.svelte";
import { list, t } from "../../../texts/texts.svelte";
import { chipOf, counts, free, numbersOf, pawnsAt, seatsOf, type GameTable } from "../board/board";

/** A table in short: its number, its chip and who has how many counters there. */
export function brief(number: number, of: GameTable, table: TableModel): string {
    const here = counts(of).map(({ seat, count }) => t("vegas.count_of", { name: table.name(seat), n: count }));
    return [t("vegas.table_chip", { table: number, value: of.value }), ...here, t("vegas.free", { n: free(of) })].join(
        ", ",
    );
}

/** A table with everything that lies there. */
export function whole(number: number, of: GameTable, table: TableModel): string {
    const seats = seatsOf(table.view);
    if (of.closed) {
        const winner = chipOf(seats, number);
        return (
            t("vegas.table_chip", { table: number, value: of.value }) +
            ": " +
            (winner === null ? t("vegas.discarded") : t("vegas.has_chip", { name: table.name(winner) }))
        );
    }
    const spaces = of.rows
        .flat()
        .map((space) =>
            typeof space.owner === "number" ? `${numbersOf(space)} ${table.name(space.owner)}` : numbersOf(space),
        );
    const pawns = pawnsAt(seats, number).map((seat) => table.name(seat));
    return [
        brief(number, of, table),
        t("vegas.spaces", { spaces: spaces.join(", ") }),
        ...(pawns.length > 0 ? [t("vegas.pawns", { names: list(pawns) })] : []),
    ].join(". ");
}
