// What the tray says: sentences from the prompt, its `shows` and the view.
import type { Action, Prompt, View } from "../../../protocol/types";
import type { Arg, Sentence } from "../../../texts/sentence";
import { t } from "../../../texts/texts.svelte";
import { isLegal, shows, type PartialAction } from "./partial_action";
import { numbersOf, currentPlacement, rowsOf, seatsOf, type GamingTable } from "../board/board";

type Viewer = { /** Our seat. */ me: number; view: View };

/** The table of a number. */
export const tableOf = (view: View, table: number): GamingTable | undefined => view.board?.tables[table - 1];

/** What the action would bring, as far as the prompt tells it. */
export function outcome(action: Action | undefined, { me, view }: Viewer): Sentence[] {
    const would = shows(action);
    if (would === undefined) return [];
    const { winner, value, replaces, scored } = would;
    const args: Record<string, Arg> = { value, ...(winner === null ? {} : { seat: { seat: winner } }) };
    const whose = winner === null ? "nobody" : winner === me ? "you" : "other";
    const said: Sentence[] = [];
    if (replaces !== undefined) {
        const fought = view.table.options.duel === true;
        said.push({ key: fought ? "vegas.if_duel_won" : "vegas.goes_home", args: { seat: { seat: replaces } } });
    }
    if (scored && action?.kind === "mary_chip") said.push({ key: "vegas.mary_scores", args: { table: would.table } });
    else if (scored) said.push({ key: "vegas.scored_now" });
    said.push({ key: scored ? `vegas.wins_${whose}` : `vegas.would_win_${whose}`, args });
    return said;
}

/** What is pointed at, in a few words. */
export function outcomeSentence(action: Action | undefined, { me, view }: Viewer): Sentence | null {
    switch (action?.kind) {
        case "good_luck":
            return { key: "vegas.does_good_luck", args: { number: action.number } };
        case "mary_chip":
            return { key: shows(action) ? "vegas.does_mary" : "vegas.does_mary_nothing" };
        case "front_man":
            return { key: "vegas.does_front_man", args: { table: action.table } };
        case "change_table":
            return { key: "vegas.does_change", args: { table: action.table } };
        case "start_at":
            return { key: "vegas.does_start", args: { table: action.table } };
        case "cover": {
            const table = tableOf(view, currentPlacement(view)?.table ?? 0);
            const space =
                table &&
                rowsOf(table)
                    .flat()
                    .find(({ number }) => number === action.space);
            if (space === undefined) return null;
            return {
                key: space.owner === me ? "vegas.own_space" : "vegas.does_cover",
                args: { numbers: numbersOf(space) },
            };
        }
        default:
            return null;
    }
}

type Question = Prompt & { actions: Action[] };

export function headline(question: Question, mode: PartialAction["kind"] | null): string {
    if (mode === "duel") return t("vegas.head_duel");
    if (mode === "start_at") return t("vegas.head_start");
    return t("table.your_turn");
}

/** What we are asked, in one sentence. */
export function questionSentence(
    question: Question,
    mode: PartialAction["kind"] | null,
    { me, view }: Viewer,
): Sentence {
    const now = currentPlacement(view);
    const pawn = seatsOf(view)[me]?.pawn ?? 0;
    switch (mode) {
        case "start_at":
            return { key: "vegas.ask_start" };
        case "cover":
            return { key: "vegas.ask_space", args: { number: now?.number ?? "", table: now?.table ?? pawn } };
        case "duel": {
            const against = now?.seat === me ? now?.duel?.defender : now?.seat;
            return { key: "vegas.ask_duel", args: { seat: { seat: against ?? me }, table: now?.table ?? 0 } };
        }
        case "front_man":
            return { key: "vegas.ask_front_man" };
        case "change_table":
            return {
                key: tableOf(view, pawn)?.closed ? "vegas.ask_must_change" : "vegas.ask_change",
                args: { table: pawn },
            };
        default: {
            const { actions } = question;
            const table = now?.table ?? pawn;
            if (question.kind === "roll") return { key: "vegas.ask_roll", args: { table } };
            if (!isLegal(actions, "roll")) return { key: "vegas.ask_no_counter" };
            const cards =
                isLegal(actions, "good_luck") || isLegal(actions, "front_man") || isLegal(actions, "mary_chip");
            return { key: cards ? "vegas.ask_turn" : "vegas.ask_turn_no_cards", args: { table } };
        }
    }
}

/** What stands on the filled button. */
export function confirmSentence(
    action: Action | undefined,
    mode: PartialAction["kind"] | null,
    { me, view }: Viewer,
): Sentence {
    switch (action?.kind) {
        case "good_luck":
            return { key: "vegas.do_good_luck", args: { number: action.number } };
        case "front_man":
            return { key: "vegas.do_front_man", args: { table: action.table } };
        case "change_table":
        case "start_at":
            return { key: `vegas.do_${action.kind}`, args: { table: action.table } };
        case "cover": {
            const space = rowsOf(
                tableOf(view, currentPlacement(view)?.table ?? 0) ?? ({ rows: [] } as unknown as GamingTable),
            )
                .flat()
                .find(({ number }) => number === action.space);
            const own = space?.owner === me;
            return {
                key: own ? "vegas.do_nothing" : "vegas.do_cover",
                args: { numbers: space === undefined ? "" : numbersOf(space) },
            };
        }
        case "duel":
            return { key: "vegas.do_duel", args: { number: action.number } };
        case "mary_chip":
            return { key: "vegas.do_mary_chip" };
        case "pass":
            return { key: "table.pass" };
        case "roll":
            return {
                key: "vegas.do_roll",
                args: { table: currentPlacement(view)?.table ?? seatsOf(view)[me]?.pawn ?? 0 },
            };
        default:
            return {
                key:
                    mode === "cover"
                        ? "decide.need.space"
                        : mode === "duel"
                          ? "decide.need.number"
                          : "vegas.first_table",
            };
    }
}
