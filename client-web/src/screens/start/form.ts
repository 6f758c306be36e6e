import { loadItem, saveItem } from "../../app/storage";
import type { TableForm } from "../../families/family_options";
import { defaultForm, kTypes } from "../entry/options";

const kKey = "new-table";

/**
 * The form as the player sent it last; who opens tables opens like ones. What does not read as a form is passed over.
 */
export function recallForm(): TableForm {
    const form = defaultForm();
    try {
        const kept = JSON.parse(loadItem(kKey) ?? "{}") as Partial<TableForm>;
        return mergeKnown(form, kept) as TableForm;
    } catch {
        return form;
    }
}

export const rememberForm = (form: TableForm): void => saveItem(kKey, JSON.stringify(form));

// The members of `kept` that have the type of those of `base`.
function mergeKnown(base: object, kept: object): object {
    return Object.fromEntries(
        Object.entries(base).map(([key, value]) => {
            const other = (kept as Record<string, unknown>)[key];
            if (value !== null && typeof value === "object")
                return [key, mergeKnown(value, typeof other === "object" && other !== null ? other : {})];
            return [key, typeof other === (value === null ? kTypes[key] : typeof value) ? other : value];
        }),
    );
}
