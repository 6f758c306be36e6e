// What fuzzers begin with.
#pragma once

#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>

namespace vegas::fuzz {

// A file in the folder, which is made. Throws where it cannot be written.
inline void write(const std::filesystem::path& folder, const std::string& name,
                  const std::string& text) {
    std::filesystem::create_directories(folder);
    std::ofstream file(folder / name, std::ios::binary);
    file << text;
    if (!file.flush()) throw std::runtime_error("cannot write " + (folder / name).string());
}

}  // namespace vegas::fuzz
