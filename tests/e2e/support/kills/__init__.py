"""Servers that are killed again and again, and people who keep what those told them.

A `Trial` lets `Person`s play at the tables of a `World`: one vegasd over a directory (`Kills`), or
several over one database (`Faults`). Whatever any of them was told is told to the `Witness`, who
knows what must still be so after the next start, or when a table goes on at another server.
"""
