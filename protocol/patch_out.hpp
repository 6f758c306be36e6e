// Writes the operations of an RFC 6902 patch; used by the files that compare views only.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "protocol/json_out.hpp"
#include "protocol/view_json.hpp"
#include "protocol/view_write.hpp"

namespace vegas::protocol {

class Patch {
public:
    Patch() : out_(text_) {
        text_.reserve(512);
        out_.open('[');
    }
    template <class T>
    void replace(std::string_view path, const T& value) {
        op("replace", path);
        put(value);
        out_.close('}');
    }
    template <class T>
    void add(std::string_view path, const T& value) {
        op("add", path);
        put(value);
        out_.close('}');
    }
    void remove(std::string_view path) {
        out_.open('{').key("op").string("remove").key("path").string(path).close('}');
    }
    void replace_by_null(std::string_view path) {
        op("replace", path);
        out_.null().close('}');
    }
    void replace_by_empty_list(std::string_view path) {
        op("replace", path);
        out_.raw("[]").close('}');
    }
    template <class T>
    void compare(std::string_view path, const T& before, const T& after) {
        if (!(before == after)) replace(path, after);
    }
    std::string finish() {
        out_.close(']');
        return std::move(text_);
    }

private:
    void op(std::string_view what, std::string_view path) {
        out_.open('{').key("op").string(what).key("path").string(path).key("value");
    }
    template <class T>
    void put(const T& value) {
        if constexpr (std::is_same_v<T, bool>)
            out_.boolean(value);
        else if constexpr (std::is_integral_v<T>)
            out_.number(static_cast<std::int64_t>(value));
        else if constexpr (std::is_same_v<T, std::string>)
            write_text_or_null(out_, value);
        else if constexpr (std::is_same_v<T, Fixed<Owner, 5>> ||
                           std::is_same_v<T, Fixed<Owner, kOwners>>)
            write_owners(out_, value);
        else if constexpr (requires {
                               value.begin();
                               value.end();
                           })
            list(value);
        else
            write(out_, value);
    }
    template <class T>
    void list(const T& items) {
        out_.open('[');
        for (const auto& item : items) put(item);
        out_.close(']');
    }

    std::string text_;
    JsonOut out_;
};

inline std::string path_of(std::string_view head, std::size_t i, std::string_view tail = {}) {
    std::string p(head);
    p += std::to_string(i);
    return p.append(tail);
}

}  // namespace vegas::protocol
