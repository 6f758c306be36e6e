#!/usr/bin/env bash
# JSON::Pointer 0.07 for Perl (Debian 12): set() changes a copy, and dies where the last member of
# the pointer is not there yet.
#
# One would guess that `JSON::Pointer->set($document, $pointer, $value)` changes the document in
# place, as an assignment does, and adds a member that is missing.
# What happens: the document stays as it is, and a changed copy of all of it is returned. If the
# last member is missing, or the index is the list's length, it dies. The manual calls set() an
# alias of replace(), and in RFC 6902 what is replaced must be there. Its examples keep what
# replace() returns, but it does not say that the document stays.
# What it means: who applies the pointers of an `update` and drops what set() returns keeps the old
# view without an error; who keeps it stops at the first new member or element. Call add() where
# contains() says no, and keep what is returned; add() alone inserts into lists. Or set the values
# without a library, as the reference of the protocol shows.
set -euo pipefail

perl -MJSON::PP -e 1 2>/dev/null || { echo "needs the Debian package perl" >&2; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# What it depends on fits the release's own Perl, so only its own version is pinned.
apt-get download --quiet=2 -o APT::Sandbox::User= libjson-pointer-perl=0.07-2 \
    libclass-accessor-lite-perl libclone-perl libjson-perl liburi-perl
for package in *.deb; do dpkg -x "$package" .; done
compiled=(usr/lib/*/perl5/*)
export PERL5LIB="$folder/usr/share/perl5:$folder/${compiled[0]}"

cat >set.pl <<'PERL'
use strict;
use warnings;
use JSON::PP;
use JSON::Pointer;

my $json = JSON::PP->new->canonical;
my $set = sub { scalar JSON::Pointer->set(@_) };
my $set_or_add = sub { JSON::Pointer->contains(@_[0, 1]) ? $set->(@_) : JSON::Pointer->add(@_) };

# How, document, pointer, and what is to be returned.
my @cases = (
    ["set", $set, '{"a":1}', "/a", '{"a":9}'],
    ["set", $set, "[1,2]", "/0", "[9,2]"],
    ["set", $set, '{"a":1}', "/b", "dies"],
    ["set", $set, "[1,2]", "/2", "dies"],
    ["set or add", $set_or_add, '{"a":1}', "/a", '{"a":9}'],
    ["set or add", $set_or_add, "[1,2]", "/0", "[9,2]"],
    ["set or add", $set_or_add, '{"a":1}', "/b", '{"a":1,"b":9}'],
    ["set or add", $set_or_add, "[1,2]", "/2", "[1,2,9]"],
);

print "JSON::Pointer $JSON::Pointer::VERSION\n";
my $right = $JSON::Pointer::VERSION eq "0.07";
for (@cases) {
    my ($name, $how, $text, $pointer, $expected) = @$_;
    my $document = $json->decode($text);
    my $returned = eval { $json->encode($how->($document, $pointer, 9)) };
    $returned //= $@ =~ /non-existent value/ ? "dies" : "another error: $@";
    my $after = $json->encode($document);
    print "  $name $pointer in $text: $returned; the document afterwards: $after\n";
    next if $returned eq $expected && $after eq $text;
    print "    expected: $expected; the document afterwards: $text\n";
    $right = 0;
}
exit($right ? 0 : 1);
PERL
perl set.pl
