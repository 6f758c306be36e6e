// JSON for tests, with parser and writer compiled once. A unit that calls json::parse or dump, or
// prints a json, would compile them again.
#pragma once

#include <iosfwd>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace vegas::test {

using nlohmann::json;

// Throws json::parse_error if the text is not a JSON document.
json parsed(std::string_view text);

// Without spaces; members sorted by name.
std::string dumped(const json& j);

// `document` after a patch: JSON Pointers (RFC 6901) and their new values. Throws json::exception
// if the patch does not fit.
json patched(json document, const json& patch);

}  // namespace vegas::test

NLOHMANN_JSON_NAMESPACE_BEGIN
// Prints a json for GoogleTest.
void PrintTo(const json& j, std::ostream* out);
NLOHMANN_JSON_NAMESPACE_END
