// The tiles A1 to D2.
#include "engine/las_vegas/tiles/a2_jackpot.hpp"
#include "engine/las_vegas/tiles/b1_prime_time.hpp"
#include "engine/las_vegas/tiles/b2_fifty_fifty.hpp"
#include "engine/las_vegas/tiles/blank_dice.hpp"
#include "engine/las_vegas/tiles/c2_bad_luck.hpp"
#include "engine/las_vegas/tiles/h1_nice_dice.hpp"
#include "tests/engine/usage/rulings.hpp"

namespace vegas::test {
namespace {

using las_vegas::BlackRolled;
using las_vegas::BlankPlaced;
using las_vegas::Paid;
using las_vegas::Placed;
using las_vegas::RoundEnded;
using las_vegas::sole_majority;
using las_vegas::standing;
using las_vegas::TileActivated;
using las_vegas::TokenReturned;
using las_vegas::TokenTaken;
using las_vegas::bad_luck::Fined;
using las_vegas::bad_luck::Marked;

// ---- A1

bool guessed(const Step& s, int fist, bool right) {
    if (!s.is(Ask::punch_guess, Act::guess)) return false;
    const auto* shown = s.find<Revealed>();
    return shown->choice.a == fist && (s.chosen.a == fist) == right;
}

// ---- A2

bool jackpot_stays_at_its_most(const Step& s) {
    const int casino = s.before == nullptr ? -1 : casino_of(*s.before, Tile::jackpot);
    if (casino < 0 || !s.has<TileActivated>(Tile::jackpot) || s.has<Paid>(Tile::jackpot)) {
        return false;
    }
    const las_vegas::TileRules& rules = *las_vegas::rules_of(Tile::jackpot);
    return rules.view(*s.before, casino).get_if<las_vegas::jackpot::Contents>()->dollars ==
           rules.printed.back().pays();
}

// ---- B1

bool prime_throw(const Step& s) { return s.has<BlackRolled>(Tile::prime_time); }

// The round ended and nobody throws; the casino is as it was when the round ended, if nothing else
// was asked meanwhile.
bool nobody_throws(const Step& s, bool imaginary) {
    if (s.before == nullptr || !s.has<RoundEnded>() || prime_throw(s)) return false;
    const int casino = casino_of(*s.before, Tile::prime_time);
    if (casino < 0) return false;
    auto dice = s.before->casinos[to_index(casino)].dice;
    for (const Event& e : s.events) {
        if (event_if<RoundEnded>(e) != nullptr) break;
        const auto* placed = event_if<Placed>(e);
        if (placed == nullptr && event_if<Rolled>(e) == nullptr) return false;
        if (placed != nullptr && placed->casino == casino) {
            dice[to_index(placed->seat)].add({placed->dice.small, placed->dice.big});
        }
    }
    const auto ranked = standing(dice).ranked;
    return imaginary ? !ranked.empty() && ranked[0] >= kNeutral : ranked.empty();
}

bool no_black_die_may_be_placed(const Step& s) {
    return prime_throw(s) && s.after->stack.size > 0 &&
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
    auto dice = s.before->casinos[to_index(casino)].dice;
    for (const int face : {s.chosen.a, s.chosen.b}) {
        if (face == casino + 1) dice[to_index(s.asked.seat)].add({1, 0});
    }
    const auto ranked = standing(dice).ranked;
    return ranked.empty() || ranked[0] != s.asked.seat;
}

bool prime_changes_a_winner(const Step& s) {
    if (s.asked.ask != Ask::prime_time || s.chosen.kind != Act::place_black) return false;
    const auto& dice = s.before->casinos[s.chosen.a - 1U].dice;
    auto then = dice;
    then[to_index(s.asked.seat)].add({1, 0});
    const auto was = standing(dice).ranked;
    const auto is = standing(then).ranked;
    return !was.empty() && (is.empty() || is[0] != was[0]);
}

// ---- B2

bool bet_lost_by_an_equal_sum(const Step& s) {
    const auto* thrown = s.find<BlackRolled>(Tile::fifty_fifty);
    return s.has<las_vegas::fifty_fifty::BetLost>() &&
           thrown->dice[0] + thrown->dice[1] == las_vegas::black_sum(*s.before);
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
    const Seat holder = s.after->tiles[to_index(casino)].token;
    return holder != kNobody &&
           s.after->casinos[to_index(casino)].dice[to_index(holder)].weight() < 5;
}

bool high_five_comes_too_late(const Step& s) {
    const auto* e = s.find<TileActivated>(Tile::high_five);
    if (e == nullptr || s.has<RoundEnded>()) return false;
    const Seat holder = s.after->tiles[to_index(e->at.casino)].token;
    return holder != kNobody && holder != e->at.seat &&
           s.after->casinos[to_index(e->at.casino)].dice[to_index(e->at.seat)].weight() >= 5;
}

// ---- C2

bool fined(const Step& s, bool (*like)(Dollars)) {
    return s.any<Fined>([=](const Fined& e) { return like(e.dollars); });
}

bool change_in_small_cards(const Step& s, int rank) {
    if (!s.has<Fined>()) return false;
    return std::ranges::any_of(s.after->players,
                               [=](const auto& p) { return p.hand[to_index(rank)] > 0; });
}

int marked(const Step& s) {
    const auto* e = s.find<Marked>();
    return e == nullptr ? 0 : e->seats.size;
}

// ---- D1

template <int kCasinosWithDice>
bool pay_day(const Step& s) {
    return paid(s, Tile::pay_day, kCasinosWithDice * printed(Tile::pay_day, 0));
}

// ---- D2

template <class Cause>
bool token_lost_after(const Step& s) {
    return s.in_a_row<Cause, TokenReturned>();
}

bool token_from_its_holder(const Step& s) {
    return s.in_order<TokenReturned, TokenTaken>() && s.has<TileActivated>(Tile::power_play);
}

bool token_refused(const Step& s) {
    const auto* e = s.find<TileActivated>(Tile::power_play);
    if (e == nullptr || s.has<TokenTaken>() || s.has<RoundEnded>()) return false;
    return s.after->tiles[to_index(e->at.casino)].token == kNobody;
}

// The leader among the seats is held off by neutral or blank dice.
bool imaginary_dice_keep_the_token(const Step& s) {
    if (!token_refused(s)) return false;
    const auto* e = s.find<TileActivated>(Tile::power_play);
    las_vegas::Casino seats = s.after->casinos[to_index(e->at.casino)];
    seats.dice[kNeutral] = seats.dice[kBlank] = {};
    return sole_majority(seats) == e->at.seat;
}

bool token_lost_to_blank_dice_alone(const Step& s) {
    return token_lost_after<BlankPlaced>(s) && !s.has<RoundEnded>() &&
           sole_majority(s.after->casinos[to_index(casino_of(*s.after, Tile::power_play))]) ==
               kBlank;
}

bool used_while_closed(const Step& s) {
    return s.is(Ask::roll, Act::power_play) &&
           casino_of(*s.before, Tile::power_play) == s.before->closed;
}

constexpr std::array kTilesAToD = std::to_array<Ruling>({
    {"A1-1 a guess with an empty supply",
     [](const Step& s) {
         return s.asked.ask == Ask::punch_guess &&
                !s.before->players[to_index(s.asked.seat)].has_dice();
     }},
    {"A1-2 1 guessed", [](const Step& s) { return guessed(s, 1, true); }},
    {"A1-2 2 guessed", [](const Step& s) { return guessed(s, 2, true); }},
    {"A1-2 3 guessed", [](const Step& s) { return guessed(s, 3, true); }},
    {"A1-2 1 not guessed", [](const Step& s) { return guessed(s, 1, false); }},
    {"A1-2 2 not guessed", [](const Step& s) { return guessed(s, 2, false); }},
    {"A1-2 3 not guessed", [](const Step& s) { return guessed(s, 3, false); }},
    {"A2-1 amount 1 is paid", pays<Tile::jackpot, 0>},
    {"A2-1 amount 2 is paid", pays<Tile::jackpot, 1>},
    {"A2-1 amount 3 is paid", pays<Tile::jackpot, 2>},
    {"A2-1 amount 4 is paid", pays<Tile::jackpot, 3>},
    {"A2-1 amount 5 is paid", pays<Tile::jackpot, 4>},
    {"A2-1 amount 6 is paid", pays<Tile::jackpot, 5>},
    {"A2-1 the counter stays at the last amount", jackpot_stays_at_its_most},
    {"B1-1 an imaginary player would throw", [](const Step& s) { return nobody_throws(s, true); }},
    {"B1-1 nobody would throw", [](const Step& s) { return nobody_throws(s, false); }},
    {"B1-1 B1-2 nothing may be placed", no_black_die_may_be_placed},
    {"B1-2 one of two is shut out by a closed casino", one_black_die_is_shut_out},
    {"B1-1 the thrower unseats itself", thrower_unseats_itself},
    {"B1-2 another casino's winner changes", prime_changes_a_winner},
    {"B2-2 stopped on space 1", stops_at<1>},
    {"B2-2 stopped on space 2", stops_at<2>},
    {"B2-2 stopped on space 3", stops_at<3>},
    {"B2-2 stopped on space 4", stops_at<4>},
    {"B2-3 won on space 5", pays<Tile::fifty_fifty, 5>},
    {"B2-2 an equal sum lost", bet_lost_by_an_equal_sum},
    {"C1-1 the token was taken",
     [](const Step& s) { return s.has<TokenTaken>(Tile::high_five); }},
    {"C1-1 kept with less than five", high_five_is_kept},
    {"C1-1 five, but the token is gone", high_five_comes_too_late},
    {"C1-1 paid", pays<Tile::high_five, 0>},
    {"C2-1 one seat marked", [](const Step& s) { return marked(s) == 1; }},
    {"C2-1 all seats marked", [](const Step& s) { return marked(s) == s.after->setup.seats; }},
    {"C2-2 less than the fine paid",
     [](const Step& s) {
         return fined(s, [](Dollars d) { return d > 0 && d < printed(Tile::bad_luck, 0); });
     }},
    {"C2-2 nothing paid", [](const Step& s) { return fined(s, [](Dollars d) { return d == 0; }); }},
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
     token_lost_after<Placed>},
    {"D2-3 lost by blank dice",
     token_lost_after<BlankPlaced>},
    {"D2-3 lost to the majority of blank dice", token_lost_to_blank_dice_alone},
    {"D2-3 lost by a die turned",
     token_lost_after<las_vegas::DieTurned>},
    {"D2-3 lost by a die taken back",
     token_lost_after<las_vegas::DieTakenBack>},
    {"D2-3 lost by a die pushed off Nice Dice",
     token_lost_after<las_vegas::nice_dice::SpaceEmptied>},
    {"D2-3 lost by Prime Time",
     token_lost_after<las_vegas::prime_time::BlackPlaced>},
});

}  // namespace

std::span<const Ruling> rulings_of_tiles_a_to_d() { return kTilesAToD; }

}  // namespace vegas::test
