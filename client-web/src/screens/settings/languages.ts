import type { Language } from "../../app/settings.svelte";

/** Every language in its own words. */
export const kLanguageNames: Record<Language, string> = { en: "English", de: "Deutsch", ru: "Русский" };
