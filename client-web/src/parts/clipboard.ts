/** Whether the text is in the clipboard now. */
export async function copyToClipboard(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        // Without https there is no clipboard for pages; the old way, which copies what is selected, asks nobody.
        const focused = document.activeElement;
        const field = document.createElement("textarea");
        field.value = text;
        field.className = "vh";
        // Beside a dialog nothing can be selected.
        (document.querySelector("dialog[open]") ?? document.body).append(field);
        field.select();
        const copied = document.execCommand("copy");
        field.remove();
        if (focused instanceof HTMLElement) focused.focus();
        return copied;
    }
}
