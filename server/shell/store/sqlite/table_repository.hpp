// Reads and writes tables, and decides whether an Append is accepted. Each function is part of the
// caller's transaction, whose outcome the caller reports.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/core/base/storage.hpp"
#include "server/shell/store/sqlite/database.hpp"
#include "server/shell/store/sqlite/game_repository.hpp"
#include "server/shell/store/sqlite/player_repository.hpp"

namespace vegas::shell::sqlite {

class TableRepository {
public:
    // REQUIRES: players and games outlive this.
    TableRepository(Database& database, PlayerRepository& players, GameRepository& games);

    // nullopt if all of it was written; otherwise nothing was.
    [[nodiscard]] std::optional<core::AppendError> append(const core::Append& what);
    void set_aside(const core::SetAside& what);
    // Passes on each table that is not set aside, with its records in order, even if some are
    // missing.
    void load(const std::function<void(core::LoadedTable)>& each);

    // ---- one by one
    [[nodiscard]] std::vector<std::string> ids();  // of tables not set aside
    [[nodiscard]] std::vector<std::string> list_set_aside();
    // Call them before and after loading the table. mark() returns false if the table was marked
    // twice before; it is then set aside.
    [[nodiscard]] bool mark(const std::string& table);
    void unmark(const std::string& table);
    [[nodiscard]] core::LoadedTable load(const std::string& table);

    // The transaction ended: Appends since the last one are kept, or gone.
    void committed() { refused_now_.clear(); }
    void rolled_back();

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
    [[nodiscard]] std::optional<std::int64_t> last_of(const std::string& table);
    [[nodiscard]] bool holds(const core::Append& what, std::uint32_t base);
    void write(const core::Append& what, bool with_records);
    void close(const std::string& table);
    [[nodiscard]] std::int64_t marks_of(const std::string& table);
    [[nodiscard]] static std::vector<std::string> all(Statement& ids);

    PlayerRepository& players_;
    GameRepository& games_;
    Statement load_, find_, has_, has_records_, has_invite_, last_, from_;
    Statement ids_, aside_, marks_, mark_, unmark_;
    Statement add_, set_aside_, add_record_, set_base_, forget_before_, forget_records_, forget_;
    std::unordered_map<std::string, core::AppendError> refused_;
    std::vector<std::string> refused_now_;                    // in this transaction
    std::unordered_map<std::string, std::int64_t> last_seq_;  // of tables written to
};

}  // namespace vegas::shell::sqlite
