from attacks.change_minds import ChangeMinds

HASHES = ("00" * 32, "11" * 32)


class ChangeSeeds(ChangeMinds):
    """Hosts of open tables give one hash of a seed after another, 180 times a second each, so that
    all at their tables are told."""

    @staticmethod
    def turns(table):
        return [{"op": "table.seed", "commitment": table["commitment"], "hash": value}
                for value in HASHES]
