#include "server/shell/admin/admin_service.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
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

Failure wrong_field(const char* member, const std::string& why) {
    return {.why = std::string(member) + ": " + why};
}

// One line that may be shown anywhere.
Expected<std::string> line_field(const json& request, const char* member, bool needed) {
    const auto it = request.find(member);
    if (it == request.end() && !needed) return std::string();
    if (it == request.end() || !it->is_string()) return wrong_field(member, "must be a text");
    const auto& text = it->get_ref<const std::string&>();
    if (needed && text.empty()) return wrong_field(member, "must not be empty");
    if (text.size() > kTextMost) {
        return wrong_field(member, "must be " + std::to_string(kTextMost) + " bytes at most");
    }
    if (visible(text) != text) {
        return wrong_field(member, "must be one line without control characters");
    }
    return text;
}

Expected<std::string> ban_target(const json& request) {
    auto text = line_field(request, "who", true);
    if (!text) return text;
    const auto known = core::normalize_ban_target(*text);
    if (known) return *known;
    return Failure{.why =
                       "'" + *text + "' is neither an address, nor a network, nor a player's id"};
}

Expected<std::optional<std::int64_t>> duration_field(const json& request) {
    const auto it = request.find("for_ms");
    if (it == request.end()) return std::optional<std::int64_t>();
    if (!it->is_number_integer() || *it < 1 || *it > kForMost) {
        return wrong_field("for_ms", "must be from 1 to " + std::to_string(kForMost));
    }
    return std::optional(it->get<std::int64_t>());
}

std::string to_text(const json& document) {
    return document.dump(-1, ' ', false, json::error_handler_t::replace);
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

    static Expected<CommandResult> ban(AdminService& admin_service, const json& request) {
        const auto who = ban_target(request);
        const auto reason = line_field(request, "reason", false);
        const auto duration = duration_field(request);
        if (!who) return who.error();
        if (!reason) return reason.error();
        if (!duration) return duration.error();
        core::Ban ban{.who = *who,
                      .reason = *reason,
                      .since_ms = admin_service.parts_.loop.utc().ms,
                      .until_ms = *duration};
        if (ban.until_ms) *ban.until_ms += ban.since_ms;
        auto bans = admin_service.bans_;
        std::erase_if(bans, [&ban](const core::Ban& old) { return old.who == ban.who; });
        if (bans.size() >= kBansMost) {
            return Failure{.why = "there are too many bans; lift some first"};
        }
        CommandResult result{
            .lines = {format_ban(ban)}, .changes_bans = true, .about = ' ' + format_ban(ban)};
        bans.push_back(std::move(ban));
        admin_service.apply_bans(std::move(bans));
        return result;
    }
    static Expected<CommandResult> unban(AdminService& admin_service, const json& request) {
        const auto lifted = ban_target(request);
        if (!lifted) return lifted.error();
        auto bans = admin_service.bans_;
        const auto is_it = [&lifted](const core::Ban& ban) { return ban.who == *lifted; };
        if (std::erase_if(bans, is_it) == 0) return Failure{.why = *lifted + " is not banned"};
        admin_service.apply_bans(std::move(bans));
        return CommandResult{.changes_bans = true, .about = field("who", *lifted)};
    }
    static Expected<CommandResult> bans(AdminService& admin_service, const json&) {
        CommandResult result{.changes = false};
        for (const core::Ban& ban : admin_service.bans_) {
            if (!ban.is_over(admin_service.parts_.loop.utc())) {
                result.lines.push_back(format_ban(ban));
            }
        }
        return result;
    }
    static Expected<CommandResult> tables(AdminService& admin_service, const json&) {
        return CommandResult{.lines = admin_service.parts_.core.describe_tables(),
                             .changes = false};
    }
    static Expected<CommandResult> close(AdminService& admin_service, const json& request) {
        const auto table = line_field(request, "table", true);
        if (!table) return table.error();
        if (!admin_service.parts_.core.has_table(*table)) {
            return Failure{.why = "there is no such table"};
        }
        admin_service.parts_.core_runner.handle(core::CloseTable{*table});
        return CommandResult{.about = field("table", *table)};
    }
    static Expected<CommandResult> announce(AdminService& admin_service, const json& request) {
        const auto text = line_field(request, "text", true);
        if (!text) return text.error();
        admin_service.parts_.core_runner.handle(core::Announce{*text});
        return CommandResult{.about = field("text", *text)};
    }
    static Expected<CommandResult> drain(AdminService& admin_service, const json&) {
        if (!std::exchange(admin_service.is_winding_down_, true)) {
            admin_service.parts_.core_runner.handle(core::WindDown{});
            admin_service.parts_.loop.after(kPollMs,
                                            [&admin_service] { admin_service.stop_when_idle(); });
        }
        const auto playing = admin_service.parts_.core.gauges().tables_playing;
        return CommandResult{.lines = {"games=" + std::to_string(playing)}};
    }

    using OnResult = std::function<void(const Expected<CommandResult>&)>;

    // What is known of a player here, and what is stored.
    static void show(AdminService& admin_service, const json& request, const OnResult& on_result) {
        const auto player = line_field(request, "player", true);
        if (!player) return on_result(player.error());
        const std::string& id = *player;
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
                        if (result.lines.empty()) return on_result(Failure{.why = kNobody});
                        on_result(result);
                    });
            });
    }

    // The core erases from the store as well; this one's result comes after that.
    static void forget(AdminService& admin_service, const json& request,
                       const OnResult& on_result) {
        const auto player = line_field(request, "player", true);
        if (!player) return on_result(player.error());
        const bool is_here = !admin_service.parts_.core.describe_player(*player).empty();
        auto& core_runner = admin_service.parts_.core_runner;
        core_runner.queries().run(
            core::FindPlayer{*player},
            [&core_runner, is_here, id = *player, on_result](const core::QueryResult& found) {
                const bool is_stored = std::holds_alternative<core::StoredPlayer>(found);
                if (!is_stored && !is_here) return on_result(Failure{.why = kNobody});
                core_runner.handle(core::ForgetPlayer{id});
                core_runner.queries().run(
                    core::ErasePlayer{id}, [id, on_result](const core::QueryResult&) {
                        on_result(CommandResult{.about = field("player", id)});
                    });
            });
    }

    struct CommandSpec {
        std::string_view word;
        Expected<CommandResult> (*execute)(AdminService&, const json&);
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
    static Expected<CommandSpec> spec(const json& request) {
        const auto word = line_field(request, "do", true);
        if (!word) return word.error();
        const auto* it = std::ranges::find(kCommands, *word, &CommandSpec::word);
        if (it != kCommands.end()) return *it;
        return Failure{.why = "do: there is no '" + *word + "'"};
    }
};

AdminService::AdminService(const Parts& parts, std::shared_ptr<const AdminStore> store,
                           std::function<void()> stop)
    : parts_(parts), store_(std::move(store)), stop_(std::move(stop)) {
    if (store_) apply_bans(store_->bans().value());
    parts_.core_runner.on_bans_changed([this] { reload(); });
}

void AdminService::apply_bans(std::vector<core::Ban> bans) {
    const auto now = parts_.loop.utc();
    std::erase_if(bans, [now](const core::Ban& ban) { return ban.is_over(now); });
    bans_ = std::move(bans);
    ++bans_version_;
    parts_.core_runner.handle(core::SetBans{bans_});
}

void AdminService::execute(const std::string& request, std::uint32_t uid, const Reply& reply) {
    const auto refuse = [&reply](const std::string& why) { reply(to_text(json{{"error", why}})); };
    const auto document = protocol::parse_strict(request);
    if (!document) return refuse("not JSON: " + document.error().message);
    if (!document->is_object()) return refuse("must be an object");
    const auto spec = Commands::spec(*document);
    if (!spec) return refuse(spec.error().why);
    const Commands::OnResult on_result = [this, word = spec->word, uid,
                                          reply](const Expected<CommandResult>& result) {
        finish_command(std::string(word), uid, result, reply);
    };
    if (spec->execute != nullptr) {
        on_result(spec->execute(*this, *document));
    } else {
        spec->start(*this, *document, on_result);
    }
}

// Done it is in any case, and in the log; the reply waits for the files.
void AdminService::finish_command(const std::string& did, std::uint32_t uid,
                                  const Expected<CommandResult>& result, const Reply& reply) {
    const auto refuse = [reply](const std::string& why) { reply(to_text(json{{"error", why}})); };
    if (!result) return refuse(result.error().why);
    const auto confirm = [reply, lines = result->lines] {
        reply(to_text(json{{"ok", true}, {"lines", lines}}));
    };
    if (!result->changes) return confirm();
    const std::string line =
        "event=operator" + field("did", did) + field("uid", uid) + result->about;
    parts_.log.info(line);
    if (!store_) return confirm();
    const std::string record =
        to_text(json{{"time", format_utc(parts_.loop.utc())}, {"line", line}});
    parts_.files.run(
        [store = store_, record,
         bans = result->changes_bans ? std::optional(bans_) : std::nullopt] {
            return store->save(bans, record);
        },
        [this, confirm, refuse, bans = result->changes_bans](const Expected<void>& saved) {
            if (!saved) {
                const std::string why = "it is done, but could not be stored: " + saved.error().why;
                parts_.log.error("event=operator_not_stored" + field("why", why));
                return refuse(why);
            }
            if (bans) parts_.core_runner.handle(core::BansStored{});
            confirm();
        });
}

void AdminService::reload() {
    if (!store_) return;
    parts_.files.run(
        [store = store_] { return store->bans(); },
        [this, before = bans_version_](const Expected<std::vector<core::Ban>>& loaded) {
            on_reloaded(loaded, before);
        });
}

void AdminService::on_reloaded(const Expected<std::vector<core::Ban>>& loaded,
                               std::uint64_t version_before) {
    if (bans_version_ != version_before) return reload();  // what was read is older
    if (!loaded) {
        return parts_.log.error("event=bans_not_loaded" + field("why", loaded.error().why));
    }
    apply_bans(*loaded);
    parts_.log.info("event=bans_loaded" + field("bans", bans_.size()));
}

void AdminService::stop_when_idle() {
    if (parts_.core.gauges().tables_playing == 0) return stop_();
    parts_.loop.after(kPollMs, [this] { stop_when_idle(); });
}

}  // namespace vegas::shell
