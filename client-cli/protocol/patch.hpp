// Applies a patch of the server: an object of JSON Pointers (RFC 6901), each with the value that
// stands there from now on. Pure, from any thread.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>

namespace vegas::cli {

using nlohmann::json;

// The document after the patch; nothing if the patch does not fit. JSON null is no patch.
[[nodiscard]] std::optional<json> patched(json document, const json& patch);

}  // namespace vegas::cli
