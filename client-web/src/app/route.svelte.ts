// Where in the page we are. Everything stands behind the #, which browsers do not send: an invite reaches no server's
// log and no Referer, and the page works behind any path prefix.

export type Route =
    | { at: "start" }
    | { at: "join"; invite: string }
    | { at: "table"; table: string; invite?: string }
    | { at: "game"; game: string; invite?: string; step?: number }
    | { at: "rules"; ruleset?: string; item?: string }
    | { at: "lost" };

const kId = /^[a-z0-9-]{1,40}$/;

/** `#/join/CODE`, `#/table/ID`, `#/game/ID?invite=CODE&step=12`, `#/rules/royale?item=A2`. */
export function parse(hash: string): Route {
    const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
    const [at = "", id = ""] = path.split("/");
    const wish = new URLSearchParams(query);
    const given = wish.get("invite");
    const invite = given !== null && kId.test(given) ? { invite: given } : {};
    if (at === "") return { at: "start" };
    if (at === "rules" && id === "") return { at: "rules" };
    if (!kId.test(id)) return { at: "lost" };
    switch (at) {
        case "join":
            return { at, invite: id };
        case "table":
            return { at, table: id, ...invite };
        case "game": {
            const step = Number(wish.get("step"));
            return { at, game: id, ...invite, ...(Number.isInteger(step) && step > 0 ? { step } : {}) };
        }
        case "rules": {
            const item = wish.get("item");
            return { at, ruleset: id, ...(item ? { item } : {}) };
        }
        default:
            return { at: "lost" };
    }
}

export function href(route: Route): string {
    const query = new URLSearchParams();
    if ("invite" in route && route.invite && route.at !== "join") query.set("invite", route.invite);
    if (route.at === "game" && route.step) query.set("step", String(route.step));
    if (route.at === "rules" && route.item) query.set("item", route.item);
    const tail = query.size > 0 ? `?${query}` : "";
    switch (route.at) {
        case "start":
        case "lost":
            return "#/";
        case "join":
            return `#/join/${route.invite}`;
        case "table":
            return `#/table/${route.table}${tail}`;
        case "game":
            return `#/game/${route.game}${tail}`;
        case "rules":
            return `#/rules${route.ruleset ? `/${route.ruleset}` : ""}${tail}`;
    }
}

/** The whole link, to give away. */
export const link = (route: Route) => new URL(href(route), location.href).href;

let now = $state.raw<Route>(parse(location.hash));
addEventListener("hashchange", () => (now = parse(location.hash)));

export const route = () => now;

/** Goes there; `replace`: without a step in the browser's history. */
export function go(to: Route, replace = false): void {
    if (replace) {
        history.replaceState(null, "", href(to));
        now = to;
    } else if (location.hash !== href(to)) {
        location.hash = href(to);
    }
}
