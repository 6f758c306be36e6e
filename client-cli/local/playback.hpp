// Replays a finished game by the rules, decision by decision, as its spectators saw it. Views and
// events are wire structs. Pure.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "client-cli/protocol/wire.hpp"
#include "client-cli/show/common/earnings.hpp"
#include "client-cli/show/common/tile_faces.hpp"

namespace vegas::protocol {
struct Transcript;
}

namespace vegas::cli {

class Playback {
public:
    // `text`: the bytes of the transcript. REQUIRES: protocol::verify() finds the transcript right.
    Playback(const protocol::Transcript&, std::string_view text);

    // Steps are counted from 1; step 0 holds what led to the first decision.
    [[nodiscard]] std::size_t steps() const { return views_.size() - 1; }
    [[nodiscard]] const WireView& view(std::size_t step) const { return views_[step]; }
    [[nodiscard]] const std::vector<WireEvent>& events(std::size_t step) const {
        return events_[step];
    }
    // The prompt that is open then; null at the end.
    [[nodiscard]] const WireStruct<protocol::Prompt>* prompt(std::size_t step) const;
    [[nodiscard]] const TileFaces& faces() const { return faces_; }
    // Where all the money of the game came from.
    [[nodiscard]] const Earnings& earnings() const { return earnings_; }

    // Number of rounds; 0 if the game is not played in rounds.
    [[nodiscard]] std::size_t rounds() const { return round_steps_.size(); }
    // The step after which the round begins. Rounds are counted from 1; nullopt if there is none.
    [[nodiscard]] std::optional<std::size_t> step_of_round(std::int64_t round) const;
    [[nodiscard]] bool round_begins(std::size_t step) const;

private:
    void play(const protocol::Transcript&);
    void add(const WireView&, std::vector<WireEvent>);

    std::vector<WireView> views_;
    std::vector<std::vector<WireEvent>> events_;
    std::vector<WireStruct<protocol::Prompt>> prompts_;
    std::vector<std::size_t> round_steps_;
    TileFaces faces_;
    Earnings earnings_;
};

}  // namespace vegas::cli
