// `vegas verify`: plays a finished game's transcript again and says whether all of it is right, and
// whether it fits what this terminal saw before the start.
#pragma once

#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

#include "client-cli/local/find_transcript.hpp"
#include "client-cli/local/options.hpp"
#include "client-cli/session/start_evidence.hpp"
#include "protocol/json/errors.hpp"

namespace vegas::cli {

// What this terminal saw of the game before it began; nullopt: nothing.
using EvidenceSearch = std::function<std::optional<StartEvidence>(const std::string& game)>;

// The exit code for a transcript's bytes: 0 all of it is right, 1 something is wrong, 2 not JSON.
[[nodiscard]] int verify_bytes(std::string_view bytes, std::ostream& out, std::ostream& err,
                               const EvidenceSearch& find_evidence = {});

// Says why bytes are no transcript. Returns the exit code.
[[nodiscard]] int not_a_transcript(const protocol::Error&, std::ostream& err);

// Reads what the options name: standard input, a file, or a game of the server.
[[nodiscard]] int verify(const TranscriptOptions&, std::istream& in, std::ostream& out,
                         std::ostream& err, const PlayerFetch& fetch_as_player = {},
                         const EvidenceSearch& find_evidence = {});

}  // namespace vegas::cli
