// Restores a table in a PostgreSQL database. Servers may be at work there, but at other tables: its
// row is locked, and none has it in memory.
#pragma once

#include "server/shell/store/postgres/connection.hpp"
#include "server/shell/store/table_restorer.hpp"

namespace vegas::shell::postgres {

class PostgresTableRestorer final : public TableRestorer {
public:
    explicit PostgresTableRestorer(const std::string& url);

    [[nodiscard]] std::optional<Present> find(const std::string& table) override;
    [[nodiscard]] bool is_invite_taken(const SavedTable&) override;
    [[nodiscard]] std::vector<EndedGame> ended_games(const std::string& table) override;
    [[nodiscard]] std::set<std::string> stored_players(const std::set<std::string>&) override;
    void remove_game(const std::string& game) override;
    void put(const SavedTable&, const std::vector<std::string>& seats) override;
    void commit() override;

private:
    PostgresConnection connection_;
};

}  // namespace vegas::shell::postgres
