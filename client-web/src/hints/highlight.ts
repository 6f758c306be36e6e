/** Marks what a hint speaks of, for as long as it is said. Gives what takes the mark away. */
export function highlight(selector: string | null): () => void {
    const found = selector === null ? [] : [...document.querySelectorAll<HTMLElement>(selector)];
    for (const element of found) element.dataset["hinted"] = "";
    return () => {
        for (const element of found) delete element.dataset["hinted"];
    };
}
