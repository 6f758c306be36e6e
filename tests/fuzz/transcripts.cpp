// Bytes as transcripts of finished games. What is read is written again as it was; what verifies
// can be replayed; and one that somebody has changed, with its digests put right, is judged by the
// rules.
#include <nlohmann/json.hpp>

#include "protocol/history/replay.hpp"
#include "protocol/history/verify.hpp"
#include "tests/fuzz/fuzz.hpp"

namespace vegas::fuzz {
namespace {

using protocol::Transcript;

// Whoever changes a transcript can do so much without knowing more than it says.
Transcript put_right(Transcript changed) {
    changed.commitment = protocol::sha256(changed.server_seed);
    for (Transcript::ActionRecord& record : changed.actions) {
        if (record.seal) {
            record.seal->commitment = protocol::commitment(record.seal->nonce, record.action);
        }
    }
    changed.digest = protocol::digest_of(changed);
    return changed;
}

void judge(const Transcript& transcript) {
    const auto flaw = protocol::verify(transcript);
    const auto replay = protocol::replay_json(transcript, "{}", {});
    if (flaw) {
        require(!protocol::describe(*flaw).empty(), "a flaw has words");
    } else {
        require(replay.has_value(), "what verifies can be replayed");
        require(nlohmann::json::accept(*replay), "a replay is JSON");
    }
}

}  // namespace

void try_text(std::string_view bytes) {
    const auto read = protocol::parse_transcript(bytes);
    if (!read) {
        require(!read.error().message.empty(), "an error says what is wrong");
        return;
    }
    Transcript whole = *read;
    whole.digest = protocol::digest_of(whole);
    const auto again = protocol::parse_transcript(protocol::transcript_json(*read));
    require(again && *again == whole, "what was written is what was read");
    judge(*read);
    judge(put_right(std::move(whole)));
}

}  // namespace vegas::fuzz
