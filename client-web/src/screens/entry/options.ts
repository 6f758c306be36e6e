import { kRulesets } from "../../families";
import {
    hasOption,
    type FamilyOptions,
    type FormOptions,
    type OptionName,
    type RulesetOffer,
    type TableForm,
} from "../../families/family_options";
import type { Create, LobbyTable, Options, Ruleset, View } from "../../protocol/types";
import { isDaysPace, kDayMs } from "../../model/pace";
import { t } from "../../texts/texts.svelte";

export const kFamilyOptions = Object.values(
    import.meta.glob<FamilyOptions>("../../families/*/options/options.ts", { eager: true, import: "options" }),
);
/** The form can keep these or give them up. */
export const kChosenByPrograms = kFamilyOptions.flatMap(({ chosenByPrograms }) => chosenByPrograms);
/** The types of options that are null in a new table. */
export const kTypes: Record<string, string | undefined> = Object.assign(
    { first_seat: "number" },
    ...kFamilyOptions.map(({ types }) => types),
);
const kDefaults: FormOptions = Object.assign(
    { open_money: false },
    ...[...Object.keys(kTypes), ...kChosenByPrograms].map((option) => ({ [option]: null })),
    ...kFamilyOptions.map(({ defaults }) => defaults),
);

const kUsualClock = 120;
/** Seconds for a decision; 0: no limit. */
export const kClocks = [0, 60, kUsualClock, 300];
export const kDayClocks = [1, 3, 7, 14].map((days) => (days * kDayMs) / 1000);

export const defaultForm = (): TableForm => ({
    ruleset: "royale",
    seats: 4,
    bots: 1,
    clock: kUsualClock,
    private: true,
    people_only: false,
    slow_play_limit: false,
    options: { ...kDefaults },
    kept: Object.fromEntries(kChosenByPrograms.map((option) => [option, true])),
});

/** The form with what a table has now. */
export const formOf = ({
    ruleset,
    options,
    seats,
    clock,
    visibility,
    people_only,
    slow_play_limit,
}: View["table"]): TableForm => ({
    ...defaultForm(),
    ruleset,
    seats: seats.length,
    bots: 0,
    clock: clock === null ? 0 : clock.decision_ms / 1000,
    private: visibility === "private",
    people_only: people_only === true,
    slow_play_limit: slow_play_limit === true,
    options: Object.assign({ ...kDefaults }, options, ...kFamilyOptions.map(({ toForm }) => toForm?.(options))),
});

/** The order in which newcomers meet the games; what is newer than this page comes last. */
export const sortOffers = (offers: RulesetOffer[]): RulesetOffer[] => {
    const place = ({ id }: RulesetOffer) => (kRulesets.includes(id) ? kRulesets.indexOf(id) : kRulesets.length);
    return [...offers].sort((a, b) => place(a) - place(b));
};

/** The game that is chosen, or the first one where there is none like that. */
export const offerOf = (offers: RulesetOffer[], form: TableForm): RulesetOffer =>
    offers.find(({ id }) => id === form.ruleset) ?? (sortOffers(offers)[0] as RulesetOffer);

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
    const all: FormOptions = Object.assign(
        { ...form.options },
        ...kFamilyOptions.map(({ toRequest }) => toRequest?.(form, offer)),
    );
    const isSent = ([option, value]: [OptionName, unknown]) =>
        hasOption(offer, option) && value !== null && value !== kDefaults[option] && form.kept[option] !== false;
    return Object.fromEntries((Object.entries(all) as [OptionName, unknown][]).filter(isSent));
}

/** What is played, how, and by whom: as a request says it. */
export const requestGame = (form: TableForm, offer: RulesetOffer) => ({
    ruleset: offer.id,
    options: requestOptions(form, offer),
    seats: form.seats,
    clock: form.clock === 0 ? null : { decision_ms: form.clock * 1000 },
    ...(form.people_only ? { people_only: true } : {}),
    ...(form.slow_play_limit ? { slow_play_limit: true } : {}),
});

/** The request that opens this table, without its bots. */
export const requestTable = (form: TableForm, offer: RulesetOffer): Omit<Create, "op" | "id"> => ({
    ...requestGame(form, offer),
    visibility: form.private ? "private" : "public",
});

/** Where in the form a refusal belongs: an option, `seats`, or `""`: the form as a whole. */
export function fieldOf(code: string, data: Record<string, unknown>): OptionName | "seats" | "" {
    if (code === "bad_seats") return "seats";
    const option = code === "bad_option" ? String(data["option"]) : "";
    return option in kDefaults ? (option as OptionName) : "";
}

/** A table that is there, or one like it. */
type DescribedTable = Pick<LobbyTable, "ruleset" | "options" | "left_out" | "clock"> & { people_only?: boolean };
type Clock = LobbyTable["clock"];

/** How a table differs from another one of its game, in a few words each. */
export function optionsText(ruleset: Ruleset, options: Options, leftOut: OptionName[] = []): string[] {
    const has = (option: OptionName) => option in options || leftOut.includes(option);
    const words = kFamilyOptions.flatMap((family) => family.words(ruleset, options, has));
    if (options.open_money) words.push(t("option.open_money"));
    if (options.first_seat !== undefined) words.push(t("option.first_seat_n", { n: options.first_seat + 1 }));
    return words;
}

const gameText = (table: DescribedTable): string[] => [
    ...optionsText(table.ruleset, table.options, table.left_out),
    ...(table.people_only ? [t("option.people_only")] : []),
];

/** How long a decision may take. */
export const clockText = (clock: Clock): string => {
    if (clock === null) return t("pace.no_limit");
    if (isDaysPace(clock.decision_ms)) return t("pace.a_move", { n: Math.round(clock.decision_ms / kDayMs) });
    const seconds = Math.round(clock.decision_ms / 1000);
    return seconds >= 60 && seconds % 60 === 0
        ? t("pace.minutes_a_move", { n: seconds / 60 })
        : t("pace.seconds_a_move", { n: seconds });
};

/** The game of a table behind its name: how it differs, that not everybody may play, and its clock. */
export const tableText = (table: DescribedTable): string[] => [...gameText(table), clockText(table.clock)];

/** The same in a list, where a clock like that of most tables goes without saying. */
export const listedTableText = (table: DescribedTable): string[] =>
    table.clock?.decision_ms === kUsualClock * 1000 ? gameText(table) : tableText(table);
