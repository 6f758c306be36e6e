// Reads and writes the records of tables. Each function is part of the caller's transaction.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/core/base/storage.hpp"
#include "server/shell/store/sqlite/database.hpp"

namespace vegas::shell::sqlite {

class Journal {
public:
    explicit Journal(Database& database);

    [[nodiscard]] bool has_records_of(std::string_view table);
    // Number of the last record; nullopt if the table is unknown, set aside or has no records.
    [[nodiscard]] std::optional<std::int64_t> last_seq(const std::string& table);
    // Whether all its records are there, byte for byte. Those before `base` may be gone.
    [[nodiscard]] bool holds(const core::Append& what, std::uint32_t base);

    void add(const core::Append& what);
    void erase_before(const std::string& table, std::uint32_t base);
    void erase(const std::string& table);

    // The table was set aside or closed, or the transaction was rolled back: what is known of the
    // last records is read again.
    void forget_last_seq(const std::string& table) { last_seq_.erase(table); }
    void on_rollback() { last_seq_.clear(); }

private:
    Statement has_records_, last_, from_, add_, erase_before_, erase_;
    std::unordered_map<std::string, std::int64_t> last_seq_;  // of tables written to
};

}  // namespace vegas::shell::sqlite
