// Keeps the page true while the browser translates it. A translating browser puts the words of a text node into a
// <font> and takes the node out of the page, where Svelte still writes to it and finds its way by it. So the node comes
// back, empty, before its <font>. Who writes to it gets the new text, which the browser translates again.
interface Translation {
    font: Element;
    /** What the node said. */
    value: string;
}

const translations = new WeakMap<Text, Translation>();
const texts = new WeakMap<Element, Text>();
let isOn = $state(false);

/** The browser translates the page. */
export const isTranslated = () => isOn;

const isFont = (node: Node | null): node is Element => node instanceof Element && node.localName === "font";

function adopt(text: Text, font: Element): void {
    const value = text.data;
    translations.set(text, { font, value });
    texts.set(font, text);
    Object.defineProperty(text, "nodeValue", {
        configurable: true,
        get: () => value,
        set: (next: string) => {
            font.remove();
            restore(text, next);
        },
    });
    text.data = ""; // as every text has it, beside its own nodeValue
    font.before(text);
    isOn = true;
}

/** The node speaks for itself again. */
function restore(text: Text, value: string): void {
    translations.delete(text);
    Reflect.deleteProperty(text, "nodeValue");
    text.data = value;
}

/** The <font> that stands where this node was. */
function fontFor(text: Text, { addedNodes, previousSibling, nextSibling }: MutationRecord): Element | undefined {
    if (text.isConnected || text.data.trim() === "") return undefined;
    const near = [...addedNodes, previousSibling, nextSibling];
    return near.find((node): node is Element => isFont(node) && node.isConnected && !texts.has(node));
}

/** A node and its <font> stay together, come together and go together. */
function follow(text: Text, { font, value }: Translation): void {
    if (!text.isConnected) {
        font.remove();
        translations.delete(text);
    } else if (!font.isConnected) restore(text, value);
    else if (font.previousSibling !== text) text.after(font);
}

function take(records: MutationRecord[]): void {
    for (const record of records) {
        for (const node of [...record.removedNodes, ...record.addedNodes]) {
            const text = isFont(node) ? texts.get(node) : node instanceof Text ? node : undefined;
            if (text === undefined) continue;
            const known = translations.get(text);
            if (known !== undefined) {
                follow(text, known);
                continue;
            }
            const font = fontFor(text, record);
            if (font !== undefined) adopt(text, font);
        }
    }
}

/** Follows what a translating browser does in `root` from now on. Returns how to stop. */
export function followTranslation(root: Node): () => void {
    const observer = new MutationObserver(take);
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
}
