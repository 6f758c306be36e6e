// Where the core's tables, players and finished games are kept. Each implementation passes
// tests/server/shell/store/store_suite.hpp.
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
    using Said = std::variant<core::Stored, core::Refused, core::Told, core::Claimed,
                              core::Released, core::Forgot>;
    // Called on the loop's thread, from within append() or ask() or later: Stored and Refused of
    // one table in the order of its Appends.
    using Listener = std::function<void(Said)>;

    // Gives `handle` what is for the core; Forgot is for the shell alone.
    template <class Handle>
    static void give_to_core(Said& said, const Handle& handle) {
        std::visit(
            [&handle]<class What>(What& what) {
                if constexpr (!std::is_same_v<What, core::Forgot>) handle(std::move(what));
            },
            said);
    }

    // On the loop's thread; nothing is said any more.
    virtual ~Store() = default;

    // A number that no start before this one had: it counts the starts.
    [[nodiscard]] virtual std::uint64_t incarnation() const = 0;
    // Gives every table that is neither closed nor set aside; before listen().
    virtual void load(const std::function<void(core::Loaded)>& each) = 0;

    // The tables that were set aside, before listen().
    [[nodiscard]] virtual std::vector<std::string> aside() = 0;

    // REQUIRES: called once, before the first append() and ask(); what is below those may come
    // before.
    virtual void listen(Listener listener) = 0;
    virtual void append(std::vector<core::Append> appends) = 0;
    // Questions are answered in their order, and each knows of every Append given before it. An
    // Append does not wait for all the questions that were asked before it.
    virtual void ask(core::Ask question) = 0;
    virtual void visited(core::Visited visited) = 0;
    // Answered by Forgot, when all of it is done. forgetting.hpp says how much that is.
    virtual void forget(core::Forget what) = 0;
    virtual void set_aside(core::SetAside table) = 0;

    // ---- of a store that several servers share; any other has nothing to give
    // Answered by Claimed.
    virtual void claim() {}
    // Answered by Released, when every Append before it has been answered.
    virtual void release(const core::Release&) {}

    struct Ended {
        std::size_t unstored = 0;  // Appends that are not stored, and of which nothing was said
        bool hangs = false;        // the disk has not come back: the store must not be destroyed
    };
    // Stores what waits, and gives up after `patience`. Questions get no answer, and nothing is
    // said any more. REQUIRES: called at most once, as the last thing before the destructor.
    [[nodiscard]] virtual Ended end(std::chrono::milliseconds patience) = 0;
};

}  // namespace vegas::shell
