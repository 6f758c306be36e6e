#include "client-cli/terminal/text.hpp"

#include <wchar.h>
#include <wctype.h>

#include <algorithm>
#include <optional>

namespace vegas::cli {
namespace {

struct Decoded {
    std::optional<char32_t> point;  // none where the bytes are not UTF-8
    std::size_t bytes = 1;
};

// The first character of `text`. REQUIRES: not empty.
Decoded decode(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(0);
    if (first < 0x80) return {first, 1};
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || text.size() < length) return {};
    char32_t point = first & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80U) return {};
        point = (point << 6U) | (byte(i) & 0x3FU);
    }
    constexpr char32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = point >= 0xD800 && point <= 0xDFFF;
    if (point < kLeast[length] || surrogate || point > 0x10FFFF) return {};
    return {point, length};
}

std::string encode(char32_t point) {
    const auto tail = [point](int shift) {
        return static_cast<char>(0x80U | ((point >> static_cast<unsigned>(shift)) & 0x3FU));
    };
    if (point < 0x80) return {static_cast<char>(point)};
    if (point < 0x800) return {static_cast<char>(0xC0U | (point >> 6U)), tail(0)};
    if (point < 0x10000) return {static_cast<char>(0xE0U | (point >> 12U)), tail(6), tail(0)};
    return {static_cast<char>(0xF0U | (point >> 18U)), tail(12), tail(6), tail(0)};
}

// Characters without width that change how others are shown.
bool bends(char32_t c) {
    return (c >= 0x200B && c <= 0x200F) || (c >= 0x2028 && c <= 0x202E) ||
           (c >= 0x2060 && c <= 0x206F) || (c >= 0xFE00 && c <= 0xFE0F) || c == 0xFEFF ||
           c == 0x061C || c == 0x00AD || (c >= 0xE0000 && c <= 0xE0FFF);
}

int columns_of(char32_t c) { return wcwidth(static_cast<wchar_t>(c)); }

// The end of the colour that starts at `at`, or `at` where none starts.
std::size_t skip_colour(std::string_view text, std::size_t at) {
    if (text[at] != '\x1b') return at;
    const auto end = text.find('m', at);
    return end == std::string_view::npos ? text.size() : end + 1;
}

constexpr std::string_view kNoColour = "\x1b[0m";

// Of a text, what takes at most so many columns.
struct Start {
    std::size_t bytes = 0;
    bool coloured = false;  // a colour goes on behind it
};

Start start_of(std::string_view text, std::size_t columns) {
    Start start;
    std::size_t used = 0;
    while (start.bytes < text.size()) {
        const std::size_t after = skip_colour(text, start.bytes);
        if (after != start.bytes) {
            start.coloured = text.substr(start.bytes, after - start.bytes) != kNoColour;
            start.bytes = after;
            continue;
        }
        const Decoded next = decode(text.substr(start.bytes));
        const auto width =
            static_cast<std::size_t>(std::max(next.point ? columns_of(*next.point) : 1, 0));
        if (used + width > columns) break;
        used += width;
        start.bytes += next.bytes;
    }
    return start;
}

}  // namespace

std::string safe_text(std::string_view text, bool ascii) {
    constexpr int kMarksMax = 2;  // combining marks on one character
    std::string result;
    int marks = kMarksMax;
    while (!text.empty()) {
        const Decoded next = decode(text);
        const std::string_view bytes = text.substr(0, next.bytes);
        text.remove_prefix(next.bytes);
        if (next.point && bends(*next.point)) continue;
        const bool printable = next.point && *next.point >= 0x20 && *next.point != 0x7F;
        if (!printable || (*next.point >= 0x80 && (ascii || columns_of(*next.point) < 0))) {
            result += '?';
            marks = 0;
            continue;
        }
        const bool mark = *next.point >= 0x80 && columns_of(*next.point) == 0;
        if (mark && marks >= kMarksMax) continue;
        marks = mark ? marks + 1 : 0;
        result += bytes;
    }
    return result;
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const Decoded next = decode(text);
        if (!next.point) return false;
        text.remove_prefix(next.bytes);
    }
    return true;
}

std::size_t width_of(std::string_view text) {
    std::size_t columns = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t after = skip_colour(text, at);
        if (after != at) {
            at = after;
            continue;
        }
        const Decoded next = decode(text.substr(at));
        const int width = next.point ? columns_of(*next.point) : 1;
        columns += static_cast<std::size_t>(std::max(width, 0));
        at += next.bytes;
    }
    return columns;
}

std::string cut(std::string_view text, std::size_t columns) {
    const Start start = start_of(text, columns);
    std::string kept(text.substr(0, start.bytes));
    if (start.coloured) kept += kNoColour;
    return kept;
}

std::string cut_at_word(std::string_view text, std::size_t columns) {
    if (width_of(text) <= columns) return std::string(text);
    std::string result = cut(text, columns);
    if (text[result.size()] != ' ') result.resize(result.find_last_of(' ') + 1);
    while (result.ends_with(' ')) result.pop_back();
    return result;
}

std::string plain_spaces(std::string text) {
    constexpr std::string_view kNoBreak = "\u00a0";
    for (auto at = text.find(kNoBreak); at != std::string::npos; at = text.find(kNoBreak, at)) {
        text.replace(at, kNoBreak.size(), " ");
    }
    return text;
}

std::string lower_case(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const Decoded next = decode(text);
        if (next.point) {
            const wint_t lower = towlower(static_cast<wint_t>(*next.point));
            result += encode(static_cast<char32_t>(lower));
        } else {
            result += text.front();
        }
        text.remove_prefix(next.bytes);
    }
    return result;
}

std::string left(std::string_view text, std::size_t columns) {
    std::string result = cut(text, columns);
    result.append(columns - width_of(result), ' ');
    return result;
}

std::string right(std::string_view text, std::size_t columns) {
    const std::string kept = cut(text, columns);
    return std::string(columns - width_of(kept), ' ') + kept;
}

std::vector<std::string> wrap(std::string_view text, std::size_t columns, std::size_t indent) {
    std::vector<std::string> lines;
    std::string line;
    const auto flush = [&] {
        lines.push_back(line);
        line = std::string(indent, ' ');
    };
    bool fresh = true;  // nothing but the indent is in the line
    while (!text.empty()) {
        const auto space = text.find(' ');
        std::string_view word = text.substr(0, space);
        text.remove_prefix(space == std::string_view::npos ? text.size() : space + 1);
        while (width_of(line) + (fresh ? 0 : 1) + width_of(word) > columns) {
            if (!fresh) {
                flush();
                fresh = true;
                continue;
            }
            const std::size_t room = columns - std::min(columns, width_of(line));
            const std::size_t part = start_of(word, room).bytes;
            if (part == 0) break;
            line += word.substr(0, part);
            word.remove_prefix(part);
            flush();
        }
        if (!fresh) line += ' ';
        line += word;
        fresh = false;
    }
    if (!fresh || lines.empty()) lines.push_back(line);
    return lines;
}

}  // namespace vegas::cli
