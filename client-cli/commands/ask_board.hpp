// What may be asked at any time by those who listen: "board", "casino 3", "rules jackpot". Pure:
// made from the line, the view and what was told.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "client-cli/commands/teller.hpp"
#include "client-cli/show/common/scene.hpp"
#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

// What is said then; nothing: the line asks nothing of that kind. `left_ms`: of the open decision,
// none where it has no end.
[[nodiscard]] std::optional<Lines> asked_words(std::string_view line, const Scene&, const Teller&,
                                               std::optional<std::int64_t> left_ms);

// Whether the line asks to hear the question again, in whole.
[[nodiscard]] bool asks_to_repeat(std::string_view line, const Texts&);

// The words by which all that is asked, in the language of the texts and in English.
[[nodiscard]] std::vector<std::string> asking_words(const Texts&);

// What there is to ask, in sentences.
[[nodiscard]] Lines asking_help(const Scene&);

// "90 seconds left"; empty where a decision has no end.
[[nodiscard]] std::string time_words(std::optional<std::int64_t> left_ms, const Texts&);

}  // namespace vegas::cli
