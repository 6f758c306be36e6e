// Where in the page we are. Everything stands behind the #, which browsers do not send: an invite reaches no server's
// log and no Referer, and the page works behind any path prefix.

export type Route =
    | { screen: "start" }
    | { screen: "join"; invite: string }
    | { screen: "link"; code: string }
    | { screen: "table"; table: string; invite?: string }
    | { screen: "game"; game: string; invite?: string; step?: number }
    | { screen: "rules"; ruleset?: string; item?: string }
    | { screen: "lost" };

const kId = /^[a-z0-9-]{1,40}$/;

/** What chats, mails and people leave at the end of a link. */
const kTail = /[\s.,;:!?)\]}>"'*_~/\u2026\u00bb\u201d\u2019]+$/;
/** White space and what is not seen: links are broken at the ends of lines. */
const kUnseen = /[\s\u00ad\u200b-\u200d\ufeff]+/g;

const decode = (text: string): string => {
    try {
        return decodeURIComponent(text);
    } catch {
        return text;
    }
};

/** A place as it was when it was made: links come back from chats changed. tests/support/links.json is a table of how. */
function tidy(hash: string): { path: string; query: string } {
    const text = decode(hash)
        .replace(kUnseen, "")
        .replace(/^[#/]+/, "")
        .replace(kTail, "");
    // Trackers put a parameter behind whatever there is.
    const end = text.search(/[?&]/);
    return end < 0
        ? { path: text.toLowerCase(), query: "" }
        : { path: text.slice(0, end).toLowerCase().replace(kTail, ""), query: text.slice(end + 1) };
}

/** `#/join/CODE`, `#/link/CODE`, `#/table/ID`, `#/game/ID?invite=CODE&step=12`, `#/rules/royale?item=A2`. */
export function parseRoute(hash: string): Route {
    const { path, query } = tidy(hash);
    const [screen = "", id = "", ...rest] = path.split(/\/+/);
    const params = new URLSearchParams(query);
    const inviteParam = params.get("invite")?.toLowerCase();
    const invite = inviteParam !== undefined && kId.test(inviteParam) ? { invite: inviteParam } : {};
    if (screen === "") return { screen: "start" };
    if (screen === "rules" && id === "") return { screen: "rules" };
    if (!kId.test(id) || rest.length > 0) return { screen: "lost" };
    switch (screen) {
        case "join":
            return { screen, invite: id };
        case "link":
            return { screen, code: id };
        case "table":
            return { screen, table: id, ...invite };
        case "game": {
            const step = Number(params.get("step"));
            return { screen, game: id, ...invite, ...(Number.isInteger(step) && step > 0 ? { step } : {}) };
        }
        case "rules": {
            const item = params.get("item");
            return { screen, ruleset: id, ...(item ? { item } : {}) };
        }
        default:
            return { screen: "lost" };
    }
}

export function href(route: Route): string {
    const query = new URLSearchParams();
    if ("invite" in route && route.invite && route.screen !== "join") query.set("invite", route.invite);
    if (route.screen === "game" && route.step) query.set("step", String(route.step));
    if (route.screen === "rules" && route.item) query.set("item", route.item);
    const tail = query.size > 0 ? `?${query}` : "";
    switch (route.screen) {
        case "start":
        case "lost":
            return "#/";
        case "join":
            return `#/join/${route.invite}`;
        case "link":
            return `#/link/${route.code}`;
        case "table":
            return `#/table/${route.table}${tail}`;
        case "game":
            return `#/game/${route.game}${tail}`;
        case "rules":
            return `#/rules${route.ruleset ? `/${route.ruleset}` : ""}${tail}`;
    }
}

/**
 * The link to a table, to give away: chats show who invites to what, in `language`. The invite stands behind the #,
 * which neither the server nor what shows previews ever sees.
 */
export function invitationUrl(table: string, invite: string | undefined, language: string): string {
    const to: Route = invite ? { screen: "join", invite } : { screen: "table", table };
    return new URL(`t/${table}?lang=${language}${href(to)}`, location.href).href;
}

/** The whole link, to give away. */
export const absoluteUrl = (route: Route) => new URL(href(route), location.href).href;

let current = $state.raw<Route>(parseRoute(location.hash));
addEventListener("hashchange", () => (current = parseRoute(location.hash)));

export const route = () => current;

/** Goes there; `replace`: without a step in the browser's history. */
export function navigate(to: Route, replace = false): void {
    if (replace) {
        history.replaceState(null, "", href(to));
        current = to;
    } else if (location.hash !== href(to)) {
        location.hash = href(to);
    }
}
