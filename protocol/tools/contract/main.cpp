// Writes what follows from the contract's descriptions: schemas, AsyncAPI, the tables of the pages,
// the structs of the terminal client.
//
//   vegas_contract ROOT            writes the files below the repository's root
//   vegas_contract --check ROOT    names those that are not as they would be written
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "protocol/tools/contract/files.hpp"

namespace {

std::string text_in(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

int run(const std::string& root, bool check) {
    int stale = 0;
    for (const auto& [name, text] : vegas::contract::files(root)) {
        const std::string path = (std::filesystem::path(root) / name).string();
        if (text_in(path) == text) continue;
        if (check) {
            std::printf("%s is not what the descriptions say; build the target contract\n",
                        name.c_str());
            ++stale;
        } else {
            std::ofstream file(path, std::ios::binary);
            file << text;
            if (!file.flush()) {
                std::fprintf(stderr, "%s cannot be written\n", path.c_str());
                return 1;
            }
            std::printf("%s\n", name.c_str());
        }
    }
    return stale == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    const bool check = argc == 3 && std::string_view(argv[1]) == "--check";
    if (argc != (check ? 3 : 2)) {
        std::fprintf(stderr, "usage: vegas_contract [--check] ROOT\n");
        return 2;
    }
    try {
        return run(argv[argc - 1], check);
    } catch (const std::exception& e) {
        std::fprintf(stderr, "vegas_contract: %s\n", e.what());
        return 1;
    }
}
