#include "client-cli/commands/play/arrival.hpp"

#include <algorithm>
#include <utility>

#include "client-cli/protocol/read.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {
namespace {

InsteadOfResuming instead_of_resuming(const Target& target) {
    return target.is_given() ? InsteadOfResuming::other_table : InsteadOfResuming::new_table;
}

}  // namespace

void Arrival::on_first_welcome(const WireStruct<protocol::WelcomeMessage>& welcome) {
    const Target& target = play_.options.target;
    const bool is_there = std::ranges::any_of(welcome.tables, [&](const auto& joined) {
        return !joined.table.empty() && joined.table == target.table;
    });
    if (is_there) {
        state_ = Joining{.tables = welcome.tables};
        return play_.client.subscription.resume(target.table);
    }
    if (ask_to_resume(welcome.tables, instead_of_resuming(target))) return play_.refresh();
    state_ = Joining{.tables = welcome.tables};
    const bool wants_new_table = !target.is_given() && !play_.options.quick;
    if (wants_new_table && play_.client.has_kept_token) return request_waiting_games();
    join();
}

bool Arrival::ask_to_resume(JoinedTables tables, InsteadOfResuming instead) {
    if (!resume_question(tables, instead, play_.client.context.texts).open()) return false;
    state_ = AskingToResume{std::move(tables), instead};
    return true;
}

// An older server has no such games.
void Arrival::request_waiting_games() {
    ClientSession& session = play_.client.session;
    session.request_until_reply(
        {{"op", "games.waiting"}}, [this, &session](const WireReply& reply, const json& whole) {
            WireStruct<protocol::WaitingGamesReply> games;
            if (!reply.error) read(whole, games);
            JoinedTables tables;
            for (const auto& game : games.waiting) {
                for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
                    if (game.seats[seat].player != session.player()) continue;
                    auto& joined = tables.emplace_back();
                    joined.table = game.table;
                    joined.seat = static_cast<std::int64_t>(seat);
                }
            }
            if (!ask_to_resume(std::move(tables), InsteadOfResuming::new_table_later)) join();
            play_.refresh();
        });
}

void Arrival::join() {
    const PlayOptions& options = play_.options;
    TableSubscription& subscription = play_.client.subscription;
    if (options.quick) {
        return subscription.join(
            quick_request(options.table.ruleset, fresh_key(), subscription.offer_seed()));
    }
    if (options.target.is_given()) return subscription.join(join_request(options.target, false));
    std::get<Joining>(state_).is_own_table = true;
    subscription.join(create_request(options.table, fresh_key()));
}

bool Arrival::retry(const WireError& error) {
    const auto* joining = std::get_if<Joining>(&state_);
    if (joining == nullptr) return false;
    const Target& target = play_.options.target;
    // Those who come late can watch, and ask for a seat.
    if (error.code == "game_started" && !std::exchange(joined_late_, true)) {
        play_.client.subscription.join(join_request(target, true));
        return true;
    }
    // A seat at the table of this invite: the welcome says where.
    if (error.code != "already_seated" || target.invite.empty()) return false;
    if (!ask_to_resume(joining->tables, InsteadOfResuming::new_table)) return false;
    play_.refresh();
    return true;
}

void Arrival::on_snapshot(const std::vector<WireEvent>& round_log) {
    if (std::holds_alternative<AtTable>(state_)) return;
    const auto* joining = std::get_if<Joining>(&state_);
    state_ = prepare_seat(joining != nullptr && joining->is_own_table);
    play_.client.show_round_log(round_log);
}

Question Arrival::question() const {
    const auto* asking = std::get_if<AskingToResume>(&state_);
    if (asking == nullptr) return {};
    return resume_question(asking->tables, asking->instead, play_.client.context.texts);
}

void Arrival::choose(const std::string& table) {
    auto* asking = std::get_if<AskingToResume>(&state_);
    if (asking == nullptr) return;
    const bool leaves_tables = asking->instead != InsteadOfResuming::new_table_later;
    const JoinedTables tables = std::move(asking->tables);
    if (!table.empty()) {
        state_ = Joining{.tables = tables};
        play_.client.subscription.resume(table);
        return play_.refresh();
    }
    for (const auto& old : leaves_tables ? tables : JoinedTables()) {
        play_.client.session.request(
            {{"op", "table.leave"}, {"table", old.table}}, [this](const WireReply& reply) {
                if (!reply.error) return;
                play_.client.show_text(play_.client.refusal_text(*reply.error));
                play_.redraw();
            });
    }
    state_ = Joining{};
    join();
    play_.refresh();
}

bool Arrival::starts_by_itself() const {
    const auto* at_table = std::get_if<AtTable>(&state_);
    return at_table != nullptr && at_table->starts_by_itself;
}

// Adds the bots that were asked for, and says that we are ready if nobody else is awaited. We sit
// on the first seat of an own table. Each bot gets a seat of its own, so that none comes twice.
Arrival::AtTable Arrival::prepare_seat(bool is_own_table) {
    ClientRuntime& client = play_.client;
    const TableModel& model = client.model();
    if (model.status() != "open") {
        client.show_text(client.texts("notice.at_table", {{"id", safe_text(model.id(), true)}}));
        return {};
    }
    const auto seats = model.view().table.seats.size();
    const int bots = is_own_table ? play_.options.bots : 0;
    for (int seat = 1; seat <= bots; ++seat) {
        json request = client.table_request("table.add_bot");
        request["level"] = play_.options.bot_level;
        request["seat"] = seat;
        client.session.request_until_reply(std::move(request), [this](const WireReply& reply) {
            if (reply.error && !is_already_done(*reply.error)) play_.notify(*reply.error);
            play_.redraw();
        });
    }
    const bool is_full = bots > 0 && static_cast<std::size_t>(bots) + 1 >= seats;
    if (is_full || play_.options.ready) send_ready();
    return {.starts_by_itself = is_full};
}

void Arrival::send_ready() {
    json request = play_.client.table_request("table.ready");
    play_.client.session.request_until_reply(std::move(request), [this](const WireReply& reply) {
        if (!reply.error || is_already_done(*reply.error)) return;
        play_.notify(*reply.error);
        state_ = AtTable{.starts_by_itself = false};
        play_.refresh();
    });
}

}  // namespace vegas::cli
