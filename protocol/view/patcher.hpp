// Compares two described values and writes the operations of an RFC 6902 patch; used by patch.cpp
// only.
#pragma once

#include <algorithm>
#include <charconv>
#include <string>
#include <string_view>
#include <utility>

#include "protocol/json/write.hpp"
#include "protocol/view/goes_on.hpp"
#include "protocol/view/tile_json.hpp"

namespace vegas::protocol {

class Patcher {
public:
    Patcher() : out_(text_) {
        text_.reserve(512);
        path_.reserve(64);
        out_.open('[');
    }
    std::string finish() {
        out_.close(']');
        return std::move(text_);
    }

    // All members of two values of one shape.
    template <class T>
    void members(const T& a, const T& b) {
        each_index<kLeaves<T>>([&](auto i) { member<T, kSorted<T>[i]>(a, b); });
    }
    // The same, below a name.
    template <class T>
    void members(std::string_view name, const T& a, const T& b) {
        below(name, [&] { members(a, b); });
    }
    // The value at one path below the root.
    template <class As, class V>
    void at(std::string_view name, const As& as, const V& a, const V& b) {
        below(name, [&] { compare(as, a, b); });
    }
    template <class As, class V>
    void replace(std::string_view name, const As& as, const V& value) {
        below(name, [&] { op("replace", as, value); });
    }
    template <class As, class V>
    void add(std::string_view name, const As& as, const V& value) {
        below(name, [&] { op("add", as, value); });
    }
    void remove(std::string_view name) {
        below(name, [&] { remove(); });
    }

private:
    template <class F>
    void below(std::string_view name, const F& f) {
        const std::size_t mark = path_.size();
        (path_ += '/') += name;
        f();
        path_.resize(mark);
    }
    template <class As, class V>
    void op(std::string_view what, const As& as, const V& value) {
        out_.open('{').member(",\"op\":").word(what).member(",\"path\":").word(path_);
        out_.member(",\"value\":");
        write(out_, as, told(as, value));
        out_.close('}');
    }
    void remove() {
        out_.open('{').member(",\"op\":").word("remove").member(",\"path\":").word(path_);
        out_.close('}');
    }
    template <class T, std::size_t I>
    void member(const T& a, const T& b) {
        constexpr const auto& m = kLeaf<T, I>;
        static_assert(m.when != When::option, "options are told whole");
        const auto& x = reach(a, m.get);
        const auto& y = reach(b, m.get);
        below(m.name, [&] {
            if constexpr (m.when == When::sometimes) {
                const bool was = !nothing(m.as, x);
                const bool is = !nothing(m.as, y);
                if (was && is) {
                    compare(m.as, unwrap(x), unwrap(y));
                } else if (is) {
                    op("add", m.as, y);
                } else if (was) {
                    remove();
                }
            } else {
                compare(m.as, x, y);
            }
        });
    }
    template <class As, class V>
    void compare(const As& as, const V& a, const V& b) {
        if (!(a == b)) op("replace", as, b);
    }
    void compare(as::Null, std::nullptr_t, std::nullptr_t) {}
    void compare(as::Empty, std::nullptr_t, std::nullptr_t) {}
    template <class T>
    void compare(as::Object as, const T& a, const T& b) {
        if (a == b) return;
        if constexpr (requires { goes_on(a, b); }) {
            if (goes_on(a, b)) return members(a, b);
        }
        op("replace", as, b);
    }
    template <class Item, class V>
    void compare(const as::OrNull<Item>& as, const V& a, const V& b) {
        const bool was = !nothing(as.item, a);
        const bool is = !nothing(as.item, b);
        if (was && is) {
            compare(as.item, unwrap(a), unwrap(b));
        } else if (was != is) {
            op("replace", as, b);
        }
    }
    template <class Item, class L>
    void compare(const as::List<Item, as::Patched::each>& as, const L& a, const L& b) {
        const auto n = static_cast<std::size_t>(a.end() - a.begin());
        if (n != static_cast<std::size_t>(b.end() - b.begin())) return op("replace", as, b);
        for (std::size_t i = 0; i < n; ++i) element(i, [&] { compare(as.item, a[i], b[i]); });
    }
    // One more is an `add`, equally many are replaced one by one, anything else is all anew.
    template <class Item, class L>
    void compare(const as::List<Item, as::Patched::growing>& as, const L& a, const L& b) {
        std::size_t same = 0;
        while (same < a.size && same < b.size && a[same] == b[same]) ++same;
        if (same == a.size && same == b.size) return;
        if (a.size == b.size) {
            for (std::size_t i = same; i < b.size; ++i) {
                element(i, [&] { compare(as.item, a[i], b[i]); });
            }
        } else if (b.size == a.size + 1 &&
                   std::equal(a.begin() + same, a.end(), b.begin() + same + 1)) {
            element(same, [&] { op("add", as.item, b[same]); });
        } else {
            op("replace", as, b);
        }
    }
    template <class F>
    void element(std::size_t i, const F& f) {
        char digits[8];
        const auto end = std::to_chars(digits, digits + sizeof digits, i).ptr;
        below({digits, static_cast<std::size_t>(end - digits)}, f);
    }

    std::string text_, path_;
    JsonOut out_;
};

}  // namespace vegas::protocol
