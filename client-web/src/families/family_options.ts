import type { Component } from "svelte";
import type { Options, Ruleset, Welcome } from "../protocol/types";

export type RulesetOffer = Welcome["rulesets"][number];
export type OptionName = keyof Options;
/** null: not chosen. It is as in a new table, is drawn, or follows from the rest of the form. */
export type FormOptions = { [K in OptionName]: NonNullable<Options[K]> | null };

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
    /** Of a private table; public ones have the limit anyway. */
    slow_play_limit: boolean;
    options: FormOptions;
    /** Options that only programs choose: false where the host gives one up. */
    kept: { [K in OptionName]?: boolean };
}

export interface OptionProps {
    form: TableForm;
    offer: RulesetOffer;
    /** What the server did not like about an option. */
    wrong: (option: OptionName) => string;
}

/** What a family of games gives to the form of a table: `options/options.ts` of its folder. */
export interface FamilyOptions {
    /** As the protocol says they are in a new table: a request leaves them out. */
    defaults: Partial<FormOptions>;
    /** Options that begin as null, and what they are once they are chosen. */
    types?: { [K in OptionName]?: "number" | "boolean" };
    /** Options that only programs choose. The form can keep what a table has. */
    chosenByPrograms: OptionName[];
    /** Shown at once. */
    FirstOptions?: Component<OptionProps>;
    /** Shown among the further options. Both show only what the offered game has. */
    MoreOptions: Component<OptionProps>;
    /** What the form shows for a table with these options, where that differs from them. */
    toForm?: (options: Options) => Partial<FormOptions>;
    /** What a request says, where that differs from the form. */
    toRequest?: (form: TableForm, offer: RulesetOffer) => Partial<FormOptions>;
    /** How a table differs from another one of its game, in a few words each. The lobby tells no values of long options. */
    words: (ruleset: Ruleset, options: Options, has: (option: OptionName) => boolean) => string[];
}

export const hasOption = (offer: RulesetOffer, option: OptionName): boolean => offer.options.includes(option);
