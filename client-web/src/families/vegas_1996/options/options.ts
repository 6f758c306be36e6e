import { t } from "../../../texts/texts.svelte";
import type { FamilyOptions } from "../../family_options";
import MoreOptions from "./MoreOptions.svelte";

export const options: FamilyOptions = {
    defaults: { duel: false },
    chosenByPrograms: ["board"],
    MoreOptions,
    words: (_, { duel }, has) => [...(duel ? [t("option.duel")] : []), ...(has("board") ? [t("option.board")] : [])],
};
