// Reads a PostgreSQL database, or a standby of it.
#pragma once

#include "server/shell/store/data_reader.hpp"
#include "server/shell/store/postgres/connection.hpp"

namespace vegas::shell::postgres {

class PostgresDataReader final : public DataReader {
public:
    explicit PostgresDataReader(const std::string& url);

    [[nodiscard]] std::int64_t format() override;
    [[nodiscard]] std::int64_t starts() override;
    [[nodiscard]] std::int64_t players() override;
    [[nodiscard]] std::int64_t games() override;
    [[nodiscard]] std::optional<core::UtcTime> newest() override;
    void tables(const EachTable& each) override;
    void games(core::UtcTime since, const EachGame& each) override;

private:
    PostgresConnection connection_;
    std::int64_t format_ = 0;
};

}  // namespace vegas::shell::postgres
