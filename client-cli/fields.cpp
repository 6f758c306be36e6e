#include "client-cli/fields.hpp"

namespace vegas::cli {

namespace {

const json kNull;

}  // namespace

const json& field(const json& object, std::string_view key) {
    if (!object.is_object()) return kNull;
    const auto found = object.find(key);
    return found == object.end() ? kNull : *found;
}

const json& item(const json& list, std::size_t index) {
    return list.is_array() && index < list.size() ? list[index] : kNull;
}

bool has(const json& object, std::string_view key) { return !field(object, key).is_null(); }

std::optional<std::int64_t> as_int(const json& value) {
    if (!value.is_number_integer()) return std::nullopt;
    return value.get<std::int64_t>();
}

std::int64_t int_of(const json& object, std::string_view key, std::int64_t fallback) {
    return as_int(field(object, key)).value_or(fallback);
}

std::string text_of(const json& object, std::string_view key, std::string_view fallback) {
    const json& value = field(object, key);
    return value.is_string() ? value.get<std::string>() : std::string(fallback);
}

bool flag_of(const json& object, std::string_view key) {
    const json& value = field(object, key);
    return value.is_boolean() && value.get<bool>();
}

std::string compact(const json& value) {
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

json parse_json(std::string_view text) { return json::parse(text, nullptr, false); }

}  // namespace vegas::cli
