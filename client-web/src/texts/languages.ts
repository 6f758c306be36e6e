import { languages } from "virtual:languages";

export const kLanguages = languages;
export const kLanguageIds: readonly string[] = languages.map(({ id }) => id);

/** The language that every text was written in first. */
export const kFirstLanguage = "en";

const baseLanguage = (id: string) => id.toLowerCase().split("-")[0];

/** The first of the wished languages that there is, else English. */
export function bestLanguage(preferred: readonly string[]): string {
    for (const wish of preferred) {
        const same = kLanguageIds.find((id) => id.toLowerCase() === wish.toLowerCase());
        const alike = same ?? kLanguageIds.find((id) => baseLanguage(id) === baseLanguage(wish));
        if (alike !== undefined) return alike;
    }
    return kFirstLanguage;
}
