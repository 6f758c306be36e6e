#include "server/shell/admin/admin_service.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>
#include <utility>

#include "protocol/json/strict_json.hpp"
#include "protocol/texts/plain_text.hpp"
#include "server/core/base/names.hpp"
#include "server/shell/admin/admin_output.hpp"
#include "server/shell/process/log_fields.hpp"
#include "server/shell/process/utc.hpp"

namespace vegas::shell {
namespace {

using nlohmann::json;

constexpr std::size_t kBansMost = 10'000;
constexpr std::size_t kTextMost = 500;  // bytes
constexpr std::int64_t kForMost = 100LL * 365 * 24 * 3600 * 1000;
constexpr std::int64_t kPollMs = 500;  // whether games are still under way
// How long those who come later hear an announcement, where the operator does not say.
constexpr std::int64_t kAnnouncedMs = 60LL * 60 * 1000;

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

Expected<bool> flag_field(const json& request, const char* member) {
    const auto it = request.find(member);
    if (it == request.end()) return Expected<bool>(boost::system::in_place_value, false);
    if (!it->is_boolean()) return wrong_field(member, "must be true or false");
    return Expected<bool>(boost::system::in_place_value, it->get<bool>());
}

std::string to_text(const AdminObject& document) {
    return document.dump(-1, ' ', false, AdminObject::error_handler_t::replace);
}

AdminObject to_list(const auto& items) {
    AdminObject list = AdminObject::array();
    for (const auto& item : items) list.push_back(to_object(item));
    return list;
}

AdminObject parse_object(const std::string& text) { return AdminObject::parse(text); }

}  // namespace

struct AdminService::CommandResult {
    AdminObject object = AdminObject::object();  // for programs and for the audit log
    std::vector<std::string> lines{};            // for people
    bool changes = true;                         // it is written down
    bool changes_bans = false;                   // and the list stored
};

// What can be asked, by its word.
struct AdminService::Commands {
    static constexpr const char* kNobody = "no player has this id";
    static constexpr const char* kNobodyNamed = "no player has this id, nor this name here";
    static constexpr std::size_t kGamesShown = 100;

    static void add_games(CommandResult& result, const core::QueryResult& found) {
        result.object["games"] = AdminObject::array();
        const auto* page = std::get_if<core::GamePage>(&found);
        if (page == nullptr) return;
        for (const auto& game : page->games) {
            result.object["games"].push_back(parse_object(*game.summary));
            result.lines.push_back("  game " + *game.summary);
        }
        if (!page->more) return;
        result.object["more"] = true;
        result.lines.emplace_back("  and older ones");
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
        CommandResult result{.object = to_object(ban), .changes_bans = true};
        result.lines.push_back(to_line(result.object));
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
        return CommandResult{.object = {{"who", *lifted}}, .changes_bans = true};
    }
    static Expected<CommandResult> bans(AdminService& admin_service, const json&) {
        auto bans = admin_service.bans_;
        std::erase_if(bans, [now = admin_service.parts_.loop.utc()](const core::Ban& ban) {
            return ban.is_over(now);
        });
        return list_result("bans", to_list(bans), "");
    }
    static Expected<CommandResult> tables(AdminService& admin_service, const json&) {
        return list_result("tables", to_list(admin_service.parts_.core.describe_tables()),
                           "people");
    }
    static Expected<CommandResult> people(AdminService& admin_service, const json& request) {
        const auto name = line_field(request, "name", false);
        if (!name) return name.error();
        return list_result("people", to_list(admin_service.parts_.core.describe_people(*name)),
                           "tables", "at no table");
    }
    static Expected<CommandResult> close(AdminService& admin_service, const json& request) {
        const auto table = line_field(request, "table", true);
        if (!table) return table.error();
        if (!admin_service.parts_.core.has_table(*table)) {
            return Failure{.why = "there is no such table"};
        }
        admin_service.parts_.core_runner.handle(core::CloseTable{*table});
        return CommandResult{.object = {{"table", *table}}};
    }
    static Expected<CommandResult> announce(AdminService& admin_service, const json& request) {
        const auto clears = flag_field(request, "clear");
        if (!clears) return clears.error();
        const auto text = line_field(request, "text", !*clears);
        const auto duration = duration_field(request);
        if (!text) return text.error();
        if (!duration) return duration.error();
        if (*clears && !text->empty()) return wrong_field("text", "cannot stand beside clear");
        const std::int64_t for_ms = duration->value_or(kAnnouncedMs);
        const auto& parts = admin_service.parts_;
        parts.core_runner.handle(core::Announce{*text, for_ms});
        if (*clears) return CommandResult{.object = {{"cleared", true}}};
        const auto until = format_utc({parts.loop.utc().ms + for_ms});
        return CommandResult{.object = {{"text", *text}, {"until", until}}};
    }
    static Expected<CommandResult> drain(AdminService& admin_service, const json& request) {
        const auto cancels = flag_field(request, "cancel");
        if (!cancels) return cancels.error();
        const auto& parts = admin_service.parts_;
        if (*cancels && parts.core_runner.is_draining()) {
            return Failure{.why = "the server is stopping already"};
        }
        if (*cancels && !admin_service.is_winding_down_) {
            return Failure{.why = "the server is not draining"};
        }
        admin_service.set_winding_down(!*cancels);
        const auto playing = parts.core.gauges().tables_playing;
        return CommandResult{.object = {{"draining", !*cancels}, {"games", playing}},
                             .lines = {"games=" + std::to_string(playing)}};
    }

    static CommandResult list_result(const char* name, AdminObject list, const char* nested,
                                     const std::string& none = {}) {
        CommandResult result{.lines = to_lines(list, nested, none), .changes = false};
        result.object[name] = std::move(list);
        return result;
    }

    using OnResult = std::function<void(const Expected<CommandResult>&)>;

    // The part that needs no store.
    static CommandResult known_here(AdminService& admin_service, const std::string& id) {
        CommandResult result{.object = {{"player", id}}, .changes = false};
        if (const auto here = admin_service.parts_.core.describe_player(id)) {
            result.object["here"] = to_object(*here);
            result.lines = to_lines(AdminObject::array({result.object["here"]}), "tables");
            result.lines.front().insert(0, "here ");
        }
        result.object["bans"] = AdminObject::array();
        for (const core::Ban& ban : admin_service.bans_) {
            if (ban.who != id) continue;
            result.object["bans"].push_back(to_object(ban));
            result.lines.push_back("banned " + to_line(to_object(ban)));
        }
        return result;
    }
    static void show_id(AdminService& admin_service, const std::string& id,
                        const OnResult& on_result) {
        auto& core_runner = admin_service.parts_.core_runner;
        core_runner.queries().run(
            core::FindPlayer{id}, [&core_runner, id, result = known_here(admin_service, id),
                                   on_result](const core::QueryResult& found) mutable {
                if (const auto* kept = std::get_if<core::StoredPlayer>(&found)) {
                    result.object["stored"] = to_object(*kept);
                    result.lines.push_back("stored " + to_line(result.object["stored"]));
                }
                const core::ListGames games{.player = id, .after = {}, .limit = kGamesShown};
                core_runner.queries().run(
                    games, [result, on_result](const core::QueryResult& page_result) mutable {
                        add_games(result, page_result);
                        if (result.lines.empty()) return on_result(Failure{.why = kNobodyNamed});
                        on_result(result);
                    });
            });
    }
    // An id comes first, for nobody chooses it; a name is that of one who is here.
    static void show(AdminService& admin_service, const json& request, const OnResult& on_result) {
        const auto player = line_field(request, "player", true);
        if (!player) return on_result(player.error());
        show_id(admin_service, *player,
                [&admin_service, name = *player, on_result](const Expected<CommandResult>& result) {
                    if (result) return on_result(result);
                    const auto ids = admin_service.parts_.core.find_players_by_name(name);
                    if (ids.empty()) return on_result(result);
                    if (ids.size() == 1) return show_id(admin_service, ids.front(), on_result);
                    on_result(Failure{.why = "several people here have this name: " +
                                             texts::join(ids, ", ")});
                });
    }

    // The core erases from the store as well; this one's result comes after that.
    static void forget(AdminService& admin_service, const json& request,
                       const OnResult& on_result) {
        const auto player = line_field(request, "player", true);
        if (!player) return on_result(player.error());
        const bool is_here = admin_service.parts_.core.describe_player(*player).has_value();
        auto& core_runner = admin_service.parts_.core_runner;
        core_runner.queries().run(
            core::FindPlayer{*player},
            [&core_runner, is_here, id = *player, on_result](const core::QueryResult& found) {
                const bool is_stored = std::holds_alternative<core::StoredPlayer>(found);
                if (!is_stored && !is_here) return on_result(Failure{.why = kNobody});
                core_runner.handle(core::ForgetPlayer{id});
                core_runner.queries().run(core::ErasePlayer{id},
                                          [id, on_result](const core::QueryResult&) {
                                              on_result(CommandResult{.object = {{"player", id}}});
                                          });
            });
    }

    // Here, at the other servers and in the store.
    static void rename(AdminService& admin_service, const json& request,
                       const OnResult& on_result) {
        const auto player = line_field(request, "player", true);
        const auto given = line_field(request, "name", true);
        if (!player) return on_result(player.error());
        if (!given) return on_result(given.error());
        const auto name = core::normalize_name(*given);
        if (!name) return on_result(wrong_field("name", "is none that a player may have"));
        const bool is_here = admin_service.parts_.core.describe_player(*player).has_value();
        auto& core_runner = admin_service.parts_.core_runner;
        core_runner.handle(core::RenamePlayer{*player, *name});
        core_runner.queries().run(
            core::SavePlayerName{*player, *name},
            [is_here, id = *player, name = *name, on_result](const core::QueryResult& found) {
                const bool is_stored = std::holds_alternative<core::StoredPlayer>(found);
                if (!is_stored && !is_here) return on_result(Failure{.why = kNobody});
                on_result(CommandResult{.object = {{"player", id}, {"name", name}}});
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
                                    {"people", people, nullptr},
                                    {"close", close, nullptr},
                                    {"announce", announce, nullptr},
                                    {"drain", drain, nullptr},
                                    {"rename", nullptr, rename},
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
    const auto refuse = [&reply](const std::string& why) { reply(to_text({{"error", why}})); };
    const auto document = protocol::parse_strict(request);
    if (!document) return refuse("not JSON: " + document.error().message);
    if (!document->is_object()) return refuse("must be an object");
    const auto spec = Commands::spec(*document);
    if (!spec) return refuse(spec.error().why);
    const auto is_json = flag_field(*document, "json");
    if (!is_json) return refuse(is_json.error().why);
    const Commands::OnResult on_result = [this, call = Call{std::string(spec->word), uid, *is_json},
                                          reply](const Expected<CommandResult>& result) {
        finish_command(call, result, reply);
    };
    if (spec->execute != nullptr) {
        on_result(spec->execute(*this, *document));
    } else {
        spec->start(*this, *document, on_result);
    }
}

// Done it is in any case, and in the log; the reply waits for the files.
void AdminService::finish_command(const Call& call, const Expected<CommandResult>& result,
                                  const Reply& reply) {
    const auto refuse = [reply](const std::string& why) { reply(to_text({{"error", why}})); };
    if (!result) return refuse(result.error().why);
    const auto confirm =
        [reply,
         text = to_text(call.is_json ? AdminObject{{"ok", true}, {"result", result->object}}
                                     : AdminObject{{"ok", true}, {"lines", result->lines}})] {
            reply(text);
        };
    if (!result->changes) return confirm();
    AdminObject did{{"did", call.did}, {"uid", call.uid}};
    did.update(result->object);
    parts_.log.info("event=operator " + to_line(did));
    if (!store_) return confirm();
    AdminObject audited{{"time", format_utc(parts_.loop.utc())}};
    audited.update(did);
    const std::string record = to_text(audited);
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

void AdminService::set_winding_down(bool winds_down) {
    if (std::exchange(is_winding_down_, winds_down) == winds_down) return;
    parts_.notifier.notify_draining(winds_down);
    if (!winds_down) return parts_.core_runner.handle(core::Reopen{});
    parts_.core_runner.handle(core::WindDown{});
    poll();
}

// One at a time, also where winding down was called off and has begun again meanwhile.
void AdminService::poll() {
    if (std::exchange(is_polling_, true)) return;
    parts_.loop.after(kPollMs, [this] {
        is_polling_ = false;
        if (!is_winding_down_) return;
        if (parts_.core.gauges().tables_playing == 0) return stop_();
        poll();
    });
}

}  // namespace vegas::shell
