import type { Create, LobbyTable, Options, Ruleset, View, Welcome } from "../../protocol/types";
import { kRulesets } from "../../families";
import { t } from "../../texts/texts.svelte";

export type RulesetOffer = Welcome["rulesets"][number];
/** What only programs make: a board, and tiles that are chosen. */
type ProgramOptionId = "tile_set" | "board";
/** The options that the form offers. */
export type FormOption = Exclude<keyof Options, ProgramOptionId>;

/** Options of a table that is there, as far as they are told in words. */
type TextOptions = Omit<Options, ProgramOptionId> & { tile_set?: unknown; board?: unknown };

/** What a table has of what no form makes. It can be kept or given up. */
export type ProgramOption = {
    [K in ProgramOptionId]: { option: K; value: NonNullable<Options[K]>; kept: boolean };
}[ProgramOptionId];

/**
 * What stands in the form of a table, a new one or one that is there. Every ruleset shares it, so a choice survives
 * looking at another game.
 */
export interface TableForm {
    ruleset: Ruleset;
    seats: number;
    bots: number;
    /** Seconds for a decision; 0: no clock. */
    clock: number;
    private: boolean;
    /** No programs may sit down, but house bots. */
    people_only: boolean;
    options: Required<Pick<Options, Exclude<FormOption, "first_seat" | DerivedOption>>> & { first_seat: number | null };
    /** What follows from the rest of the form (null) until somebody chooses it. */
    by_hand: { [K in DerivedOption]: NonNullable<Options[K]> | null };
    own?: ProgramOption[];
}
type DerivedOption = "rounds" | "neutral_dice";

// As the protocol says they are in a new table: who changes nothing sends nothing.
const kDefaults: TableForm["options"] = {
    first_seat: null,
    open_money: false,
    tiles: 3,
    tile_reuse: "any",
    copies: 5,
    skip: "none",
    skip_limit: 0,
    duel: false,
};
const kDerived: TableForm["by_hand"] = { rounds: null, neutral_dice: null };
const kRounds = 4;
const kRoundsWithSkipping = 3; // as the rules advise

const usualRounds = ({ skip }: Pick<Options, "skip">): number =>
    skip === undefined || skip === "none" ? kRounds : kRoundsWithSkipping;
/** Royale's neutral dice are for two players and in play unless they are left out; other games have them on demand. */
export const isForTwo = ({ id }: RulesetOffer): boolean => id === "royale" || id === "royale-basic";

/** What the form shows, and what is sent. */
export const roundsOf = (form: TableForm): number => form.by_hand.rounds ?? usualRounds(form.options);
export const hasNeutralDice = (form: TableForm, offer: RulesetOffer): boolean =>
    form.by_hand.neutral_dice ?? isForTwo(offer);

export const kClocks = [0, 60, 120, 300];

export const defaultForm = (): TableForm => ({
    ruleset: "royale",
    seats: 4,
    bots: 1,
    clock: 120,
    private: true,
    people_only: false,
    options: { ...kDefaults },
    by_hand: { ...kDerived },
});

/** The form with what a table has now. */
export function formOf({ ruleset, options, seats, clock, visibility, people_only }: View["table"]): TableForm {
    const { tile_set, board, rounds = kRounds, neutral_dice = null, ...others } = options;
    const own: ProgramOption[] = [];
    if (tile_set) own.push({ option: "tile_set", value: tile_set, kept: true });
    if (board) own.push({ option: "board", value: board, kept: true });
    return {
        ruleset,
        seats: seats.length,
        bots: 0,
        clock: clock === null ? 0 : clock.decision_ms / 1000,
        private: visibility === "private",
        people_only: people_only === true,
        options: { ...kDefaults, ...others },
        by_hand: { rounds: rounds === usualRounds(options) ? null : rounds, neutral_dice },
        own,
    };
}

export const hasOption = (offer: RulesetOffer | undefined, option: keyof Options): boolean =>
    offer?.options.includes(option) ?? false;

/** What this game can have of what the table has of its own. */
export const programOptionsOf = (form: TableForm, offer: RulesetOffer): ProgramOption[] =>
    (form.own ?? []).filter(({ option }) => hasOption(offer, option));

/** The order in which newcomers meet the games; what is newer than this page comes last. */
export const sortOffers = (offers: RulesetOffer[]): RulesetOffer[] => {
    const place = ({ id }: RulesetOffer) => (kRulesets.includes(id) ? kRulesets.indexOf(id) : kRulesets.length);
    return [...offers].sort((a, b) => place(a) - place(b));
};

/** The game that is chosen, or the first one where there is none like that. */
export const offerOf = (offers: RulesetOffer[], form: TableForm): RulesetOffer =>
    offers.find(({ id }) => id === form.ruleset) ?? (sortOffers(offers)[0] as RulesetOffer);

/** The numbers from `least` to `most`. */
export const range = (min: number, max: number): number[] =>
    Array.from({ length: Math.max(0, max - min + 1) }, (_, n) => min + n);

/** The form with its numbers inside what this ruleset can have. */
export function fitForm(form: TableForm, offer: RulesetOffer): TableForm {
    const seats = Math.min(Math.max(form.seats, offer.seats.least), offer.seats.most);
    const first = form.options.first_seat;
    return {
        ...form,
        ruleset: offer.id,
        seats,
        bots: Math.min(form.bots, seats - 1),
        options: { ...form.options, first_seat: first !== null && first < seats ? first : null },
    };
}

/** The options that are sent: those of the ruleset that are not as in a new table. */
export function requestOptions(form: TableForm, offer: RulesetOffer): Options {
    const options: Record<string, unknown> = {};
    for (const [option, value] of Object.entries(form.options) as [keyof TableForm["options"], unknown][]) {
        if (!hasOption(offer, option) || value === kDefaults[option]) continue;
        if (option === "skip_limit" && form.options.skip === "none") continue;
        options[option] = value;
    }
    const rounds = roundsOf(form);
    if (hasOption(offer, "rounds") && rounds !== kRounds) options["rounds"] = rounds;
    const neutral = hasNeutralDice(form, offer);
    if (hasOption(offer, "neutral_dice") && neutral !== isForTwo(offer) && (neutral || form.seats === 2))
        options["neutral_dice"] = neutral;
    for (const { option, value, kept } of programOptionsOf(form, offer)) if (kept) options[option] = value;
    return options as Options;
}

/** What is played, how, and by whom: as a request says it. */
export const requestGame = (form: TableForm, offer: RulesetOffer) => ({
    ruleset: offer.id,
    options: requestOptions(form, offer),
    seats: form.seats,
    clock: form.clock === 0 ? null : { decision_ms: form.clock * 1000 },
    ...(form.people_only ? { people_only: true } : {}),
});

/** The request that opens this table, without its bots. */
export const requestTable = (form: TableForm, offer: RulesetOffer): Omit<Create, "op" | "id"> => ({
    ...requestGame(form, offer),
    visibility: form.private ? "private" : "public",
});

/** Where in the form a refusal belongs: an option, `seats`, or `""`: the form as a whole. */
export function fieldOf(code: string, data: Record<string, unknown>): FormOption | "seats" | "" {
    if (code === "bad_seats") return "seats";
    const option = code === "bad_option" ? String(data["option"]) : "";
    return option in kDefaults || option in kDerived ? (option as FormOption) : "";
}

/** A table that is there, or one like it; the lobby tells of a board and a set of tiles only that there is one. */
type DescribedTable = Pick<LobbyTable, "ruleset" | "options" | "custom_board" | "custom_tiles"> & {
    people_only?: boolean;
};

const optionsOf = (table: DescribedTable): TextOptions => ({
    ...table.options,
    ...(table.custom_board ? { board: true } : {}),
    ...(table.custom_tiles ? { tile_set: true } : {}),
});

/** How a table differs from another one of its game, in a few words each. */
export function optionsText(ruleset: Ruleset, options: TextOptions): string[] {
    const words: string[] = [];
    if (options.tile_set) words.push(t("option.tile_set"));
    else if (ruleset === "royale") words.push(t("option.tiles_n", { n: options.tiles ?? kDefaults.tiles }));
    if (options.tile_reuse && options.tile_reuse !== "any" && !options.tile_set)
        words.push(t(`option.${options.tile_reuse}`));
    if (ruleset === "custom") words.push(t("option.rounds_n", { n: options.rounds ?? kRounds }));
    if (options.copies !== undefined) words.push(t("option.copies_n", { n: options.copies }));
    if (options.skip === "chips" || options.skip === "cards") {
        words.push(t(`option.skips_${options.skip}`));
        if (options.skip_limit) words.push(t("option.skip_limit_n", { n: options.skip_limit }));
    }
    if (options.neutral_dice) words.push(t("option.neutral_dice"));
    if (options.neutral_dice === false) words.push(t("option.no_neutral_dice"));
    if (options.duel) words.push(t("option.duel"));
    if (options.board) words.push(t("option.board"));
    if (options.open_money) words.push(t("option.open_money"));
    if (options.first_seat !== undefined) words.push(t("option.first_seat_n", { n: options.first_seat + 1 }));
    return words;
}

/** The game of a table behind its name: how it differs, and that not everybody may play. */
export const gameText = (table: DescribedTable): string[] => [
    ...optionsText(table.ruleset, optionsOf(table)),
    ...(table.people_only ? [t("option.people_only")] : []),
];

/** The clock of a table, in words. */
export const clockText = (clock: { decision_ms: number } | null): string => {
    if (clock === null) return t("option.no_clock");
    const seconds = Math.round(clock.decision_ms / 1000);
    return seconds >= 60 && seconds % 60 === 0
        ? t("option.clock_minutes", { n: seconds / 60 })
        : t("option.clock_seconds", { n: seconds });
};

/** The whole game of a table behind its name, with its clock. */
export const tableText = (table: View["table"]): string[] => [...gameText(table), clockText(table.clock)];
