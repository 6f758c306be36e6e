// A finished game as one JSON document, from which the game can be played again. docs/fair.md,
// Transcripts. Pure values: the server and the simulator make them, verify.hpp judges them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/action.hpp"
#include "engine/bots/policy.hpp"
#include "engine/result.hpp"
#include "engine/setup.hpp"
#include "protocol/fair/fair.hpp"
#include "protocol/fair/seals.hpp"
#include "protocol/game/program.hpp"
#include "protocol/json/errors.hpp"
#include "protocol/json/texts.hpp"

namespace vegas::protocol {

class JsonOut;

struct Transcript {
    struct Player {
        std::string name;
        std::optional<bots::Level> bot;  // nothing: a person, or a program
        std::string seed;
        std::optional<Program> program{};
        bool operator==(const Player&) const = default;
        static constexpr auto wire(auto is) {
            return is.object(
                "transcript_seat", "Who sat there at the start.",
                is.always("name", &Player::name, as::name),
                is.always("bot", &Player::bot, as::or_null(as::word), "null for people"),
                is.sometimes("program", &Player::program, as::object,
                             "a bot that somebody has written"),
                is.always("seed", &Player::seed, as::seed));
        }
    };
    using Seal = Proof;
    struct Answer {  // to one decision
        Seat seat = kNobody;
        Action action{};
        bool house = false;  // the house decided for a person: its time was up, or it had left
        std::optional<Seal> seal;  // of a sealed choice
        bool operator==(const Answer&) const = default;

        static std::string action_json(const Answer&);
        static std::string nonce(const Answer& a) { return a.seal ? hex(a.seal->nonce) : ""; }
        static std::string commitment(const Answer& a) {
            return a.seal ? hex(a.seal->commitment) : "";
        }
        static constexpr auto wire(auto is) {
            return is.object(
                "answer", "The answer to one decision.", is.always("seat", &Answer::seat, as::seat),
                is.always("action", &Answer::action_json, as::raw("action"), "without `shows`"),
                is.sometimes("house", &Answer::house, as::yes, "the house decided for a person"),
                is.sometimes("nonce", &Answer::nonce, as::hex(16), "of a sealed choice"),
                is.sometimes("commitment", &Answer::commitment, as::hex(32),
                             "of a sealed choice: SHA-256 of nonce and action"),
                is.together("nonce", "commitment"));
        }
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

    static int version(const Transcript&) { return 1; }
    static Ruleset ruleset(const Transcript& t) { return t.setup.ruleset; }
    static std::string server_seed_hex(const Transcript& t) { return hex(t.server_seed); }
    static std::string commitment_hex(const Transcript& t) { return hex(t.commitment); }
    static constexpr auto wire(auto is) {
        return is.object(
            "transcript", "A finished game, whole: what a verifier reads.",
            is.always("transcript", &Transcript::version, as::number(1, 1),
                      "the version of this format"),
            is.always("game", &Transcript::game, as::game_id),
            is.always("ruleset", &Transcript::ruleset, as::word),
            is.always("options", &Transcript::setup, as::options),
            is.always("seats", &Transcript::seats, as::list(as::object, 2, kSeatsMax)),
            is.always("server_seed", &Transcript::server_seed_hex, as::hex(32)),
            is.always("commitment", &Transcript::commitment_hex, as::hex(32)),
            is.always("actions", &Transcript::answers, as::list(as::object, 1, INT32_MAX),
                      "one for each decision, in order"),
            is.always("result", &Transcript::result, as::object),
            is.proof("digest", as::hex(32),
                     "SHA-256 of the rest, with sorted keys and no white space"));
    }
};

// SHA-256 of the document without `digest`, so that a change to any part of it is noticed.
[[nodiscard]] Bytes32 digest_of(const Transcript&);

// Canonical: sorted keys, no white space. The digest is computed here; the member `digest` is
// ignored.
[[nodiscard]] std::string transcript_json(const Transcript&);

// {"bot":null,"name":"Anna","seed":""}
void write(JsonOut&, const Transcript::Player&);

// Of a file, far more than any game fills.
inline constexpr std::size_t kTranscriptBytes = 4 << 20;

// Strict. Gives bad_json for what is not JSON, another code for JSON that is not a transcript. The
// message says where: "actions[16]: seat: must be from 0 to 2". White space and the order of
// members are free; all else is as transcript_json() writes it, so that `digest` is of what was
// given.
[[nodiscard]] Result<Transcript> parse_transcript(std::string_view bytes);

}  // namespace vegas::protocol
