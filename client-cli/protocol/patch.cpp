#include "client-cli/protocol/patch.hpp"

#include <string>

namespace vegas::cli {

namespace {

// Where a value is set. A member of an object may be new, and so may be the one element behind a
// list's last. Throws if the pointer does not fit.
json& place_of(json& document, const json::json_pointer& pointer) {
    const std::string& last = pointer.back();
    json& parent = document.at(pointer.parent_pointer());
    if (parent.is_object()) return parent[last];
    if (parent.is_array() && last == std::to_string(parent.size())) return parent.emplace_back();
    return document.at(pointer);
}

}  // namespace

std::optional<json> patched(json document, const json& patch) {
    if (patch.is_null()) return document;
    if (!patch.is_object()) return std::nullopt;
    // Pointers are the only thing here that tells of a bad document by exceptions.
    try {
        for (const auto& [pointer, value] : patch.items()) {
            place_of(document, json::json_pointer(pointer)) = value;
        }
    } catch (const json::exception&) {
        return std::nullopt;
    }
    return document;
}

}  // namespace vegas::cli
