// Explains what a seat's final total is made of. Pure.
#pragma once

#include <cstddef>
#include <string>

#include "client-cli/show/common/render_context.hpp"

namespace vegas::cli {

// "$90,000 in round 1, $30,000 from tiles"; empty if nothing is known.
[[nodiscard]] std::string sources_of_total(std::size_t seat, const RenderContext&);

}  // namespace vegas::cli
