#!/usr/bin/env bash
# With -X, espeak-ng 1.52 cuts the rules that it traces in the middle of a letter.
#
# One would guess: what espeak-ng says with -X of a text in UTF-8 is in UTF-8 too, as with 1.51 of
# Debian 12, so a program can read it as text.
# What happens: 1.52 keeps a fixed number of bytes of a rule. Of the German rule in
# "zurücknehmen" it prints "zur" and the first of the two bytes of "ü"; of Russian ones likewise.
# Python's subprocess.run(text=True) then raises UnicodeDecodeError; iconv stops.
# What it means: read the trace as bytes, or replace what is no letter.
set -euo pipefail

[ "$(id -u)" = 0 ] || { echo "debootstrap needs root" >&2; exit 2; }
type debootstrap >/dev/null || { echo "needs the Debian package debootstrap" >&2; exit 2; }
there=$(mktemp -d)
trap 'rm -rf "$there"' EXIT

# shellcheck disable=SC2016 # apt's own variable
archive=$(apt-get indextargets --format '$(SITE)' | grep -m 1 '/debian/\?$')
debootstrap --variant=minbase --include=espeak-ng trixie "$there/root" "$archive" \
    >"$there/log" 2>&1 || { tail -n 5 "$there/log" >&2; exit 2; }
# shellcheck disable=SC2016 # dpkg's own variable
version=$(chroot "$there/root" dpkg-query -W -f '${Version}' espeak-ng)
echo "espeak-ng $version"
case "$version" in 1.52.0*) ;; *) echo "another version" >&2; exit 1 ;; esac

changed() { echo "changed: $*" >&2; exit 1; }
chroot "$there/root" espeak-ng -q -X -v de zurücknehmen >"$there/trace"
! iconv -f UTF-8 -t UTF-8 "$there/trace" >/dev/null 2>&1 || changed "the trace is UTF-8"
cut=$(grep -a -m 1 -P '\tzur\xC3 |\) zur\xC3 ' "$there/trace" | cat -v | tr -s ' \t' ' ') ||
    changed "no rule is cut: $(cat "$there/trace")"
echo "a rule of the trace:$cut"
