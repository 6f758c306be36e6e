import { loadUntilThere } from "../protocol/retry";

/** A QR code as one SVG path of squares; `size` is its width with the quiet zone, which readers need. */
export interface QrCode {
    path: string;
    size: number;
}

/** What cameras want around a code, in its own squares. */
const kQuiet = 4;

/** Loads the library when somebody waits, and draws `text`. */
export async function qrPath(text: string): Promise<QrCode> {
    const { generate } = await loadUntilThere(() => import("lean-qr"));
    const code = generate(text);
    let path = "";
    for (let y = 0; y < code.size; ++y) {
        for (let x = 0; x < code.size; ++x) {
            if (!code.get(x, y)) continue;
            const from = x;
            while (code.get(x + 1, y)) ++x;
            path += `M${from + kQuiet} ${y + kQuiet}h${x + 1 - from}v1h-${x + 1 - from}z`;
        }
    }
    return { path, size: code.size + 2 * kQuiet };
}
