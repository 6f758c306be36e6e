// The whole database: what a store is asked to do, done in transactions. One thread at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "server/core/base/storage.hpp"
#include "server/shell/store/sqlite/database.hpp"
#include "server/shell/store/sqlite/games.hpp"
#include "server/shell/store/sqlite/players.hpp"
#include "server/shell/store/sqlite/tables.hpp"
#include "server/shell/store/store.hpp"

namespace vegas::shell::sqlite {

using Job = std::variant<core::Append, core::Ask, core::Visited, core::Forget, core::SetAside>;

struct Outcome {
    std::vector<Store::Said> said;
    // What is not urgent and was too much for one transaction: to be done with the next one.
    std::vector<Job> left;
};

class Ledger {
public:
    // Brings the database to the newest format, and counts this start. Throws Error. REQUIRES: a
    // DataDir has looked at the file.
    Ledger(const std::filesystem::path& file, const std::string& vfs);

    [[nodiscard]] std::uint64_t incarnation() const { return incarnation_; }
    // Throws Error. After a start that did not come to the end of this, each table is marked while
    // it has its turn; one during whose turn that happened twice in a row is set aside.
    void load(const std::function<void(core::Loaded)>& each);
    [[nodiscard]] std::vector<std::string> aside() { return tables_.aside(); }

    // All of it in this order and in one transaction, which the disk holds on return. Throws Error:
    // then nothing has happened.
    [[nodiscard]] Outcome carry_out(const std::vector<Job>& jobs);

private:
    struct Errand;

    void load_with_care(const std::function<void(core::Loaded)>& each);
    void carry_out(const core::Append& what, Errand& errand);
    void carry_out(const core::Ask& what, Errand& errand);
    void carry_out(const core::Visited& what, Errand& errand);
    void carry_out(const core::Forget& what, Errand& errand);
    void carry_out(const core::SetAside& what, Errand& errand);

    Database database_;
    Statement begin_, commit_;
    Players players_;
    Games games_;
    Tables tables_;
    std::uint64_t incarnation_ = 0;
};

}  // namespace vegas::shell::sqlite
