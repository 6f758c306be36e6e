// Makes a table from its records, as a start does, to see whether it follows from them.
#pragma once

#include <memory>
#include <set>
#include <span>
#include <string>

#include "server/core/base/limits.hpp"
#include "server/core/table/table.hpp"
#include "server/shell/process/expected.hpp"
#include "server/shell/process/os_entropy.hpp"

namespace vegas::shell {

class RecordsChecker {
public:
    struct Checked {
        std::unique_ptr<core::Table> table;
        std::set<std::string> players;  // ids of those whom the records name
    };
    // The failure says which record does not follow, and why. REQUIRES: this outlives the table.
    [[nodiscard]] Expected<Checked> check(std::span<const std::string> records);

private:
    core::Limits limits_;
    OsEntropy entropy_;
};

}  // namespace vegas::shell
