// Reads the list of words that names must not have at public tables.
#pragma once

#include <memory>
#include <string>

#include "server/core/base/name_words.hpp"
#include "server/shell/process/expected.hpp"

namespace vegas::shell {

// From this file, or, if the path is empty, the list that comes with the server.
[[nodiscard]] Expected<std::shared_ptr<const core::NameWords>> load_name_words(
    const std::string& path);

}  // namespace vegas::shell
