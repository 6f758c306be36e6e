// JSON for tests, its parser and writer compiled once: a unit that calls json::parse or dump
// compiles them anew, and whatever prints a json as well.
#pragma once

#include <iosfwd>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace vegas::test {

using nlohmann::json;

// Throws json::parse_error for what is no JSON document.
json parsed(std::string_view text);

// Without spaces; members sorted by name.
std::string dumped(const json& j);

// `j` after an RFC 6902 patch; throws json::exception for one that does not fit.
json patched(const json& j, const json& patch);

}  // namespace vegas::test

NLOHMANN_JSON_NAMESPACE_BEGIN
// How GoogleTest prints one.
void PrintTo(const json& j, std::ostream* out);
NLOHMANN_JSON_NAMESPACE_END
