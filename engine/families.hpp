// The families of games, a line each. What treats them alike folds over the list: it has their
// types, and family_functions.hpp their functions.
#pragma once

#include <array>
#include <type_traits>
#include <variant>

#include "engine/las_vegas/family.hpp"
#include "engine/type_list.hpp"
#include "engine/vegas_1996/family.hpp"

namespace vegas {

using Families = TypeList<las_vegas::FamilyTypes,  //
                          vegas_1996::FamilyTypes>;

namespace families {

template <class... F>
std::variant<typename F::State...> states(TypeList<F...>);
template <class... F>
std::variant<typename F::View...> views(TypeList<F...>);
template <class... F>
std::variant<typename F::Preview...> previews(TypeList<F...>);

template <class... F>
constexpr std::array<Family, sizeof...(F)> order(TypeList<F...>) {
    return {F::kFamily...};
}

}  // namespace families

inline constexpr auto kFamilyOrder = families::order(Families{});

using Game = decltype(families::states(Families{}));
static_assert(std::is_trivially_copyable_v<Game>);
using GameView = decltype(families::views(Families{}));
using GamePreview = decltype(families::previews(Families{}));

}  // namespace vegas
