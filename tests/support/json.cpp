#include "tests/support/json.hpp"

#include <ostream>
#include <string>

namespace vegas::test {

json parsed(std::string_view text) { return json::parse(text); }
std::string dumped(const json& j) { return j.dump(); }

json patched(json document, const json& patch) {
    for (const auto& [pointer, value] : patch.items()) {
        const json::json_pointer path(pointer);
        json& parent = document.at(path.parent_pointer());
        if (parent.is_array() && path.back() == std::to_string(parent.size())) {
            parent.push_back(value);
        } else if (parent.is_object()) {
            parent[path.back()] = value;
        } else {
            document.at(path) = value;
        }
    }
    return document;
}

}  // namespace vegas::test

NLOHMANN_JSON_NAMESPACE_BEGIN
void PrintTo(const json& j, std::ostream* out) { *out << j.dump(); }
NLOHMANN_JSON_NAMESPACE_END
