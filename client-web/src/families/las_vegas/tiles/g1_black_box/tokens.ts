/** All tokens, from the piles that may be made of them. */
export function tokensOf(piles: readonly (readonly number[])[]): number[] {
    const most = new Map<number, number>();
    for (const pile of piles) {
        for (const token of pile) {
            const count = pile.filter((other) => other === token).length;
            most.set(token, Math.max(most.get(token) ?? 0, count));
        }
    }
    return [...most].sort(([a], [b]) => b - a).flatMap(([token, count]) => Array<number>(count).fill(token));
}

/** The same tokens, in whatever order? */
export function sameTokens(a: readonly number[], b: readonly number[]): boolean {
    const sorted = (list: readonly number[]) => [...list].sort((x, y) => x - y).join();
    return sorted(a) === sorted(b);
}
