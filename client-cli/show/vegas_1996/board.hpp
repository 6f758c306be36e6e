// Finds and names gaming tables of `vegas-1996` and their spaces. Pure.
#pragma once

#include <cstdint>
#include <string>

#include "client-cli/show/common/render_context.hpp"

namespace vegas::cli {

// Gaming table `number`, from 1 on; null if there is none.
[[nodiscard]] const WireStruct<vegas_1996::GamingTableView>* gaming_table(const WireView&,
                                                                          std::int64_t number);

// "3/4" as "3 or 4"
[[nodiscard]] std::string either_words(const std::string& numbers, const Texts&);

// "3/4": the numbers of the space, counted from 1 on, row by row; empty if there is none.
[[nodiscard]] std::string space_words(const WireStruct<vegas_1996::GamingTableView>&,
                                      std::int64_t space);

}  // namespace vegas::cli
