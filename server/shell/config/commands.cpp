#include "server/shell/config/commands.hpp"

#include <CLI/CLI.hpp>
#include <array>
#include <chrono>
#include <string_view>
#include <utility>

#include "protocol/json/json_writer.hpp"
#include "protocol/texts/plain_text.hpp"
#include "server/shell/store/database_url.hpp"

namespace vegas::shell {
namespace {

// Of YYYY-MM-DD, the beginning of the day in UTC.
std::optional<core::UtcTime> day(std::string_view text) {
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
    const auto y = texts::parse_number<unsigned>(text.substr(0, 4));
    const auto m = texts::parse_number<unsigned>(text.substr(5, 2));
    const auto d = texts::parse_number<unsigned>(text.substr(8, 2));
    if (!y || !m || !d) return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year(static_cast<int>(*y)),
                                           std::chrono::month(*m), std::chrono::day(*d)};
    if (!date.ok()) return std::nullopt;
    const std::chrono::milliseconds since_1970 = std::chrono::sys_days(date).time_since_epoch();
    return core::UtcTime{since_1970.count()};
}

std::string check_day(const std::string& text) {
    return day(text) ? "" : "'" + text + "' is not a day such as 2026-12-31";
}

// Options of the server's, such as --data, may stand behind the command as well.
CLI::App& add(CLI::App& app, const char* name, const char* text) {
    CLI::App* const command = app.add_subcommand(name, text);
    command->fallthrough();
    return *command;
}

void add_data(CLI::App& command, std::string& data) {
    command.add_option("DATA", data,
                       "the data directory, or the URL of a database; where it is left out, that "
                       "of --data");
}

// `usage`: the command and its names.
Expected<void> use_default_data(std::string& data, const std::string& usual,
                                const std::string& usage) {
    if (data.empty()) data = usual;
    if (!data.empty()) return {};
    const std::string command = usage.substr(0, usage.find(' '));
    return Failure{.why = command + " needs a data directory or the URL of a database: vegasd " +
                          usage};
}

constexpr std::array kUnits = {std::pair('m', 60'000LL), std::pair('h', 3'600'000LL),
                               std::pair('d', 86'400'000LL)};

// "30m", "12h", "7d" in ms.
std::optional<std::int64_t> duration_ms(std::string_view text) {
    for (const auto& [unit, ms] : kUnits) {
        if (text.empty() || text.back() != unit) continue;
        const auto n = texts::parse_number<unsigned>(text.substr(0, text.size() - 1));
        if (n && *n >= 1 && *n <= 36'500) return static_cast<std::int64_t>(*n) * ms;
    }
    return std::nullopt;
}

std::string check_duration(const std::string& text) {
    return duration_ms(text) ? "" : "'" + text + "' is not a time such as 30m, 12h or 7d";
}

}  // namespace

std::string default_admin_socket(const std::string& dir) { return dir + "/admin.sock"; }

CommandOptions::CommandOptions(CLI::App& app) : app_(app) {
    app.require_subcommand(0, 1);
    add_check();
    add_backup();
    add_export();
    add_move();
    add_restore_table();
    add_admin();
    add_config();
    add_conformance();
}

void CommandOptions::add_check() {
    auto& check = add(app_, "check",
                      "says what is in a data directory, a copy or a database, and what is wrong "
                      "with it; changes nothing, also while a vegasd uses it; exit code 1: a table "
                      "was set aside, or will be");
    add_data(check, check_.data);
    check.add_flag("--games", check_.games, "verify every finished game, too");
}

void CommandOptions::add_backup() {
    auto& backup = add(app_, "backup",
                       "copies what a vegasd keeps to a file, also while it runs; a server over a "
                       "directory that holds the copy as vegas.db goes on from there");
    add_data(backup, backup_.data);
    backup.add_option("FILE", backup_.file, "the copy that is to be made");
    backup.add_flag("--force", backup_.replace, "replace FILE if it is there already");
    backup.add_flag("--room", backup_.only_room,
                    "only print how many bytes must be free for the copy, which takes no FILE");
}

void CommandOptions::add_export() {
    auto& games = add(app_, "export",
                      "writes the transcript of every finished game to standard output, one JSON "
                      "object a line, the oldest first; also while a vegasd uses the data");
    add_data(games, export_.data);
    games.add_option("--since", since_, "only games that ended on this day (UTC) or later")
        ->check(check_day);
}

void CommandOptions::add_move() {
    auto& move = add(app_, "move",
                     "copies what is in a data directory to an empty PostgreSQL database, from "
                     "which a server goes on; no server may be at work in one of them");
    move.add_option("DIR", move_.data, "the data directory");
    move.add_option("URL", move_.url, "the database, postgresql://...");
}

void CommandOptions::add_restore_table() {
    auto& restore = add(app_, "restore-table",
                        "brings one table back from a copy, where it is damaged, was set aside or "
                        "is missing, and changes nothing else; no server may be at work in a data "
                        "directory meanwhile, and over a database none at that table");
    restore.add_option("COPY", restore_.copy, "a file that backup has made")->required();
    restore.add_option("TABLE", restore_.table, "its id, as check shows it")->required();
    add_data(restore, restore_.data);
}

namespace {

struct SettingsCommand {
    const char* name;
    ShowSettings::What what;
    const char* text;
};
constexpr std::array kSettingsCommands = {
    SettingsCommand{"check", ShowSettings::What::check,
                    "says all that is wrong with the settings; exit code 1: something is"},
    SettingsCommand{
        "print", ShowSettings::What::print,
        "prints every setting as it counts, and where that comes from; it can be used as "
        "a file"},
    SettingsCommand{"example", ShowSettings::What::example,
                    "prints a file with every setting, each explained and left to its default"},
    SettingsCommand{"reference", ShowSettings::What::reference,
                    "prints a table of all settings, in Markdown"},
    SettingsCommand{"man", ShowSettings::What::man, "prints the settings' part of vegasd(8)"}};

}  // namespace

void CommandOptions::add_config() {
    CLI::App& config =
        *app_.add_subcommand("config", "looks at the settings; starts and changes nothing");
    config.require_subcommand(1);
    config.fallthrough();
    for (const auto& [name, what, text] : kSettingsCommands) {
        CLI::App& command = *config.add_subcommand(name, text);
        command.fallthrough();
        if (what != ShowSettings::What::check && what != ShowSettings::What::print) continue;
        command.add_option("FILE", settings_file_, "instead of the file that the server reads");
    }
}

std::optional<ShowSettings> CommandOptions::settings_command() const {
    if (!app_.got_subcommand("config")) return std::nullopt;
    const auto* config = app_.get_subcommand("config");
    const auto name = config->get_subcommands().front()->get_name();
    for (const auto& each : kSettingsCommands) {
        if (name == each.name) return ShowSettings{each.what, nullptr};
    }
    return std::nullopt;
}

std::optional<std::string> CommandOptions::file() const {
    return settings_file_.empty() ? std::nullopt : std::optional(settings_file_);
}

void CommandOptions::add_conformance() {
    CLI::App& command = *app_.add_subcommand(
        "conformance",
        "tries a bot out: starts it for some games in which things happen to it that may happen "
        "to any bot, and says what it did wrong; exit code 1: something");
    command
        .add_option("COMMAND", check_bot_.words,
                    "after --: the program and its arguments; {url} and {invite} stand for those "
                    "of the game to which it is to come")
        ->required();
    command.add_option("--only", check_bot_.only, "a trial; may be given several times")
        ->allow_extra_args(false);
    command
        .add_option("--patience", check_bot_.patience_ms,
                    "how many ms the bot may take to come, to answer and to come back")
        ->check(CLI::Range(100, 600'000))
        ->capture_default_str();
    command.add_option("--seed", check_bot_.seed, "of the games: what is drawn in them");
    command.add_flag("--json", check_bot_.json, "prints the report as JSON");
}

void CommandOptions::add_admin() {
    CLI::App& admin = *app_.add_subcommand(
        "admin", "asks the server that runs over --data, or at --admin-socket, for something");
    admin.require_subcommand(1);
    admin.fallthrough();
    admin.add_flag("--json", admin_arguments_.json, "prints the result as one JSON object");
    const auto add = [&admin](const char* name, const char* text) -> CLI::App& {
        CLI::App& command = *admin.add_subcommand(name, text);
        command.fallthrough();
        return command;
    };
    CLI::App& ban = add("ban", "lets a player, an address or a network in no more");
    ban.add_option("WHO", admin_arguments_.who,
                   "a player's id, an address, or a network such as 192.0.2.0/24; of an IPv6 "
                   "address, its network of 64 bits")
        ->required();
    ban.add_option("--for", admin_arguments_.duration, "30m, 12h, 7d; without it, for good")
        ->check(check_duration);
    ban.add_option("--reason", admin_arguments_.reason, "is told to them");
    add("unban", "lifts a ban")
        .add_option("WHO", admin_arguments_.who, "as `bans` shows it")
        ->required();
    add("bans", "lists the bans");
    add("tables", "lists the tables, and the people there with their ids and addresses");
    add("close", "closes a table")
        .add_option("TABLE", admin_arguments_.table, "as `tables` shows it")
        ->required();
    CLI::App& people =
        add("people", "lists the people who are connected, with their ids, addresses and tables");
    people.add_option("--name", admin_arguments_.name,
                      "only those whose names contain this, in upper or lower case");
    CLI::App& announce =
        add("announce", "says something to everybody, and for a time to those who come later");
    announce.add_option("TEXT", admin_arguments_.text, "one line");
    announce
        .add_option("--for", admin_arguments_.duration,
                    "how long it is said to those who come later: 30m, 12h, 7d; without it, 1h")
        ->check(check_duration);
    announce.add_flag("--clear", admin_arguments_.clear,
                      "in place of TEXT: the last announcement holds no more");
    CLI::App& rename = add("rename", "gives a player another name, at tables too");
    rename.add_option("PLAYER", admin_arguments_.player, "the id, as `people` shows it")
        ->required();
    rename.add_option("NAME", admin_arguments_.name, "the new name")->required();
    CLI::App& player = add("player", "what is kept of a player");
    player.require_subcommand(1);
    const auto about_player = [&](const char* name, const char* text, const char* whom) {
        CLI::App& command = *player.add_subcommand(name, text);
        command.fallthrough();
        command.add_option("PLAYER", admin_arguments_.player, whom)->required();
    };
    about_player("show", "says what is known of a player: here, and stored",
                 "the id, or the name of one who is here, if no other has it");
    about_player("forget",
                 "forgets a player, who must be at no table: the token, and in finished games the "
                 "id and the name",
                 "the id, as `people` shows it");
    add("drain", "begins no more games, and stops the server when those under way are over")
        .add_flag("--cancel", admin_arguments_.cancel,
                  "calls that off: the server stays, and games begin again");
}

Expected<AdminCommand> CommandOptions::operation(const CLI::App& admin) const {
    if (admin.got_subcommand("announce") &&
        admin_arguments_.text.empty() != admin_arguments_.clear) {
        return Failure{.why = "admin announce needs a text, or --clear, and not both"};
    }
    AdminCommand admin_command{.socket = {}, .request = {}, .is_json = admin_arguments_.json};
    protocol::JsonWriter out(admin_command.request);
    const CLI::App* command = admin.get_subcommands().front();
    std::string what = command->get_name();
    for (const auto* part : command->get_subcommands()) what += " " + part->get_name();
    out.open('{').key("do").string(what);
    const auto member = [&out](const char* name, const std::string& text) {
        if (!text.empty()) out.key(name).string(text);
    };
    member("who", admin_arguments_.who);
    member("player", admin_arguments_.player);
    member("name", admin_arguments_.name);
    member("reason", admin_arguments_.reason);
    member("table", admin_arguments_.table);
    member("text", admin_arguments_.text);
    if (const auto ms = duration_ms(admin_arguments_.duration)) out.key("for_ms").number(*ms);
    const auto flag = [&out](const char* name, bool is_set) {
        if (is_set) out.key(name).boolean(true);
    };
    flag("cancel", admin_arguments_.cancel);
    flag("clear", admin_arguments_.clear);
    flag("json", admin_arguments_.json);
    out.close('}');
    return admin_command;
}

Expected<std::optional<AnyCommand>> CommandOptions::selected(const Config& config) {
    const std::string& data = config.data;
    const std::string dir = is_database(data) ? std::string() : data;
    if (app_.got_subcommand("admin")) {
        auto asked = operation(*app_.get_subcommand("admin"));
        if (!asked) return asked.error();
        AdminCommand admin_command = *std::move(asked);
        if (config.admin_socket.empty() && dir.empty()) {
            return Failure{.why =
                               "admin needs the server's data directory or its socket: "
                               "vegasd admin --data DIR ..."};
        }
        admin_command.socket =
            config.admin_socket.empty() ? default_admin_socket(dir) : config.admin_socket;
        return std::optional<AnyCommand>(std::move(admin_command));
    }
    if (app_.got_subcommand("conformance")) return std::optional<AnyCommand>(check_bot_);
    if (app_.got_subcommand("check")) {
        const auto found = use_default_data(check_.data, data, "check DATA");
        if (!found) return found.error();
        return std::optional<AnyCommand>(check_);
    }
    if (app_.got_subcommand("backup")) {
        // One name alone is the file's.
        const bool makes_file = !backup_.only_room;
        if (makes_file && backup_.file.empty()) backup_.file = std::exchange(backup_.data, {});
        if (makes_file && backup_.file.empty()) {
            return Failure{.why = "backup needs a file: vegasd backup DATA FILE"};
        }
        const auto found = use_default_data(backup_.data, data, "backup DATA FILE");
        if (!found) return found.error();
        return std::optional<AnyCommand>(backup_);
    }
    if (app_.got_subcommand("move")) {
        if (!is_database(move_.url) || move_.data.empty() || is_database(move_.data)) {
            return Failure{
                .why =
                    "move needs a data directory and the URL of a database: vegasd move DIR "
                    "postgresql://..."};
        }
        return std::optional<AnyCommand>(move_);
    }
    if (app_.got_subcommand("restore-table")) {
        const auto found = use_default_data(restore_.data, data, "restore-table COPY TABLE DATA");
        if (!found) return found.error();
        return std::optional<AnyCommand>(restore_);
    }
    if (app_.got_subcommand("export")) {
        const auto found = use_default_data(export_.data, data, "export DATA");
        if (!found) return found.error();
        if (const auto since = day(since_)) export_.since = *since;
        return std::optional<AnyCommand>(export_);
    }
    return std::optional<AnyCommand>();
}

}  // namespace vegas::shell
