"""For programs that `vegas arena` starts: it asks over standard input, one message a line, and
takes the answers from standard output. Print what you want to see to standard error."""

import inspect
import json
import sys

from vegas.refused import Refused
from vegas.table import Choose


async def play(choose: Choose) -> None:
    """Answers whatever is asked, game after game, until there are no more."""
    for line in sys.stdin:
        message = json.loads(line)
        if "error" in message:
            raise Refused(message["error"])
        prompt = message.get("prompt")
        if prompt is None or "actions" not in prompt:
            continue
        action = choose(message["view"], prompt)
        if inspect.isawaitable(action):
            action = await action
        decision = prompt["decision"]
        print(json.dumps({"op": "act", "id": decision, "table": message["table"],
                          "decision": decision, "action": action}), flush=True)
