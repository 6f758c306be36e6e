// Commands for speech output, allowed at any time: "board", "casino 3", "rules jackpot". Pure: made
// from the line, the view and the log.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "client-cli/commands/sentence_log.hpp"
#include "client-cli/show/common/render_context.hpp"
#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

// The answer; nullopt if the line is no such command. `left_ms`: time left for the open decision,
// nullopt if it has no end.
[[nodiscard]] std::optional<Lines> run_speech_command(std::string_view line, const RenderContext&,
                                                      const SentenceLog&,
                                                      std::optional<std::int64_t> left_ms);

// Whether the line asks for the whole question again.
[[nodiscard]] bool is_repeat_command(std::string_view line, const Texts&);

// The words of all these commands, in the language of the texts and in English.
[[nodiscard]] std::vector<std::string> speech_command_words(const Texts&);

// Describes the commands in sentences.
[[nodiscard]] Lines speech_command_help(const RenderContext&);

// "90 seconds left"; empty if the decision has no end.
[[nodiscard]] std::string time_words(std::optional<std::int64_t> left_ms, const Texts&);

}  // namespace vegas::cli
