// Texts that a hostile client may send: families that grow, each built to cost a careless reader
// more than their length.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace vegas::bench {

struct TextFamily {
    std::string_view name;
    // About `bytes` long: `first` once, as many of `part` as there is room for, then `last`.
    // "#" in a part is replaced by its number.
    std::string_view first, part, last;

    [[nodiscard]] std::string text(std::size_t bytes) const {
        std::string all(first);
        for (std::size_t number = 0;; ++number) {
            std::string next(part);
            if (const auto at = next.find('#'); at != std::string::npos) {
                next.replace(at, 1, std::to_string(number));
            }
            if (all.size() + next.size() + last.size() > bytes) break;
            all += next;
        }
        return all += last;
    }
};

// Each is the value of a member, or what its reader takes for one.
inline constexpr std::array kJsonFamilies = std::to_array<TextFamily>({
    {"letters", "\"", "a", "\""},
    {"escaped letters", "\"", "\\u0061", "\""},
    {"surrogate pairs", "\"", "\\ud83c\\udfb2", "\""},
    {"escaped quotes", "\"", "\\\"", "\""},
    {"unsorted marks", "\"a", "\u0301\u0323\u0315\u031b", "\""},  // normalization sorts them
    {"syllables in parts", "\"", "\u1112\u1161\u11ab", "\""},     // and joins these
    {"digits", "1", "1", "1"},
    {"nested lists", "[", "[", "["},
    {"nested objects", "{", "\"a\":{", "}"},
    {"members", "{\"first\":0", ",\"a#\":0", "}"},
    {"members named much alike", "{\"first\":0",
     ",\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa#\":0", "}"},
    {"long list", "[0", ",0", "]"},
    {"spaces", "", " ", "\"\""},
});

// Each is a target, or the value of a header.
inline constexpr std::array kHeaderFamilies = std::to_array<TextFamily>({
    {"letters", "", "a", ""},
    {"commas", "", ",", ""},
    {"list", "a", ",a#", ""},
    {"weights", "en", ",en;q=0.#", ""},
    {"parameters", "en", ";q=1", ""},
    {"wildcards", "*", ",*;q=0", ""},
    {"quotes", "", "\"\\\"", ""},
    {"slashes", "/", "/", ""},
    {"parent folders", "/", "../", ""},
    {"escapes", "/api/games/", "%61", ""},
    {"escaped escapes", "/api/games/", "%25", ""},
    {"query members", "/api/tables?", "a#=1&", ""},
    {"repeated query members", "/api/tables?", "page=1&", ""},
    {"spaces", "", " ", "a"},
    {"proxies", "10.0.0.7", ",10.0.0.7", ""},
    {"proxies in quotes", "\"[::ffff:10.0.0.7]:80\"", ",\"[::ffff:10.0.0.7]:80\"", ""},
});

// Each is a part of the headers of a request.
inline constexpr std::array kLinesFamilies = std::to_array<TextFamily>({
    {"lines of one header", "", "X-A: b\r\n", ""},
    {"lines of many headers", "", "X-#: b\r\n", ""},
    {"lines of proxies", "", "X-Forwarded-For: 10.0.0.7\r\n", ""},
    {"lines with words", "", "Connection: a,upgrade\r\n", ""},
    {"lines with protocols", "", "Sec-WebSocket-Protocol: a#\r\n", ""},
    {"lines with languages", "", "Accept-Language: a#\r\n", ""},
});

}  // namespace vegas::bench
