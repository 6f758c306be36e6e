// What a server stores with: its own disk, or its session with the database that all share.
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
    using Said = shell::Store::Said;
    using Job = std::variant<core::Append, core::Ask, core::Claim, core::Release>;

    virtual ~Storage() = default;

    // ---- a server begins
    // `then` is told the server's incarnation: now, later, or never; it may be asked again.
    virtual void begin(std::function<void(std::uint64_t)> then) = 0;
    virtual void load(const std::function<void(core::Loaded)>&) {}
    [[nodiscard]] virtual std::vector<std::string> aside() { return {}; }
    virtual void listen(std::function<void(Said)> listener) = 0;

    virtual void put(Job job) = 0;
    virtual void visited(core::Visited) {}

    // ---- it ends
    virtual void give_back() {}  // in order
    virtual void stop() = 0;     // whatever it has not been told, it is told no more
    // Whatever was put is said to be stored.
    [[nodiscard]] virtual bool rests() const = 0;
};

}  // namespace vegas::sim
