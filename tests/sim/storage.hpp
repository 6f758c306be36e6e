// What a server stores with: its own disk, or its session with the shared database.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "server/core/base/storage.hpp"
#include "server/shell/store/store.hpp"

namespace vegas::sim {

class Storage {
public:
    using Said = shell::Store::StoreEvent;
    using Task = std::variant<core::Append, core::StoreQuery, core::Claim, core::Release>;

    virtual ~Storage() = default;

    // ---- a server begins
    // `then` gets the server's incarnation: now, later, or never. It may be called again.
    virtual void begin(std::function<void(std::uint64_t)> then) = 0;
    virtual void load(const std::function<void(core::LoadedTable)>&) {}
    [[nodiscard]] virtual std::vector<std::string> aside() { return {}; }
    virtual void set_listener(std::function<void(Said)> listener) = 0;

    virtual void submit(Task job) = 0;
    virtual void visited(core::TouchPlayers) {}

    // ---- it ends
    virtual void release_lease() {}  // in order
    virtual void stop() = 0;         // nothing more is reported
    // Everything submitted was reported as stored.
    [[nodiscard]] virtual bool is_idle() const = 0;
};

}  // namespace vegas::sim
