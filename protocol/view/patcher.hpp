// Compares two described values and writes what changed as a map from JSON Pointers (RFC 6901) to
// new values. Used by patch.cpp only.
#pragma once

#include <algorithm>
#include <charconv>
#include <string>
#include <string_view>
#include <utility>

#include "engine/assert.hpp"
#include "protocol/json/write.hpp"
#include "protocol/view/table_view.hpp"
#include "protocol/view/tile_json.hpp"

namespace vegas::protocol {

inline bool can_patch_fields(const TableInfo&, const TableInfo&) { return true; }

class Patcher {
public:
    Patcher() : out_(text_) {
        text_.reserve(512);
        path_.reserve(64);
        out_.open('{');
    }
    std::string finish() {
        out_.close('}');
        return std::move(text_);
    }

    // Compares all members of two values of one type. REQUIRES: no member vanishes.
    template <class T>
    void members(const T& a, const T& b) {
        each_index<kFieldCount<T>>([&](auto i) { member<T, kSortedFields<T>[i]>(a, b); });
    }
    // Compares the values at one path below the root.
    template <class As, class V>
    void compare_at(std::string_view name, const As& as, const V& a, const V& b) {
        at_path(name, [&] { compare(as, a, b); });
    }
    // The members of a game, where there was none.
    template <class T>
    void start_game(const T& game) {
        each_game_member<T>([&](const auto& m) {
            const auto& value = project(game, m.get);
            if (is_null(m.as, value)) return;
            at_path(m.name, [&] { write_value(m.as, value); });
        });
    }
    // No game any more, where there was one.
    template <class T>
    void clear_game() {
        each_game_member<T>([&](const auto& m) {
            at_path(m.name, [&] {
                out_.key(path_);
                write_nothing(m.as);
            });
        });
    }

private:
    // Those that the family of the view has.
    template <class T, class F>
    static void each_game_member(const F& f) {
        each_index<kFieldCount<T>>([&](auto i) {
            constexpr const auto& m = kField<T, kSortedFields<T>[i]>;
            using As = std::remove_cvref_t<decltype(m.as)>;
            if constexpr (!std::is_same_v<As, as::NullFormat> &&
                          !std::is_same_v<As, as::EmptyFormat>) {
                f(m);
            }
        });
    }
    template <class As, class V>
    static bool is_null(const As&, const V&) {
        return false;
    }
    template <class Item, class V>
    static bool is_null(const as::OrNullFormat<Item>& as, const V& value) {
        return is_absent(as.item, value);
    }
    template <class As>
    void write_nothing(const As&) {
        out_.null();
    }
    template <class Item, as::PatchMode kHow>
    void write_nothing(const as::ListFormat<Item, kHow>&) {
        out_.open('[').close(']');
    }
    template <class F>
    void at_path(std::string_view name, const F& f) {
        const std::size_t mark = path_.size();
        (path_ += '/') += name;
        f();
        path_.resize(mark);
    }
    template <class As, class V>
    void write_value(const As& as, const V& value) {
        out_.key(path_);
        write(out_, as, value_to_write(as, value));
    }
    template <class T, std::size_t I>
    void member(const T& a, const T& b) {
        constexpr const auto& m = kField<T, I>;
        static_assert(m.presence != FieldPresence::unless_default, "options are told whole");
        const auto& x = project(a, m.get);
        const auto& y = project(b, m.get);
        at_path(m.name, [&] {
            if constexpr (m.presence == FieldPresence::optional) {
                const bool was = !is_absent(m.as, x);
                const bool is = !is_absent(m.as, y);
                ASSERT(is || !was);
                if (was) {
                    compare(m.as, unwrap(x), unwrap(y));
                } else if (is) {
                    write_value(m.as, y);
                }
            } else {
                compare(m.as, x, y);
            }
        });
    }
    // Whether a has an optional member that b does not have.
    template <class T>
    static bool loses_member(const T& a, const T& b) {
        bool loses = false;
        each_index<kFieldCount<T>>([&](auto i) {
            constexpr const auto& m = kField<T, i>;
            if constexpr (m.presence == FieldPresence::optional) {
                loses |= !is_absent(m.as, project(a, m.get)) && is_absent(m.as, project(b, m.get));
            }
        });
        return loses;
    }
    template <class As, class V>
    void compare(const As& as, const V& a, const V& b) {
        if (!(a == b)) write_value(as, b);
    }
    void compare(as::NullFormat, std::nullptr_t, std::nullptr_t) {}
    void compare(as::EmptyFormat, std::nullptr_t, std::nullptr_t) {}
    template <class T>
    void compare(as::ObjectFormat as, const T& a, const T& b) {
        if (a == b) return;
        if constexpr (requires { can_patch_fields(a, b); }) {
            if (can_patch_fields(a, b) && !loses_member(a, b)) return members(a, b);
        }
        write_value(as, b);
    }
    template <class Item, class V>
    void compare(const as::OrNullFormat<Item>& as, const V& a, const V& b) {
        const bool was = !is_absent(as.item, a);
        const bool is = !is_absent(as.item, b);
        if (was && is) {
            compare(as.item, unwrap(a), unwrap(b));
        } else if (was != is) {
            write_value(as, b);
        }
    }
    template <class Item, class L>
    void compare(const as::ListFormat<Item, as::PatchMode::each>& as, const L& a, const L& b) {
        const auto n = static_cast<std::size_t>(a.end() - a.begin());
        if (n != static_cast<std::size_t>(b.end() - b.begin())) return write_value(as, b);
        for (std::size_t i = 0; i < n; ++i) element(i, [&] { compare(as.item, a[i], b[i]); });
    }
    // A list that has one more item at its end is told by this item alone.
    template <class Item, class L>
    void compare(const as::ListFormat<Item, as::PatchMode::growing>& as, const L& a, const L& b) {
        const bool grows = b.size == a.size + 1;
        if ((b.size != a.size && !grows) || (grows && !std::equal(a.begin(), a.end(), b.begin()))) {
            return write_value(as, b);
        }
        for (std::size_t i = 0; i < a.size; ++i) {
            element(i, [&] { compare(as.item, a[i], b[i]); });
        }
        if (grows) element(a.size, [&] { write_value(as.item, b[a.size]); });
    }
    template <class F>
    void element(std::size_t i, const F& f) {
        char digits[8];
        const auto end = std::to_chars(digits, digits + sizeof digits, i).ptr;
        at_path({digits, static_cast<std::size_t>(end - digits)}, f);
    }

    std::string text_, path_;
    JsonWriter out_;
};

}  // namespace vegas::protocol
