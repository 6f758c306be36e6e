// Writes tables, and decides whether an Append is accepted. Each function is part of the caller's
// transaction, whose outcome the caller reports.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/core/base/storage.hpp"
#include "server/shell/process/expected.hpp"
#include "server/shell/store/sqlite/database.hpp"
#include "server/shell/store/sqlite/game_repository.hpp"
#include "server/shell/store/sqlite/journal.hpp"
#include "server/shell/store/sqlite/player_repository.hpp"
#include "server/shell/store/sqlite/sleeper_repository.hpp"

namespace vegas::shell::sqlite {

class TableRepository {
public:
    // REQUIRES: players and games outlive this.
    TableRepository(Database& database, PlayerRepository& players, GameRepository& games);

    // Writes all of it, or nothing.
    [[nodiscard]] Expected<void, core::AppendError> append(const core::Append& what);
    void set_aside(const core::SetAside& what);
    void close(const std::string& table);

    [[nodiscard]] SleeperRepository& sleepers() { return sleepers_; }

    // The transaction ended: Appends since the last one are kept, or gone.
    void on_commit() { refused_now_.clear(); }
    void on_rollback();

private:
    enum class Verdict : std::uint8_t { fresh, repeated, taken, broken };
    struct TableHead {
        std::string invite;
        std::uint32_t base = 0;
    };

    [[nodiscard]] Verdict judge(const core::Append& what);
    [[nodiscard]] Verdict judge_first(const core::Append& what);
    [[nodiscard]] bool is_taken(const core::Append& what);
    [[nodiscard]] std::optional<TableHead> find(std::string_view table);
    void write(const core::Append& what, bool with_records);

    PlayerRepository& players_;
    GameRepository& games_;
    SleeperRepository sleepers_;
    Journal journal_;
    Statement find_, has_, has_invite_, add_, set_aside_, set_base_, erase_;
    std::unordered_map<std::string, core::AppendError> refused_;
    std::vector<std::string> refused_now_;  // in this transaction
};

}  // namespace vegas::shell::sqlite
