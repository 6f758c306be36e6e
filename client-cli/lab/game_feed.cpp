#include "client-cli/lab/game_feed.hpp"

#include <algorithm>
#include <utility>

#include "engine/preview.hpp"
#include "engine/view.hpp"
#include "protocol/json/hex.hpp"
#include "protocol/replies/replies.hpp"

namespace vegas::cli {

using protocol::Error;
using protocol::ErrorCode;
using protocol::Result;
using protocol::TableStatus;

GameFeed::GameFeed(const Setup& setup, std::vector<protocol::SeatInfo> seats, std::uint64_t number,
                   std::uint64_t luck)
    : nonces_(luck) {
    table_ = {.id = "arena" + std::to_string(number),
              .game = "arena-" + std::to_string(number),
              .invite = "arena",
              .host = {},
              .setup = setup,
              .decision_ms = {},
              .seats = {},
              .commitment = protocol::hex(protocol::Bytes32{}),
              .server_seed = {}};
    for (auto& seat : seats) {
        seat.alike = std::ranges::count_if(
                         seats, [&seat](const auto& other) { return other.name == seat.name; }) > 1;
        table_.seats.emplace_back(seat);
    }
}

void GameFeed::record_choice(const Decision& asked, const Action& action) {
    ++decision_;
    if (!is_sealed(action.kind)) return;
    protocol::Nonce nonce{};
    for (std::uint8_t& byte : nonce) byte = static_cast<std::uint8_t>(nonces_.next());
    seals_.add(asked.seat, nonce, action);
}

void GameFeed::append_events() {
    if (const auto last = log_.since_round_ended()) {
        round_log_ = *last;
    } else if (!log_.empty()) {
        round_log_ += (round_log_.empty() ? "" : ",") + log_.members();
    }
    log_.clear();
}

std::string GameFeed::snapshot(const Game& g, Seat seat) {
    append_events();
    table_.status = over(g) ? TableStatus::finished : TableStatus::playing;
    OwnView own = own_view(g, seat);
    protocol::SnapshotMessage message{
        .table = table_.id,
        .epoch = table_.game,
        .v = decision_,
        .view = {.shared = {.table = table_, .game = view(g, kNobody), .sealed = {}},
                 .you = protocol::ViewerPart{.seat = seat,
                                             .cards = std::move(own.cards),
                                             .total = own.total,
                                             .sealed = {}}},
        .round_log = round_log_,
        .prompt = {}};
    for (const protocol::CommittedChoice& s : seals_.open()) {
        message.view.shared.sealed.push_back({s.seat, protocol::hex(s.commitment)});
    }
    if (const auto* mine = seals_.find(seat)) message.view.you->sealed = mine->choice;
    if (!over(g)) {
        const Decision asked = decision(g);
        message.prompt = {
            .decision = decision_, .seat = asked.seat, .kind = asked.ask, .deadline_ms = {}};
        if (asked.seat == seat) {
            Actions list;
            legal_actions(g, list);
            for (const Action& a : list) message.prompt->actions.push_back({a, preview(g, a)});
        }
    }
    return protocol::to_bytes(message);
}

Result<Action> GameFeed::check_choice(const Game& g, const Result<protocol::Op>& op) const {
    if (!op) return op.error();
    const auto* act = std::get_if<protocol::ActRequest>(&*op);
    if (act == nullptr) {
        return error_with(ErrorCode::unknown_op, "the arena takes no other op than `act`", "op",
                          "...");
    }
    if (act->table != table_.id) {
        return Error{ErrorCode::unknown_table, "the game is at table " + table_.id, {}};
    }
    if (act->decision != decision_) {
        return error_with(
            act->decision < decision_ ? ErrorCode::stale_decision : ErrorCode::future_decision,
            "this is not the open decision", "decision", decision_);
    }
    Actions list;
    legal_actions(g, list);
    if (std::ranges::find(list, act->action) == list.end()) {
        return Error{ErrorCode::illegal_action, "this is not one of the listed actions", {}};
    }
    return act->action;
}

Result<Action> GameFeed::choice(const Game& g, std::string_view line, std::string& reply) const {
    const protocol::Request request = protocol::parse(line);
    Result<Action> chosen = check_choice(g, request.op);
    reply = chosen ? protocol::to_bytes(request.re, protocol::Reply(protocol::DoneReply{}))
                   : protocol::to_bytes(request.re, chosen.error());
    return chosen;
}

}  // namespace vegas::cli
