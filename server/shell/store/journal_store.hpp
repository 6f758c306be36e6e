// Where the core's journal records go. A store keeps them in order and says when they are safe;
// until then the core holds back every message that depends on them.
#pragma once

#include <functional>
#include <span>

#include "server/core/base/io.hpp"

namespace vegas::shell {

class JournalStore {
public:
    // "All records up to here are stored." Called in rising order on the loop's thread, from within
    // append() or later.
    using OnStored = std::function<void(core::LogPosition)>;

    virtual ~JournalStore() = default;

    // REQUIRES: called once, before the first append().
    virtual void on_stored(OnStored handler) = 0;

    // REQUIRES: the positions go on without a gap from the last append(). May take the records
    // away.
    virtual void append(std::span<core::Append> records) = 0;
};

}  // namespace vegas::shell
