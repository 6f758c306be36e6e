#include "server/shell/process/log_fields.hpp"

#include <algorithm>

namespace vegas::shell {
namespace {

bool plain(char c) {
    return static_cast<unsigned char>(c) > ' ' && c != '"' && c != '\\' && c != '\x7f';
}

void append_visible(std::string& out, char c) {
    constexpr char kHex[] = "0123456789abcdef";
    const auto byte = static_cast<unsigned char>(c);
    if (byte < ' ' || byte == 0x7f) {
        out += "\\u00";
        out += kHex[byte >> 4];
        out += kHex[byte & 15];
    } else {
        out += c;
    }
}

void append_escaped(std::string& out, std::string_view text) {
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        append_visible(out, c);
    }
}

// Takes the next value off `rest`, still escaped and without its quotes.
std::string_view take_value(std::string_view& rest) {
    if (!rest.starts_with('"')) {
        const auto value = rest.substr(0, rest.find(' '));
        rest.remove_prefix(value.size());
        return value;
    }
    std::size_t end = 1;
    while (end < rest.size() && rest[end] != '"') end += rest[end] == '\\' ? 2 : 1;
    end = std::min(end, rest.size());
    const auto value = rest.substr(1, end - 1);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return value;
}

void append_member(std::string& out, std::string_view key, std::string_view value, bool escaped) {
    if (!out.empty()) out += ',';
    out += '"';
    append_escaped(out, key);
    out += "\":\"";
    if (escaped) {
        out += value;
    } else {
        append_escaped(out, value);
    }
    out += '"';
}

}  // namespace

std::string field(std::string_view key, std::string_view value) {
    std::string out = " ";
    out += key;
    out += '=';
    if (!value.empty() && std::ranges::all_of(value, plain)) {
        out += value;
        return out;
    }
    out += '"';
    append_escaped(out, value);
    out += '"';
    return out;
}

std::string field(std::string_view key, std::uint64_t value) {
    return field(key, std::string_view(std::to_string(value)));
}

std::string visible(std::string_view text) {
    std::string out;
    for (const char c : text) append_visible(out, c);
    return out;
}

std::string fields_to_json(std::string_view line) {
    std::string out;
    while (true) {
        line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
        if (line.empty()) return out;
        const auto end = line.find_first_of(" =");
        const auto word = line.substr(0, end);
        line.remove_prefix(word.size());
        if (!line.starts_with('=')) {
            append_member(out, "note", word, false);
            continue;
        }
        line.remove_prefix(1);
        const bool quoted = line.starts_with('"');
        append_member(out, word, take_value(line), quoted);
    }
}

}  // namespace vegas::shell
