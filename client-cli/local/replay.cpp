#include "client-cli/local/replay.hpp"

#include <ostream>

#include "client-cli/commands/exit_codes.hpp"
#include "client-cli/commands/screen.hpp"
#include "client-cli/local/playback.hpp"
#include "client-cli/local/replay_cursor.hpp"
#include "client-cli/local/verify.hpp"
#include "client-cli/terminal/edit_line.hpp"
#include "client-cli/terminal/terminal_poller.hpp"
#include "protocol/history/transcript.hpp"
#include "protocol/history/verify.hpp"

namespace vegas::cli {
namespace {

// The board stands where a round begins, and in the end.
void print_all(const Playback& game, Console& out, const Texts& texts, std::size_t first) {
    for (std::size_t step = first; step <= game.steps(); ++step) {
        const ReplayCursor here(game, out.style(), texts, step);
        out.print(here.story());
        if (step == game.steps() || game.round_begins(step)) out.print(here.board());
    }
    const RenderContext end{.view = game.view(game.steps()),
                            .faces = game.faces(),
                            .style = out.style(),
                            .texts = texts,
                            .earnings = &game.earnings()};
    out.print(result_lines(end, true));
}

void draw(const ReplayCursor& cursor, const EditLine& typed, Console& out) {
    const Size size = out.display()->size();
    Panes panes = cursor.panes(typed.text(), split_of(size.columns).board);
    panes.cursor += typed.cursor();
    out.display()->draw(lay_out(panes, size, out.style()));
}

// False: to the end of the program.
bool press(ReplayCursor& cursor, EditLine& typed, const Key& key, Console& out) {
    switch (key.kind) {
    case Key::Kind::enter: return cursor.go(typed.release());
    case Key::Kind::page_down:
    case Key::Kind::down: return cursor.go("next");
    case Key::Kind::page_up:
    case Key::Kind::up: return cursor.go("back");
    case Key::Kind::end_of_input: return false;
    case Key::Kind::redraw: out.display()->invalidate(); return true;
    default: (void)typed.press(key); return true;
    }
}

bool press_all(ReplayCursor& cursor, EditLine& typed, Console& out) {
    for (const Key& key : out.display()->read_keys()) {
        if (!press(cursor, typed, key, out)) return false;
    }
    return true;
}

int browse(const Playback& game, Console& out, const Texts& texts, std::size_t first) {
    ReplayCursor cursor(game, out.style(), texts, first);
    EditLine typed;
    TerminalPoller keys;
    for (bool is_open = true; is_open;) {
        draw(cursor, typed, out);
        switch (keys.wait()) {
        case TerminalPoller::Wakeup::keys: is_open = press_all(cursor, typed, out); break;
        case TerminalPoller::Wakeup::interrupted: out.leave({}, {}); return kExitInterrupted;
        case TerminalPoller::Wakeup::invalidated: out.display()->invalidate(); break;
        }
    }
    out.leave(cursor.board(), cursor.story());
    return kExitDone;
}

}  // namespace

int replay(const ReplayOptions& options, std::istream& in, Console& out, std::ostream& err,
           const Texts& texts, const PlayerFetch& fetch_as_player) {
    const auto bytes = find_transcript(options.transcript, in, err, fetch_as_player);
    if (!bytes) return kExitUsage;
    const auto t = protocol::parse_transcript(*bytes);
    if (!t) return not_a_transcript(t.error(), err);
    if (const auto flaw = protocol::verify(*t)) {
        err << "vegas: this game is wrong and cannot be shown: " << protocol::describe(*flaw)
            << '\n';
        return kExitFailed;
    }
    const Playback game(*t, *bytes);
    if (out.is_live()) return browse(game, out, texts, options.step);
    print_all(game, out, texts, options.step);
    return kExitDone;
}

}  // namespace vegas::cli
