// Removes every member that is not described, so that the rest can be read strictly (read.hpp). A
// newer program may have written more members.
#pragma once

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <optional>
#include <type_traits>
#include <utility>

#include "protocol/json/members.hpp"

namespace vegas::protocol {

template <class T>
void drop_unknown_fields(nlohmann::json& object, const T& value);

// `value` only gives the type that `j` will be read as. JSON of another shape stays as it is.
template <class As, class T>
void drop_unknown_fields_of(nlohmann::json&, const As&, const T&) {}
template <class T>
void drop_unknown_fields_of(nlohmann::json& j, as::ObjectFormat, const T& value) {
    drop_unknown_fields(j, value);
}
template <class T>
void drop_unknown_fields_of(nlohmann::json& j, as::ObjectFormat, const std::optional<T>&) {
    drop_unknown_fields(j, T{});
}
template <class Item, as::PatchMode How, class L>
void drop_unknown_fields_of(nlohmann::json& j, const as::ListFormat<Item, How>& as, const L&) {
    const std::remove_cvref_t<decltype(*std::declval<L&>().begin())> item{};
    if (!j.is_array()) return;
    for (nlohmann::json& each : j) drop_unknown_fields_of(each, as.item, item);
}

template <class T>
void drop_unknown_fields(nlohmann::json& object, const T& value) {
    if (!object.is_object()) return;
    constexpr auto& names = kFieldNames<T>;
    for (auto it = object.begin(); it != object.end();) {
        const bool is_known = std::ranges::find(names, it.key()) != names.end();
        it = is_known ? std::next(it) : object.erase(it);
    }
    each_index<kFieldCount<T>>([&](auto i) {
        constexpr const auto& m = kField<T, i>;
        const auto it = object.find(m.name);
        if (it != object.end()) drop_unknown_fields_of(*it, m.as, project(value, m.get));
    });
}

}  // namespace vegas::protocol
