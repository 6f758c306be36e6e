#include "server/shell/config/name_words.hpp"

#include <fstream>
#include <iterator>

namespace vegas::shell {
namespace {

constexpr std::size_t kBytesMost = 1U << 20U;

Expected<std::string> read_list(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return Failure{.why = "name_words_file: cannot read " + path};
    std::string list(kBytesMost + 1, '\0');
    file.read(list.data(), static_cast<std::streamsize>(list.size()));
    if (file.bad()) return Failure{.why = "name_words_file: cannot read " + path};
    list.resize(static_cast<std::size_t>(file.gcount()));
    if (list.size() > kBytesMost) {
        return Failure{.why = "name_words_file: " + path + " has more than 1 MiB"};
    }
    return list;
}

}  // namespace

Expected<std::shared_ptr<const core::NameWords>> load_name_words(const std::string& path) {
    if (path.empty()) return std::make_shared<const core::NameWords>(core::default_name_words());
    const auto list = read_list(path);
    if (!list) return list.error();
    if (const std::string mistake = core::NameWords::find_mistake(*list); !mistake.empty()) {
        return Failure{.why = "name_words_file: " + path + ": " + mistake};
    }
    return std::make_shared<const core::NameWords>(*list);
}

}  // namespace vegas::shell
