// Reads a data directory without changing it, even while a vegasd uses it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "server/core/base/storage.hpp"
#include "server/core/base/time.hpp"
#include "server/shell/store/sqlite/database.hpp"

namespace vegas::shell::sqlite {

class DataReader {
public:
    // Throws std::runtime_error with one line for the operator.
    explicit DataReader(const std::filesystem::path& dir);

    [[nodiscard]] std::int64_t format();
    [[nodiscard]] std::int64_t starts();
    [[nodiscard]] std::int64_t players();
    [[nodiscard]] std::int64_t games();

    // Passes on each table with its records, and why it was set aside; nullopt if it was not.
    using EachTable = std::function<void(core::LoadedTable, std::optional<std::string> aside)>;
    void tables(const EachTable& each);

    // Passes on each finished game that ended at `since` or later, oldest first, until `each`
    // returns false.
    using EachGame = std::function<bool(std::string_view id, std::string_view transcript)>;
    void games(core::UtcTime since, const EachGame& each);

private:
    Database database_;
};

}  // namespace vegas::shell::sqlite
