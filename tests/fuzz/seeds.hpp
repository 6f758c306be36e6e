// What fuzzers begin with.
#pragma once

#include <filesystem>
#include <string>

namespace vegas::fuzz {

// A file in the folder, which is made. Throws where it cannot be written.
void write(const std::filesystem::path& folder, const std::string& name, const std::string& text);

// For the fuzzer of the terminal client.
void write_client(const std::filesystem::path& folder);

}  // namespace vegas::fuzz
