// Writes the tables of the contract's pages. In a page a table stands between
// <!-- generated: NAME --> and <!-- end -->.
#pragma once

#include <map>
#include <string>

#include "protocol/tools/contract/model.hpp"

namespace vegas::contract {

// Name of the mark -> table.
[[nodiscard]] std::map<std::string, std::string> tables(const Contract&);

// The page with its tables filled in. Throws std::runtime_error if a mark has no table or no end.
[[nodiscard]] std::string with_tables(const std::string& page,
                                      const std::map<std::string, std::string>& tables);

}  // namespace vegas::contract
