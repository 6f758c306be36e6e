#include "client-cli/local/replay.hpp"

#include <algorithm>
#include <ostream>

#include "client-cli/commands/exit_codes.hpp"
#include "client-cli/local/playback.hpp"
#include "client-cli/local/verify.hpp"
#include "client-cli/local/walk.hpp"
#include "client-cli/show/result.hpp"
#include "client-cli/terminal/text.hpp"
#include "client-cli/terminal/typed_lines.hpp"
#include "protocol/history/transcript.hpp"
#include "protocol/history/verify.hpp"

namespace vegas::cli {
namespace {

// The board stands where a round begins, and in the end.
void print_all(const Playback& game, Console& out, const Texts& texts, std::size_t first) {
    for (std::size_t step = first; step <= game.steps(); ++step) {
        const Walk here(game, out.style(), texts, step);
        out.print(here.story());
        if (step == game.steps() || game.round_begins(step)) out.print(here.board());
    }
    const Scene end{game.view(game.steps()), game.faces(), out.style(), texts};
    out.print({""});
    out.print(result_table(end));
    out.print({"", result_line(end.view)});
}

// The board stays whole as long as the end of the story can be read.
void draw(const Walk& walk, Console& out) {
    constexpr std::size_t kStoryLeast = 6;
    const Lines board = walk.board();
    const Lines below = walk.below();
    Lines bottom = walk.story();
    const std::size_t rows = terminal_rows() - 1;
    const std::size_t taken = board.size() + below.size();
    const std::size_t room = std::max(rows > taken ? rows - taken : 0, kStoryLeast);
    if (bottom.size() > room) {
        bottom.erase(bottom.begin(), bottom.end() - static_cast<std::ptrdiff_t>(room));
    }
    bottom.insert(bottom.end(), below.begin(), below.end());
    out.frame(board, bottom);
}

int walk_through(const Playback& game, Console& out, const Texts& texts, std::size_t first) {
    Walk walk(game, out.style(), texts, first);
    TypedLines lines;
    for (bool goes_on = true; goes_on;) {
        draw(walk, out);
        std::string line;
        switch (lines.wait(line)) {
        case TypedLines::Came::end: goes_on = false; break;
        case TypedLines::Came::interrupted: out.leave({}, {}); return kExitInterrupted;
        case TypedLines::Came::line: goes_on = walk.go(line); break;
        case TypedLines::Came::disturbed: break;
        }
        out.disturbed();
    }
    out.leave(walk.board(), walk.story());
    return kExitDone;
}

}  // namespace

int replay(const ReplayOptions& options, std::istream& in, Console& out, std::ostream& err,
           const Texts& texts, const AskAsPlayer& ask) {
    const auto bytes = find_transcript(options.transcript, in, err, ask);
    if (!bytes) return kExitUsage;
    const auto t = protocol::parse_transcript(*bytes);
    if (!t) return not_a_transcript(t.error(), err);
    if (const auto flaw = protocol::verify(*t)) {
        err << "vegas: this game is wrong and cannot be shown: " << protocol::words_of(*flaw)
            << '\n';
        return kExitFailed;
    }
    const Playback game(*t, *bytes);
    if (out.live()) return walk_through(game, out, texts, options.step);
    print_all(game, out, texts, options.step);
    return kExitDone;
}

}  // namespace vegas::cli
