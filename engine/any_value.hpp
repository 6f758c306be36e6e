// A value of any small type. What passes it on does not need the headers of all types that it may
// have; only what reads it names them.
#pragma once

#include <array>
#include <cstddef>
#include <new>
#include <type_traits>

#include "engine/assert.hpp"
#include "engine/type_list.hpp"

namespace vegas {

// Holds a copy of a trivially copyable value of at most kBytes bytes, or nothing. Equal if both
// hold equal values of one type. Flat, never allocates.
template <std::size_t kBytes>
class AnyValue {
public:
    AnyValue() = default;
    template <class T>
    requires(!std::is_same_v<T, AnyValue>) AnyValue(const T& value)
        : type_(&kType<T>) {  // NOLINT: as std::any
        static_assert(std::is_trivially_copyable_v<T> && sizeof(T) <= kBytes && alignof(T) <= 8);
        ::new (static_cast<void*>(bytes_.data())) T(value);
    }

    // Null if it holds another type. Valid as long as this object.
    template <class T>
    [[nodiscard]] const T* get_if() const {
        return type_ == &kType<T> ? &get<T>(*this) : nullptr;
    }
    [[nodiscard]] bool has_value() const { return type_ != nullptr; }

    friend bool operator==(const AnyValue& a, const AnyValue& b) {
        return a.type_ == b.type_ && (a.type_ == nullptr || a.type_->equal(a, b));
    }

private:
    struct Type {
        bool (*equal)(const AnyValue&, const AnyValue&);
    };
    template <class T>
    static const T& get(const AnyValue& any) {
        return *std::launder(static_cast<const T*>(static_cast<const void*>(any.bytes_.data())));
    }
    template <class T>
    static bool equal(const AnyValue& a, const AnyValue& b) {
        if constexpr (requires(const T& t) { t == t; }) {
            return get<T>(a) == get<T>(b);
        } else {
            return false;
        }
    }
    template <class T>
    static constexpr Type kType{&equal<T>};

    const Type* type_ = nullptr;
    alignas(8) std::array<std::byte, kBytes> bytes_{};
};

// Calls `use` with the value. REQUIRES: its type is in the list.
template <class... T, std::size_t kBytes, class F>
void visit(TypeList<T...>, const AnyValue<kBytes>& any, F use) {
    const bool found = ([&] {
        const T* value = any.template get_if<T>();
        if (value != nullptr) use(*value);
        return value != nullptr;
    }() || ...);
    ASSERT(found);
}

}  // namespace vegas
