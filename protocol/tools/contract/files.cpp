#include "protocol/tools/contract/files.hpp"

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "protocol/tools/contract/asyncapi.hpp"
#include "protocol/tools/contract/markdown.hpp"
#include "protocol/tools/contract/model.hpp"
#include "protocol/tools/contract/schema.hpp"

namespace vegas::contract {
namespace {

constexpr std::array kPages = std::to_array<std::string_view>({"protocol/docs/reference.md"});

std::string text_in(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error(path + " cannot be read");
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

std::map<std::string, std::string> files(const std::string& root) {
    const Contract c = make_contract();
    std::map<std::string, std::string> all;
    for (auto& [name, text] : schemas(c)) all["protocol/schema/" + name] = text;
    all["protocol/asyncapi.yaml"] = asyncapi(c);
    const auto marked = tables(c);
    for (const std::string_view page : kPages) {
        const std::string path(page);
        all[path] = with_tables(text_in((std::filesystem::path(root) / path).string()), marked);
    }
    return all;
}

}  // namespace vegas::contract
