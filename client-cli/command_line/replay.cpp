#include <memory>

#include "client-cli/command_line/command.hpp"
#include "client-cli/command_line/parts.hpp"

namespace vegas::cli {
namespace {

constexpr int kStepsMax = 1'000'000;

struct ReplayArguments {
    TranscriptArguments game;
    std::size_t step = 0;
};

ReplayOptions replay_of(const CLI::App& app, const ReplayArguments& words,
                        const ClientSettings& settings) {
    ReplayOptions replay{.transcript = transcript_of(app, words.game, settings),
                         .step = words.step,
                         .plain = settings.no_color,
                         .ascii = settings.ascii,
                         .language = settings.language};
    if (app.count("--step") == 0) replay.step = step_of(words.game);
    return replay;
}

}  // namespace

OptionsBuilder add_replay(CLI::App& app) {
    auto words = std::make_shared<ReplayArguments>();
    add_transcript(app, words->game);
    app.add_option("--step", words->step, "the step at which to begin (default: that of the link)")
        ->check(CLI::Range(0, kStepsMax));
    return
        [&app, words](const ClientSettings& settings) { return replay_of(app, *words, settings); };
}

}  // namespace vegas::cli
