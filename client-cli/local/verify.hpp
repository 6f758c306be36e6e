// `vegas verify`: plays a finished game's transcript again and says whether all of it is right.
#pragma once

#include <functional>
#include <iosfwd>
#include <string>
#include <string_view>

#include "client-cli/local/options.hpp"

namespace vegas::cli {

// The exit code for a transcript's bytes: 0 all of it is right, 1 something is wrong, 2 not JSON.
[[nodiscard]] int verify_bytes(std::string_view bytes, std::ostream& out, std::ostream& err);

// Reads what the options name: standard input, a file, or a public game of the server.
[[nodiscard]] int verify(const VerifyOptions&, std::istream& in, std::ostream& out,
                         std::ostream& err);

}  // namespace vegas::cli
