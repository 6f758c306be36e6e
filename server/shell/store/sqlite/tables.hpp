// The tables in the database, and the rules by which an Append is taken. Each function is a part of
// the transaction that the caller has begun, and says how that ended.
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
#include "server/shell/store/sqlite/games.hpp"
#include "server/shell/store/sqlite/players.hpp"

namespace vegas::shell::sqlite {

class Tables {
public:
    // REQUIRES: players and games outlive the tables.
    Tables(Database& database, Players& players, Games& games);

    // Nothing: all of it is written. Otherwise nothing of it is.
    [[nodiscard]] std::optional<core::Refusal> append(const core::Append& what);
    void set_aside(const core::SetAside& what);
    // The records of each table that is not set aside, in their order, whatever is missing.
    void load(const std::function<void(core::Loaded)>& each);

    // ---- one by one
    [[nodiscard]] std::vector<std::string> ids();  // that are not set aside
    [[nodiscard]] std::vector<std::string> aside();
    // Before its turn, and after it. No: it was marked twice before, and is set aside.
    [[nodiscard]] bool mark(const std::string& table);
    void unmark(const std::string& table);
    [[nodiscard]] core::Loaded load(const std::string& table);

    // What was appended since the one before is kept, or gone.
    void committed() { refused_now_.clear(); }
    void rolled_back();

private:
    enum class Verdict : std::uint8_t { fresh, repeated, taken, broken };
    struct Head {
        std::string invite;
        std::uint32_t base = 0;
    };

    [[nodiscard]] Verdict judge(const core::Append& what);
    [[nodiscard]] Verdict judge_first(const core::Append& what);
    [[nodiscard]] bool is_taken(const core::Append& what);
    [[nodiscard]] std::optional<Head> find(std::string_view table);
    [[nodiscard]] std::optional<std::int64_t> last_of(const std::string& table);
    [[nodiscard]] bool holds(const core::Append& what, std::uint32_t base);
    void write(const core::Append& what, bool with_records);
    void close(const std::string& table);
    [[nodiscard]] std::int64_t marks_of(const std::string& table);
    [[nodiscard]] static std::vector<std::string> all(Statement& ids);

    Players& players_;
    Games& games_;
    Statement load_, find_, has_, has_records_, has_invite_, last_, from_;
    Statement ids_, aside_, marks_, mark_, unmark_;
    Statement add_, set_aside_, add_record_, set_base_, forget_before_, forget_records_, forget_;
    std::unordered_map<std::string, core::Refusal> refused_;
    std::vector<std::string> refused_now_;                    // in this transaction
    std::unordered_map<std::string, std::int64_t> last_seq_;  // of tables that were written to
};

}  // namespace vegas::shell::sqlite
