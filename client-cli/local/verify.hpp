// `vegas verify`: plays a finished game's transcript again and says whether all of it is right.
#pragma once

#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

#include "client-cli/local/options.hpp"

namespace vegas::cli {

// The exit code for a transcript's bytes: 0 all of it is right, 1 something is wrong, 2 not JSON.
[[nodiscard]] int verify_bytes(std::string_view bytes, std::ostream& out, std::ostream& err);

// Gets the transcript of a game that not everybody may read; nothing where that is not possible.
using AskAsPlayer = std::function<std::optional<std::string>(const VerifyOptions&)>;

// Reads what the options name: standard input, a file, or a game of the server.
[[nodiscard]] int verify(const VerifyOptions&, std::istream& in, std::ostream& out,
                         std::ostream& err, const AskAsPlayer& ask = {});

}  // namespace vegas::cli
