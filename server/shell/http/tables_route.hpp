// GET /api/tables: the public tables, in pages. Requests for the same page within half a second
// share the same bytes, so slow readers cost one copy.
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
    static constexpr std::int64_t kLifetimeMs = 500;
    static constexpr std::size_t kCachedPagesMax = 64;

    TablesRoute(const core::Server& core, const Loop& loop) : core_(core), loop_(loop) {}

    // The query of the target selects tables: `ruleset`, `free` and `page`, or one `table`.
    [[nodiscard]] HttpReply handle(std::string_view target);

private:
    using Key = std::tuple<std::optional<Ruleset>, bool, int>;
    struct CachedPage {
        core::SharedText body;
        core::TimePoint until;
    };

    [[nodiscard]] core::SharedText body_of(const protocol::LobbyWatch& what);

    const core::Server& core_;
    const Loop& loop_;
    std::map<Key, CachedPage> cache_;
};

}  // namespace vegas::shell
