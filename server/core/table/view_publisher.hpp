// Publishes a table's view to its players and spectators: the public part once for all, a seat's
// private part and actions only to it. [ALL-4] Keeps the last updates for viewers who come back.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "protocol/replies/replies.hpp"
#include "protocol/view/table_view.hpp"
#include "server/core/base/ids.hpp"
#include "server/core/base/io.hpp"
#include "server/core/table/match.hpp"
#include "server/core/table/pause.hpp"
#include "server/core/table/seat_clock.hpp"
#include "server/core/table/seat_requests.hpp"
#include "server/core/table/seating.hpp"
#include "server/core/table/seed_exchange.hpp"
#include "server/core/table/standstill.hpp"
#include "server/core/table/table_config.hpp"

namespace vegas::core {

// What a view is made of.
struct TableRefs {
    const TableConfig& config;
    const Seating& seating;
    const SeatRequests& seat_requests;
    const Match& match;
    const SeatClock& clock;
    const Standstill& standstill;
    std::int64_t standstill_ms;  // the longest wait
    const GamePause& pause;
    const SeedExchange& seed_exchange;

    // The open decision without its actions, or nullopt if the game is not running.
    [[nodiscard]] std::optional<protocol::Prompt> prompt(TimePoint now) const {
        const bool is_stopped = standstill.is_active() || pause.is_running();
        return match.prompt(is_stopped ? std::nullopt : clock.left_ms(now));
    }
};

// One update as its viewers get it.
struct TableUpdate {
    SharedText shared;  // null: nothing changed
    // Instead of `shared`, for viewers with a private part, and for the one that is to decide.
    std::map<PlayerKey, SharedText> own;

    // Null: nothing changed.
    [[nodiscard]] const SharedText& for_viewer(PlayerKey key) const {
        const auto it = own.find(key);
        return it == own.end() ? shared : it->second;
    }
};

class ViewPublisher {
public:
    // Nothing is published yet: everybody starts with a snapshot.
    ViewPublisher(const TableRefs&, std::string epoch);

    // Changes with the home; view versions then start again.
    [[nodiscard]] const std::string& epoch() const { return epoch_; }

    // `events`: since the last call, as members of a JSON array.
    TableUpdate publish(const TableRefs&, const std::string& events, TimePoint now);

    // The next publish() repeats the open decision, because its deadline changed.
    void republish_prompt() { prompted_decision_ = 0; }

    // From now on clients that have missed one get a snapshot.
    void forget_sent_updates() { sent_updates_.clear(); }

    // The view as published so far.
    [[nodiscard]] protocol::SnapshotMessage snapshot(const TableRefs&, PlayerKey viewer,
                                                     TimePoint now) const;

    // The viewer's updates after `v`, oldest first; the last one has the open decision. nullopt if
    // there are none, if they are no longer kept, or if the viewer has lost a seat since then.
    [[nodiscard]] std::optional<std::vector<SharedText>> missed_since(std::uint64_t v,
                                                                      const TableRefs&,
                                                                      PlayerKey viewer,
                                                                      TimePoint now) const;

    [[nodiscard]] std::uint64_t version() const { return version_; }

private:
    // Version of the view's `table` part: it is the same as long as these are.
    struct TableInfoVersion {
        // their revisions
        std::uint64_t seating = 0, seat_requests = 0, standstill = 0, pause = 0, seed_exchange = 0;
        std::string game, invite;
        protocol::TableStatus status{};
        bool operator==(const TableInfoVersion&) const = default;
    };
    struct SentUpdate {
        std::uint64_t v = 0;
        SharedText update;                     // without parts of viewers
        std::map<PlayerKey, std::string> own;  // private patches
    };

    [[nodiscard]] static TableInfoVersion info_version_of(const TableRefs&);
    [[nodiscard]] std::map<PlayerKey, std::string> private_patches(const TableRefs&);
    void track_lost_seats(const TableRefs&);
    // The open decision, if it has not been published.
    [[nodiscard]] std::optional<protocol::Prompt> take_new_prompt(const TableRefs&, TimePoint now);

    std::string epoch_;
    std::uint64_t version_ = 0;
    TableInfoVersion info_version_;
    protocol::TableView published_;
    std::map<PlayerKey, protocol::ViewerPart> published_own_;  // by viewer
    // The version `v` at which a player lost a seat. The private part of an older view is no longer
    // valid.
    std::map<PlayerKey, std::uint64_t> seat_lost_at_;
    std::uint32_t prompted_decision_ = 0;
    std::deque<SentUpdate> sent_updates_;
};

}  // namespace vegas::core
