#include "client-cli/command_line/parts.hpp"

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "client-cli/command_line/settings_file.hpp"
#include "client-cli/net/tls.hpp"
#include "client-cli/protocol/read.hpp"
#include "client-cli/terminal/text.hpp"
#include "client-cli/texts/language.hpp"
#include "client-cli/texts/texts.hpp"
#include "protocol/texts/nearest.hpp"

namespace vegas::cli {

using nlohmann::json;

namespace {

constexpr std::size_t kNameCharsMax = 24;
constexpr int kClockMaxS = 86'400;

void check_target(const CLI::App& app, const TableWords& words) {
    if (!words.target.given()) return;
    for (const char* option : {"--ruleset", "--seats", "--options", "--public", "--people-only",
                               "--clock", "--no-clock"}) {
        if (app.count(option) > 0) usage(std::string(option) + " is for new tables only");
    }
}

std::string why_no_name(const std::string& name) {
    if (!is_utf8(name)) return "not valid UTF-8";
    const auto chars = std::count_if(name.begin(), name.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    });
    const bool spaced =
        name.starts_with(' ') || name.ends_with(' ') || name.find("  ") != std::string::npos;
    const bool control = std::any_of(name.begin(), name.end(), [](char c) {
        return static_cast<unsigned char>(c) < 0x20 || c == '\x7f';
    });
    if (static_cast<std::size_t>(chars) > kNameCharsMax || spaced || control) {
        return "give 1 to 24 printable characters, without leading, trailing or double spaces";
    }
    return {};
}

std::string why_no_address(const std::string& text) {
    std::string why;
    if (parse_address(text, why)) return {};
    return safe_text(text, true) + ": " + why;
}

// "de_AT" is "de".
CLI::Validator a_language() {
    const std::vector<std::string> known = languages();
    const auto check = [known](std::string& typed) -> std::string {
        std::string tag = typed;
        std::replace(tag.begin(), tag.end(), '_', '-');
        const std::string best = best_language(tag, known);
        if (best.empty()) return one_of(known)(typed);
        typed = best;
        return {};
    };
    return {check, "{" + CLI::detail::join(known, ",") + "}"};
}

Link link_of(const std::string& text) {
    std::string why;
    const auto link = parse_link(text, why);
    if (!link) usage(safe_text(text, true) + ": " + why);
    return *link;
}

void check_cacert(const Common& common) {
    if (!common.server.secure || common.cacert.empty()) return;
    if (const auto flaw = flaw_of_cacert(common.cacert)) {
        usage("--cacert " + safe_text(common.cacert, true) + ": " + *flaw);
    }
}

}  // namespace

CLI::Validator one_of(const std::vector<std::string>& words) {
    const auto check = [words](std::string& typed) -> std::string {
        const std::string lower = lower_case(typed);
        if (std::find(words.begin(), words.end(), lower) != words.end()) {
            typed = lower;
            return {};
        }
        return typed + " is none of " + CLI::detail::join(words, ", ") +
               texts::did_you_mean(lower, words);
    };
    return {check, "{" + CLI::detail::join(words, ",") + "}"};
}

void usage(const std::string& text) { throw CLI::ValidationError(text, 2); }

void add_server(CLI::App& app, CommonWords& words) {
    app.add_option("--server", words.server,
                   "address of the server (default: VEGAS_SERVER, else " +
                       std::string(kServerDefault) + ")")
        ->check(CLI::Validator(why_no_address, ""))
        ->group(kInFile);
    app.add_option("--cacert", words.common.cacert,
                   "file of certificates (PEM) to trust, in place of the system's (default: "
                   "VEGAS_CACERT)")
        ->group(kInFile);
}

void add_common(CLI::App& app, CommonWords& words, const char* name_help) {
    add_server(app, words);
    app.add_option("--name", words.common.name, name_help)
        ->check(CLI::Validator(why_no_name, ""))
        ->group(kInFile);
}

void add_language(CLI::App& app, Common& common) {
    app.add_option("--lang", common.language,
                   "language of the screen (default: VEGAS_LANG, else that of the locale)")
        ->transform(a_language())
        ->group(kInFile);
}

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

void add_screen(CLI::App& app, Common& common) {
    add_language(app, common);
    app.add_flag("--no-color,--no-colour", common.plain, "no colors (NO_COLOR=1 does the same)")
        ->group(kInFile);
    app.add_flag("--ascii", common.ascii, "only ASCII characters")->group(kInFile);
}

Common common_of(const CommonWords& words, const std::string& default_name) {
    Common common = words.common;
    std::string why;
    const auto server = parse_address(words.server.empty() ? kServerDefault : words.server, why);
    if (!server) usage("--server: " + why);
    common.server = *server;
    check_cacert(common);
    if (common.name.empty()) common.name = default_name;
    return common;
}

void add_target(CLI::App& app, TableWords& words) {
    app.add_option("link", words.link, "link to the table, as the page gives it");
    auto* table = app.add_option("--table", words.target.table, "id of a public table");
    app.add_option("--invite", words.target.invite, "invite of a table")->excludes(table);
}

// Not by CLI11's excludes(): of a mistyped option with a value it would only see that value.
void take_link(const CLI::App& app, TableWords& words, CommonWords& common) {
    if (words.link.empty()) return;
    const Link link = link_of(words.link);
    for (const char* other : {"--server", "--table", "--invite", "--local", "--quick"}) {
        const CLI::Option* option = app.get_option_no_throw(other);
        if (option != nullptr && option->count() > 0) {
            usage(std::string(other) + ": the link says already where the table is");
        }
    }
    common.server = link.server.text();
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

void add_new_table(CLI::App& app, TableWords& words) {
    add_ruleset(app, words.table.ruleset);
    app.add_option("--seats", words.seats, "how many seats a new table has")
        ->check(CLI::Range(2, kSeatsMax));
    add_options(app, words.options);
    app.add_flag("--public", words.table.is_public, "make the new table public");
    app.add_flag("--people-only", words.table.people_only,
                 "no bots at the new table but house bots");
    auto* clock = app.add_option("--clock", words.clock_s, "seconds for each decision")
                      ->check(CLI::Range(1, kClockMaxS));
    app.add_flag("--no-clock", words.table.no_clock, "no time limit")->excludes(clock);
}

void add_ruleset(CLI::App& app, std::string& ruleset) {
    app.add_option("--ruleset", ruleset, "royale, royale-basic, classic, custom or vegas-1996")
        ->capture_default_str()
        ->group(kInFile);
}

void add_bot_level(CLI::App& app, std::string& level) {
    app.add_option("--bot-level", level, "level of the house bots")
        ->transform(one_of({kLevels.begin(), kLevels.end()}))
        ->capture_default_str()
        ->group(kInFile);
}

void add_no_save(CLI::App& app, bool& no_save) {
    app.add_flag("--no-save", no_save, "do not save the token that brings you back to your seat")
        ->group(kInFile);
}

NewTable new_table_of(const CLI::App& app, const TableWords& words) {
    NewTable table = words.table;
    table.options = options_of(words.options);
    if (app.count("--seats") > 0) table.seats = words.seats;
    if (app.count("--clock") > 0) table.clock_s = words.clock_s;
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

void add_transcript(CLI::App& app, TranscriptWords& words) {
    app.add_option("transcript", words.what,
                   "a file, - for standard input, or a finished game on the server: its id, or its "
                   "link as the page gives it")
        ->required();
    add_common(app, words.common, "the name under which you played it (default: your login name)");
}

TranscriptOptions transcript_of(const CLI::App& app, const TranscriptWords& words) {
    TranscriptOptions transcript{.what = words.what};
    CommonWords there = words.common;
    if (looks_like_link(words.what)) {
        const Link link = link_of(words.what);
        if (link.to != Link::To::game) usage("this link is not to a finished game");
        if (app.count("--server") > 0) usage("--server: the link says already where the game is");
        there.server = link.server.text();
        transcript = {.what = link.game, .invite = link.invite, .at_server = true};
    }
    const Common common = common_of(there, login_name());
    transcript.server = common.server;
    transcript.cacert = common.cacert;
    transcript.name = common.name;
    return transcript;
}

std::size_t step_of(const TranscriptWords& words) {
    const bool is_link = looks_like_link(words.what);
    return is_link ? static_cast<std::size_t>(std::max<std::int64_t>(link_of(words.what).step, 0))
                   : 0;
}

std::string login_name() {
    const char* user = std::getenv("USER");
    const std::string name = cut(safe_text(user == nullptr ? "" : user, true), kNameCharsMax);
    return name.empty() ? "Player" : name;
}

}  // namespace vegas::cli
