// What operators have decided and done, where it outlives the process: in a data directory, or in
// the database, where every server over it reads the same.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/core/base/ban.hpp"

namespace vegas::shell {

// From any thread, for as long as the disk or the database takes. Each throws std::runtime_error
// with one line.
class Book {
public:
    virtual ~Book() = default;

    [[nodiscard]] virtual std::vector<core::Ban> bans() const = 0;
    // `bans` stand in the place of all that were there; nothing: those stay. `record`: an object of
    // JSON, which the audit log has more.
    virtual void keep(const std::optional<std::vector<core::Ban>>& bans,
                      const std::string& record) const = 0;
};

// Of the setting `data`; null: nothing outlives the process. REQUIRES: the store is open.
[[nodiscard]] std::shared_ptr<const Book> open_book(const std::string& data);

}  // namespace vegas::shell
