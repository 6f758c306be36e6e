// How often a table's changes are published. What a game brings, and what answers a request, is
// published at once; other changes at most Limits::table_updates_per_second, so that many of them
// go out together. The bytes for each viewer are bounded, whatever people do at the table.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "protocol/replies/replies.hpp"
#include "server/core/base/limits.hpp"
#include "server/core/base/time.hpp"
#include "server/core/base/token_bucket.hpp"
#include "server/core/table/match.hpp"

namespace vegas::core {

class PublicationPacer {
public:
    // Whether the game has gone on since the last publication.
    [[nodiscard]] bool has_progress(const Match& match) const {
        return progress_of(match) != published_;
    }
    // Whether other changes may be published now. If not, due() says when.
    [[nodiscard]] bool may_publish(const Limits& limits, TimePoint now) {
        const auto wait_ms = updates_.wait_ms(rate_of(limits), now);
        if (wait_ms) due_ = now + *wait_ms;
        return !wait_ms;
    }
    // Other changes have been published.
    void charge(const Limits& limits, TimePoint now) {
        static_cast<void>(updates_.consume(rate_of(limits), now));
    }
    // Whatever there was is published.
    void on_published(const Match& match) {
        published_ = progress_of(match);
        due_.reset();
    }
    // When to publish what waits, or nullopt if nothing does.
    [[nodiscard]] std::optional<TimePoint> due() const { return due_; }
    void extend_deadlines(std::int64_t ms) {
        if (due_) due_ = *due_ + ms;
    }

private:
    struct Progress {  // of the game
        std::string game;
        protocol::TableStatus status{};
        std::uint32_t decisions = 0;
        bool operator==(const Progress&) const = default;
    };
    static RefillRate rate_of(const Limits& limits) {
        const auto a_second = static_cast<double>(limits.table_updates_per_second);
        return {.per_second = a_second, .burst = 2 * a_second};
    }
    static Progress progress_of(const Match& match) {
        return {match.id(), match.status(), match.decisions_made()};
    }

    TokenBucket updates_;
    Progress published_;
    std::optional<TimePoint> due_;
};

}  // namespace vegas::core
