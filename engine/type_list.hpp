// A list of types, as an empty value: lists are joined with +.
#pragma once

namespace vegas {

template <class... T>
struct TypeList {
    static constexpr int kSize = sizeof...(T);
};

template <class... A, class... B>
consteval TypeList<A..., B...> operator+(TypeList<A...>, TypeList<B...>) {
    return {};
}

}  // namespace vegas
