// The board in words, for people who hear it.
import type { TableModel } from "../../../model/table.svelte";
import { formatList, t } from "../../../texts/texts.svelte";
import { chipOf, countersBySeat, freeSpaces, numbersOf, pawnsAt, seatsOf, type GamingTable } from "../board/board";

/** A table in short: its number, its chip and who has how many counters there. */
export function tableSummary(number: number, of: GamingTable, table: TableModel): string {
    const here = countersBySeat(of).map(({ seat, count }) => t("vegas.count_of", { name: table.name(seat), n: count }));
    return [
        t("vegas.table_chip", { table: number, value: of.value }),
        ...here,
        t("vegas.free", { n: freeSpaces(of) }),
    ].join(", ");
}

/** A table with everything that lies there. */
export function tableDescription(number: number, of: GamingTable, table: TableModel): string {
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
        tableSummary(number, of, table),
        t("vegas.spaces", { spaces: spaces.join(", ") }),
        ...(pawns.length > 0 ? [t("vegas.pawns", { names: formatList(pawns) })] : []),
    ].join(". ");
}
