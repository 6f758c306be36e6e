import { bestLanguage, kLanguageIds } from "../texts/languages";
import { recall } from "./storage";

/** The language that was chosen here, else the one of the browser that comes nearest. */
export function wishedLanguage(): string {
    const chosen = recall("language");
    return kLanguageIds.find((id) => id === chosen) ?? bestLanguage(navigator.languages ?? []);
}
