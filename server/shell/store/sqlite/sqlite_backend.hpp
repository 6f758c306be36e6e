// The store backend of SQLite: a directory with a database, in which batches are transactions.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "server/core/base/storage.hpp"
#include "server/shell/store/sqlite/clock_row.hpp"
#include "server/shell/store/sqlite/data_dir.hpp"
#include "server/shell/store/sqlite/database.hpp"
#include "server/shell/store/sqlite/game_repository.hpp"
#include "server/shell/store/sqlite/player_eraser.hpp"
#include "server/shell/store/sqlite/player_repository.hpp"
#include "server/shell/store/sqlite/table_loader.hpp"
#include "server/shell/store/sqlite/table_repository.hpp"
#include "server/shell/store/store_backend.hpp"

namespace vegas::shell::sqlite {

class SqliteBackend final : public StoreBackend {
public:
    // Locks the directory, migrates its database to the newest format, and counts this start.
    // Throws std::runtime_error with one line for the operator. `vfs` as for Database.
    SqliteBackend(const std::filesystem::path& dir, const std::string& vfs);

    [[nodiscard]] std::uint64_t incarnation() const override;
    // After a start that did not complete this, each table counts the attempt to load it. A table
    // during whose loading the process ended twice in a row is set aside.
    void load(const std::function<void(core::LoadedTable)>& each) override;
    [[nodiscard]] std::vector<std::string> list_set_aside() override;

    // In one transaction, which is on disk on return. If it fails, nothing has happened.
    [[nodiscard]] Expected<JobResults, BatchFailure> execute(
        const std::vector<StoreJob>& jobs) override;

private:
    struct TransactionState;

    [[nodiscard]] core::QueryResult find_table(const core::FindTable& query);
    void load_with_care(const std::function<void(core::LoadedTable)>& each);
    void execute(const core::Append& what, TransactionState& transaction);
    void execute(const core::StoreQuery& what, TransactionState& transaction);
    void execute(const core::TouchPlayers& what, TransactionState& transaction);
    void execute(const core::Purge& what, TransactionState& transaction);
    void execute(PurgeProgress what, TransactionState& transaction);
    void execute(ErasureProgress what, TransactionState& transaction);
    void execute(const core::SetAside& what, TransactionState& transaction);
    // For databases that several servers share.
    void execute(const core::Claim&, TransactionState&) {}
    void execute(const core::Release&, TransactionState&) {}

    const std::filesystem::path folder_;
    const DataDir dir_;
    Database database_;
    Statement begin_, commit_;
    PlayerRepository players_;
    GameRepository games_;
    TableRepository tables_;
    TableLoader table_loader_;
    PlayerEraser player_eraser_;
    ClockRow clock_;
    std::uint64_t incarnation_ = 0;
};

}  // namespace vegas::shell::sqlite
