// The secret of a data directory from which tables' hashes of addresses are made. It lies beside
// the database, so that a copy of the database alone tells no address.
#pragma once

#include <filesystem>
#include <string>

#include "server/core/base/entropy.hpp"
#include "server/shell/process/expected.hpp"

namespace vegas::shell {

// The content of address.key there, which is made if it is missing. Only its owner can read it.
[[nodiscard]] Expected<std::string> load_address_key(const std::filesystem::path& dir,
                                                     core::Entropy& entropy);

}  // namespace vegas::shell
