import { bestLanguage, kLanguageIds } from "../texts/languages";
import { loadItem } from "./storage";

/** The language that was chosen here, else the one of the browser that comes nearest. */
export function preferredLanguage(): string {
    const chosen = loadItem("language");
    return kLanguageIds.find((id) => id === chosen) ?? bestLanguage(navigator.languages ?? []);
}
