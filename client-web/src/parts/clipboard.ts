/** Whether the text is in the clipboard now. */
export async function toClipboard(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        // Without https there is no clipboard for pages; the old way, which copies what is selected, asks nobody.
        const from = document.activeElement;
        const field = document.createElement("textarea");
        field.value = text;
        field.className = "vh";
        // Beside a dialog nothing can be selected.
        (document.querySelector("dialog[open]") ?? document.body).append(field);
        field.select();
        const copied = document.execCommand("copy");
        field.remove();
        if (from instanceof HTMLElement) from.focus();
        return copied;
    }
}
