import type { Announcement, LobbyWatch, Ruleset } from "../protocol/types";

/** Which public tables are to be shown: of one game or of all, only those with a free seat or all, and which page. */
export interface LobbyFilter {
    ruleset: Ruleset | null;
    free: boolean;
    page: number;
}

type LobbyMessage = Extract<Announcement, { ev: "lobby" }>;
type LobbyUpdate = Extract<Announcement, { ev: "lobby.update" }>;
export type LobbyPage = Pick<LobbyMessage, "page" | "pages" | "count" | "tables">;

/** A page of the public tables, as the server tells it. */
export class Lobby {
    filter = $state.raw<LobbyFilter>({ ruleset: null, free: false, page: 1 });
    /** Null until it is known. The last page is shown instead of one behind it. */
    page = $state.raw<LobbyPage | null>(null);

    get request(): LobbyWatch {
        const { ruleset, free, page } = this.filter;
        return { op: "lobby.watch", page, ...(ruleset === null ? {} : { ruleset }), ...(free ? { free } : {}) };
    }

    replacePage({ page, pages, count, tables }: LobbyMessage): void {
        this.page = { page, pages, count, tables };
    }

    updatePage({ page, pages, count, shown, tables }: LobbyUpdate): void {
        if (this.page === null) return;
        const known = new Map([...this.page.tables, ...tables].map((table) => [table.table, table]));
        this.page = { page, pages, count, tables: shown.flatMap((id) => known.get(id) ?? []) };
    }
}
