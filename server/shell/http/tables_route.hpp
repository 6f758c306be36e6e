// GET /api/tables: the public tables, in pages. Whoever asks for the same page within half a second
// gets the same bytes, of which there is one copy however many do not read them.
#pragma once

#include <map>
#include <optional>
#include <string_view>
#include <tuple>

#include "server/core/server.hpp"
#include "server/shell/http/message.hpp"
#include "server/shell/net/loop.hpp"

namespace vegas::shell {

class TablesRoute {
public:
    static constexpr std::int64_t kKeptMs = 500;
    static constexpr std::size_t kKeptMost = 64;  // pages

    TablesRoute(const core::Server& core, const Loop& loop) : core_(core), loop_(loop) {}

    // The query of the target says which tables: `ruleset`, `free` and `page`, or one `table`.
    [[nodiscard]] HttpReply answer(std::string_view target);

private:
    using Key = std::tuple<std::optional<Ruleset>, bool, int>;
    struct Kept {
        core::Text body;
        core::TimePoint until;
    };

    [[nodiscard]] core::Text body_of(const protocol::LobbyWatch& what);

    const core::Server& core_;
    const Loop& loop_;
    std::map<Key, Kept> kept_;
};

}  // namespace vegas::shell
