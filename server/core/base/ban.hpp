// One ban: whom the operator does not let in, and until when.
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
    std::string reason;                    // told to them; empty: none
    std::int64_t since_ms = 0;             // since 1970, UTC
    std::optional<std::int64_t> until_ms;  // nothing: for good
    bool operator==(const Ban&) const = default;

    [[nodiscard]] bool is_over(UtcTime now) const { return until_ms && now.ms >= *until_ms; }
    static constexpr auto wire(auto is) {
        return is.object("ban", "Whom the operator does not let in.",
                         is.always("who", &Ban::who, as::plain),
                         is.sometimes("reason", &Ban::reason, as::plain),
                         is.always("since_ms", &Ban::since_ms, protocol::kMs),
                         is.sometimes("until_ms", &Ban::until_ms, protocol::kMs));
    }
};

// As it stands in a list of bans. Nothing: it is neither an address, nor a network, nor what a
// player's id may be.
[[nodiscard]] std::optional<std::string> who_of(std::string_view text);

}  // namespace vegas::core
