/** The printed clusters in order, each with whether it is gone. */
export function clusters(printed: readonly number[], left: readonly number[]): { size: number; gone: boolean }[] {
    const rest = [...left];
    return printed.map((size) => {
        const at = rest.indexOf(size);
        if (at >= 0) rest.splice(at, 1);
        return { size, gone: at < 0 };
    });
}
