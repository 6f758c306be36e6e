// `vegas rules`: the rules for players, without a server.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>

#include "client-cli/commands/options.hpp"
#include "client-cli/terminal/style.hpp"
#include "client-cli/texts/texts.hpp"

namespace vegas::cli {

// "Block It!" and "block-it" are the same: a name without what people leave out.
[[nodiscard]] std::string name_as_typed(std::string_view name);

// The exit code. `columns`: how wide the lines may be.
[[nodiscard]] int show_rules(const RulesOptions&, std::size_t columns, const Style&, const Texts&,
                             std::ostream& out, std::ostream& err);

}  // namespace vegas::cli
