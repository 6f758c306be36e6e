// Passes over what a newer program has written: takes from JSON every member that is not described,
// so that the rest can be read strictly (read.hpp).
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
void keep_known(nlohmann::json& object, const T& value);

// `j` is to be read as `value`, which tells the type only. JSON of another shape stays as it is.
template <class As, class T>
void keep_known_of(nlohmann::json&, const As&, const T&) {}
template <class T>
void keep_known_of(nlohmann::json& j, as::Object, const T& value) {
    keep_known(j, value);
}
template <class T>
void keep_known_of(nlohmann::json& j, as::Object, const std::optional<T>&) {
    keep_known(j, T{});
}
template <class Item, as::Patched How, class L>
void keep_known_of(nlohmann::json& j, const as::List<Item, How>& as, const L&) {
    const std::remove_cvref_t<decltype(*std::declval<L&>().begin())> item{};
    if (!j.is_array()) return;
    for (nlohmann::json& each : j) keep_known_of(each, as.item, item);
}

template <class T>
void keep_known(nlohmann::json& object, const T& value) {
    if (!object.is_object()) return;
    constexpr auto& names = kNames<T>;
    for (auto it = object.begin(); it != object.end();) {
        const bool is_known = std::ranges::find(names, it.key()) != names.end();
        it = is_known ? std::next(it) : object.erase(it);
    }
    each_index<kLeaves<T>>([&](auto i) {
        constexpr const auto& m = kLeaf<T, i>;
        const auto it = object.find(m.name);
        if (it != object.end()) keep_known_of(*it, m.as, reach(value, m.get));
    });
}

}  // namespace vegas::protocol
