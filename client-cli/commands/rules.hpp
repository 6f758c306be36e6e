// `vegas rules`: shows the rules for players, without a server.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>

#include "client-cli/commands/options.hpp"
#include "client-cli/terminal/style.hpp"
#include "client-cli/texts/texts.hpp"

namespace vegas::cli {

// Normalizes a name, so that "Block It!" and "block-it" become the same.
[[nodiscard]] std::string name_as_typed(std::string_view name);

// Returns the exit code. `columns`: maximum width of a line.
[[nodiscard]] int show_rules(const RulesOptions&, std::size_t columns, const Style&, const Texts&,
                             std::ostream& out, std::ostream& err);

}  // namespace vegas::cli
