// A finished game as its spectators saw it, decision by decision: played again by the rules, told
// in the structs of the wire. Pure.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "client-cli/protocol/wire.hpp"
#include "client-cli/show/common/faces.hpp"
#include "client-cli/show/las_vegas/earnings.hpp"

namespace vegas::protocol {
struct Transcript;
}

namespace vegas::cli {

class Playback {
public:
    // REQUIRES: the transcript, whose bytes `text` are, is right, as protocol::verify() finds.
    Playback(const protocol::Transcript&, std::string_view text);

    // Steps are counted from 1; at 0 stands what led to the first decision.
    [[nodiscard]] std::size_t steps() const { return views_.size() - 1; }
    [[nodiscard]] const View& view(std::size_t step) const { return views_[step]; }
    [[nodiscard]] const std::vector<Event>& events(std::size_t step) const { return events_[step]; }
    // Who is asked then, and what; null at the end.
    [[nodiscard]] const Read<protocol::Prompt>* asked(std::size_t step) const;
    [[nodiscard]] const Faces& faces() const { return faces_; }
    // Where all the money of the game came from.
    [[nodiscard]] const Earnings& earnings() const { return earnings_; }

    // How many rounds there are; 0: the game is not played in rounds.
    [[nodiscard]] std::size_t rounds() const { return round_steps_.size(); }
    // After which step the round, counted from 1, begins.
    [[nodiscard]] std::optional<std::size_t> step_of_round(std::int64_t round) const;
    [[nodiscard]] bool round_begins(std::size_t step) const;

private:
    void play(const protocol::Transcript&);
    void add(const View&, std::vector<Event>);

    std::vector<View> views_;
    std::vector<std::vector<Event>> events_;
    std::vector<Read<protocol::Prompt>> asked_;
    std::vector<std::size_t> round_steps_;
    Faces faces_;
    Earnings earnings_;
};

}  // namespace vegas::cli
