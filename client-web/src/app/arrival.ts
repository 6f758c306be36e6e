/**
 * The hash with which the page begins. The address of a table (`t/ID`) leads to `?table=ID` and keeps its hash; where
 * that was cut off, the table is still known.
 */
export function arrivalHash({ hash, search }: Pick<Location, "hash" | "search">): string {
    const table = new URLSearchParams(search).get("table");
    const isCutOff = /^#?\/?$/.test(hash);
    return isCutOff && table !== null && /^[a-z0-9-]{1,40}$/.test(table) ? `#/table/${table}` : hash;
}

/** Takes out of the address what only led here. */
export function tidyAddress(): void {
    if (location.search !== "") history.replaceState(null, "", location.pathname + arrivalHash(location));
}
