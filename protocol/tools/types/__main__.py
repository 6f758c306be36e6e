"""Writes the types of the kits, from the schemas that vegas_contract has written.

    types ROOT            writes the files below the repository's root
    types --check ROOT    fails when they are not as they would be written
"""

import pathlib
import sys

import python
import schemas
import typescript


def files(root):
    folder = root / "protocol" / "schema"
    messages = schemas.Reader(folder, keeps_variants=False)
    everything = schemas.Reader(folder, keeps_variants=True)
    return {
        "protocol/kits/python/vegas/types.py":
            python.write(messages.read("client_message.json", "server_message.json")),
        "protocol/kits/typescript/src/generated.ts": typescript.write(everything.read_all()),
    }


def main():
    check, root = sys.argv[1:-1] == ["--check"], pathlib.Path(sys.argv[-1])
    stale = 0
    for name, text in files(root).items():
        file = root / name
        if file.exists() and file.read_text(encoding="utf-8") == text:
            continue
        if check:
            print(f"{name} is not what the schemas say; build the target contract")
            stale = 1
        else:
            file.write_text(text, encoding="utf-8")
            print(name)
    return stale


if __name__ == "__main__":
    sys.exit(main())
