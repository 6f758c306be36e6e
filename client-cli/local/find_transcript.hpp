// Where the transcript of a finished game comes from: a file, standard input, or a server.
#pragma once

#include <functional>
#include <iosfwd>
#include <optional>
#include <string>

#include "client-cli/local/options.hpp"

namespace vegas::cli {

// Gets the transcript of a game that not everybody may read; nothing where that is not possible.
using AskAsPlayer = std::function<std::optional<std::string>(const TranscriptOptions&)>;

// The bytes of what the options name; nothing, and why is told on `err`.
[[nodiscard]] std::optional<std::string> find_transcript(const TranscriptOptions&, std::istream& in,
                                                         std::ostream& err,
                                                         const AskAsPlayer& ask = {});

}  // namespace vegas::cli
