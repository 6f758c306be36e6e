#include "protocol/json/json_writer.hpp"

#include <algorithm>

#include "protocol/json/hex.hpp"

namespace vegas::protocol {
namespace {

bool is_plain(char ch) { return static_cast<unsigned char>(ch) >= 0x20 && ch != '"' && ch != '\\'; }

void append_escaped(std::string& out, char ch) {
    const auto c = static_cast<unsigned char>(ch);
    switch (ch) {
    case '"': out += "\\\""; break;
    case '\\': out += "\\\\"; break;
    case '\b': out += "\\b"; break;
    case '\f': out += "\\f"; break;
    case '\n': out += "\\n"; break;
    case '\r': out += "\\r"; break;
    case '\t': out += "\\t"; break;
    default:
        out += "\\u00";
        out += kHexDigits[c >> 4];
        out += kHexDigits[c & 15];
    }
}

}  // namespace

JsonWriter& JsonWriter::string(std::string_view s) {
    comma();
    *out_ += '"';
    while (!s.empty()) {
        const auto end = std::ranges::find_if_not(s, is_plain);
        const auto run = static_cast<std::size_t>(end - s.begin());
        out_->append(s.data(), run);
        s.remove_prefix(run);
        if (s.empty()) break;
        append_escaped(*out_, s.front());
        s.remove_prefix(1);
    }
    *out_ += '"';
    return *this;
}

}  // namespace vegas::protocol
