#include "client-cli/protocol/patch.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include "protocol/texts/plain_text.hpp"

namespace vegas::cli {

namespace {

// A member or an element; null if there is none.
json* child_of(json& parent, const std::string& token) {
    if (parent.is_object()) {
        const auto found = parent.find(token);
        return found == parent.end() ? nullptr : &*found;
    }
    if (!parent.is_array()) return nullptr;
    const auto index = texts::parse_number<std::size_t>(token);
    const bool is_element = index && *index < parent.size() && std::to_string(*index) == token;
    return is_element ? &parent[*index] : nullptr;
}

// "~1" is a slash in a pointer, and "~0" a tilde; nullopt for any other "~".
std::optional<std::string> unescaped(std::string_view token) {
    std::string text;
    for (std::size_t i = 0; i < token.size(); ++i) {
        if (token[i] != '~') {
            text += token[i];
            continue;
        }
        const char next = i + 1 < token.size() ? token[++i] : '\0';
        if (next != '0' && next != '1') return std::nullopt;
        text += next == '0' ? '~' : '/';
    }
    return text;
}

// Where a value is set. A member of an object may be new, and so may be the one element behind a
// list's last. Null if the pointer does not fit.
json* place_of(json& document, std::string_view pointer) {
    json* parent = &document;
    while (pointer.starts_with('/')) {
        pointer.remove_prefix(1);
        const std::size_t end = std::min(pointer.find('/'), pointer.size());
        const auto token = unescaped(pointer.substr(0, end));
        pointer.remove_prefix(end);
        if (!token) return nullptr;
        if (pointer.empty() && parent->is_object()) return &(*parent)[*token];
        const bool is_behind_last = parent->is_array() && *token == std::to_string(parent->size());
        if (pointer.empty() && is_behind_last) return &parent->emplace_back();
        parent = child_of(*parent, *token);
        if (parent == nullptr || pointer.empty()) return parent;
    }
    return nullptr;
}

}  // namespace

std::optional<json> patched(json document, const json& patch) {
    if (patch.is_null()) return document;
    if (!patch.is_object()) return std::nullopt;
    for (const auto& [pointer, value] : patch.items()) {
        json* place = place_of(document, pointer);
        if (place == nullptr) return std::nullopt;
        *place = value;
    }
    return document;
}

}  // namespace vegas::cli
