// The interface of a database behind ThreadedStore. Work comes in batches, and each batch is done
// exactly once, whatever fails on the way.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "server/core/base/storage.hpp"
#include "server/shell/process/expected.hpp"
#include "server/shell/store/erasure.hpp"
#include "server/shell/store/purge.hpp"
#include "server/shell/store/store.hpp"

namespace vegas::shell {

// PurgeProgress, ErasureProgress: the rest of a purge, and of the deletion of a player.
using StoreJob =
    std::variant<core::Append, core::StoreQuery, core::TouchPlayers, core::Purge, PurgeProgress,
                 ErasureProgress, core::SetAside, core::Claim, core::Release>;

struct JobResults {
    std::vector<Store::StoreEvent> events;
    // Work that is not urgent and was too much at once: add it to the next batch.
    std::vector<StoreJob> unfinished;
};

// Why a batch was not executed.
struct BatchFailure {
    std::string why;       // one line for the operator, without stored data
    bool is_lost = false;  // another server has taken over: this one can never write again
};

// Used by one thread at a time.
class StoreBackend {
public:
    virtual ~StoreBackend() = default;

    // As in Store. Throw std::runtime_error with one line for the operator.
    [[nodiscard]] virtual std::uint64_t incarnation() const = 0;
    virtual void load(const std::function<void(core::LoadedTable)>& each) = 0;
    [[nodiscard]] virtual std::vector<std::string> list_set_aside() = 0;

    // Executes all jobs in order; they are durable on return. After a failure, how much was done is
    // unknown, and the caller must retry the same jobs before any others, unless the store is lost.
    [[nodiscard]] virtual Expected<JobResults, BatchFailure> execute(
        const std::vector<StoreJob>& jobs) = 0;
};

}  // namespace vegas::shell
