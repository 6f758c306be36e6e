// Restores a table in a data directory, which is locked against servers meanwhile.
#pragma once

#include <filesystem>

#include "server/shell/store/sqlite/data_dir.hpp"
#include "server/shell/store/sqlite/database.hpp"
#include "server/shell/store/table_restorer.hpp"

namespace vegas::shell::sqlite {

class SqliteTableRestorer final : public TableRestorer {
public:
    explicit SqliteTableRestorer(const std::filesystem::path& dir);

    [[nodiscard]] std::optional<Present> find(const std::string& table) override;
    [[nodiscard]] bool is_invite_taken(const SavedTable&) override;
    [[nodiscard]] std::vector<EndedGame> ended_games(const std::string& table) override;
    [[nodiscard]] std::set<std::string> stored_players(const std::set<std::string>&) override;
    void remove_game(const std::string& game) override;
    void put(const SavedTable&, const std::vector<std::string>& seats) override;
    void commit() override;

private:
    DataDir dir_;
    Database database_;
};

}  // namespace vegas::shell::sqlite
