// Errors of the core, from the closed list of the protocol. A refused operation has changed
// nothing.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "protocol/json/errors.hpp"

namespace vegas::core {

using protocol::Error;
using protocol::ErrorCode;
using protocol::Result;
using MaybeError = std::optional<Error>;  // nullopt: done

inline Error error(ErrorCode code, std::string message) { return {code, std::move(message), {}}; }

}  // namespace vegas::core
