// A vector inside its own storage: trivially copyable when T is. Pushing past N is a bug (ASSERT).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/assert.hpp"

namespace vegas {

template <class T, std::size_t N>
struct FixedVector {
    static_assert(N <= 255);
    std::array<T, N> item{};
    std::uint8_t size = 0;

    void push(const T& t) {
        ASSERT(size < N);
        item[size++] = t;
    }
    void pop() {  // what is popped is zeroed, so that equal values have equal bytes
        ASSERT(size > 0);
        item[--size] = T{};
    }
    void clear() {
        while (size > 0) pop();
    }
    T& back() {
        ASSERT(size > 0);
        return item[size - 1U];
    }
    const T& back() const {
        ASSERT(size > 0);
        return item[size - 1U];
    }
    T& operator[](std::size_t i) {
        ASSERT(i < size);
        return item[i];
    }
    const T& operator[](std::size_t i) const {
        ASSERT(i < size);
        return item[i];
    }
    [[nodiscard]] bool empty() const { return size == 0; }
    auto begin() { return item.begin(); }
    auto end() { return item.begin() + size; }
    auto begin() const { return item.begin(); }
    auto end() const { return item.begin() + size; }

    bool operator==(const FixedVector&) const = default;
};

}  // namespace vegas
