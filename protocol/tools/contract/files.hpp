// Which files the contract is written to, and how marked parts of documents are replaced.
#pragma once

#include <map>
#include <string>

namespace vegas::contract {

// Path from the repository's root -> text. `root`: where the documents with marked parts are read.
[[nodiscard]] std::map<std::string, std::string> files(const std::string& root);

}  // namespace vegas::contract
