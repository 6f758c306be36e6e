// A pause of the game and a host's request for one, as sentences. Pure, but for the time zone.
#pragma once

#include <string>

#include "client-cli/show/common/render_context.hpp"

namespace vegas::cli {

// What the host asks for and how to accept it, or until when the game is paused and how to end
// that; empty if there is neither.
[[nodiscard]] std::string pause_text(const RenderContext&);
// The viewer is asked to accept a pause and has not done so.
[[nodiscard]] bool must_accept_pause(const RenderContext&);

}  // namespace vegas::cli
