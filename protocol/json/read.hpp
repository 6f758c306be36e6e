// Reads described structs strictly. A member that is missing, unknown, of a wrong type or out of
// range is an error that names the field. The value is complete only if there is no error.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "engine/setup.hpp"
#include "engine/types.hpp"
#include "protocol/json/fields.hpp"
#include "protocol/json/hex.hpp"
#include "protocol/json/members.hpp"

namespace vegas::protocol {

// What is wrong with a value: "must be ...". nullopt if it is good.
using ReadError = std::optional<std::string>;

// Adds to an error that null is possible as well.
[[nodiscard]] ReadError allow_null(ReadError);

ReadError read_integer(const nlohmann::json& j, std::int64_t least, std::int64_t most,
                       std::int64_t& n);

template <class N>
ReadError read_number(const nlohmann::json& j, std::int64_t least, std::int64_t most, N& n,
                      int shift = 0) {
    std::int64_t value = 0;
    if (auto error = read_integer(j, least, most, value)) return error;
    n = static_cast<N>(value - shift);
    return {};
}
template <class N>
ReadError read(const nlohmann::json& j, as::SeatFormat, N& n) {
    return read_number(j, 0, kSeatsMax - 1, n);
}
template <class N>
ReadError read(const nlohmann::json& j, as::CasinoFormat, N& n) {
    return read_number(j, 1, kCasinos, n, 1);
}
template <class N>
ReadError read(const nlohmann::json& j, as::FaceFormat, N& n) {
    return read_number(j, 1, kFaces, n);
}
template <class N>
ReadError read(const nlohmann::json& j, const as::NumberFormat& as, N& n) {
    return read_number(j, as.least, as.most, n);
}
template <class N>
ReadError read(const nlohmann::json& j, as::SumFormat, N& n) {
    return read_number(j, 0, INT32_MAX, n);
}
ReadError read(const nlohmann::json& j, as::BoolFormat, bool& b);
ReadError read(const nlohmann::json& j, as::YesFormat, bool& b);
ReadError read(const nlohmann::json& j, const as::EitherFormat& as, bool& b);
ReadError read(const nlohmann::json& j, as::TileIdFormat, Tile& t);
template <class T>
ReadError read(const nlohmann::json& j, as::OwnFormat, T& value) {
    return read_own(j, value);
}
ReadError read(const nlohmann::json& j, as::OptionNameFormat, std::string& name);
ReadError read(const nlohmann::json& j, const as::TextFormat& as, std::string& text);
ReadError read_word(const nlohmann::json& j, std::span<const std::string_view> words,
                    std::size_t& index);

template <class E>
ReadError read(const nlohmann::json& j, as::WordFormat, E& e) {
    static const std::vector<std::string_view> names = [] {
        std::vector<std::string_view> list;
        for (const auto& row : words(E{})) list.push_back(row.name);
        return list;
    }();
    std::size_t index = 0;
    if (auto error = read_word(j, names, index)) return error;
    e = words(E{})[index].value;
    return {};
}
template <std::size_t N>
ReadError read(const nlohmann::json& j, const as::HexFormat&, std::array<std::uint8_t, N>& bytes) {
    if (j.is_string() && from_hex(j.get_ref<const std::string&>(), bytes)) return {};
    return "must be " + std::to_string(N) + " bytes in lower-case hex";
}
template <class T>
ReadError read(const nlohmann::json& j, as::ObjectFormat, T& value);
template <class Item, as::PatchMode How, class L>
ReadError read(const nlohmann::json& j, const as::ListFormat<Item, How>& as, L& list);
template <class Item, class T>
ReadError read(const nlohmann::json& j, const as::OrNullFormat<Item>& as, std::optional<T>& value);
ReadError read(const nlohmann::json& j, const as::OrNullFormat<as::TileIdFormat>& as, Tile& tile);
// Reads an optional value, whether its type or `or_null` makes it so.
template <class As, class T>
ReadError read_optional(const nlohmann::json& j, const As& as, T& value) {
    return read(j, as, value);
}
template <class As, class T>
ReadError read_optional(const nlohmann::json& j, const As& as, std::optional<T>& value) {
    if constexpr (kIsOrNull<As>) {
        return read(j, as, value);
    } else {
        return read(j, as, value.emplace());
    }
}
template <class Item, class T>
ReadError read(const nlohmann::json& j, const as::OrNullFormat<Item>& as, std::optional<T>& value) {
    value.reset();
    return j.is_null() ? ReadError() : allow_null(read(j, as.item, value.emplace()));
}
inline ReadError read(const nlohmann::json& j, const as::OrNullFormat<as::TileIdFormat>& as,
                      Tile& tile) {
    tile = {};
    return j.is_null() ? ReadError() : allow_null(read(j, as.item, tile));
}

// Reads into a list that grows, or into an array from its start.
template <class Item, as::PatchMode How, class L>
ReadError read(const nlohmann::json& j, const as::ListFormat<Item, How>& as, L& list) {
    const auto least = static_cast<std::size_t>(as.least);
    const auto most = static_cast<std::size_t>(as.most);
    if (!j.is_array() || j.size() < least || j.size() > most) {
        const std::string range = std::to_string(least);
        return "must be a list of " +
               (least == most ? range : range + " to " + std::to_string(most));
    }
    list = {};
    std::size_t i = 0;
    for (const nlohmann::json& item : j) {
        std::remove_cvref_t<decltype(*list.begin())> value{};
        if (auto error = read(item, as.item, value)) {
            return with_path("[" + std::to_string(i) + "]", *error);
        }
        if constexpr (requires { list.push(value); }) {
            list.push(value);
        } else if constexpr (requires { list.push_back(value); }) {
            list.push_back(value);
        } else {
            list[i] = value;
        }
        ++i;
    }
    return {};
}

// Reads all described members, then checks ExactlyOne and Together.
template <class T>
void read_members(Fields& fields, T& value) {
    each_index<kFieldCount<T>>([&](auto i) {
        constexpr const auto& m = kField<T, i>;
        if constexpr (std::is_lvalue_reference_v<decltype(project(value, m.get))>) {
            const nlohmann::json* j = m.presence == FieldPresence::required ? fields.require(m.name)
                                                                            : fields.find(m.name);
            if (j == nullptr) return;
            if (const auto error = read_optional(*j, m.as, project(value, m.get))) {
                fields.fail(m.name, *error);
            }
        }
    });
    each_index<decltype(kWire<T>)::kSize>([&](auto i) {
        constexpr const auto& m = get_element<i>(kWire<T>.members);
        using Rule = std::remove_cvref_t<decltype(m)>;
        if constexpr (std::is_same_v<Rule, ExactlyOne>) {
            if (fields.has(m.a) == fields.has(m.b)) {
                fields.fail(m.a, "either " + std::string(m.a) + " or " + std::string(m.b) +
                                     " must be given");
            }
        } else if constexpr (std::is_same_v<Rule, Together>) {
            if (fields.has(m.a) != fields.has(m.b)) {
                fields.fail(fields.has(m.a) ? m.b : m.a,
                            std::string(m.a) + " and " + std::string(m.b) + " go together");
            }
        }
    });
}
template <class T>
ReadError read(const nlohmann::json& j, as::ObjectFormat, T& value) {
    if (!j.is_object()) return "must be an object";
    Fields fields(j, ErrorCode::bad_message, "field");
    read_members(fields, value);
    const auto problem = fields.finish();
    return problem ? ReadError(problem->message) : ReadError();
}

}  // namespace vegas::protocol
