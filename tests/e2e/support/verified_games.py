"""Many games of every ruleset and kind, each judged by all three verifiers."""

import asyncio
import collections
import concurrent.futures
import itertools
import json
import pathlib
import random
import re
import sys
import tempfile

from support import company
from support.server import Server
from support.transcripts import canonical, script, sha256
from support.verifiers import HAS_PAGE, ask_page, ask_script, ask_vegas

AT_A_TIME = {"absent": 150, "returned": 40}  # these wait for clocks
OTHERS_AT_A_TIME = 24
BATCH = 250
GAME_S = 600  # no game may take longer
GAMES_OF_A_SERVER = 2500  # in memory it keeps transcripts of some size only, and forgets others
OPTIONS = ("--unlimited", "127.0.0.0/8", "--log-level", "error",
           "--max-games-per-address", "1000000")
FACES = [f"{letter}{side}" for letter in "ABCDEFGH" for side in "12"]
THINKING = 11  # every so many games have house bots of the levels that think long


def expected_answers(ruleset):
    """What each verifier says of a right game."""
    return ("right", "right" if ruleset in script.DECKS else "unchecked", "right")


def plan(count, chance, kinds):
    """As many games of each ruleset and kind."""
    pairs = [(ruleset, kind) for kind in company.KINDS if kind in kinds
             for ruleset in company.SETUPS]
    for number, (ruleset, kind) in enumerate(itertools.islice(itertools.cycle(pairs), count)):
        seats, options = chance.choice(company.SETUPS[ruleset])
        levels = company.LEVELS if number % THINKING == 0 else company.LEVELS[:2]
        yield company.Game(ruleset, kind, chance.choice(company.SEEDS), seats, options,
                           tuple(chance.sample(levels, len(levels))),
                           random.Random(chance.random()))


def _name(options):
    return f"options: {canonical(options)}"[:60]


def required():
    """What must have happened, for each ruleset."""
    for ruleset, setups in company.SETUPS.items():
        things = [*company.KINDS, *(f"seeds: {style}" for style in company.SEEDS),
                  *(f"bot: {level}" for level in company.LEVELS),
                  *(_name(options) for _, options in setups if options),
                  *dict.fromkeys(f"seats: {seats}" for seats, _ in setups),
                  *(f"tile: {face}" for face in FACES if ruleset == "royale")]
        yield from ((ruleset, thing) for thing in things)


def things_in(game):
    """What this game counts for."""
    transcript = json.loads(game.transcript)
    if company.happened(game, transcript):
        yield game.kind
    if (company.seeds_given(transcript) == 0) == (game.seeds == "none"):
        yield f"seeds: {game.seeds}"
    yield f"seats: {len(transcript['seats'])}"
    if transcript["options"]:
        yield _name(transcript["options"])
    for level in {seat["bot"] for seat in transcript["seats"]} - {None}:
        yield f"bot: {level}"
    for face in set(re.findall(r'"id":"([A-H][12])"', game.replay)):
        yield f"tile: {face}"


def _illegal_answer(steps):
    """The number of a step, and its action with a face that was not rolled, or another table."""
    for number, (before, step) in enumerate(itertools.pairwise(steps), 1):
        faces = {face for event in before["events"] if event["kind"] == "rolled"
                 for face in [*event["small"], event.get("big"), *event.get("neutral", [])]}
        others = {*range(1, 7)} - faces
        if faces and others and "face" in step["action"]:
            return number, {**step["action"], "face": min(others)}
    return 0, {**steps[0]["action"], "table": 15}  # of vegas-1996, which has 14


def change_one_die(game):
    """The texts with one rolled die and one action changed. The digest is made anew where each
    verifier knows the rules."""
    replay, transcript = json.loads(game.replay), json.loads(game.transcript)
    number, action = _illegal_answer(replay["steps"])
    for made in (transcript["actions"][number], replay["steps"][number]):
        made["action"] = action
    rolled = next(event for step in replay["steps"] for event in step["events"]
                  if event["kind"] == "rolled" and event["small"])
    rolled["small"][0] = 1 + rolled["small"][0] % 6
    if game.ruleset in script.DECKS:
        del transcript["digest"]
        transcript["digest"] = sha256(canonical(transcript))
    del replay["transcript"]
    text = canonical(transcript)
    return text, canonical(replay)[:-1] + f',"transcript":{text}}}'


class Judge:
    """Lets the verifiers judge finished games and counts what was in them."""

    def __init__(self):
        self.counts = collections.Counter()
        self.games = collections.Counter()  # by ruleset
        self.refused = 0  # changed ones, by all verifiers
        self.faults = []

    def judge(self, games):
        changed = {game.ruleset: game for game in reversed(games)}.values()
        texts = [(game.transcript, game.replay) for game in games]
        texts += [change_one_die(game) for game in changed]
        answers = self._ask(texts)
        for game, text, given in zip(games, texts, answers):
            self._count(game)
            if given != expected_answers(game.ruleset)[:len(given)]:
                self.faults.append((game.kind, given, text))
        for game, text, given in zip(changed, texts[len(games):], answers[len(games):]):
            if {"right", "unchecked"} & {*given}:
                self.faults.append((f"changed {game.kind}", given, text))
            else:
                self.refused += 1

    def _ask(self, texts):
        with tempfile.TemporaryDirectory() as folder:
            transcripts, replays = [], []
            for number, (transcript, replay) in enumerate(texts):
                for files, name, text in ((transcripts, "json", transcript),
                                          (replays, "replay", replay)):
                    files.append(pathlib.Path(folder, f"{number}.{name}"))
                    files[-1].write_text(text)
            asked = [(ask_vegas, transcripts), (ask_script, transcripts), (ask_page, replays)]
            with concurrent.futures.ThreadPoolExecutor() as pool:
                answers = pool.map(lambda pair: list(pair[0](pair[1])), asked[:2 + HAS_PAGE])
            return list(zip(*answers, strict=True))

    def _count(self, game):
        assert f'"transcript":{game.transcript}}}' in game.replay, "two different transcripts"
        self.games[game.ruleset] += 1
        self.counts.update((game.ruleset, thing) for thing in things_in(game))

    def add(self, other):
        """What another one has seen."""
        self.counts += other.counts
        self.games += other.games
        self.refused += other.refused
        self.faults += other.faults

    def missing(self):
        return [pair for pair in required() if not self.counts[pair]]

    def table(self):
        """One line a thing, one column a ruleset."""
        rulesets = list(company.SETUPS)
        things = dict.fromkeys(thing for _, thing in required())
        width = max(map(len, things))
        rows = [("", rulesets), ("games", [self.games[ruleset] for ruleset in rulesets])]
        wanted = {*required()}
        rows += [(thing, [self.counts[ruleset, thing] if (ruleset, thing) in wanted else "-"
                          for ruleset in rulesets]) for thing in things]
        return "\n".join(f"{thing:{width}}" + "".join(f"{cell:>14}" for cell in cells)
                         for thing, cells in rows)


class _Run:
    """Plays games while those that are finished are judged."""

    def __init__(self, server, judge):
        self.server, self.judge = server, judge
        self.finished = asyncio.Queue(2 * BATCH)  # a full one holds up the players
        self.limits = {kind: asyncio.Semaphore(limit) for kind, limit in AT_A_TIME.items()}
        self.others = asyncio.Semaphore(OTHERS_AT_A_TIME)

    async def play_all(self, games):
        async with asyncio.TaskGroup() as group:  # what fails ends all
            group.create_task(self._judge_all())
            await asyncio.gather(*(self._play(game) for game in games))
            await self.finished.put(None)

    async def _play(self, game):
        async with self.limits.get(game.kind, self.others), asyncio.timeout(GAME_S):
            try:
                await company.play(self.server, game)
            except Exception as why:
                raise RuntimeError(f"{game.ruleset}, {game.kind}, {game.seats} seats, "
                                   f"{game.options}, seeds {game.seeds}") from why
            await self.finished.put(game)

    async def _judge_all(self):
        is_over = False
        while not is_over:
            games = []
            while len(games) < BATCH and not is_over:
                game = await self.finished.get()
                is_over = game is None
                games += [] if is_over else [game]
            if games:
                await asyncio.to_thread(self.judge.judge, games)
                print(f"{self.judge.games.total()} games judged, {len(self.judge.faults)} faults",
                      file=sys.stderr, flush=True)


def play_on_servers(count, servers, seed):
    """As play_and_judge(), on so many servers at a time, each with a process of players."""
    whole = Judge()
    parts = max(servers, -(-count // GAMES_OF_A_SERVER))
    shares = [count // parts + (number < count % parts) for number in range(parts)]
    with concurrent.futures.ProcessPoolExecutor(servers) as pool:
        for judge in pool.map(play_and_judge, shares, [f"{seed}.{n}" for n in range(parts)]):
            whole.add(judge)
    return whole


def play_and_judge(count, seed, kinds=tuple(company.KINDS)):
    """Plays on a server of its own. The judge says how it went."""
    judge = Judge()
    games = plan(count, random.Random(seed), kinds)
    with Server(*OPTIONS) as server:
        asyncio.run(_Run(server, judge).play_all(games))
        code = server.stop()
        assert code == 0, f"vegasd ended with {code}: {server.log()[-4000:]}"
    return judge
