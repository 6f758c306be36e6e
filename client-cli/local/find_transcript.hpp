// Gets the transcript of a finished game from a file, standard input or a server.
#pragma once

#include <functional>
#include <iosfwd>
#include <optional>
#include <string>

#include "client-cli/local/options.hpp"

namespace vegas::cli {

// Gets the transcript of a game that not everybody may read; nullopt if that is not possible.
using PlayerFetch = std::function<std::optional<std::string>(const TranscriptOptions&)>;

// The bytes of what the options name; nullopt on failure, with the reason on `err`.
[[nodiscard]] std::optional<std::string> find_transcript(const TranscriptOptions&, std::istream& in,
                                                         std::ostream& err,
                                                         const PlayerFetch& fetch_as_player = {});

}  // namespace vegas::cli
