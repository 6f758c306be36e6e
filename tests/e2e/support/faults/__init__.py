"""Servers that are killed again and again, and people who keep what those told them.

A `Trial` lets `Person`s play at the tables of a `Deployment`: one vegasd over a directory
(`CrashTrial`), or several over one database (`FaultTrial`). A `ConsistencyChecker` records what any
of them was told, and what must still be so after the next start, or when a table goes on at another
server.
"""
