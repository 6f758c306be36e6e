"""What a cheating server can try, each as a coroutine that runs at one table of it."""

import secrets
from dataclasses import dataclass
from typing import Awaitable, Callable

from support.cheating_server import CheatedTable, best_of

TRIES = 100  # other seeds or names
TABLES = 1000  # to choose one from, before the client's seed is known
MOST_STARTS = 30


@dataclass(frozen=True)
class Cheat:
    """`run` plays it. `verdicts`: those that a client may give when the server has chosen."""

    run: Callable[[CheatedTable], Awaitable[None]]
    verdicts: tuple[str, ...]
    seat: int = 0  # of the client
    with_bot: bool = False  # instead of an accomplice
    shows_games: bool = False  # the client has evidence of each game that was aborted

    @property
    def name(self):
        return self.run.__name__


CHEATS: dict[str, Cheat] = {}


def cheat(*verdicts, **more):
    def register(run):
        CHEATS[run.__name__] = Cheat(run, verdicts, **more)
        return run

    return register


def new_seeds(count=TRIES):
    return (secrets.token_hex(12) for _ in range(count))


@cheat()
async def honest(table):
    await table.send_snapshot()
    await table.finish(table.deal(await table.learn_seed()))


@cheat()
async def grind_tables(table):
    """Makes many tables and shows the one that would be best without the client's seed."""
    deals = (table.deal("", server_seed=secrets.token_bytes(32)) for _ in range(TABLES))
    table.server_seed = best_of(deals).server_seed
    await table.send_snapshot()
    await table.finish(table.deal(await table.learn_seed()))


@cheat("wrong")
async def swap_seed(table):
    """Reveals another server seed, with the commitment that fits it."""
    await table.send_snapshot()
    seed = await table.learn_seed()
    deals = (table.deal(seed, server_seed=secrets.token_bytes(32)) for _ in range(TRIES))
    await table.finish(table.choose(table.deal(seed), deals))


@cheat("wrong")
async def swap_seed_only(table):
    """Reveals another server seed, with the commitment that was shown."""
    await table.send_snapshot()
    seed = await table.learn_seed()
    deals = (table.deal(seed, server_seed=secrets.token_bytes(32)) for _ in range(TRIES))
    shown = table.deal(seed).commitment()
    await table.finish(table.choose(table.deal(seed), deals), commitment=shown)


@cheat("wrong", "doubtful", "none")
async def swap_game(table):
    """Renames the game: the dice follow from its id too."""
    await table.send_snapshot()
    seed = await table.learn_seed()
    deals = (table.deal(seed, game=f"{table.id}-{number}") for number in range(2, TRIES))
    await table.finish(table.choose(table.deal(seed), deals))


@cheat("wrong")
async def swap_options(table):
    """Chooses another option: who rolls first."""
    await table.send_snapshot()
    deal = table.deal(await table.learn_seed())
    deal = table.choose(deal, [deal._replace(first_seat=1 - table.seat)])
    table.options = {"first_seat": deal.first_seat}
    await table.finish(deal)


@cheat("wrong")
async def late_seat(table):
    """An accomplice has a seat that was not there."""
    await table.send_snapshot()
    deal = table.deal(await table.learn_seed())
    deals = (deal._replace(seeds=(*deal.seeds, seed)) for seed in new_seeds())
    if (best := table.choose(deal, deals)) != deal:
        table.add_person()
    await table.finish(best)


async def give_last_seed(table):
    await table.send_snapshot()
    seed = await table.learn_seed()
    deals = (table.deal(seed, other_seed=other) for other in new_seeds())
    await table.finish(table.choose(table.deal(seed), deals))


@cheat("wrong")
async def last_seed_changed(table):
    """An accomplice shows a hash, and later another seed."""
    await give_last_seed(table)


@cheat("wrong")
async def last_seed_unhashed(table):
    """An accomplice shows no hash, and gives a seed that suits."""
    del table.people[1 - table.seat]["seed_hash"]
    table.other_seed = ""
    await give_last_seed(table)


@cheat("wrong", with_bot=True)
async def last_seed_of_bot(table):
    """A house bot gets a seed that suits."""
    await give_last_seed(table)


@cheat("wrong", seat=1)
async def copy_seed(table):
    """An accomplice in an earlier seat gives its own seed, or the client's once more."""
    await table.send_snapshot()
    seed = await table.learn_seed()
    await table.finish(table.choose(table.deal(seed), [table.deal(seed, other_seed=seed)]))


@cheat("wrong", seat=0)
async def copy_seed_later(table):
    """The same from a later seat."""
    await copy_seed(table)


@cheat("wrong", with_bot=True)
async def move_seed(table):
    """Alone with a house bot: the client's seed stands in its own seat, or in the bot's."""
    table.exchange = {"asks": "hash", "seats": [table.seat]}
    await table.send_snapshot()
    request = await table.next_share("seed")
    await table.accept(request)
    seed = request["seed"]
    await table.finish(table.choose(table.deal(seed), [table.deal("", other_seed=seed)]))


async def start_until_good(table, restart):
    """Breaks each start off whose first roll has a six."""
    await table.send_snapshot()
    for _ in range(MOST_STARTS):
        deal = table.deal(await table.learn_seed())
        if deal.count_sixes() == 0:
            break
        table.has_chosen = True
        await restart(deal)
    else:
        deal = table.deal(await table.learn_seed())
    await table.finish(deal)


def withheld(table):
    return {"kind": "seed_withheld", "seat": 1 - table.seat, "name": "Mallory"}


@cheat("doubtful")
async def restart_withheld(table):
    """An accomplice withholds its seed."""
    await start_until_good(table, lambda _: table.forget_shares(withheld(table)))


@cheat("doubtful")
async def restart_cancelled(table):
    """The start ends without a word."""
    await start_until_good(table, lambda _: table.forget_shares())


@cheat("doubtful", "wrong")
async def restart_other_commitment(table):
    """The game has another commitment after each start."""

    async def restart(_):
        table.server_seed = secrets.token_bytes(32)
        await table.forget_shares()

    await start_until_good(table, restart)


@cheat("doubtful")
async def restart_other_game(table):
    """Each start is that of another game, none of which begins."""

    async def restart(_):
        table.new_game()
        await table.forget_shares()

    await start_until_good(table, restart)


@cheat("doubtful")
async def restart_unseated(table):
    """The client has no seat for a moment."""

    async def restart(_):
        table.you = None
        await table.forget_shares()
        table.you = {"seat": table.seat}
        await table.show()

    await start_until_good(table, restart)


@cheat("doubtful")
async def restart_lost(table):
    """The connection is lost, and the start with it."""

    async def restart(_):
        table.people[table.seat].pop("seed_hash")
        table.exchange = None
        await table.cut()

    await start_until_good(table, restart)


@cheat("doubtful")
async def restart_broken_game(table):
    """A start is broken off, and another game is open before the next one."""

    async def restart(_):
        await table.forget_shares()
        await table.take_hash()
        table.new_game()
        await table.forget_shares()

    await start_until_good(table, restart)


@cheat("doubtful")
async def restart_begun(table):
    """The game begins, and is open again."""

    async def restart(deal):
        await table.begin(deal)
        await table.open_again()

    await start_until_good(table, restart)


@cheat("doubtful")
async def restart_refused(table):
    """The client's seed is refused when it is known."""
    await table.send_snapshot()
    for _ in range(MOST_STARTS):
        await table.take_hash()
        table.exchange = {"asks": "seed", "seats": [table.seat]}
        await table.show()
        request = await table.next_share("seed")
        deal = table.deal(request["seed"])
        if deal.count_sixes() == 0:
            break
        table.has_chosen = True
        await table.refuse(request, "wrong_seed")
        await table.forget_shares()
    await table.accept(request)
    await table.finish(deal)


@cheat("wrong", "doubtful")
async def refuse_seed(table):
    """The client's seed is refused when it is known, and the game begins without it."""
    await table.send_snapshot()
    await table.take_hash()
    table.exchange = {"asks": "seed", "seats": [table.seat]}
    await table.show()
    request = await table.next_share("seed")
    honest_deal = table.deal(request["seed"])
    deal = table.choose(honest_deal, [table.deal("")])
    if deal == honest_deal:
        await table.accept(request)
    else:
        await table.refuse(request, "seeds_closed")
    await table.finish(deal)


@cheat("wrong")
async def forge_changed(table):
    """The transcript has another seed of the client."""
    await table.send_snapshot()
    deals = map(table.deal, new_seeds())
    await table.finish(table.choose(table.deal(await table.learn_seed()), deals))


@cheat("wrong")
async def forge_dropped(table):
    """The transcript says that the client gave no seed."""
    await table.send_snapshot()
    await table.finish(table.choose(table.deal(await table.learn_seed()), [table.deal("")]))


@cheat("none")
async def hold_reveal(table):
    """The server's seed stays secret when the game went against the house."""
    await table.send_snapshot()
    deal = table.deal(await table.learn_seed())
    table.has_chosen = deal.count_sixes() > 0
    await table.finish(deal, is_revealed=not table.has_chosen)


@cheat("right", "doubtful", shows_games=True)
async def abort_games(table):
    """Games end after a bad first roll, and the next one of the table opens."""

    async def abort(deal):
        await table.begin(deal)
        table.new_game()
        await table.open_again()

    await start_until_good(table, abort)
