// The end of a game: for people who see it and who hear it, and one line that all clients print
// alike. Pure.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "client-cli/show/common/forms.hpp"
#include "client-cli/show/common/scene.hpp"
#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

// A line for each player, the winner first, with what each total is made of, or one's own, or none
// where there is no room.
[[nodiscard]] Forms result_forms(const Scene&, std::size_t columns);

// A sentence for each player, the winner first, with what the total is made of. The texts of the
// scene are those for speech.
[[nodiscard]] Lines result_words(const Scene&);

// What a seat has in the end, in what the family of its game counts: "$80,000", "45".
[[nodiscard]] std::string total_text(std::int64_t total, std::string_view family, const Texts&);

// "result table=k3f9xq places=1,3,2 totals=210000,150000,180000 cards=4,3,3 chips=1,0,2"
[[nodiscard]] std::string result_line(const View&);

// The same as one line of JSON.
[[nodiscard]] std::string result_json(const View&);

}  // namespace vegas::cli
