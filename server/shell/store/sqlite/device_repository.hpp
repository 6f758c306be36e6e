// Reads and writes the devices of players, and the codes that add one. Each function is part of the
// caller's transaction. They are deleted with their player.
#pragma once

#include <string_view>

#include "server/core/base/storage.hpp"
#include "server/shell/store/sqlite/database.hpp"

namespace vegas::shell::sqlite {

class DeviceRepository {
public:
    explicit DeviceRepository(Database& database);

    void add(std::string_view player, const core::StoredDevice& device);
    [[nodiscard]] core::QueryResult redeem(const core::RedeemToken& what);
    [[nodiscard]] core::QueryResult list(std::string_view player);
    [[nodiscard]] core::QueryResult rename(const core::RenameDevice& what);
    [[nodiscard]] core::QueryResult revoke(const core::RevokeDevice& what);
    void save_code(const core::SaveCode& what);
    [[nodiscard]] core::QueryResult find_code(const core::FindCode& what);
    [[nodiscard]] bool has_code(std::string_view player, core::CodeKind kind);
    [[nodiscard]] core::QueryResult redeem_code(const core::RedeemCode& what);

private:
    Statement add_, redeem_, used_, came_, list_, rename_, revoke_;
    Statement save_code_, find_code_, use_code_, has_code_;
};

}  // namespace vegas::shell::sqlite
