#include "protocol/json_out.hpp"

namespace vegas::protocol {

JsonOut& JsonOut::string(std::string_view s) {
    constexpr std::string_view kHex = "0123456789abcdef";
    comma();
    *out_ += '"';
    for (const char ch : s) {
        const auto c = static_cast<unsigned char>(ch);
        switch (ch) {
        case '"': *out_ += "\\\""; break;
        case '\\': *out_ += "\\\\"; break;
        case '\b': *out_ += "\\b"; break;
        case '\f': *out_ += "\\f"; break;
        case '\n': *out_ += "\\n"; break;
        case '\r': *out_ += "\\r"; break;
        case '\t': *out_ += "\\t"; break;
        default:
            if (c < 0x20) {
                *out_ += "\\u00";
                *out_ += kHex[c >> 4];
                *out_ += kHex[c & 15];
            } else {
                *out_ += ch;
            }
        }
    }
    *out_ += '"';
    return *this;
}

}  // namespace vegas::protocol
