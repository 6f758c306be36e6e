#include "server/shell/admin/admin_service.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "protocol/json/strict_json.hpp"
#include "server/shell/process/log_fields.hpp"
#include "server/shell/process/utc.hpp"

namespace vegas::shell {
namespace {

using nlohmann::json;

constexpr std::size_t kBansMost = 10'000;
constexpr std::size_t kTextMost = 500;  // bytes
constexpr std::int64_t kForMost = 100LL * 365 * 24 * 3600 * 1000;
constexpr std::int64_t kPollMs = 500;  // whether games are still under way

struct CommandError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// One line that may be shown anywhere.
std::string line_field(const json& request, const char* member, bool needed) {
    const auto it = request.find(member);
    if (it == request.end() && !needed) return {};
    if (it == request.end() || !it->is_string()) {
        throw CommandError(std::string(member) + ": must be a text");
    }
    const auto& text = it->get_ref<const std::string&>();
    if (needed && text.empty()) throw CommandError(std::string(member) + ": must not be empty");
    if (text.size() > kTextMost) {
        throw CommandError(std::string(member) + ": must be " + std::to_string(kTextMost) +
                           " bytes at most");
    }
    if (visible(text) != text) {
        throw CommandError(std::string(member) + ": must be one line without control characters");
    }
    return text;
}

std::string ban_target(const json& request) {
    const std::string text = line_field(request, "who", true);
    const auto known = core::normalize_ban_target(text);
    if (!known) {
        throw CommandError("'" + text +
                           "' is neither an address, nor a network, nor a player's id");
    }
    return *known;
}

std::optional<std::int64_t> duration_field(const json& request) {
    const auto it = request.find("for_ms");
    if (it == request.end()) return std::nullopt;
    if (!it->is_number_integer() || *it < 1 || *it > kForMost) {
        throw CommandError("for_ms: must be from 1 to " + std::to_string(kForMost));
    }
    return it->get<std::int64_t>();
}

std::string format_ban(const core::Ban& ban) {
    std::string line = "who=" + ban.who + " since=" + format_utc({ban.since_ms});
    if (ban.until_ms) line += " until=" + format_utc({*ban.until_ms});
    if (!ban.reason.empty()) line += field("reason", ban.reason);
    return line;
}

}  // namespace

struct AdminService::CommandResult {
    std::vector<std::string> lines{};
    bool changes = true;        // it is written down
    bool changes_bans = false;  // and the list stored
    std::string about{};        // for the log: fields
    std::string refused{};      // why it was not done after all; empty: it was
};

// What can be asked, by its word.
struct AdminService::Commands {
    static constexpr const char* kNobody = "no player has this id";
    static constexpr std::size_t kGamesShown = 100;

    static void add_games(CommandResult& result, const core::QueryResult& found) {
        const auto* page = std::get_if<core::GamePage>(&found);
        if (page == nullptr) return;
        for (const auto& game : page->games) result.lines.push_back("  game " + *game.summary);
        if (page->more) result.lines.emplace_back("  and older ones");
    }

    static CommandResult ban(AdminService& admin_service, const json& request) {
        core::Ban ban{.who = ban_target(request),
                      .reason = line_field(request, "reason", false),
                      .since_ms = admin_service.parts_.loop.utc().ms,
                      .until_ms = duration_field(request)};
        if (ban.until_ms) *ban.until_ms += ban.since_ms;
        auto bans = admin_service.bans_;
        std::erase_if(bans, [&ban](const core::Ban& old) { return old.who == ban.who; });
        if (bans.size() >= kBansMost) {
            throw CommandError("there are too many bans; lift some first");
        }
        CommandResult result{
            .lines = {format_ban(ban)}, .changes_bans = true, .about = ' ' + format_ban(ban)};
        bans.push_back(std::move(ban));
        admin_service.apply_bans(std::move(bans));
        return result;
    }
    static CommandResult unban(AdminService& admin_service, const json& request) {
        const std::string lifted = ban_target(request);
        auto bans = admin_service.bans_;
        const auto is_it = [&lifted](const core::Ban& ban) { return ban.who == lifted; };
        if (std::erase_if(bans, is_it) == 0) throw CommandError(lifted + " is not banned");
        admin_service.apply_bans(std::move(bans));
        return {.changes_bans = true, .about = field("who", lifted)};
    }
    static CommandResult bans(AdminService& admin_service, const json&) {
        CommandResult result{.changes = false};
        for (const core::Ban& ban : admin_service.bans_) {
            if (!ban.is_over(admin_service.parts_.loop.utc())) {
                result.lines.push_back(format_ban(ban));
            }
        }
        return result;
    }
    static CommandResult tables(AdminService& admin_service, const json&) {
        return {.lines = admin_service.parts_.core.describe_tables(), .changes = false};
    }
    static CommandResult close(AdminService& admin_service, const json& request) {
        const std::string table = line_field(request, "table", true);
        if (!admin_service.parts_.core.has_table(table)) {
            throw CommandError("there is no such table");
        }
        admin_service.parts_.core_runner.handle(core::CloseTable{table});
        return {.about = field("table", table)};
    }
    static CommandResult announce(AdminService& admin_service, const json& request) {
        const std::string text = line_field(request, "text", true);
        admin_service.parts_.core_runner.handle(core::Announce{text});
        return {.about = field("text", text)};
    }
    static CommandResult drain(AdminService& admin_service, const json&) {
        if (!std::exchange(admin_service.is_winding_down_, true)) {
            admin_service.parts_.core_runner.handle(core::WindDown{});
            admin_service.parts_.loop.after(kPollMs,
                                            [&admin_service] { admin_service.stop_when_idle(); });
        }
        const auto playing = admin_service.parts_.core.gauges().tables_playing;
        return {.lines = {"games=" + std::to_string(playing)}};
    }

    using OnResult = std::function<void(const CommandResult&)>;

    // What is known of a player here, and what is stored.
    static void show(AdminService& admin_service, const json& request, const OnResult& on_result) {
        const std::string id = line_field(request, "player", true);
        CommandResult result{.lines = admin_service.parts_.core.describe_player(id),
                             .changes = false};
        for (const core::Ban& ban : admin_service.bans_) {
            if (ban.who == id) result.lines.push_back("banned " + format_ban(ban));
        }
        auto& core_runner = admin_service.parts_.core_runner;
        core_runner.queries().run(
            core::FindPlayer{id},
            [&core_runner, id, result, on_result](const core::QueryResult& found) mutable {
                if (const auto* kept = std::get_if<core::StoredPlayer>(&found)) {
                    result.lines.push_back("stored player=" + kept->id + field("name", kept->name) +
                                           " seen=" + format_utc(kept->seen));
                }
                const core::ListGames games{.player = id, .after = {}, .limit = kGamesShown};
                core_runner.queries().run(
                    games, [result, on_result](const core::QueryResult& page_result) mutable {
                        add_games(result, page_result);
                        if (result.lines.empty()) result.refused = kNobody;
                        on_result(result);
                    });
            });
    }

    static void forget(AdminService& admin_service, const json& request,
                       const OnResult& on_result) {
        const std::string id = line_field(request, "player", true);
        const auto tables = admin_service.parts_.core.tables_of(id);
        if (!tables.empty()) {
            throw CommandError("the player is at table " + tables.front() +
                               ": close it, or wait until it is gone");
        }
        const bool here = !admin_service.parts_.core.describe_player(id).empty();
        admin_service.parts_.core_runner.handle(core::ForgetPlayer{id});
        admin_service.parts_.core_runner.queries().run(
            core::ErasePlayer{id}, [id, here, on_result](const core::QueryResult& found) {
                CommandResult result{.about = field("player", id)};
                const bool stored = std::holds_alternative<core::StoredPlayer>(found);
                if (!stored && !here) result.refused = kNobody;
                on_result(result);
            });
    }

    struct CommandSpec {
        std::string_view word;
        CommandResult (*execute)(AdminService&, const json&);
        // Instead, where the store has to be asked.
        void (*start)(AdminService&, const json&, const OnResult&);
    };
    static constexpr std::array kCommands =
        std::to_array<CommandSpec>({{"ban", ban, nullptr},
                                    {"unban", unban, nullptr},
                                    {"bans", bans, nullptr},
                                    {"tables", tables, nullptr},
                                    {"close", close, nullptr},
                                    {"announce", announce, nullptr},
                                    {"drain", drain, nullptr},
                                    {"player show", nullptr, show},
                                    {"player forget", nullptr, forget}});
    static const CommandSpec& spec(const json& request) {
        const std::string word = line_field(request, "do", true);
        const auto* it = std::ranges::find(kCommands, word, &CommandSpec::word);
        if (it == kCommands.end()) throw CommandError("do: there is no '" + word + "'");
        return *it;
    }
};

AdminService::AdminService(const Parts& parts, std::shared_ptr<const AdminStore> store,
                           std::function<void()> stop)
    : parts_(parts), store_(std::move(store)), stop_(std::move(stop)) {
    if (store_) apply_bans(store_->bans());
    parts_.core_runner.on_bans_changed([this] { reload(); });
}

void AdminService::apply_bans(std::vector<core::Ban> bans) {
    const auto now = parts_.loop.utc();
    std::erase_if(bans, [now](const core::Ban& ban) { return ban.is_over(now); });
    bans_ = std::move(bans);
    ++bans_version_;
    parts_.core_runner.handle(core::SetBans{bans_});
}

void AdminService::execute(const std::string& request, std::uint32_t uid, Reply reply) {
    const auto refuse = [&reply](const std::string& why) {
        reply(json{{"error", why}}.dump(-1, ' ', false, json::error_handler_t::replace));
    };
    const auto document = protocol::parse_strict(request);
    if (!document) return refuse("not JSON: " + document.error().message);
    if (!document->is_object()) return refuse("must be an object");
    try {
        const Commands::CommandSpec& spec = Commands::spec(*document);
        if (spec.execute != nullptr) {
            const CommandResult result =
                spec.execute(*this, *document);  // throws while there is a reply
            return finish_command(std::string(spec.word), uid, result, std::move(reply));
        }
        spec.start(*this, *document,
                   [this, word = spec.word, uid, reply](const CommandResult& result) {
                       finish_command(std::string(word), uid, result, reply);
                   });
    } catch (const CommandError& refused) {
        refuse(refused.what());
    }
}

// Done it is in any case, and in the log; the reply waits for the files.
void AdminService::finish_command(const std::string& did, std::uint32_t uid,
                                  const CommandResult& result, Reply reply) {
    const auto send_reply = [reply = std::move(reply),
                             lines = result.lines](const std::string& problem) {
        const json reply_document =
            problem.empty() ? json{{"ok", true}, {"lines", lines}} : json{{"error", problem}};
        reply(reply_document.dump(-1, ' ', false, json::error_handler_t::replace));
    };
    if (!result.refused.empty()) return send_reply(result.refused);
    if (!result.changes) return send_reply({});
    const std::string line =
        "event=operator" + field("did", did) + field("uid", uid) + result.about;
    parts_.log.info(line);
    if (!store_) return send_reply({});
    const std::string record = json{{"time", format_utc(parts_.loop.utc())}, {"line", line}}.dump(
        -1, ' ', false, json::error_handler_t::replace);
    parts_.files.run(
        [store = store_, record, bans = result.changes_bans ? std::optional(bans_) : std::nullopt] {
            try {
                store->save(bans, record);
                return std::string();
            } catch (const std::runtime_error& error) {
                return "it is done, but could not be stored: " + std::string(error.what());
            }
        },
        [this, send_reply, bans = result.changes_bans](const std::string& problem) {
            if (!problem.empty()) {
                parts_.log.error("event=operator_not_stored" + field("why", problem));
            } else if (bans) {
                parts_.core_runner.handle(core::BansStored{});
            }
            send_reply(problem);
        });
}

void AdminService::reload() {
    if (!store_) return;
    using BansOrError = std::pair<std::vector<core::Ban>, std::string>;
    parts_.files.run(
        [store = store_]() -> BansOrError {
            try {
                return {store->bans(), {}};
            } catch (const std::runtime_error& error) {
                return {{}, error.what()};
            }
        },
        [this, before = bans_version_](BansOrError&& loaded) {
            if (bans_version_ != before) {
                return reload();  // what was read is older than what was done
            }
            auto [bans, problem] = std::move(loaded);
            if (!problem.empty()) {
                return parts_.log.error("event=bans_not_loaded" + field("why", problem));
            }
            apply_bans(std::move(bans));
            parts_.log.info("event=bans_loaded" + field("bans", bans_.size()));
        });
}

void AdminService::stop_when_idle() {
    if (parts_.core.gauges().tables_playing == 0) return stop_();
    parts_.loop.after(kPollMs, [this] { stop_when_idle(); });
}

}  // namespace vegas::shell
