// A game that has ended as one JSON document, from which it can be played again. docs/fair.md,
// Transcripts. Pure values: the server and the simulator make them, verify.hpp checks them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/action.hpp"
#include "engine/bots/level.hpp"
#include "engine/result.hpp"
#include "engine/setup.hpp"
#include "protocol/fair/fair.hpp"
#include "protocol/fair/sealed_choices.hpp"
#include "protocol/game/bot_program.hpp"
#include "protocol/json/errors.hpp"
#include "protocol/json/texts.hpp"

namespace vegas::protocol {

class JsonWriter;

struct Transcript {
    struct Player {
        std::string name;
        std::optional<bots::Level> bot;  // nullopt for a person or a program
        std::string seed;
        std::optional<BotProgram> program{};
        // So many answers of the game were given before the player took the seat over.
        std::uint32_t since = 0;
        bool operator==(const Player&) const = default;
        static constexpr auto wire(auto is) {
            return is.object(
                "transcript_seat", "Who had the seat at the end.",
                is.required("name", &Player::name, as::name),
                is.required("bot", &Player::bot, as::or_null(as::word), "null for people"),
                is.optional("program", &Player::program, as::object,
                            "a bot that somebody has written"),
                is.optional("since", &Player::since, as::number(1, INT32_MAX),
                            "the player took the seat over when so many answers had been given; "
                            "what the seat answered before was another's"),
                is.required("seed", &Player::seed, as::seed));
        }
    };
    using Seal = ChoiceProof;
    struct ActionRecord {  // what settled one decision
        Seat seat = kNobody;
        Action action{};
        bool house = false;        // the house decided for a person who had left or was too slow
        std::optional<Seal> seal;  // of a sealed choice
        bool operator==(const ActionRecord&) const = default;

        static std::string action_json(const ActionRecord&);
        static std::string nonce(const ActionRecord& a) { return a.seal ? hex(a.seal->nonce) : ""; }
        static std::string commitment(const ActionRecord& a) {
            return a.seal ? hex(a.seal->commitment) : "";
        }
        static constexpr auto wire(auto is) {
            return is.object(
                "answer", "The answer to one decision.",
                is.required("seat", &ActionRecord::seat, as::seat),
                is.required("action", &ActionRecord::action_json, as::raw("action"),
                            "without `shows`"),
                is.optional("house", &ActionRecord::house, as::yes,
                            "the house decided for a person"),
                is.optional("nonce", &ActionRecord::nonce, as::hex(16), "of a sealed choice"),
                is.optional("commitment", &ActionRecord::commitment, as::hex(32),
                            "of a sealed choice: SHA-256 of nonce and action"),
                is.together("nonce", "commitment"));
        }
    };

    std::string game;
    Setup setup;
    std::vector<Player> seats;
    Bytes32 server_seed{};
    Bytes32 commitment{};
    std::vector<ActionRecord> actions;        // one per decision, in order
    std::optional<vegas::GameResult> result;  // nullopt: the game was not finished
    Bytes32 digest{};                         // digest_of() the rest
    bool operator==(const Transcript&) const = default;

    static RecordedRulesVersion rules(const Transcript& t) { return record_rules(t.setup.rules); }
    static int version(const Transcript&) { return 1; }
    static Ruleset ruleset(const Transcript& t) { return t.setup.ruleset; }
    static std::string server_seed_hex(const Transcript& t) { return hex(t.server_seed); }
    static std::string commitment_hex(const Transcript& t) { return hex(t.commitment); }
    static constexpr auto wire(auto is) {
        return is.object(
            "transcript", "A game that has ended, whole: what a verifier reads.",
            is.required("transcript", &Transcript::version, as::number(1, 1),
                        "the version of this format"),
            is.required("game", &Transcript::game, as::game_id),
            is.optional("rules", &Transcript::rules, as::number(2, INT32_MAX),
                        "the version of the rules by which it was played; missing: 1"),
            is.required("ruleset", &Transcript::ruleset, as::word),
            is.required("options", &Transcript::setup, as::options),
            is.required("seats", &Transcript::seats, as::list(as::object, 2, kSeatsMax)),
            is.required("server_seed", &Transcript::server_seed_hex, as::hex(32)),
            is.required("commitment", &Transcript::commitment_hex, as::hex(32)),
            is.required("actions", &Transcript::actions, as::list(as::object, 0, INT32_MAX),
                        "one for each decision, in order"),
            is.optional("result", &Transcript::result, as::object,
                        "missing: the game was not finished"),
            is.proof("digest", as::hex(32),
                     "SHA-256 of the rest, with sorted keys and no white space"));
    }
};

// SHA-256 of the document without `digest`, so that any change is noticed.
[[nodiscard]] Bytes32 digest_of(const Transcript&);

// Canonical: sorted keys, no white space. Computes the digest here and ignores the member `digest`.
[[nodiscard]] std::string transcript_json(const Transcript&);

// {"bot":null,"name":"Anna","seed":""}
void write(JsonWriter&, const Transcript::Player&);

// Limit of a transcript's text, far more than any game fills.
inline constexpr std::size_t kTranscriptBytes = 4 << 20;

// Strict. Returns bad_json if the text is not JSON, and another code if it is not a transcript. The
// message says where: "actions[16]: seat: must be from 0 to 2". White space and the order of
// members are free. All else must be as transcript_json() writes it, so that `digest` covers what
// was given.
[[nodiscard]] Result<Transcript> parse_transcript(std::string_view bytes);

}  // namespace vegas::protocol
