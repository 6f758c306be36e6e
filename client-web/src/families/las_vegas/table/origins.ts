// Which die is which, when an update has put them elsewhere.

/** A die as it lies: `at` is `s4` in the slot of casino 4, `h4` in the casino, `t4` on its tile. */
export interface DiePosition {
    position: string;
    owner: string;
    big: boolean;
}

/**
 * For each die that came to lie somewhere, which of those that have gone it was. A casino's die was in the casino's own
 * slot, or on a tile or in another casino: never in another casino's slot. They keep their order, so that none cross.
 * Null: it lay nowhere.
 */
export function origins<Die extends DiePosition>(gone: readonly Die[], come: readonly DiePosition[]): (Die | null)[] {
    const left = [...gone];
    return come.map(({ position, owner, big }) => {
        const own = left.filter((die) => die.owner === owner && die.big === big);
        const below = own.find((die) => die.position === position.replace("h", "s"));
        const was = below ?? own.find((die) => !die.position.startsWith("s"));
        if (was === undefined) return null;
        left.splice(left.indexOf(was), 1);
        return was;
    });
}
