#!/usr/bin/env bash
# g++ 14 does not take a defaulted comparison in a template's static_assert for constant, unless
# something before has used it.
#
# One would guess: `bool operator==(const Name&) const = default` of a literal type is constexpr,
# wherever it stands; and where a header compiles alone and fails in another build, the precompiled
# header of that build is to blame.
# What happens: g++ 14.2 looks at the condition while it reads the template. The comparison has not
# been made yet, so the condition is an error: "is not usable as a 'constexpr' function because:",
# and no reason follows. One more static_assert that compares two values, before the template,
# makes it compile. g++ 12 and clang 14 take both.
# What it means: in code for Debian 13, compare a member (`kName.text[0] == 0`), or write the
# comparison out as a constexpr function.
set -euo pipefail

[ "$(id -u)" = 0 ] || { echo "debootstrap needs root" >&2; exit 2; }
type debootstrap >/dev/null || { echo "needs the Debian package debootstrap" >&2; exit 2; }
there=$(mktemp -d)
trap 'rm -rf "$there"' EXIT

# shellcheck disable=SC2016 # apt's own variable
archive=$(apt-get indextargets --format '$(SITE)' | grep -m 1 '/debian/\?$')
debootstrap --variant=minbase --include=g++-14 trixie "$there/root" "$archive" >"$there/log" 2>&1 ||
    { tail -n 5 "$there/log" >&2; exit 2; }
compiler() { chroot "$there/root" g++-14 -std=c++20 -fsyntax-only "$1"; }
version=$(chroot "$there/root" g++-14 -dumpfullversion)
echo "g++ $version"
[ "$version" = 14.2.0 ] || { echo "another version" >&2; exit 1; }

cat >"$there/root/unused.cpp" <<'TEXT'
struct Name {
    char text[4]{};
    constexpr Name(char c) : text{c} {}
    bool operator==(const Name&) const = default;
};
template <Name kName>
struct Named {
    static_assert(kName == Name('x'), "another name");
};
int main() {}
TEXT
sed '/^template/i static_assert(Name(1) == Name(1));' "$there/root/unused.cpp" \
    >"$there/root/used.cpp"

changed() { echo "changed: $*" >&2; exit 1; }
! said=$(compiler unused.cpp 2>&1) || changed "it compiles"
grep -m 1 'error:' <<<"$said"
grep -q "not usable as a .constexpr. function because:$" <<<"$said" || changed "$said"
compiler used.cpp || changed "it does not compile where the comparison was used"
echo "used before: it compiles"
