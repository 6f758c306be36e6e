#include "tests/server/shell/store/store_suite.hpp"

#include <algorithm>
#include <limits>
#include <utility>
#include <variant>

namespace vegas::shell::test {
namespace {

core::SharedText text(std::string what) {
    return std::make_shared<const std::string>(std::move(what));
}

}  // namespace

core::Append opening(const std::string& table, const std::string& invite) {
    core::Append what = more(table, 0);
    what.invite = invite.empty() ? "invite of " + table : invite;
    return what;
}

core::Append more(const std::string& table, std::uint32_t seq, int count) {
    core::Append what;
    what.table = table;
    what.seq = seq;
    for (int i = 0; i < count; ++i) {
        what.records.push_back(table + " " + std::to_string(static_cast<int>(seq) + i));
    }
    return what;
}

core::Append closing(const std::string& table, std::uint32_t seq) {
    core::Append what = more(table, seq);
    what.closes = true;
    return what;
}

core::Append with(core::Append what, std::vector<core::StoredPlayer> players) {
    what.players = std::move(players);
    return what;
}

core::Append with(core::Append what, core::StoredGame game) {
    what.game = std::move(game);
    return what;
}

core::Append with_base(core::Append what, std::uint32_t base) {
    what.base = base;
    return what;
}

core::StoredPlayer player(const std::string& id, std::int64_t seen) {
    return {
        .id = id,
        .name = "name of " + id,
        .devices = {{.id = "device", .name = "", .token_hash = "token of " + id, .seen = {seen}}},
        .seen = {seen}};
}

core::StoredGame game(const std::string& id, std::int64_t ended, std::vector<std::string> members,
                      const std::string& table) {
    return {.id = id,
            .at = {.table = table, .invite = "i", .is_private = true, .decision_ms = 30'000},
            .members = std::move(members),
            .ended = {ended},
            .transcript = text("transcript of " + id),
            .summary = text("summary of " + id)};
}

std::string words(const Store::StoreEvent& said) {
    if (const auto* stored = std::get_if<core::AppendStored>(&said)) {
        return "stored " + stored->table + " " + std::to_string(stored->seq);
    }
    if (const auto* refused = std::get_if<core::AppendRefused>(&said)) {
        return (refused->why == core::AppendError::id_taken ? "taken " : "broken ") +
               refused->table;
    }
    if (const auto* claimed = std::get_if<core::Claimed>(&said)) {
        std::string all = "claimed";
        for (const auto& table : claimed->tables) all += " " + table.table;
        for (const auto node : claimed->fenced) all += " of " + std::to_string(node);
        return all;
    }
    if (const auto* released = std::get_if<core::Released>(&said)) {
        std::string all = "released";
        for (const auto& table : released->tables) all += " " + table;
        return all;
    }
    if (const auto* forgot = std::get_if<core::PurgeResult>(&said)) {
        return "forgot " + std::to_string(forgot->players) + " " + std::to_string(forgot->games);
    }
    return "told " + std::to_string(std::get<core::QueryReply>(said).ticket.number);
}

std::vector<std::string> summaries(const core::GamePage& page) {
    std::vector<std::string> plain(page.games.size());
    std::ranges::transform(page.games, plain.begin(),
                           [](const auto& game) { return *game.summary; });
    return plain;
}

AnyStore::AnyStore() : harness_(GetParam().make()) { listen(); }

void AnyStore::listen() {
    store().listen([this](Store::StoreEvent said) { said_.push_back(std::move(said)); });
}

std::vector<core::LoadedTable> AnyStore::restart() {
    harness_->restart();
    std::vector<core::LoadedTable> tables;
    store().load([&tables](core::LoadedTable table) { tables.push_back(std::move(table)); });
    listen();
    return tables;
}

std::vector<std::string> AnyStore::wait_for_events(std::size_t count) {
    harness_->run_until([&] { return said_.size() >= count; });
    std::vector<std::string> heard;
    for (const auto& said : std::exchange(said_, {})) heard.push_back(words(said));
    return heard;
}

core::QueryResult AnyStore::wait_for_result(std::uint64_t ticket) {
    core::QueryResult found;
    harness_->run_until([&] {
        return std::ranges::any_of(said_, [&](const Store::StoreEvent& said) {
            const auto* told = std::get_if<core::QueryReply>(&said);
            if (told == nullptr || told->ticket.number != ticket) return false;
            found = told->result;
            return true;
        });
    });
    return found;
}

std::string AnyStore::append(core::Append what) {
    std::vector<core::Append> one;
    one.push_back(std::move(what));
    store().append(std::move(one));
    return wait_for_events(1).at(0);
}

core::QueryResult AnyStore::ask(core::Query question) {
    store().query({.ticket = {++ticket_}, .query = std::move(question)});
    harness_->run_until([&] { return !said_.empty(); });
    const auto told = std::get<core::QueryReply>(std::exchange(said_, {}).at(0));
    EXPECT_EQ(told.ticket.number, ticket_);
    return told.result;
}

void AnyStore::keep(const core::StoredPlayer& player) {
    core::Append what = opening("for a player " + std::to_string(++tables_));
    what.players = {player};
    ASSERT_EQ(append(what), "stored " + what.table + " 0");
}

void AnyStore::keep(const core::StoredGame& game) {
    core::Append what = opening("for a game " + std::to_string(++tables_));
    what.game = game;
    ASSERT_EQ(append(what), "stored " + what.table + " 0");
}

std::optional<core::StoredPlayer> AnyStore::redeem(const std::string& token, std::int64_t now) {
    const auto answer = ask(core::RedeemToken{token, {now}});
    if (std::holds_alternative<core::NoResult>(answer)) return std::nullopt;
    return std::get<core::StoredPlayer>(answer);
}

core::QueryResult AnyStore::redeem_code(const std::string& code, const std::string& device,
                                        std::int64_t now) {
    return ask(core::RedeemCode{
        code,
        {.id = device, .name = "", .token_hash = "token of " + device, .seen = {now}},
        {now}});
}

core::PurgeResult AnyStore::forget_at(core::UtcTime now, const PurgeOptions& what) {
    harness_->set_clock(now);
    store().purge({.now = now,
                   .players_ms = what.players_ms,
                   .newcomers_ms = what.newcomers_ms,
                   .games_ms = what.games_ms,
                   .games_most = what.games_most,
                   .sleeping_ms = what.sleeping_ms,
                   .sleeping_alone_ms = what.sleeping_alone_ms,
                   .after_start = what.after_start,
                   .keep = what.keep});
    harness_->run_until([&] { return !said_.empty(); });
    return std::get<core::PurgeResult>(std::exchange(said_, {}).at(0));
}

bool AnyStore::knows(const std::string& id) {
    const auto found = redeem("token of " + id, std::numeric_limits<std::int64_t>::max());
    return found && found->id == id;
}

std::shared_ptr<const core::StoredGame> AnyStore::find(const std::string& game) {
    const auto answer = ask(core::FindGame{game});
    if (std::holds_alternative<core::NoResult>(answer)) return nullptr;
    return std::get<std::shared_ptr<const core::StoredGame>>(answer);
}

std::shared_ptr<const core::StoredGame> AnyStore::last_at(const std::string& table) {
    const auto answer = ask(core::FindLastGame{table});
    if (std::holds_alternative<core::NoResult>(answer)) return nullptr;
    return std::get<std::shared_ptr<const core::StoredGame>>(answer);
}

core::GamePage AnyStore::page(const std::string& player, std::size_t most,
                              std::optional<core::GameCursor> after) {
    return std::get<core::GamePage>(
        ask(core::ListGames{.player = player, .after = std::move(after), .limit = most}));
}

std::vector<std::string> AnyStore::games_of(const std::string& player) {
    const auto all = page(player, 1'000);
    EXPECT_FALSE(all.more);
    return summaries(all);
}

}  // namespace vegas::shell::test
