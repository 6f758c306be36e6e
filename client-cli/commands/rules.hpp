// `vegas rules`: the rules for players, without a server.
#pragma once

#include <cstddef>
#include <iosfwd>

#include "client-cli/commands/options.hpp"
#include "client-cli/terminal/style.hpp"
#include "client-cli/texts/texts.hpp"

namespace vegas::cli {

// The exit code. `columns`: how wide the lines may be.
[[nodiscard]] int show_rules(const RulesOptions&, std::size_t columns, const Style&, const Texts&,
                             std::ostream& out, std::ostream& err);

}  // namespace vegas::cli
