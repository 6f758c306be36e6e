// How the core refuses: with an error of the closed list. Whatever is refused has changed nothing.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "protocol/json/errors.hpp"

namespace vegas::core {

using protocol::Error;
using protocol::ErrorCode;
using protocol::Result;
using Outcome = std::optional<Error>;  // nothing: done

inline Error error(ErrorCode code, std::string message) { return {code, std::move(message), {}}; }

}  // namespace vegas::core
