#include "server/shell/admin/desk.hpp"

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
constexpr std::int64_t kLookMs = 500;  // whether games are still under way

struct Refused : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// One line that may be shown anywhere.
std::string line_of(const json& request, const char* member, bool needed) {
    const auto it = request.find(member);
    if (it == request.end() && !needed) return {};
    if (it == request.end() || !it->is_string()) {
        throw Refused(std::string(member) + ": must be a text");
    }
    const auto& text = it->get_ref<const std::string&>();
    if (needed && text.empty()) throw Refused(std::string(member) + ": must not be empty");
    if (text.size() > kTextMost) {
        throw Refused(std::string(member) + ": must be " + std::to_string(kTextMost) +
                      " bytes at most");
    }
    if (visible(text) != text) {
        throw Refused(std::string(member) + ": must be one line without control characters");
    }
    return text;
}

std::string who(const json& request) {
    const std::string text = line_of(request, "who", true);
    const auto known = core::who_of(text);
    if (!known) {
        throw Refused("'" + text + "' is neither an address, nor a network, nor a player's id");
    }
    return *known;
}

std::optional<std::int64_t> duration(const json& request) {
    const auto it = request.find("for_ms");
    if (it == request.end()) return std::nullopt;
    if (!it->is_number_integer() || *it < 1 || *it > kForMost) {
        throw Refused("for_ms: must be from 1 to " + std::to_string(kForMost));
    }
    return it->get<std::int64_t>();
}

std::string shown(const core::Ban& ban) {
    std::string line = "who=" + ban.who + " since=" + utc({ban.since_ms});
    if (ban.until_ms) line += " until=" + utc({*ban.until_ms});
    if (!ban.reason.empty()) line += field("reason", ban.reason);
    return line;
}

}  // namespace

struct Desk::Done {
    std::vector<std::string> lines{};
    bool changes = true;        // it is written down
    bool changes_bans = false;  // and the list stored
    std::string about{};        // for the log: fields
    std::string refused{};      // why it was not done after all; empty: it was
};

// What can be asked, by its word.
struct Desk::Commands {
    static constexpr const char* kNobody = "no player has this id";
    static constexpr std::size_t kGamesShown = 100;

    static void add_games(Done& done, const core::Found& found) {
        const auto* page = std::get_if<core::GamePage>(&found);
        if (page == nullptr) return;
        for (const auto& game : page->games) done.lines.push_back("  game " + *game.summary);
        if (page->more) done.lines.emplace_back("  and older ones");
    }

    static Done ban(Desk& desk, const json& request) {
        core::Ban ban{.who = who(request),
                      .reason = line_of(request, "reason", false),
                      .since_ms = desk.parts_.loop.utc().ms,
                      .until_ms = duration(request)};
        if (ban.until_ms) *ban.until_ms += ban.since_ms;
        auto bans = desk.bans_;
        std::erase_if(bans, [&ban](const core::Ban& old) { return old.who == ban.who; });
        if (bans.size() >= kBansMost) throw Refused("there are too many bans; lift some first");
        Done done{.lines = {shown(ban)}, .changes_bans = true, .about = ' ' + shown(ban)};
        bans.push_back(std::move(ban));
        desk.put_in_force(std::move(bans));
        return done;
    }
    static Done unban(Desk& desk, const json& request) {
        const std::string lifted = who(request);
        auto bans = desk.bans_;
        const auto is_it = [&lifted](const core::Ban& ban) { return ban.who == lifted; };
        if (std::erase_if(bans, is_it) == 0) throw Refused(lifted + " is not banned");
        desk.put_in_force(std::move(bans));
        return {.changes_bans = true, .about = field("who", lifted)};
    }
    static Done bans(Desk& desk, const json&) {
        Done done{.changes = false};
        for (const core::Ban& ban : desk.bans_) {
            if (!ban.is_over(desk.parts_.loop.utc())) done.lines.push_back(shown(ban));
        }
        return done;
    }
    static Done tables(Desk& desk, const json&) {
        return {.lines = desk.parts_.core.describe_tables(), .changes = false};
    }
    static Done close(Desk& desk, const json& request) {
        const std::string table = line_of(request, "table", true);
        if (!desk.parts_.core.has_table(table)) throw Refused("there is no such table");
        desk.parts_.driver.operate(core::CloseTable{table});
        return {.about = field("table", table)};
    }
    static Done announce(Desk& desk, const json& request) {
        const std::string text = line_of(request, "text", true);
        desk.parts_.driver.operate(core::Announce{text});
        return {.about = field("text", text)};
    }
    static Done drain(Desk& desk, const json&) {
        if (!std::exchange(desk.winding_down_, true)) {
            desk.parts_.driver.operate(core::WindDown{});
            desk.parts_.loop.after(kLookMs, [&desk] { desk.stop_when_played(); });
        }
        const auto playing = desk.parts_.core.counts().tables_playing;
        return {.lines = {"games=" + std::to_string(playing)}};
    }

    using Then = std::function<void(const Done&)>;

    // What is known of a player here, and what is stored.
    static void show(Desk& desk, const json& request, const Then& then) {
        const std::string id = line_of(request, "player", true);
        Done done{.lines = desk.parts_.core.describe_player(id), .changes = false};
        for (const core::Ban& ban : desk.bans_) {
            if (ban.who == id) done.lines.push_back("banned " + shown(ban));
        }
        auto& driver = desk.parts_.driver;
        driver.ask(
            core::FindPlayer{id}, [&driver, id, done, then](const core::Found& found) mutable {
                if (const auto* kept = std::get_if<core::KeptPlayer>(&found)) {
                    done.lines.push_back("stored player=" + kept->id + field("name", kept->name) +
                                         " seen=" + utc(kept->seen));
                }
                const core::GamesOf games{.player = id, .after = {}, .most = kGamesShown};
                driver.ask(games, [done, then](const core::Found& answer) mutable {
                    add_games(done, answer);
                    if (done.lines.empty()) done.refused = kNobody;
                    then(done);
                });
            });
    }

    static void forget(Desk& desk, const json& request, const Then& then) {
        const std::string id = line_of(request, "player", true);
        const auto tables = desk.parts_.core.tables_of(id);
        if (!tables.empty()) {
            throw Refused("the player is at table " + tables.front() +
                          ": close it, or wait until it is gone");
        }
        const bool here = !desk.parts_.core.describe_player(id).empty();
        desk.parts_.driver.operate(core::Dismiss{id});
        desk.parts_.driver.ask(core::ErasePlayer{id}, [id, here, then](const core::Found& found) {
            Done done{.about = field("player", id)};
            const bool stored = std::holds_alternative<core::KeptPlayer>(found);
            if (!stored && !here) done.refused = kNobody;
            then(done);
        });
    }

    struct Row {
        std::string_view word;
        Done (*carry_out)(Desk&, const json&);
        // Instead, where the store has to be asked.
        void (*begin)(Desk&, const json&, const Then&);
    };
    static constexpr std::array kRows = std::to_array<Row>({{"ban", ban, nullptr},
                                                            {"unban", unban, nullptr},
                                                            {"bans", bans, nullptr},
                                                            {"tables", tables, nullptr},
                                                            {"close", close, nullptr},
                                                            {"announce", announce, nullptr},
                                                            {"drain", drain, nullptr},
                                                            {"player show", nullptr, show},
                                                            {"player forget", nullptr, forget}});
    static const Row& row(const json& request) {
        const std::string word = line_of(request, "do", true);
        const auto* it = std::ranges::find(kRows, word, &Row::word);
        if (it == kRows.end()) throw Refused("do: there is no '" + word + "'");
        return *it;
    }
};

Desk::Desk(const Parts& parts, std::shared_ptr<const Book> book, std::function<void()> stop)
    : parts_(parts), book_(std::move(book)), stop_(std::move(stop)) {
    if (book_) put_in_force(book_->bans());
    parts_.driver.when_bans_change([this] { reload(); });
}

void Desk::put_in_force(std::vector<core::Ban> bans) {
    const auto now = parts_.loop.utc();
    std::erase_if(bans, [now](const core::Ban& ban) { return ban.is_over(now); });
    bans_ = std::move(bans);
    ++changes_;
    parts_.driver.operate(core::SetBans{bans_});
}

void Desk::carry_out(const std::string& request, std::uint32_t uid, Reply reply) {
    const auto refuse = [&reply](const std::string& why) {
        reply(json{{"error", why}}.dump(-1, ' ', false, json::error_handler_t::replace));
    };
    const auto document = protocol::parse_strict(request);
    if (!document) return refuse("not JSON: " + document.error().message);
    if (!document->is_object()) return refuse("must be an object");
    try {
        const Commands::Row& row = Commands::row(*document);
        if (row.carry_out != nullptr) {
            const Done done = row.carry_out(*this, *document);  // throws while there is a reply
            return keep(std::string(row.word), uid, done, std::move(reply));
        }
        row.begin(*this, *document, [this, word = row.word, uid, reply](const Done& done) {
            keep(std::string(word), uid, done, reply);
        });
    } catch (const Refused& refused) {
        refuse(refused.what());
    }
}

// Done it is in any case, and in the log; the reply waits for the files.
void Desk::keep(const std::string& did, std::uint32_t uid, const Done& done, Reply reply) {
    const auto answer = [reply = std::move(reply), lines = done.lines](const std::string& problem) {
        const json said =
            problem.empty() ? json{{"ok", true}, {"lines", lines}} : json{{"error", problem}};
        reply(said.dump(-1, ' ', false, json::error_handler_t::replace));
    };
    if (!done.refused.empty()) return answer(done.refused);
    if (!done.changes) return answer({});
    const std::string line = "event=operator" + field("did", did) + field("uid", uid) + done.about;
    parts_.log.info(line);
    if (!book_) return answer({});
    const std::string record = json{{"time", utc(parts_.loop.utc())}, {"line", line}}.dump(
        -1, ' ', false, json::error_handler_t::replace);
    parts_.files.run(
        [book = book_, record, bans = done.changes_bans ? std::optional(bans_) : std::nullopt] {
            try {
                book->keep(bans, record);
                return std::string();
            } catch (const std::runtime_error& error) {
                return "it is done, but could not be stored: " + std::string(error.what());
            }
        },
        [this, answer, bans = done.changes_bans](const std::string& problem) {
            if (!problem.empty()) {
                parts_.log.error("event=operator_not_stored" + field("why", problem));
            } else if (bans) {
                parts_.driver.operate(core::BansKept{});
            }
            answer(problem);
        });
}

void Desk::reload() {
    if (!book_) return;
    using Loaded = std::pair<std::vector<core::Ban>, std::string>;
    parts_.files.run(
        [book = book_]() -> Loaded {
            try {
                return {book->bans(), {}};
            } catch (const std::runtime_error& error) {
                return {{}, error.what()};
            }
        },
        [this, before = changes_](Loaded&& loaded) {
            if (changes_ != before) return reload();  // what was read is older than what was done
            auto [bans, problem] = std::move(loaded);
            if (!problem.empty()) {
                return parts_.log.error("event=bans_not_loaded" + field("why", problem));
            }
            put_in_force(std::move(bans));
            parts_.log.info("event=bans_loaded" + field("bans", bans_.size()));
        });
}

void Desk::stop_when_played() {
    if (parts_.core.counts().tables_playing == 0) return stop_();
    parts_.loop.after(kLookMs, [this] { stop_when_played(); });
}

}  // namespace vegas::shell
