// A directory with a SQLite database: what a store is asked to do, done in transactions.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "server/core/base/storage.hpp"
#include "server/shell/store/ledger.hpp"
#include "server/shell/store/sqlite/clock.hpp"
#include "server/shell/store/sqlite/data_dir.hpp"
#include "server/shell/store/sqlite/database.hpp"
#include "server/shell/store/sqlite/games.hpp"
#include "server/shell/store/sqlite/players.hpp"
#include "server/shell/store/sqlite/tables.hpp"

namespace vegas::shell::sqlite {

class Ledger final : public shell::Ledger {
public:
    // Takes the directory, brings its database to the newest format, and counts this start. Throws
    // std::runtime_error with one line for the operator. `vfs` as for Database.
    Ledger(const std::filesystem::path& dir, const std::string& vfs);

    [[nodiscard]] std::uint64_t incarnation() const override;
    // After a start that did not come to the end of this, each table is marked while it has its
    // turn; one during whose turn that happened twice in a row is set aside.
    void load(const std::function<void(core::Loaded)>& each) override;
    [[nodiscard]] std::vector<std::string> aside() override;

    // In one transaction, which the disk holds on return. Where it throws, nothing has happened.
    [[nodiscard]] Outcome carry_out(const std::vector<Job>& jobs) override;

private:
    struct Errand;

    void load_with_care(const std::function<void(core::Loaded)>& each);
    void carry_out(const core::Append& what, Errand& errand);
    void carry_out(const core::Ask& what, Errand& errand);
    void carry_out(const core::Visited& what, Errand& errand);
    void carry_out(const core::Forget& what, Errand& errand);
    void carry_out(Forgetting what, Errand& errand);
    void carry_out(const core::SetAside& what, Errand& errand);
    // Of a database that several servers share.
    void carry_out(const core::Claim&, Errand&) {}
    void carry_out(const core::Release&, Errand&) {}

    const std::filesystem::path folder_;
    const DataDir dir_;
    Database database_;
    Statement begin_, commit_;
    Players players_;
    Games games_;
    Tables tables_;
    Clock clock_;
    std::uint64_t incarnation_ = 0;
};

}  // namespace vegas::shell::sqlite
