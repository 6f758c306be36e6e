// What the operator says to everybody who is here, and for a time to those who come later. Servers
// that share a store say it together.
#pragma once

#include <cstdint>
#include <string>

#include "server/core/base/io.hpp"
#include "server/core/base/peer_messages.hpp"
#include "server/core/base/time.hpp"

namespace vegas::core {

struct Context;

struct Announcement {
    std::string text;           // empty: the one before was called off
    std::int64_t since_ms = 0;  // since 1970, UTC: a newer one replaces an older one
    TimePoint until;

    [[nodiscard]] bool holds_at(TimePoint now) const { return now < until; }
    [[nodiscard]] SharedText message() const;
};

// Says it to everybody here and at all peers. An empty text calls off the one before.
void announce(Context&, const std::string& text, std::int64_t for_ms);

// Says here what a peer says, unless this server has heard of that or of a newer one.
void receive_announcement(Context&, const peer::Announced&);

// A peer that was not connected may not know of it. REQUIRES: the peer is connected.
void pass_on_announcement(Context&, NodeId peer);

}  // namespace vegas::core
