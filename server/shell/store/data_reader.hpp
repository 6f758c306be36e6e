// Reads what a server keeps, without changing it: a data directory, a copy that `vegasd backup` has
// made, or a PostgreSQL database. All that one reader gives is of one moment, and a server may be
// at work meanwhile.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "server/core/base/storage.hpp"
#include "server/core/base/time.hpp"

namespace vegas::shell {

// All functions throw std::runtime_error with one line for the operator.
class DataReader {
public:
    virtual ~DataReader() = default;

    [[nodiscard]] virtual std::int64_t format() = 0;
    [[nodiscard]] virtual std::int64_t starts() = 0;
    [[nodiscard]] virtual std::int64_t players() = 0;
    [[nodiscard]] virtual std::int64_t games() = 0;
    // Date of the newest visit, finished game or game that fell asleep; nullopt if there is none.
    [[nodiscard]] virtual std::optional<core::UtcTime> newest() = 0;

    // Passes on each table with its records, and why it was set aside; nullopt if it was not. Those
    // that were set aside come first.
    using EachTable = std::function<void(core::LoadedTable, std::optional<std::string> aside)>;
    virtual void tables(const EachTable& each) = 0;

    // Passes on each finished game that ended at `since` or later, oldest first, until `each`
    // returns false.
    using EachGame = std::function<bool(std::string_view id, std::string_view transcript)>;
    virtual void games(core::UtcTime since, const EachGame& each) = 0;
};

// `data`: a directory, the file of a copy, or the URL of a database; of a database, a standby may
// be read too. Throws std::runtime_error with one line for the operator.
[[nodiscard]] std::unique_ptr<DataReader> open_data_reader(const std::string& data);

}  // namespace vegas::shell
