#include "tests/support/json.hpp"

#include <ostream>

namespace vegas::test {

json parsed(std::string_view text) { return json::parse(text); }
std::string dumped(const json& j) { return j.dump(); }
json patched(const json& j, const json& patch) { return j.patch(patch); }

}  // namespace vegas::test

NLOHMANN_JSON_NAMESPACE_BEGIN
void PrintTo(const json& j, std::ostream* out) { *out << j.dump(); }
NLOHMANN_JSON_NAMESPACE_END
