import type { TableEvent } from "../protocol/types";

// How long an event is told, in ms at normal speed: the movement that it is, and time to read it.
const kBeats: Partial<Record<TableEvent["kind"], number>> = {
    round_started: 900,
    cards_dealt: 700,
    tiles_laid: 700,
    neutral_rolled: 700,
    rolled: 1000,
    placed: 900,
    passed: 700,
    tied: 360,
    tile_activated: 500,
    black_rolled: 1000,
    paid: 700,
    fined: 900,
    counter_moved: 500,
    sealed: 500,
    guessed: 800,
    revealed: 1000,
    bet: 500,
    bet_won: 800,
    bet_lost: 900,
    casino_closed: 700,
    kept_closed: 500,
    picked: 800,
    chosen: 600,
    not_activated: 600,
    marked: 500,
    blank_placed: 600,
    blank_taken: 600,
    die_turned: 600,
    die_taken_back: 600,
    barred: 600,
    doubled: 600,
    space_filled: 600,
    golden_filled: 600,
    power_played: 500,
    token_taken: 500,
    black_placed: 600,
    pawn_placed: 500,
    pawn_moved: 600,
    card_played: 700,
    counter_placed: 700,
    duel_started: 700,
    duel_ended: 900,
    mary_moved: 800,
    chip_won: 1000,
    chip_discarded: 800,
};

export const beatMs = (event: TableEvent): number => kBeats[event.kind] ?? 0;

const kPayouts: TableEvent["kind"][] = ["card_won", "card_returned", "tied"];

/** Does this update pay casinos out? */
export const isPayout = (events: readonly TableEvent[]): boolean => events.some(({ kind }) => kPayouts.includes(kind));

const kAfterPayout: TableEvent["kind"][] = ["round_started", "game_ended"];

/** Where in an update with a payout the telling goes on: what the payout has shown, with the placement before it, is not told a second time. */
export function afterPayout(events: readonly TableEvent[]): number {
    const next = events.findIndex(({ kind }) => kAfterPayout.includes(kind));
    return next < 0 ? events.length : next;
}
