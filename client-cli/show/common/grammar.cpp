#include "client-cli/show/common/grammar.hpp"

namespace vegas::cli {

std::string list_text(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? " and " : ", ";
        text += words[i];
    }
    return text;
}

std::string counted(std::int64_t count, const std::string& one) {
    return counted(count, one, one + "s");
}

std::string counted(std::int64_t count, const std::string& one, const std::string& many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

}  // namespace vegas::cli
