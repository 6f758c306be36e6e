// Says which files the contract is written to, and replaces the marked parts of documents.
#pragma once

#include <map>
#include <string>

namespace vegas::contract {

// Path from the repository's root -> text. `root`: where to read the documents with marked parts.
[[nodiscard]] std::map<std::string, std::string> files(const std::string& root);

}  // namespace vegas::contract
