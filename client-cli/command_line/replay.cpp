#include <memory>

#include "client-cli/command_line/command.hpp"
#include "client-cli/command_line/parts.hpp"

namespace vegas::cli {
namespace {

constexpr int kStepsMax = 1'000'000;

struct ReplayWords {
    TranscriptWords game;
    std::size_t step = 0;
};

ReplayOptions replay_of(const CLI::App& app, const ReplayWords& words) {
    const Common& screen = words.game.common.common;
    ReplayOptions replay{.transcript = transcript_of(app, words.game),
                         .step = words.step,
                         .plain = screen.plain,
                         .ascii = screen.ascii,
                         .language = screen.language};
    if (app.count("--step") == 0) replay.step = step_of(words.game);
    return replay;
}

}  // namespace

Meaning add_replay(CLI::App& app) {
    auto words = std::make_shared<ReplayWords>();
    add_transcript(app, words->game);
    app.add_option("--step", words->step, "the step at which to begin (default: that of the link)")
        ->check(CLI::Range(0, kStepsMax));
    add_screen(app, words->game.common.common);
    return [&app, words] { return replay_of(app, *words); };
}

}  // namespace vegas::cli
