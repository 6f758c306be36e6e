// The names of the sixteen tiles, which are the same in every language, as on the box.
export const kTileNames: Record<string, string> = {
    A1: "Lucky Punch",
    A2: "Jackpot",
    B1: "Prime Time",
    B2: "Fifty Fifty",
    C1: "High Five",
    C2: "Bad Luck",
    D1: "Pay Day",
    D2: "Power Play",
    E1: "No Entry!",
    E2: "Knockout?",
    F1: "Block It!",
    F2: "Handicap",
    G1: "Black Box",
    G2: "Double Down",
    H1: "Nice Dice",
    H2: "My Choice",
};
