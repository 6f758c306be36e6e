// A finished game as one JSON document, from which anybody can play it again. README.md,
// section 10. Pure values: the server and the simulator make them, verify.hpp judges them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/action.hpp"
#include "engine/bots/policy.hpp"
#include "engine/setup.hpp"
#include "engine/view.hpp"
#include "protocol/errors.hpp"
#include "protocol/fair.hpp"
#include "protocol/seals.hpp"

namespace vegas::protocol {

class JsonOut;

struct Transcript {
    struct Player {
        std::string name;
        std::optional<bots::Level> bot;  // nothing: a person
        std::string seed;
        bool operator==(const Player&) const = default;
    };
    using Seal = Proof;
    struct Answer {  // to one decision
        Seat seat = kNobody;
        Action action{};
        bool house = false;  // the house decided for a person: its time was up, or it had left
        std::optional<Seal> seal;  // of a sealed choice
        bool operator==(const Answer&) const = default;
    };

    std::string game;
    Setup setup;
    std::vector<Player> seats;  // as many as setup.seats
    Bytes32 server_seed{};
    Bytes32 commitment{};
    std::vector<Answer> answers;  // one for each decision, in order
    vegas::Result result;
    Bytes32 digest{};  // of the rest, as digest_of() gives it
    bool operator==(const Transcript&) const = default;
};

// SHA-256 of the document without `digest`: a change to any part of it shows.
[[nodiscard]] Bytes32 digest_of(const Transcript&);

// Canonical: sorted keys, no white space. The digest is made here; `digest` is not looked at.
[[nodiscard]] std::string transcript_json(const Transcript&);

// {"bot":null,"name":"Anna","seed":""}
void write(JsonOut&, const Transcript::Player&);

// Of a file, far more than any game fills.
inline constexpr std::size_t kTranscriptBytes = 4 << 20;

// Strict. bad_json: not JSON at all; any other code: JSON, but not a transcript. The message says
// where: "actions[16]: seat: must be from 0 to 2". White space and the order of members are free;
// all else is as transcript_json() writes it, so that `digest` is of what was given.
[[nodiscard]] Result<Transcript> parse_transcript(std::string_view bytes);

}  // namespace vegas::protocol
