#include "server/shell/store/address_key.hpp"

#include <fstream>
#include <iterator>

#include "protocol/fair/fair.hpp"
#include "server/shell/store/sqlite/files.hpp"

namespace vegas::shell {

Expected<std::string> load_address_key(const std::filesystem::path& dir, core::Entropy& entropy) {
    constexpr std::size_t kLeast = 32;
    const std::filesystem::path file = dir / "address.key";
    std::ifstream in(file, std::ios::binary);
    std::string key{std::istreambuf_iterator<char>(in), {}};
    if (in.is_open() && key.size() >= kLeast) return key;
    if (in.is_open() && !key.empty()) {
        return sqlite::file_failure(file, "the key has fewer than 32 characters");
    }
    std::error_code error;
    if (!in.is_open() && std::filesystem::exists(file, error)) {
        return sqlite::file_failure(file, "cannot be read");
    }
    protocol::Bytes32 random{};
    entropy.fill(random);
    key = protocol::hex(random) + "\n";
    const auto made = sqlite::replace_file(file, key);
    if (!made) return made.error();
    return key;
}

}  // namespace vegas::shell
