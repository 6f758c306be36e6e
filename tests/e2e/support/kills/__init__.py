"""A server that is killed again and again, and people who keep what it told them.

`Trial` starts a real vegasd over a directory, lets `Person`s play at its tables, and kills it.
Whatever any of them was told is told to the `Witness`, who knows what must still be so after the
next start.
"""


class Wrong(Exception):
    """The server broke a promise: what, and where."""

    def __init__(self, what, **where):
        super().__init__(what)
        self.what, self.where = what, where

    def __str__(self):
        where = " ".join(f"{name}={value}" for name, value in self.where.items())
        return f"{self.what} [{where}]" if where else self.what


class Lost(Exception):
    """The connection is gone; what was asked for may have happened or not."""


class Refused(Exception):
    """The server answered with an error."""

    def __init__(self, op, fields, error):
        super().__init__(f"{op} was refused: {error['code']}: {error['message']}; it was {fields}")
        self.code = error["code"]
