// A ban: a player or network that the operator does not let in, and until when.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "protocol/json/numbers.hpp"
#include "protocol/json/texts.hpp"
#include "server/core/base/time.hpp"

namespace vegas::core {

struct Ban {
    std::string who;                       // a player's id, or a Network's text
    std::string reason;                    // shown to the banned client; empty: none
    std::int64_t since_ms = 0;             // since 1970, UTC
    std::optional<std::int64_t> until_ms;  // nullopt: for good
    bool operator==(const Ban&) const = default;

    [[nodiscard]] bool is_over(UtcTime now) const { return until_ms && now.ms >= *until_ms; }
    static constexpr auto wire(auto is) {
        return is.object("ban", "Whom the operator does not let in.",
                         is.required("who", &Ban::who, as::plain),
                         is.optional("reason", &Ban::reason, as::plain),
                         is.required("since_ms", &Ban::since_ms, protocol::kMs),
                         is.optional("until_ms", &Ban::until_ms, protocol::kMs));
    }
};

// Canonical form for a list of bans. nullopt if the text is neither an address, a network nor a
// valid player id.
[[nodiscard]] std::optional<std::string> normalize_ban_target(std::string_view text);

}  // namespace vegas::core
