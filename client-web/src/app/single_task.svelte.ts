/** Runs one task at a time. What is asked for while one runs is dropped. */
export class SingleTask {
    isRunning = $state(false);

    async run<T>(task: () => Promise<T>): Promise<T | undefined> {
        if (this.isRunning) return undefined;
        this.isRunning = true;
        try {
            return await task();
        } finally {
            this.isRunning = false;
        }
    }
}
