// The interface of a database behind ThreadedStore. Work comes in batches, and each batch is done
// exactly once, whatever fails on the way.
#pragma once

#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

#include "server/core/base/storage.hpp"
#include "server/shell/store/purge.hpp"
#include "server/shell/store/store.hpp"

namespace vegas::shell {

// PurgeProgress: the rest of a purge.
using StoreJob = std::variant<core::Append, core::StoreQuery, core::TouchPlayers, core::Purge,
                              PurgeProgress, core::SetAside, core::Claim, core::Release>;

struct JobResults {
    std::vector<Store::StoreEvent> events;
    // Work that is not urgent and was too much at once: add it to the next batch.
    std::vector<StoreJob> unfinished;
};

// The database does not answer, or fails, for now. One line for the operator, without stored data.
class StorageError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// Another server has taken over: this one can never write again.
class StorageLost : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// Used by one thread at a time.
class StoreBackend {
public:
    virtual ~StoreBackend() = default;

    // As in Store. Throw std::runtime_error with one line for the operator.
    [[nodiscard]] virtual std::uint64_t incarnation() const = 0;
    virtual void load(const std::function<void(core::LoadedTable)>& each) = 0;
    [[nodiscard]] virtual std::vector<std::string> list_set_aside() = 0;

    // Executes all jobs in order; they are durable on return. Throws StorageError: how much was
    // done is unknown, and the caller must retry the same jobs before any others. Throws
    // StorageLost.
    [[nodiscard]] virtual JobResults execute(const std::vector<StoreJob>& jobs) = 0;
};

}  // namespace vegas::shell
