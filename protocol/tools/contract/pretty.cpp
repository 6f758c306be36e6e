#include "protocol/tools/contract/pretty.hpp"

#include "protocol/texts/plain_text.hpp"

namespace vegas::contract {
namespace {

constexpr std::size_t kColumns = 100;

std::string on_one_line(const OrderedJson& j) {
    if (j.is_object()) {
        const auto member = [](const auto& item) {
            return OrderedJson(item.key()).dump() + ": " + on_one_line(item.value());
        };
        return '{' + texts::join(j.items(), ", ", member) + '}';
    }
    return j.is_array() ? '[' + texts::join(j, ", ", on_one_line) + ']' : j.dump();
}

// `used`: columns before it on its line.
void print(std::string& out, const OrderedJson& j, std::size_t indent, std::size_t used) {
    const std::string line = on_one_line(j);
    if (used + line.size() + 1 <= kColumns || !j.is_structured()) {
        out += line;
        return;
    }
    const std::string pad(indent + 2, ' ');
    bool first = true;
    out += j.is_object() ? '{' : '[';
    for (const auto& [key, value] : j.items()) {
        out += (first ? "\n" : ",\n") + pad;
        first = false;
        const std::string head = j.is_object() ? OrderedJson(key).dump() + ": " : "";
        out += head;
        print(out, value, indent + 2, pad.size() + head.size());
    }
    out += '\n' + std::string(indent, ' ') + (j.is_object() ? '}' : ']');
}

}  // namespace

std::string pretty(const OrderedJson& j) {
    std::string text;
    print(text, j, 0, 0);
    return text + '\n';
}

}  // namespace vegas::contract
