// What the viewers of a table have been told, and what is new to them: the public part once for
// all, a seat's own part and its actions only to it. [ALL-4] It keeps the last updates for
// viewers who come back.
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
#include "server/core/table/members.hpp"
#include "server/core/table/table_config.hpp"

namespace vegas::core {

// What there is to be told of.
struct Scene {
    const TableConfig& config;
    const Members& members;
    const Match& match;
};

// What a publish() has for the viewers.
struct Publication {
    Text update;                           // for everybody; null: nothing changed
    std::map<PlayerKey, Text> own_update;  // for viewers with a private part, instead of `update`
    Text prompt;                           // for everybody; null: no new decision
    PlayerKey owes = kNoPlayer;            // nobody: a house bot
    Text own_prompt;                       // for the player who owes it, with the actions
};

// What a viewer who has been away has not been told: updates, oldest first, and the open decision.
struct Gap {
    std::vector<Text> updates;
    std::optional<protocol::Prompt> prompt;
};

class Audience {
public:
    // Nobody watches yet: whoever comes is told all.
    explicit Audience(const Scene&);

    // `events`: what happened since the last call, as the members of a JSON array.
    Publication publish(const Scene&, const std::string& events, TimePoint now);

    // The next publish() has the open decision again, for it has another deadline.
    void tell_prompt_again() { told_decision_ = 0; }

    // What the viewer knows if told everything so far.
    [[nodiscard]] protocol::Snapshot snapshot(const Scene&, PlayerKey viewer,
                                              const std::string& epoch, TimePoint now) const;

    // Nothing: what came after `v` is no longer kept, or the viewer has lost a seat since then.
    [[nodiscard]] std::optional<Gap> since(std::uint64_t v, const Scene&, PlayerKey viewer,
                                           TimePoint now) const;

    [[nodiscard]] std::uint64_t v() const { return v_; }

private:
    // Of the `table` part of the view: as long as these are the same, so is the part.
    struct Edition {
        std::uint64_t members = 0;  // Members::revision()
        std::string game;
        protocol::TableStatus status{};
        bool operator==(const Edition&) const = default;
    };
    struct Kept {
        std::uint64_t v = 0;
        Text update;
        std::map<PlayerKey, Text> own;
    };

    [[nodiscard]] static Edition edition_of(const Scene&);
    [[nodiscard]] std::map<PlayerKey, std::string> private_patches(const Scene&);
    void note_lost_seats(const Scene&);
    void publish_prompt(const Scene&, TimePoint now, Publication&);

    std::uint64_t v_ = 0;
    Edition edition_;
    protocol::TableView told_;
    std::map<PlayerKey, protocol::You> told_you_;  // each of its own part
    // When, as a v, a player lost a seat: whoever knows less has an own part that is no more.
    std::map<PlayerKey, std::uint64_t> lost_seat_;
    std::uint32_t told_decision_ = 0;
    std::deque<Kept> kept_;
};

}  // namespace vegas::core
