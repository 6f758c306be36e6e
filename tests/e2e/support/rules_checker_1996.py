"""Checks views of vegas-1996 against the rules, from public knowledge only.

Written from engine/rules/vegas-1996.md without a look at the engine: a second opinion.
"""

DECK = ["front_man"] * 3 + [f"good_luck_{n}" for n in range(1, 7)] + ["mary_chip"]


def check(view, events, before):
    """`before`: the view that the events led on from, or None."""
    assert view["casinos"] == [] and view["round"] is None, view
    if view["table"]["status"] == "open":
        assert view["board"] is None and not view["seats"], view
        return
    board = view["board"]
    for table in board["tables"]:
        check_table(table)
    passed = [board["tables"][t - 1] for t in board["track"][: board["mary"]] if t > 0]
    assert all(table["closed"] for table in passed), "Mary passed a chip [VG-9]"
    for number, seat in enumerate(view["seats"]):
        check_seat(view, number, seat)
    check_chips(view)
    if view["table"]["status"] == "playing":
        assert not all(table["closed"] for table in board["tables"]), "[VG-14]"
        check_turn(view)
    else:
        check_finished(view)
    if before is not None and before["seats"]:
        check_events(before, view, events)


def spaces(table):
    return [space for row in table["rows"] for space in row]


def check_table(table):
    owners = [space["owner"] for space in spaces(table)]
    assert table["value"] == len(owners), f"[VG-1] {table}"
    if table["closed"]:
        assert set(owners) == {None}, f"[VG-11] {table}"
    else:
        assert None in owners, f"a full table is scored at once [VG-10] {table}"


def check_seat(view, number, seat):
    placed = sum(s["owner"] == number for t in view["board"]["tables"] for s in spaces(t))
    assert seat["counters"] + placed == 20, f"[VG-2] counters of seat {number}"
    remaining = list(DECK)
    for card in seat["cards"]:
        remaining.remove(card)  # there must be one
    assert seat["cards"] == sorted(seat["cards"], key=DECK.index), seat
    assert seat["total"] == sum(chip["value"] for chip in seat["chips"]), seat
    you = view["you"]
    if you is not None and you["seat"] == number:
        assert you["total"] == seat["total"] and you["cards"] == [], you


def check_chips(view):
    won = [chip["table"] for seat in view["seats"] for chip in seat["chips"]]
    assert len(set(won)) == len(won), f"a chip twice: {won}"
    for seat in view["seats"]:
        for chip in seat["chips"]:
            table = view["board"]["tables"][chip["table"] - 1]
            assert table["closed"] and table["value"] == chip["value"], chip


def check_turn(view):
    turn = view["turn"]
    if "duel" in turn:
        table = spaces(view["board"]["tables"][turn["table"] - 1])
        owner = table[turn["duel"]["space"] - 1]["owner"]
        assert owner == turn["duel"]["defender"] != turn["seat"], f"[VG-20] {turn}"
    if "number" in turn:
        assert not view["board"]["tables"][turn["table"] - 1]["closed"], turn


def winner(table):
    """[VG-11]"""
    keys = {}
    for space in spaces(table):
        if space["owner"] is not None:
            count, low = keys.get(space["owner"], (0, 7))
            keys[space["owner"]] = (count + 1, min(low, *space["numbers"]))
    ranked = sorted(keys, key=lambda owner: (-keys[owner][0], keys[owner][1]))
    if not ranked or (len(ranked) > 1 and keys[ranked[0]] == keys[ranked[1]]):
        return None
    return ranked[0]


def check_events(before, view, events):
    """Cards only get fewer; of what lay before, the events make what lies now."""
    for old, new in zip(before["seats"], view["seats"]):
        assert len(new["cards"]) <= len(old["cards"]), (old, new)
    tables = [
        {**table, "rows": [[dict(space) for space in row] for row in table["rows"]]}
        for table in before["board"]["tables"]
    ]
    duel = None
    for event in events:
        kind = event["kind"]
        if kind == "duel_started":
            duel = event
        elif kind == "duel_ended" and "seat" not in event:
            spaces(tables[event["table"] - 1])[event["space"] - 1]["owner"] = None
        elif kind == "counter_placed":
            space = spaces(tables[event["table"] - 1])[event["space"] - 1]
            assert space["owner"] == event.get("replaced"), (space, event, duel)
            space["owner"] = event["seat"]
        elif kind in ("chip_won", "chip_discarded"):
            table = tables[event["table"] - 1]
            assert winner(table) == event.get("seat"), (table, event)
            assert table["value"] == event["value"] and not table["closed"], event
            table["closed"] = True
            for space in spaces(table):
                space["owner"] = None
    assert tables == view["board"]["tables"], "the events do not lead to the view"


def check_finished(view):
    """[VG-14, ALL-5]"""
    result, seats = view["result"], view["seats"]
    assert all(table["closed"] for table in view["board"]["tables"]), view
    keys = [(seat["total"], len(seat["chips"])) for seat in seats]
    assert result["totals"] == [total for total, _ in keys], result
    assert result["chips"] == [chips for _, chips in keys], result
    assert result["places"] == [1 + sum(other > key for other in keys) for key in keys], result
    assert result["winners"] == [n for n, place in enumerate(result["places"]) if place == 1]
    assert view["turn"] is None and view["table"]["server_seed"] is not None
