// What our list of devices calls this browser, such as "Firefox, Linux".

// Others say that they are Chrome or Safari too: the first that is found counts.
const kBrowsers = [
    [/Edg/, "Edge"],
    [/OPR/, "Opera"],
    [/Firefox|FxiOS/, "Firefox"],
    [/Chrome|CriOS/, "Chrome"],
    [/Safari/, "Safari"],
] as const;
const kSystems = [
    [/Android/, "Android"],
    [/iPhone/, "iPhone"],
    [/iPad/, "iPad"],
    [/Windows/, "Windows"],
    [/Mac OS/, "macOS"],
    [/Linux/, "Linux"],
] as const;

/** A name that the server takes, in at most 24 characters. */
export function deviceName(agent: string = navigator.userAgent): string {
    const found = (list: readonly (readonly [RegExp, string])[]) => list.find(([sign]) => sign.test(agent))?.[1];
    return [found(kBrowsers) ?? "Browser", found(kSystems)].filter(Boolean).join(", ");
}
