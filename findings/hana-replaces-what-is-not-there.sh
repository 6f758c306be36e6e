#!/usr/bin/env bash
# Hana 1.3.6 for Ruby (Debian 12): `replace` of something that is not there adds it.
#
# One would guess: an error, as RFC 6902 demands (section 4.3), and as Hana itself raises one when
# `remove` finds nothing.
# What happens: a missing member is set. An index that is the list's length appends, and for a
# greater one the list is filled up with null. A missing parent is an error. 1.3.7 (Debian 13)
# raises in all these cases, since pull request 16 of tenderlove/hana.
# What it means: who turns the pointers of an `update` into operations `replace` has the right view
# with 1.3.6, but no error where a pointer does not fit; with 1.3.7, the first new member or element
# is an error. Set the values without a library, as the reference of the protocol shows.
set -euo pipefail

type ruby >/dev/null || { echo "needs the Debian package ruby" >&2; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# shellcheck disable=SC2016 # apt's own variable
archive=$(apt-get indextargets --format '$(SITE)' | grep -m 1 '/debian/\?$')
for version in 1.3.6-2 1.3.7-1; do
    curl -sSfo package.deb "${archive%/}/pool/main/r/ruby-hana/ruby-hana_${version}_all.deb"
    dpkg -x package.deb $version
done

cat >replace.rb <<'RUBY'
require "json"
require "hana"

# Name, document, path, and what is to be seen in 1.3.6 and in 1.3.7.
CASES = [
  ["a member", '{"a":1}', "/a", '{"a":9}', '{"a":9}'],
  ["an element", "[1,2]", "/1", "[1,9]", "[1,9]"],
  ["no parent", '{"a":1}', "/b/c", "MissingTargetException", "MissingTargetException"],
  ["no such member", '{"a":1}', "/b", '{"a":1,"b":9}', "MissingTargetException"],
  ["index = length", "[1,2]", "/2", "[1,2,9]", "OutOfBoundsException"],
  ["index > length", "[1,2]", "/4", "[1,2,null,null,9]", "OutOfBoundsException"]
].freeze

def replaced(document, path)
  patch = Hana::Patch.new([{ "op" => "replace", "path" => path, "value" => 9 }])
  JSON.generate(patch.apply(JSON.parse(document)))
rescue StandardError => error
  error.class.name.split("::").last
end

puts "Hana #{Hana::VERSION}"
right = Hana::VERSION == ARGV[0]
CASES.each do |name, document, path, *expected|
  seen = replaced(document, path)
  puts "  #{name}: #{path} of #{document}: #{seen}"
  wanted = expected[ARGV[0] == "1.3.6" ? 0 : 1]
  next if seen == wanted

  puts "    expected: #{wanted}"
  right = false
end
exit right
RUBY
for package in 1.3.6-2 1.3.7-1; do
    version=${package%-*}
    ruby -I "$folder/$package/usr/share/rubygems-integration/all/gems/hana-$version/lib" \
        replace.rb "$version"
done
