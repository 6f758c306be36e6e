#include <memory>

#include "client-cli/command_line/command.hpp"
#include "client-cli/command_line/parts.hpp"

namespace vegas::cli {

OptionsBuilder add_verify(CLI::App& app) {
    auto words = std::make_shared<TranscriptArguments>();
    add_transcript(app, *words);
    return [&app, words](const ClientSettings& settings) {
        return transcript_of(app, *words, settings);
    };
}

}  // namespace vegas::cli
