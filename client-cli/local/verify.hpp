// `vegas verify`: plays a finished game's transcript again and says whether all of it is right.
#pragma once

#include <iosfwd>
#include <string_view>

#include "client-cli/local/find_transcript.hpp"
#include "client-cli/local/options.hpp"
#include "protocol/json/errors.hpp"

namespace vegas::cli {

// The exit code for a transcript's bytes: 0 all of it is right, 1 something is wrong, 2 not JSON.
[[nodiscard]] int verify_bytes(std::string_view bytes, std::ostream& out, std::ostream& err);

// Says why bytes are no transcript. Returns the exit code.
[[nodiscard]] int not_a_transcript(const protocol::Error&, std::ostream& err);

// Reads what the options name: standard input, a file, or a game of the server.
[[nodiscard]] int verify(const TranscriptOptions&, std::istream& in, std::ostream& out,
                         std::ostream& err, const PlayerFetch& fetch_as_player = {});

}  // namespace vegas::cli
