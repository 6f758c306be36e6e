// The interface of stores, which keep the core's tables, players and finished games. Each
// implementation passes tests/server/shell/store/store_suite.hpp.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "server/core/base/storage.hpp"

namespace vegas::shell {

class Store {
public:
    using StoreEvent = std::variant<core::AppendStored, core::AppendRefused, core::QueryReply,
                                    core::Claimed, core::Released, core::PurgeResult>;
    // Called on the loop's thread, within append() or query() or later. AppendStored and
    // AppendRefused of a table come in the order of its Appends.
    using Listener = std::function<void(StoreEvent)>;

    // Passes events for the core to `handle`; PurgeResult is for the shell alone.
    template <class Handle>
    static void forward_to_core(StoreEvent& said, const Handle& handle) {
        std::visit(
            [&handle]<class What>(What& what) {
                if constexpr (!std::is_same_v<What, core::PurgeResult>) handle(std::move(what));
            },
            said);
    }

    // On the loop's thread. The listener is not called any more.
    virtual ~Store() = default;

    // A number unique to this start: it counts the starts.
    [[nodiscard]] virtual std::uint64_t incarnation() const = 0;
    // Passes on every table that is neither closed nor set aside. Call it before listen().
    virtual void load(const std::function<void(core::LoadedTable)>& each) = 0;

    // Ids of the tables that were set aside. Call it before listen().
    [[nodiscard]] virtual std::vector<std::string> list_set_aside() = 0;

    // REQUIRES: called once, before the first append() and query(). touch_players(), purge() and
    // set_aside() may come earlier.
    virtual void listen(Listener listener) = 0;
    virtual void append(std::vector<core::Append> appends) = 0;
    // Queries are answered in order, and each sees every Append before it. An Append does not wait
    // for all queries before it.
    virtual void query(core::StoreQuery question) = 0;
    virtual void touch_players(core::TouchPlayers visited) = 0;
    // Answered by PurgeResult when all of it is done. purge.hpp decides how much that is.
    virtual void purge(core::Purge what) = 0;
    virtual void set_aside(core::SetAside table) = 0;

    // ---- of a store that several servers share; any other has nothing to give
    // Answered by Claimed.
    virtual void claim() {}
    // Answered by Released, after every earlier Append was answered.
    virtual void release(const core::Release&) {}

    struct ShutdownResult {
        std::size_t unstored = 0;  // Appends neither stored nor answered
        bool has_hung = false;     // the disk still blocks: the store must not be destroyed
    };
    // Stores what waits; gives up after `patience`. Queries are dropped, and the listener is not
    // called any more. REQUIRES: called at most once, as the last call before the destructor.
    [[nodiscard]] virtual ShutdownResult shut_down(std::chrono::milliseconds patience) = 0;
};

}  // namespace vegas::shell
