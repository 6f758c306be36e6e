#include "protocol/json/read.hpp"

#include <algorithm>

#include "protocol/json/text.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::protocol {

using nlohmann::json;

ReadError allow_null(ReadError error) {
    constexpr std::string_view kMust = "must be ";
    if (error && error->starts_with(kMust)) error->insert(kMust.size(), "null or ");
    return error;
}

ReadError read_integer(const json& j, std::int64_t least, std::int64_t most, std::int64_t& n) {
    if (!j.is_number_integer()) return "must be an integer";
    const bool huge = j.is_number_unsigned() && j.get<std::uint64_t>() > INT64_MAX;
    if (!huge) n = j.get<std::int64_t>();
    if (huge || n < least || n > most) {
        return "must be from " + std::to_string(least) + " to " + std::to_string(most);
    }
    return {};
}

ReadError read(const json& j, as::BoolFormat, bool& b) {
    if (!j.is_boolean()) return "must be true or false";
    b = j.get<bool>();
    return {};
}

ReadError read(const json& j, as::YesFormat, bool& b) {
    if (!j.is_boolean() || !j.get<bool>()) return "must be true or missing";
    b = true;
    return {};
}

ReadError read(const json& j, as::OptionNameFormat, std::string& name) {
    const auto is_of_name = [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; };
    if (!j.is_string() || !std::ranges::all_of(j.get_ref<const std::string&>(), is_of_name)) {
        return "must be the name of an option";  // it is written as it is
    }
    name = j.get<std::string>();
    return {};
}

ReadError read_word(const json& j, std::span<const std::string_view> words, std::size_t& index) {
    if (!j.is_string()) return "must be a string";
    const auto it = std::ranges::find(words, j.get_ref<const std::string&>());
    if (it != words.end()) {
        index = static_cast<std::size_t>(it - words.begin());
        return {};
    }
    return "must be one of: " + texts::join(words, ", ");
}

ReadError read(const json& j, const as::EitherFormat& as, bool& b) {
    const std::array<std::string_view, 2> words{as.if_false, as.if_true};
    std::size_t index = 0;
    if (auto error = read_word(j, words, index)) return error;
    b = index == 1;
    return {};
}

ReadError read(const json& j, as::TileIdFormat, Tile& t) {
    const auto found = j.is_string() ? parse_tile(j.get_ref<const std::string&>()) : std::nullopt;
    if (!found) return "must be the face of a tile, such as \"A1\"";
    t = *found;
    return {};
}

ReadError read(const json& j, const as::TextFormat& as, std::string& text) {
    if (!j.is_string()) return "must be a string";
    const auto& given = j.get_ref<const std::string&>();
    if (as.most > 0 && !has_at_most(given, as.most)) {
        return "must have at most " + std::to_string(as.most) + " characters";
    }
    text = given;
    if (as.good != nullptr && !as.good(text)) return std::string(as.must);
    return {};
}

}  // namespace vegas::protocol
