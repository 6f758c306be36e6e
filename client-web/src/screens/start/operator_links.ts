import type { ServerInfo } from "../../protocol/types";

const kNames = ["imprint_url", "privacy_url"] as const;

/** The links that may be shown: nothing that would run here. */
export function operatorLinks(server: ServerInfo | undefined): { name: (typeof kNames)[number]; url: string }[] {
    return kNames.flatMap((name) => {
        const url = server?.[name];
        return url !== undefined && /^(https:\/\/|\/(?!\/))/.test(url) ? [{ name, url }] : [];
    });
}
