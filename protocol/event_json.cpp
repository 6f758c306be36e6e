#include "protocol/event_json.hpp"

#include <array>

#include "engine/assert.hpp"
#include "protocol/action_json.hpp"
#include "protocol/view_json.hpp"

namespace vegas::protocol {
namespace {

constexpr std::array<std::string_view, 15> kNames{
    "game_started", "round_started", "cards_dealt", "chips_given", "neutral_rolled",
    "rolled",       "placed",        "passed",      "round_ended", "tied",
    "card_won",     "card_returned", "game_ended",  "sealed",      "revealed"};
static_assert(static_cast<std::size_t>(EventKind::revealed) == kNames.size() - 1);

constexpr std::array<std::string_view, 10> kTableNames{
    "joined",    "left",      "away",        "back",         "ready",
    "not_ready", "bot_added", "bot_removed", "host_changed", "timed_out"};
static_assert(static_cast<std::size_t>(TableEventKind::timed_out) == kTableNames.size() - 1);

void write_cards(JsonOut& out, const Event& e) {
    out.key("casinos").open('[');
    for (const auto& cards : *e.cards) out.numbers(cards);
    out.close(']');
}

void write_roll(JsonOut& out, const Event& e) {
    if (e.owner != kNobody) out.key("seat").number(e.owner);
    out.key("small").numbers(e.faces);
    if (e.big > 0) out.key("big").number(e.big);
    if (!e.neutral_faces.empty()) out.key("neutral").numbers(e.neutral_faces);
}

void write_placed(JsonOut& out, const Event& e) {
    out.key("seat").number(e.owner).key("casino").number(e.casino + 1);
    if (e.small > 0) out.key("small").number(e.small);
    if (e.big > 0) out.key("big").number(e.big);
    if (e.neutral > 0) out.key("neutral").number(e.neutral);
}

void write_tie(JsonOut& out, const Event& e) {
    out.key("casino").number(e.casino + 1).key("owners");
    write_owners(out, e.owners);
    out.key("count").number(e.number);
}

void write_card(JsonOut& out, const Event& e) {
    out.key("casino").number(e.casino + 1);
    if (e.kind == EventKind::card_won) {
        out.key("seat").number(e.owner);
    } else if (e.owner != kNobody) {
        out.key("owner");
        write_owner(out, e.owner);
    }
    out.key("dollars").number(e.dollars);
}

}  // namespace

std::string_view name_of(EventKind kind) { return kNames[static_cast<std::size_t>(kind)]; }

void write(JsonOut& out, const Event& e, std::string_view proof) {
    out.open('{').key("kind").string(name_of(e.kind));
    switch (e.kind) {
    case EventKind::game_started: out.key("seat").number(e.owner); break;
    case EventKind::round_started:
        out.key("round").number(e.number).key("seat").number(e.owner);
        break;
    case EventKind::cards_dealt: write_cards(out, e); break;
    case EventKind::chips_given: out.key("chips").number(e.number); break;
    case EventKind::neutral_rolled:
    case EventKind::rolled: write_roll(out, e); break;
    case EventKind::placed: write_placed(out, e); break;
    case EventKind::passed: out.key("seat").number(e.owner).key("chips").number(e.number); break;
    case EventKind::round_ended: out.key("round").number(e.number); break;
    case EventKind::tied: write_tie(out, e); break;
    case EventKind::card_won:
    case EventKind::card_returned: write_card(out, e); break;
    case EventKind::game_ended:
        out.key("winners");
        write_owners(out, e.owners);
        break;
    case EventKind::sealed:
        out.key("seat").number(e.owner);
        if (!e.piles.empty()) out.key("piles").numbers(e.piles);
        if (!proof.empty()) out.key("commitment").string(proof);
        break;
    case EventKind::revealed:
        out.key("seat").number(e.owner).key("choice");
        write(out, e.choice, {});
        if (!proof.empty()) out.key("nonce").string(proof);
        break;
    }
    out.close('}');
}

void EventLog::on(const Event& e) {
    std::string proof;
    if (seals_ != nullptr && e.kind == EventKind::sealed) {
        const Sealed* sealed = seals_->of(e.owner);
        ASSERT(sealed != nullptr);
        proof = hex(sealed->commitment);
    }
    if (seals_ != nullptr && e.kind == EventKind::revealed)
        proof = hex(seals_->reveal(e.owner, e.choice).nonce);
    write(out_, e, proof);
}

void write(JsonOut& out, TableEventKind kind, Seat seat, std::string_view name) {
    out.open('{').key("kind").string(kTableNames[static_cast<std::size_t>(kind)]);
    if (seat != kNobody) out.key("seat").number(seat);
    if (!name.empty()) out.key("name").string(name);
    out.close('}');
}

}  // namespace vegas::protocol
