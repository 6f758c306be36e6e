// The tiles A1 to D2.
#include "tests/engine/usage/rulings.hpp"

namespace vegas::test {
namespace {

using las_vegas::sole_majority;
using las_vegas::standing;

bool paid(const Step& s, Tile tile, Dollars dollars, int chips = 0) {
    return std::any_of(s.events.begin(), s.events.end(), [=](const Event& e) {
        return e.kind == EventKind::paid && e.tile == tile && e.dollars == dollars &&
               e.number == chips;
    });
}

// ---- A1

bool guessed(const Step& s, int fist, bool right) {
    if (!s.is(Ask::punch_guess, Act::guess)) return false;
    const Event* shown = s.find(EventKind::revealed);
    return shown->choice.a == fist && (s.chosen.a == fist) == right;
}

// ---- A2

bool jackpot_stays_at_its_most(const Step& s) {
    const las_vegas::TileSlot* slot =
        s.before == nullptr ? nullptr : slot_of(*s.before, Tile::jackpot);
    return slot != nullptr && slot->counter == 8 &&
           s.has(EventKind::tile_activated, Tile::jackpot) &&
           !s.has(EventKind::paid, Tile::jackpot);
}

template <Dollars kDollars>
bool jackpot_pays(const Step& s) {
    return paid(s, Tile::jackpot, kDollars);
}

// ---- B1

const Event* prime_throw(const Step& s) {
    return s.find(EventKind::black_rolled, Tile::prime_time);
}

// The round ended and nobody throws; the casino is as it was when the round ended, if nothing else
// was asked meanwhile.
bool nobody_throws(const Step& s, bool imaginary) {
    if (s.before == nullptr || !s.has(EventKind::round_ended) || prime_throw(s) != nullptr)
        return false;
    const int casino = casino_of(*s.before, Tile::prime_time);
    if (casino < 0) return false;
    auto dice = s.before->casinos[at(casino)].dice;
    for (const Event& e : s.events) {
        if (e.kind == EventKind::round_ended) break;
        if (e.kind == EventKind::placed && e.casino == casino)
            dice[at(e.owner)].add({e.small, e.big});
        if (e.kind != EventKind::placed && e.kind != EventKind::rolled) return false;
    }
    const auto ranked = standing(dice).ranked;
    return imaginary ? !ranked.empty() && ranked[0] >= kNeutral : ranked.empty();
}

bool no_black_die_may_be_placed(const Step& s) {
    return prime_throw(s) != nullptr && s.after->stack.size > 0 &&
           s.after->stack.back().asks != Ask::prime_time;
}

bool one_black_die_is_shut_out(const Step& s) {
    return s.asked.ask == Ask::prime_time && s.before->black.face[0] != s.before->black.face[1] &&
           s.offered.size == 2;
}

// [B1-1] The thrower's own dice in the casino of the tile: it led before, and does not now.
bool thrower_unseats_itself(const Step& s) {
    if (s.asked.ask != Ask::prime_time || s.chosen.kind != Act::place_black) return false;
    const int casino = casino_of(*s.before, Tile::prime_time);
    auto dice = s.before->casinos[at(casino)].dice;
    for (const int face : {s.chosen.a, s.chosen.b})
        if (face == casino + 1) dice[at(s.asked.seat)].add({1, 0});
    const auto ranked = standing(dice).ranked;
    return ranked.empty() || ranked[0] != s.asked.seat;
}

bool prime_changes_a_winner(const Step& s) {
    if (s.asked.ask != Ask::prime_time || s.chosen.kind != Act::place_black) return false;
    const auto& dice = s.before->casinos[s.chosen.a - 1U].dice;
    auto then = dice;
    then[at(s.asked.seat)].add({1, 0});
    const auto was = standing(dice).ranked;
    const auto is = standing(then).ranked;
    return !was.empty() && (is.empty() || is[0] != was[0]);
}

// ---- B2

bool bet_lost_by_an_equal_sum(const Step& s) {
    const Event* thrown = s.find(EventKind::black_rolled, Tile::fifty_fifty);
    return s.has(EventKind::bet_lost) &&
           thrown->faces[0] + thrown->faces[1] == las_vegas::black_sum(*s.before);
}

template <int kSpace>
bool stops_at(const Step& s) {
    return s.is(Ask::fifty_fifty, Act::stop) &&
           slot_of(*s.before, Tile::fifty_fifty)->counter == kSpace;
}

// ---- C1

bool high_five_is_kept(const Step& s) {
    const int casino = casino_of(*s.after, Tile::high_five);
    if (casino < 0) return false;
    const Seat holder = s.after->tiles[at(casino)].token;
    return holder != kNobody && s.after->casinos[at(casino)].dice[at(holder)].weight() < 5;
}

bool high_five_comes_too_late(const Step& s) {
    const Event* e = s.find(EventKind::tile_activated, Tile::high_five);
    if (e == nullptr || s.has(EventKind::round_ended)) return false;
    const Seat holder = s.after->tiles[at(e->casino)].token;
    return holder != kNobody && holder != e->owner &&
           s.after->casinos[at(e->casino)].dice[at(e->owner)].weight() >= 5;
}

// ---- C2

bool fine(const Step& s, bool (*like)(Dollars)) {
    return std::any_of(s.events.begin(), s.events.end(), [=](const Event& e) {
        return e.kind == EventKind::fined && like(e.dollars);
    });
}

bool change_in_small_cards(const Step& s, int rank) {
    if (!s.has(EventKind::fined)) return false;
    return std::any_of(s.after->players.begin(), s.after->players.end(),
                       [=](const auto& p) { return p.hand[at(rank)] > 0; });
}

bool marked(const Step& s, bool (*like)(const Event&, const State&)) {
    const Event* e = s.find(EventKind::marked);
    return e != nullptr && like(*e, *s.after);
}

// ---- D1

template <int kCasinosWithDice>
bool pay_day(const Step& s) {
    return kCasinosWithDice <= 2 ? paid(s, Tile::pay_day, 0, kCasinosWithDice)
                                 : paid(s, Tile::pay_day, kCasinosWithDice * 10'000);
}

// ---- D2

bool token_lost_after(const Step& s, EventKind cause) {
    return s.in_a_row(cause, EventKind::token_returned);
}

bool token_from_its_holder(const Step& s) {
    return s.in_order(EventKind::token_returned, EventKind::token_taken) &&
           s.has(EventKind::tile_activated, Tile::power_play);
}

bool token_refused(const Step& s) {
    const Event* e = s.find(EventKind::tile_activated, Tile::power_play);
    if (e == nullptr || s.has(EventKind::token_taken) || s.has(EventKind::round_ended))
        return false;
    return s.after->tiles[at(e->casino)].token == kNobody;
}

// The leader among the seats is held off by neutral or blank dice.
bool imaginary_dice_keep_the_token(const Step& s) {
    if (!token_refused(s)) return false;
    const Event* e = s.find(EventKind::tile_activated, Tile::power_play);
    las_vegas::Casino seats = s.after->casinos[at(e->casino)];
    seats.dice[kNeutral] = seats.dice[kBlank] = {};
    return sole_majority(seats) == e->owner;
}

bool token_lost_to_blank_dice_alone(const Step& s) {
    return token_lost_after(s, EventKind::blank_placed) && !s.has(EventKind::round_ended) &&
           sole_majority(s.after->casinos[at(casino_of(*s.after, Tile::power_play))]) == kBlank;
}

bool used_while_closed(const Step& s) {
    return s.is(Ask::roll, Act::power_play) &&
           casino_of(*s.before, Tile::power_play) == s.before->closed;
}

constexpr std::array kTilesAToD = std::to_array<Ruling>({
    {"A1-1 a guess with an empty supply",
     [](const Step& s) {
         return s.asked.ask == Ask::punch_guess &&
                !s.before->players[at(s.asked.seat)].has_dice();
     }},
    {"A1-2 1 guessed", [](const Step& s) { return guessed(s, 1, true); }},
    {"A1-2 2 guessed", [](const Step& s) { return guessed(s, 2, true); }},
    {"A1-2 3 guessed", [](const Step& s) { return guessed(s, 3, true); }},
    {"A1-2 1 not guessed", [](const Step& s) { return guessed(s, 1, false); }},
    {"A1-2 2 not guessed", [](const Step& s) { return guessed(s, 2, false); }},
    {"A1-2 3 not guessed", [](const Step& s) { return guessed(s, 3, false); }},
    {"A2-1 $30,000 paid", jackpot_pays<30'000>},
    {"A2-1 $40,000 paid", jackpot_pays<40'000>},
    {"A2-1 $50,000 paid", jackpot_pays<50'000>},
    {"A2-1 $60,000 paid", jackpot_pays<60'000>},
    {"A2-1 $70,000 paid", jackpot_pays<70'000>},
    {"A2-1 $80,000 paid", jackpot_pays<80'000>},
    {"A2-1 the counter stays at $80,000", jackpot_stays_at_its_most},
    {"B1-1 an imaginary player would throw", [](const Step& s) { return nobody_throws(s, true); }},
    {"B1-1 nobody would throw", [](const Step& s) { return nobody_throws(s, false); }},
    {"B1-1 B1-2 nothing may be placed", no_black_die_may_be_placed},
    {"B1-2 one of two is shut out by a closed casino", one_black_die_is_shut_out},
    {"B1-1 the thrower unseats itself", thrower_unseats_itself},
    {"B1-2 another casino's winner changes", prime_changes_a_winner},
    {"B2-2 stopped with $0", stops_at<1>},
    {"B2-2 stopped with 1 chip", stops_at<2>},
    {"B2-2 stopped with $30,000", stops_at<3>},
    {"B2-2 stopped with $40,000", stops_at<4>},
    {"B2-3 won $60,000", [](const Step& s) { return paid(s, Tile::fifty_fifty, 60'000); }},
    {"B2-2 an equal sum lost", bet_lost_by_an_equal_sum},
    {"C1-1 the token was taken",
     [](const Step& s) { return s.has(EventKind::token_taken, Tile::high_five); }},
    {"C1-1 kept with less than five", high_five_is_kept},
    {"C1-1 five, but the token is gone", high_five_comes_too_late},
    {"C1-1 paid", [](const Step& s) { return paid(s, Tile::high_five, 100'000); }},
    {"C2-1 one seat marked",
     [](const Step& s) {
         return marked(s, [](const Event& e, const State&) { return e.owners.size == 1; });
     }},
    {"C2-1 all seats marked",
     [](const Step& s) {
         return marked(s, [](const Event& e, const State& after) {
             return e.owners.size == after.setup.seats;
         });
     }},
    {"C2-2 less than $50,000 paid",
     [](const Step& s) { return fine(s, [](Dollars d) { return d > 0 && d < 50'000; }); }},
    {"C2-2 nothing paid", [](const Step& s) { return fine(s, [](Dollars d) { return d == 0; }); }},
    {"C2-2 RY-34 change of $10,000", [](const Step& s) { return change_in_small_cards(s, 1); }},
    {"C2-2 RY-34 change of $20,000", [](const Step& s) { return change_in_small_cards(s, 2); }},
    {"D1-1 one casino", pay_day<1>},
    {"D1-1 two", pay_day<2>},
    {"D1-1 three", pay_day<3>},
    {"D1-1 four", pay_day<4>},
    {"D1-1 five", pay_day<5>},
    {"D1-1 six", pay_day<6>},
    {"D2-1 taken from its holder", token_from_its_holder},
    {"D2-1 refused", token_refused},
    {"D2-1 kept away by imaginary dice", imaginary_dice_keep_the_token},
    {"D2-2 used while its casino is closed", used_while_closed},
    {"D2-3 lost by a placement",
     [](const Step& s) { return token_lost_after(s, EventKind::placed); }},
    {"D2-3 lost by blank dice",
     [](const Step& s) { return token_lost_after(s, EventKind::blank_placed); }},
    {"D2-3 lost to the majority of blank dice", token_lost_to_blank_dice_alone},
    {"D2-3 lost by a die turned",
     [](const Step& s) { return token_lost_after(s, EventKind::die_turned); }},
    {"D2-3 lost by a die taken back",
     [](const Step& s) { return token_lost_after(s, EventKind::die_taken_back); }},
    {"D2-3 lost by a die pushed off Nice Dice",
     [](const Step& s) { return token_lost_after(s, EventKind::space_emptied); }},
    {"D2-3 lost by Prime Time",
     [](const Step& s) { return token_lost_after(s, EventKind::black_placed); }},
});

}  // namespace

std::span<const Ruling> rulings_of_tiles_a_to_d() { return kTilesAToD; }

}  // namespace vegas::test
