// vegas: play, watch, let bots play, list tables and games in a terminal; verify and simulate
// games, and hold contests of bots.
#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <memory>
#include <optional>
#include <random>
#include <sstream>
#include <string_view>

#include "client-cli/command_line/command_line.hpp"
#include "client-cli/command_line/settings.hpp"
#include "client-cli/commands/bot.hpp"
#include "client-cli/commands/data.hpp"
#include "client-cli/commands/devices.hpp"
#include "client-cli/commands/evidence_file.hpp"
#include "client-cli/commands/fetch_transcript.hpp"
#include "client-cli/commands/games.hpp"
#include "client-cli/commands/play.hpp"
#include "client-cli/commands/rules.hpp"
#include "client-cli/commands/settings.hpp"
#include "client-cli/commands/tables.hpp"
#include "client-cli/commands/token_file.hpp"
#include "client-cli/commands/watch.hpp"
#include "client-cli/lab/arena.hpp"
#include "client-cli/lab/simulate.hpp"
#include "client-cli/local/private_server.hpp"
#include "client-cli/local/replay.hpp"
#include "client-cli/local/verify.hpp"
#include "client-cli/net/asio_transport.hpp"
#include "client-cli/terminal/console.hpp"
#include "client-cli/terminal/curses_display.hpp"
#include "client-cli/terminal/input.hpp"
#include "client-cli/texts/language.hpp"
#include "client-cli/texts/texts.hpp"

namespace vegas::cli {
namespace {

// Runs a client to its end. `reads`: standard input is for it.
int run(AsioTransport& transport, Client& client, Console& console,
        std::unique_ptr<LineInput>& input, bool reads) {
    const auto on_signal = [&client](int number) {
        if (number == SIGWINCH || number == SIGCONT) {
            client.on_resize();
        } else {
            client.on_interrupt();
        }
    };
    transport.on_signal(on_signal, [] {
        restore_terminal();
        std::_Exit(kExitInterrupted);
    });
    if (console.is_live()) {
        transport.on_input([&client, &console] {
            if (!console.is_live()) return;
            for (const Key& key : console.display()->read_keys()) {
                if (console.is_live()) client.key(key);
            }
        });
    } else if (reads) {
        input = std::make_unique<LineInput>(
            [&transport](std::function<void()> task) { transport.post(std::move(task)); },
            [&client](std::string line) { client.line(std::move(line)); },
            [&client] { client.on_input_end(); });
    }
    client.start();
    transport.run();
    input.reset();
    std::cout.flush();
    return client.exit_code();
}

bool at_terminal() {
    const char* term = std::getenv("TERM");
    const bool dumb = term == nullptr || std::string_view(term) == "dumb";
    return isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && !dumb;
}

std::uint64_t fresh_number() {
    std::random_device random;
    return (std::uint64_t{random()} << 32U) | random();
}

// In the language that was asked for, else that of the locale.
Texts texts_here(const std::string& language, const Style& style, bool speech = false) {
    const auto value = [](const char* name) {
        const char* set = std::getenv(name);
        return std::string(set == nullptr ? "" : set);
    };
    const std::string tag = language.empty() ? language_of({.lc_all = value("LC_ALL"),
                                                            .lc_messages = value("LC_MESSAGES"),
                                                            .lang = value("LANG")})
                                             : language;
    return Texts(tag, !style.utf8, speech);
}

// What of somebody at a table is at a terminal. Where not both ends are, lines are for speech.
void detect_terminal(Common& common) {
    common.speech = common.speech || !at_terminal();
    common.plain = common.plain || common.speech;
    common.at_keyboard = isatty(STDIN_FILENO) == 1;
    common.result_line = common.result_line || isatty(STDOUT_FILENO) != 1;
}

// A terminal that cannot show a screen gets lines for speech too.
std::unique_ptr<Display> display_for(Common& common) {
    auto display = common.speech ? nullptr : open_display();
    common.speech = display == nullptr;
    return display;
}

// The token's file; where it cannot be had, what failed (a key) and why are told.
std::optional<TokenFile> open_token(const ServerAddress& server, const std::string& name,
                                    const char* failed, const Texts& texts) {
    const auto folder = state_folder();
    if (!folder) {
        std::cerr << "vegas: " << texts(failed) << ' ' << texts("ended.no_home") << '\n';
        return std::nullopt;
    }
    auto file = TokenFile::open(*folder / token_file_name(server.key(), name));
    if (!file) {
        std::cerr << "vegas: " << texts(failed) << ' '
                  << texts("ended.folder_busy", {{"folder", folder->string()}}) << '\n';
    }
    return file;
}

// Keeps a token under the first name like this one that has none, and returns it; empty if it
// cannot.
std::string set_token_aside(const ServerAddress& server, const std::string& name,
                            const std::string& token) {
    constexpr int kMost = 100;
    const auto folder = state_folder();
    for (int i = 1; folder && i < kMost; ++i) {
        const std::string end = "-" + std::to_string(i);
        std::string aside = name_error(name + end).empty() ? name + end : "before" + end;
        const auto file = TokenFile::open(*folder / token_file_name(server.key(), aside));
        if (file && file->read().empty() && file->write(token)) return aside;
    }
    return "";
}

std::function<void(const std::string&)> token_saver(const std::optional<TokenFile>& file) {
    if (!file) return {};
    return [&file](const std::string& token) { file->write(token); };
}

std::optional<std::filesystem::path> evidence_path_of(const ServerAddress& server,
                                                      const std::string& name) {
    const auto folder = state_folder();
    if (!folder) return std::nullopt;
    return evidence_path(*folder / token_file_name(server.key(), name));
}

// Without a token file, nothing of the games is kept either.
KeepEvidence evidence_keeper(const std::optional<TokenFile>& token, const Common& common,
                             const Texts& texts) {
    const auto path = evidence_path_of(common.server, common.name);
    if (!token || !path) return {};
    const EvidenceFile file(*path);
    if (file.is_broken()) {
        std::cerr << "vegas: " << texts("ended.evidence_broken", {{"file", path->string()}})
                  << '\n';
    }
    return [file](const StartEvidence& evidence) { file.keep(evidence); };
}

// Opens those of the descriptors 0 to 2 that were closed at the start, so that no socket or file
// becomes "standard input".
void fill_standard_descriptors() {
    int fd = open("/dev/null", O_RDWR);
    while (fd >= 0 && fd <= STDERR_FILENO) fd = open("/dev/null", O_RDWR);
    if (fd > STDERR_FILENO) close(fd);
}

int fail(const std::string& why) {
    std::cerr << "vegas: " << why << '\n';
    return kExitFailed;
}

// With `--local` one plays at a server that is there as long as the value is; else it is null.
OrFailure<std::unique_ptr<PrivateServer>> start_local_server(PlayOptions& options) {
    if (!options.local) return std::unique_ptr<PrivateServer>();
    auto server = PrivateServer::start(at_terminal());
    if (!server) return server;
    const auto address = parse_address((*server)->url());
    if (!address) {
        return TextFailure::because("vegasd listens where nobody can come: " +
                                    address.error().why());
    }
    options.common.server = *address;
    return server;
}

int run_command(PlayOptions options) {
    const auto server = start_local_server(options);
    if (!server) return fail(server.error().why());
    detect_terminal(options.common);
    const auto& common = options.common;
    const Style style = style_here(common.plain, common.ascii);
    Console console(std::cout, style, display_for(options.common));
    const Texts texts = texts_here(common.language, style, common.speech);
    const auto token = options.no_save
                           ? std::nullopt
                           : open_token(common.server, common.name, "ended.token_unsaved", texts);
    AsioTransport transport(common.server, common.cacert);
    std::unique_ptr<LineInput> input;
    PlayClient play({transport, console, std::cerr, texts, fresh_number(), token_saver(token),
                     evidence_keeper(token, common, texts)},
                    options, {.name = common.name, .token = token ? token->read() : ""}, [&input] {
                        if (input) input->line_handled();
                    });
    return run(transport, play, console, input, true);
}

// Who only watches is asked nothing: where nothing is typed for it, the input is for others.
int run_command(WatchOptions options) {
    const bool reads = options.common.speech || at_terminal();
    detect_terminal(options.common);
    const Style style = style_here(options.common.plain, options.common.ascii);
    Console console(std::cout, style, display_for(options.common));
    const Texts texts = texts_here(options.common.language, style, options.common.speech);
    AsioTransport transport(options.common.server, options.common.cacert);
    std::unique_ptr<LineInput> input;
    WatchClient watch({transport, console, std::cerr, texts, fresh_number()}, options);
    return run(transport, watch, console, input, reads);
}

// A client that asks nothing.
template <class C, class Options>
int run_without_input(const Options& options, const Style& style) {
    const Texts texts = texts_here(options.common.language, style);
    Console console(std::cout, style);
    AsioTransport transport(options.common.server, options.common.cacert);
    std::unique_ptr<LineInput> input;
    C client({transport, console, std::cerr, texts, fresh_number()}, options);
    return run(transport, client, console, input, false);
}

int run_command(const BotOptions& options) {
    return run_without_input<BotClient>(options, style_here(true, false));
}

int run_command(const TablesOptions& options) {
    return run_without_input<TablesClient>(options,
                                           style_here(options.common.plain, options.common.ascii));
}

// For the player whose token is kept for the server and the name. `more`: what else the client
// needs.
template <class C, class Options, class... More>
int run_as_player(const Options& options, More... more) {
    const auto& common = options.common;
    const Style style = style_here(common.plain, common.ascii);
    const Texts texts = texts_here(common.language, style);
    Console console(std::cout, style);
    const auto token = open_token(common.server, common.name, "ended.token_unread", texts);
    if (!token) return kExitFailed;
    AsioTransport transport(common.server, common.cacert);
    std::unique_ptr<LineInput> input;
    C client({transport, console, std::cerr, texts, fresh_number(), token_saver(token)}, options,
             {.name = common.name, .token = token->read()}, more...);
    return run(transport, client, console, input, false);
}

// Beside somebody who plays, and keeps the file of the token open.
int run_command(const GamesOptions& options) {
    const auto& common = options.common;
    const Style style = style_here(common.plain, common.ascii);
    const Texts texts = texts_here(common.language, style);
    Console console(std::cout, style);
    AsioTransport transport(common.server, common.cacert);
    std::unique_ptr<LineInput> input;
    const auto folder = state_folder();
    const std::string file = token_file_name(common.server.key(), common.name);
    GamesClient games(
        {transport, console, std::cerr, texts, fresh_number()}, options,
        {.name = common.name, .token = folder ? TokenFile::peek(*folder / file) : ""});
    return run(transport, games, console, input, false);
}

int run_command(const DevicesOptions& options) {
    return run_as_player<DevicesClient>(options, [&options](const std::string& kept) {
        return set_token_aside(options.common.server, options.common.name, kept);
    });
}
int run_command(const DataOptions& options) { return run_as_player<DataClient>(options); }

std::optional<std::string> fetch_as_player(const TranscriptOptions& options) {
    const Texts texts("en", true);
    const auto token = open_token(options.server, options.name, "ended.token_unread", texts);
    if (!token || token->read().empty()) return std::nullopt;
    std::ostringstream discarded;
    Console console(discarded, style_here(true, true));
    AsioTransport transport(options.server, options.cacert);
    std::unique_ptr<LineInput> input;
    TranscriptClient history(
        {transport, console, std::cerr, texts, fresh_number(), token_saver(token)}, options.server,
        {.name = options.name, .token = token->read()}, options.what);
    (void)run(transport, history, console, input, false);
    return history.transcript();
}

int run_command(const RulesOptions& options) {
    const Style style = style_here(options.plain, options.ascii);
    const Texts texts = texts_here(options.language, style);
    return show_rules(options, terminal_columns(), style, texts, std::cout, std::cerr);
}

int run_command(const TranscriptOptions& options) {
    const auto path = evidence_path_of(options.server, options.name);
    return verify(options, std::cin, std::cout, std::cerr, fetch_as_player,
                  [&path](const std::string& game) -> std::optional<StartEvidence> {
                      return path ? find_evidence(*path, game) : std::nullopt;
                  });
}

int run_command(const ReplayOptions& options) {
    const Style style = style_here(options.plain, options.ascii);
    const Texts texts = texts_here(options.language, style);
    Console console(std::cout, style, at_terminal() ? open_display() : nullptr);
    return replay(options, std::cin, console, std::cerr, texts, fetch_as_player);
}

int run_command(const SettingsOptions& options) {
    const Style style = style_here(options.plain, options.ascii);
    const Texts texts = texts_here(options.language, style);
    return show_settings(options, style, texts, std::cout);
}

int run_command(const SimulateOptions& options) { return simulate(options, std::cout, std::cerr); }

// On one line of the terminal, which is empty again in the end.
void show_progress(std::uint64_t played, std::uint64_t games) {
    constexpr std::uint64_t kCells = 40;
    const std::uint64_t done = played * kCells / games;
    std::cerr << "\r[" << std::string(done, '#') << std::string(kCells - done, '.') << "] "
              << played << '/' << games << (played == games ? "\r\x1b[K" : "") << std::flush;
}

int run_command(const ArenaOptions& options) {
    std::signal(SIGPIPE, SIG_IGN);  // a program that has ended is told of in words
    const bool shows = isatty(STDERR_FILENO) == 1;
    return arena(options, shows ? show_progress : nullptr, std::cout, std::cerr);
}

}  // namespace

}  // namespace vegas::cli

int main(int argc, char** argv) {
    vegas::cli::fill_standard_descriptors();
    try {
        const auto parsed = vegas::cli::parse_command_line(argc, argv);
        if (const int* code = std::get_if<int>(&parsed)) return *code;
        return std::visit([](const auto& options) { return vegas::cli::run_command(options); },
                          std::get<vegas::cli::CommandLine>(parsed));
    } catch (const std::exception& error) {
        return vegas::cli::fail(error.what());
    }
}
