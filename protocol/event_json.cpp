#include "protocol/event_json.hpp"

#include <array>

#include "engine/setup.hpp"
#include "protocol/action_json.hpp"
#include "protocol/view_json.hpp"

namespace vegas::protocol {
namespace {

// What is written of an event of the tiles; the others have functions of their own.
enum Part : std::uint16_t {
    kSeat = 1,
    kCasino = 2,
    kTile = 4,
    kDice = 8,     // own dice: small, big
    kFaces = 16,   // of black dice
    kMoney = 32,   // dollars, else chips
    kSeats = 64,   // a list
    kNumber = 128  // under the key of its own
};
struct EventJson {
    std::string_view name;
    unsigned parts = 0;
    std::string_view number = {};
};
constexpr unsigned kAtTile = kSeat | kCasino | kTile;

constexpr std::array kEvents = std::to_array<EventJson>({
    {"game_started"},
    {"round_started"},
    {"cards_dealt"},
    {"chips_given"},
    {"neutral_rolled"},
    {"rolled"},
    {"placed"},
    {"passed"},
    {"round_ended"},
    {"tied"},
    {"card_won"},
    {"card_returned"},
    {"game_ended"},
    {"sealed"},
    {"revealed"},
    {"bank_shown"},
    {"tiles_laid"},
    {"tile_activated", kAtTile},
    {"black_rolled", kAtTile | kFaces},
    {"paid", kAtTile | kMoney},
    {"declined", kAtTile},
    {"counter_moved"},
    {"token_taken", kAtTile},
    {"token_returned", kAtTile},
    {"power_played", kSeat},
    {"guessed", kAtTile | kNumber, "fist"},
    {"bet"},
    {"bet_won", kAtTile},
    {"bet_lost", kAtTile},
    {"black_placed", kSeat | kCasino},
    {"marked", kCasino | kTile | kSeats},
    {"fined", kAtTile | kMoney},
    {"casino_closed", kSeat | kCasino},
    {"kept_closed", kSeat | kCasino},
    {"barred", kAtTile | kDice},
    {"unbarred", kAtTile | kDice},
    {"blank_placed", kSeat | kCasino | kNumber, "blank"},
    {"blank_taken"},
    {"die_turned", kSeat | kCasino | kDice},
    {"die_taken_back", kSeat | kCasino | kDice},
    {"picked", kAtTile | kNumber, "pile"},
    {"doubled", kAtTile | kDice},
    {"space_filled"},
    {"space_emptied", kAtTile | kDice | kNumber, "space"},
    {"chosen", kAtTile | kNumber, "number"},
    {"not_activated", kAtTile},
    {"golden_filled", kAtTile | kDice},
    {"golden_emptied", kAtTile | kDice},
    {"pawn_placed"},
    {"pawn_moved"},
    {"card_played"},
    {"counter_placed"},
    {"nothing_placed"},
    {"duel_started"},
    {"duel_ended"},
    {"mary_moved"},
    {"chip_won"},
    {"chip_discarded"},
});
static_assert(static_cast<std::size_t>(EventKind::chip_discarded) == kEvents.size() - 1);

constexpr std::array<std::string_view, 11> kTableNames{
    "joined",    "left",        "away",    "back",         "ready",    "not_ready",
    "bot_added", "bot_removed", "rematch", "host_changed", "timed_out"};
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

// What was paid: chips, skip money or a skip card. [RY-21, CU-10, CU-11]
void write_passed(JsonOut& out, const Event& e) {
    out.key("seat").number(e.owner);
    if (e.number > 0) out.key("chips").number(e.number);
    if (e.dollars > 0) out.key("dollars").number(e.dollars);
    if (e.skip_cards > 0) out.key("skip_cards").number(e.skip_cards);
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

void write_dice(JsonOut& out, const Event& e) {
    if (e.small > 0) out.key("small").number(e.small);
    if (e.big > 0) out.key("big").number(e.big);
}

void write_money(JsonOut& out, const Event& e) {
    if (e.number > 0)
        out.key("chips").number(e.number);
    else
        out.key("dollars").number(e.dollars);
}

void write_parts(JsonOut& out, const Event& e, const EventJson& json) {
    if ((json.parts & kSeat) != 0 && e.owner != kNobody) out.key("seat").number(e.owner);
    if ((json.parts & kCasino) != 0) out.key("casino").number(e.casino + 1);
    if ((json.parts & kTile) != 0) out.key("tile").string(vegas::name_of(e.tile));
    if ((json.parts & kDice) != 0) write_dice(out, e);
    if ((json.parts & kFaces) != 0) out.key("dice").numbers(e.faces);
    if ((json.parts & kMoney) != 0) write_money(out, e);
    if ((json.parts & kSeats) != 0) out.key("seats").numbers(e.owners);
    if ((json.parts & kNumber) != 0) out.key(json.number).number(e.number);
}

// [RY-34] One number for each card, ascending.
void write_bank(JsonOut& out, const Event& e) {
    out.key("cards").open('[');
    for (std::size_t rank = 0; rank < e.bank->size(); ++rank)
        for (int n = 0; n < (*e.bank)[rank]; ++n)
            out.number(static_cast<std::int64_t>(rank) * 10'000);
    out.close(']');
}

void write_tiles(JsonOut& out, const Event& e) {
    out.key("tiles").open('[');
    for (const Tile t : e.tiles) t == Tile::none ? out.null() : out.string(vegas::name_of(t));
    out.close(']');
}

void write_counter(JsonOut& out, const Event& e) {
    out.key("casino").number(e.casino + 1).key("tile").string(vegas::name_of(e.tile));
    if (e.dollars > 0)
        out.key("dollars").number(e.dollars);
    else
        out.key("space").number(e.number);
}

void write_blank_taken(JsonOut& out, const Event& e) {
    out.key("seat").number(e.owner).key("casino").number(e.casino + 1);
    out.key("reward").string(handicap_reward(e.number));
}

void write_sealed(JsonOut& out, const Event& e, std::string_view commitment) {
    out.key("seat").number(e.owner);
    if (e.tile != Tile::none)
        out.key("casino").number(e.casino + 1).key("tile").string(vegas::name_of(e.tile));
    if (!e.piles.empty()) out.key("piles").numbers(e.piles);
    if (!commitment.empty()) out.key("commitment").string(commitment);
}

void write_revealed(JsonOut& out, const Event& e, std::string_view nonce) {
    out.key("seat").number(e.owner).key("choice");
    write(out, e.choice, {});
    if (!nonce.empty()) out.key("nonce").string(nonce);
}

// The events at the tables of VEGAS.
void write_vegas_1996(JsonOut& out, const Event& e) {
    const bool of_mary = e.kind == EventKind::mary_moved;
    if (e.owner != kNobody) out.key("seat").number(e.owner);
    if (of_mary) out.key("position").number(e.number);
    if (e.table > 0) out.key("table").number(e.table);
    if (e.space > 0) out.key("space").number(e.space);
    if (!of_mary && e.number > 0) out.key("value").number(e.number);
    if (e.other != kNobody)
        out.key(e.kind == EventKind::duel_started ? "defender" : "replaced").number(e.other);
}

}  // namespace

std::string_view name_of(EventKind kind) { return kEvents[static_cast<std::size_t>(kind)].name; }

void write(JsonOut& out, const Event& e, std::string_view proof) {
    const EventJson& json = kEvents[static_cast<std::size_t>(e.kind)];
    out.open('{').key("kind").string(json.name);
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
    case EventKind::passed: write_passed(out, e); break;
    case EventKind::round_ended: out.key("round").number(e.number); break;
    case EventKind::tied: write_tie(out, e); break;
    case EventKind::card_won:
    case EventKind::card_returned: write_card(out, e); break;
    case EventKind::game_ended:
        out.key("winners");
        write_owners(out, e.owners);
        break;
    case EventKind::sealed: write_sealed(out, e, proof); break;
    case EventKind::revealed: write_revealed(out, e, proof); break;
    case EventKind::bank_shown: write_bank(out, e); break;
    case EventKind::tiles_laid: write_tiles(out, e); break;
    case EventKind::counter_moved: write_counter(out, e); break;
    case EventKind::bet:
        write_parts(out, e, {{}, kAtTile});
        out.key("bet").string(name_of(e.choice.kind));
        break;
    case EventKind::blank_taken: write_blank_taken(out, e); break;
    case EventKind::space_filled:
        write_parts(out, e, {{}, kAtTile | kDice | kNumber, "space"});
        out.key("from").string(e.from_casino ? "casino" : "supply");
        break;
    case EventKind::card_played: write_revealed(out, e, {}); break;
    case EventKind::pawn_placed:
    case EventKind::pawn_moved:
    case EventKind::counter_placed:
    case EventKind::nothing_placed:
    case EventKind::duel_started:
    case EventKind::duel_ended:
    case EventKind::mary_moved:
    case EventKind::chip_won:
    case EventKind::chip_discarded: write_vegas_1996(out, e); break;
    default: write_parts(out, e, json); break;
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
