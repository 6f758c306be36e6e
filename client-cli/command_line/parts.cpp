#include "client-cli/command_line/parts.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "client-cli/net/tls.hpp"
#include "client-cli/protocol/read.hpp"
#include "client-cli/terminal/text.hpp"
#include "protocol/game/time_control.hpp"

namespace vegas::cli {

namespace {

constexpr auto kClockMaxS = static_cast<int>(protocol::kDecisionMsMost / 1000);
constexpr auto kDayS = static_cast<int>(protocol::kDaysMsLeast / 1000);
constexpr int kDaysMax = kClockMaxS / kDayS;

void check_target(const CLI::App& app, const TableArguments& words) {
    if (!words.target.is_given()) return;
    for (const char* option : {"--ruleset", "--seats", "--options", "--public", "--people-only",
                               "--clock", "--days", "--no-clock"}) {
        if (app.count(option) > 0) usage(std::string(option) + " is for new tables only");
    }
}

Link link_of(const std::string& text) {
    const auto link = parse_link(text);
    if (!link) usage(safe_text(text, true) + ": " + link.error().why());
    return *link;
}

void check_cacert(const Common& common) {
    if (!common.server.secure || common.cacert.empty()) return;
    if (const auto flaw = cacert_error(common.cacert)) {
        usage("--cacert " + safe_text(common.cacert, true) + ": " + *flaw);
    }
}

}  // namespace

void usage(const std::string& text) { throw CLI::ValidationError(text, 2); }

void add_speech(CLI::App& app, Common& common) {
    app.add_flag("--plain", common.speech,
                 "for speech programs: a sentence a line, no screen, no signs (as in a pipe)");
    app.add_flag("--result-line", common.result_line,
                 "end with a line for programs (as in a pipe)");
}

void add_speed(CLI::App& app, std::string& speed) {
    app.add_option("--speed", speed, "how long each casino's payout stands on a screen")
        ->check(CLI::IsMember(std::vector<std::string>(kSpeeds.begin(), kSpeeds.end())))
        ->capture_default_str();
}

Common common_of(const ClientSettings& settings, const std::string& default_name,
                 const Common& speech) {
    Common common = speech;
    const auto server = parse_address(settings.server);
    if (!server) usage("--server: " + server.error().why());
    common.server = *server;
    common.cacert = settings.cacert;
    check_cacert(common);
    common.name = settings.name.empty() ? default_name : settings.name;
    common.plain = settings.no_color;
    common.ascii = settings.ascii;
    common.language = settings.language;
    return common;
}

void add_target(CLI::App& app, TableArguments& words) {
    app.add_option("link", words.link, "link to the table, as the page gives it");
    auto* table = app.add_option("--table", words.target.table, "id of a public table");
    app.add_option("--invite", words.target.invite, "invite of a table")->excludes(table);
}

// Not by CLI11's excludes(): of a mistyped option with a value it would only see that value.
void apply_link(const CLI::App& app, TableArguments& words, ClientSettings& settings) {
    if (words.link.empty()) return;
    const Link link = link_of(words.link);
    for (const char* other : {"--server", "--table", "--invite", "--local", "--quick"}) {
        const CLI::Option* option = app.get_option_no_throw(other);
        if (option != nullptr && option->count() > 0) {
            usage(std::string(other) + ": the link says already where the table is");
        }
    }
    settings.server = link.server.text();
    words.target = {.table = link.table, .invite = link.invite};
    if (link.to == Link::To::game) {
        usage(
            "this link is to a finished game; \"vegas replay\" shows it, \"vegas verify\" checks "
            "it");
    }
    if (link.to == Link::To::rules) {
        usage("this link is to rules; \"vegas rules " + link.ruleset + "\" shows them");
    }
    if (link.to == Link::To::page && app.get_name() != "play") {
        usage("this link is to the start of the page, not to a table");
    }
}

void add_new_table(CLI::App& app, TableArguments& words) {
    app.add_option("--seats", words.seats, "how many seats a new table has")
        ->check(CLI::Range(2, kSeatsMax));
    add_options(app, words.options);
    app.add_flag("--public", words.table.is_public, "make the new table public");
    app.add_flag("--people-only", words.table.people_only,
                 "no bots at the new table but house bots");
    app.add_flag("--slow-play-limit", words.table.slow_play_limit,
                 "the house plays on for a seat that misses three deadlines in a row");
    auto* clock = app.add_option("--clock", words.clock_s, "seconds for each decision")
                      ->check(CLI::Range(1, kClockMaxS));
    auto* days = app.add_option("--days", words.days, "days for each decision: a game by and by")
                     ->check(CLI::Range(1, kDaysMax))
                     ->excludes(clock);
    app.add_flag("--no-clock", words.table.no_clock, "no time limit")
        ->excludes(clock)
        ->excludes(days);
}

NewTable new_table_of(const CLI::App& app, const TableArguments& words,
                      const ClientSettings& settings) {
    NewTable table = words.table;
    table.ruleset = settings.ruleset;
    table.options = options_of(words.options);
    if (app.count("--seats") > 0) table.seats = words.seats;
    if (app.count("--clock") > 0) table.clock_s = words.clock_s;
    if (app.count("--days") > 0) table.clock_s = words.days * kDayS;
    check_target(app, words);
    return table;
}

void add_options(CLI::App& app, std::string& options) {
    app.add_option("--options", options, "options of the ruleset, as a JSON object")
        ->capture_default_str();
}

json options_of(const std::string& options) {
    json parsed = parse_json(options);
    if (!parsed.is_object()) usage("--options: not a JSON object");
    return parsed;
}

void add_transcript(CLI::App& app, TranscriptArguments& words) {
    app.add_option("transcript", words.what,
                   "a file, - for standard input, or a finished game on the server: its id, or its "
                   "link as the page gives it")
        ->required();
}

TranscriptOptions transcript_of(const CLI::App& app, const TranscriptArguments& words,
                                ClientSettings settings) {
    TranscriptOptions transcript{.what = words.what};
    if (looks_like_link(words.what)) {
        const Link link = link_of(words.what);
        if (link.to != Link::To::game) usage("this link is not to a finished game");
        if (app.count("--server") > 0) usage("--server: the link says already where the game is");
        settings.server = link.server.text();
        transcript = {.what = link.game, .invite = link.invite, .at_server = true};
    }
    const Common common = common_of(settings, login_name());
    transcript.server = common.server;
    transcript.cacert = common.cacert;
    transcript.name = common.name;
    return transcript;
}

std::size_t step_of(const TranscriptArguments& words) {
    const bool is_link = looks_like_link(words.what);
    return is_link ? static_cast<std::size_t>(std::max<std::int64_t>(link_of(words.what).step, 0))
                   : 0;
}

}  // namespace vegas::cli
