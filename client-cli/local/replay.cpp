#include "client-cli/local/replay.hpp"

#include <ostream>

#include "client-cli/commands/exit_codes.hpp"
#include "client-cli/commands/screen.hpp"
#include "client-cli/local/playback.hpp"
#include "client-cli/local/verify.hpp"
#include "client-cli/local/walk.hpp"
#include "client-cli/terminal/edit_line.hpp"
#include "client-cli/terminal/key_wait.hpp"
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
    const Scene end{.view = game.view(game.steps()),
                    .faces = game.faces(),
                    .style = out.style(),
                    .texts = texts,
                    .earnings = &game.earnings()};
    out.print(result_lines(end, true));
}

void draw(const Walk& walk, const EditLine& typed, Console& out) {
    const Size size = out.display()->size();
    Panes panes = walk.panes(typed.text(), split_of(size.columns).board);
    panes.cursor += typed.cursor();
    out.display()->draw(laid_out(panes, size, out.style()));
}

// False: to the end of the program.
bool press(Walk& walk, EditLine& typed, const Key& key, Console& out) {
    switch (key.kind) {
    case Key::Kind::enter: return walk.go(typed.take());
    case Key::Kind::page_down:
    case Key::Kind::down: return walk.go("next");
    case Key::Kind::page_up:
    case Key::Kind::up: return walk.go("back");
    case Key::Kind::no_more: return false;
    case Key::Kind::whole: out.display()->disturbed(); return true;
    default: (void)typed.press(key); return true;
    }
}

bool press_all(Walk& walk, EditLine& typed, Console& out) {
    for (const Key& key : out.display()->pressed()) {
        if (!press(walk, typed, key, out)) return false;
    }
    return true;
}

int walk_through(const Playback& game, Console& out, const Texts& texts, std::size_t first) {
    Walk walk(game, out.style(), texts, first);
    EditLine typed;
    KeyWait keys;
    for (bool goes_on = true; goes_on;) {
        draw(walk, typed, out);
        switch (keys.wait()) {
        case KeyWait::Came::keys: goes_on = press_all(walk, typed, out); break;
        case KeyWait::Came::interrupted: out.leave({}, {}); return kExitInterrupted;
        case KeyWait::Came::disturbed: out.display()->disturbed(); break;
        }
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
