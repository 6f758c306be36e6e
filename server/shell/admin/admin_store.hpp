// Stores bans and the audit log beyond the process: in a data directory, or in the database, where
// all servers share them.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/core/base/ban.hpp"
#include "server/shell/process/expected.hpp"

namespace vegas::shell {

// Thread-safe; calls block on the disk or the database.
class AdminStore {
public:
    virtual ~AdminStore() = default;

    [[nodiscard]] virtual Expected<std::vector<core::Ban>> bans() const = 0;
    // Replaces all bans by `bans`; nullopt keeps them. Appends `record`, a JSON object, to the
    // audit log.
    [[nodiscard]] virtual Expected<void> save(const std::optional<std::vector<core::Ban>>& bans,
                                              const std::string& record) const = 0;
};

// Opens the admin store for the setting `data`; null if nothing outlives the process. REQUIRES: the
// store is open.
[[nodiscard]] std::shared_ptr<const AdminStore> open_admin_store(const std::string& data);

}  // namespace vegas::shell
