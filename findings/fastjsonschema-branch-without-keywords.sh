#!/usr/bin/env bash
# fastjsonschema 2.16.3 (Debian 12) and 2.21.1 (Debian 13): a branch of `if` that demands nothing
# cannot be compiled.
#
# One would guess that `{}`, which every JSON value fits, may stand wherever a schema may.
# What happens: as `if`, `then` or `else` it becomes a block of Python without a line, so compile()
# raises IndentationError. A schema that has only a title does the same; 2.16.3 fails on `true` too,
# which 2.21.1 takes.
# What it means: who generates schemas with `if` must leave out the branch instead of giving an
# empty one. This project's tests do, when they turn a long `oneOf` into branches.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# shellcheck disable=SC2016 # apt's own variable
archive=$(apt-get indextargets --format '$(SITE)' | grep -m 1 '/debian/\?$')
for version in 2.16.3-2 2.21.1-1; do
    curl -sSfo package.deb \
        "${archive%/}/pool/main/p/python-fastjsonschema/python3-fastjsonschema_${version}_all.deb"
    dpkg -x package.deb $version
done

cat >branches.py <<'PY'
import sys

import fastjsonschema

TEXT, SHORT = {"type": "string"}, {"maxLength": 1}
SCHEMAS = {
    "no branch": {"if": TEXT, "then": SHORT},
    "if {}": {"if": {}, "then": SHORT},
    "then {}": {"if": TEXT, "then": {}, "else": SHORT},
    "else {}": {"if": TEXT, "then": SHORT, "else": {}},
    "then a title": {"if": TEXT, "then": {"title": "any"}, "else": SHORT},
    "then true": {"if": TEXT, "then": True, "else": SHORT},
}


def compiled(schema):
    try:
        fastjsonschema.compile(schema)
    except IndentationError:
        return "IndentationError"
    return "compiles"


seen = {name: compiled(schema) for name, schema in SCHEMAS.items()}
for name, how in seen.items():
    print(f"  {name}: {how}")
fine = ["no branch", "then true"][:int(sys.argv[1])]
sys.exit(0 if fine == [name for name, how in seen.items() if how == "compiles"] else "changed")
PY
for package in "2.16.3-2 1" "2.21.1-1 2"; do
    read -r version fine <<<"$package"
    echo "fastjsonschema $version"
    PYTHONPATH=$folder/$version/usr/lib/python3/dist-packages python3 branches.py "$fine"
done
