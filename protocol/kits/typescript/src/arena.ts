/**
 * For programs that `vegas arena` starts: it asks over standard input, one message a line, and takes the answers from
 * standard output. Print what you want to see to standard error. For Node only.
 */
import { createInterface } from "node:readline";

import { Refused } from "./refused.js";
import type { Choose, Question } from "./table.js";

/** Answers whatever is asked, game after game, until there are no more. */
export async function play(choose: Choose): Promise<void> {
    for await (const line of createInterface({ input: process.stdin })) {
        const message = JSON.parse(line);
        if (message.error) throw new Refused(message.error.code, message.error.data, message.error.message);
        if (!message.prompt?.actions) continue;
        const question = message.prompt as Question;
        const { table } = message;
        const { decision } = question;
        const action = await choose(message.view, question);
        process.stdout.write(`${JSON.stringify({ op: "act", id: decision, table, decision, action })}\n`);
    }
}
