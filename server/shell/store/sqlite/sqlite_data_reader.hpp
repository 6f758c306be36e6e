// Reads a data directory, or the file of a copy.
#pragma once

#include <filesystem>

#include "server/shell/store/data_reader.hpp"
#include "server/shell/store/sqlite/database.hpp"

namespace vegas::shell::sqlite {

class SqliteDataReader final : public DataReader {
public:
    explicit SqliteDataReader(const std::filesystem::path& data);

    [[nodiscard]] std::int64_t format() override;
    [[nodiscard]] std::int64_t starts() override;
    [[nodiscard]] std::int64_t players() override;
    [[nodiscard]] std::int64_t games() override;
    [[nodiscard]] std::optional<core::UtcTime> newest() override;
    void tables(const EachTable& each) override;
    void games(core::UtcTime since, const EachGame& each) override;

private:
    Database database_;
};

}  // namespace vegas::shell::sqlite
