// Random games reach everything: every tile, question, answer, event and case of the rules is
// counted over a fixed set of games, and a zero fails. The counts are printed.
#include <gtest/gtest.h>

#include <iostream>
#include <string>

#include "engine/event_lists.hpp"
#include "engine/las_vegas/tiles/c2_bad_luck.hpp"
#include "engine/las_vegas/tiles/g1_black_box.hpp"
#include "protocol/game/events.hpp"
#include "protocol/json/members.hpp"
#include "tests/engine/usage/rulings.hpp"
#include "tests/engine/usage/tally.hpp"
#include "tests/support/board.hpp"
#include "tests/support/counted_draws.hpp"
#include "tests/support/duels.hpp"

namespace vegas::test {
namespace {

template <class... E>
std::vector<std::string_view> event_names(TypeList<E...>) {
    return {protocol::kWire<E>.name...};
}

std::string name_of_answer(Ask ask, const Action& a) {
    return "answer " + std::string(word_of(ask)) + ": " + Board::word_for(a);
}

// ---- what there is

class Expected {
public:
    explicit Expected(Tally& tally) : tally_(tally) {
        placements();
        tiles_a_to_d();
        tiles_e_to_f();
        tiles_g_to_h();
        vegas_1996();
    }

private:
    void add(Ask ask, Act kind, int a = 0, int b = 0, int c = 0) {
        const auto u8 = [](int n) { return static_cast<std::uint8_t>(n); };
        tally_.expect(name_of_answer(ask, {kind, u8(a), u8(b), u8(c)}));
    }
    void up_to(int most, Ask ask, Act kind) {
        for (int a = 1; a <= most; ++a) add(ask, kind, a);
    }
    void dice_and_faces(Ask ask, Act kind) {
        for (int big = 0; big < 2; ++big) {
            for (int face = 1; face <= kFaces; ++face) add(ask, kind, big, face);
        }
    }
    void placements() {
        add(Ask::roll, Act::roll);
        dice_and_faces(Ask::roll, Act::power_play);
        up_to(kFaces, Ask::place, Act::place);
        add(Ask::place, Act::pass);
        for (const Ask ask : {Ask::prime_time, Ask::handicap, Ask::move, Ask::double_down,
                              Ask::nice_dice, Ask::my_choice_tile, Ask::my_choice_golden}) {
            add(ask, Act::decline);  // [RY-56]
        }
    }
    void tiles_a_to_d() {
        up_to(3, Ask::punch_choose, Act::hide);
        up_to(3, Ask::punch_guess, Act::guess);
        for (int a = 1; a <= kFaces; ++a) {
            add(Ask::prime_time, Act::place_black, a);
            for (int b = a; b <= kFaces; ++b) add(Ask::prime_time, Act::place_black, a, b);
        }
        for (const Act act : {Act::stop, Act::higher, Act::lower}) add(Ask::fifty_fifty, act);
    }
    void tiles_e_to_f() {
        up_to(kCasinos, Ask::no_entry, Act::close);
        add(Ask::no_entry, Act::keep);
        for (int big = 0; big < 2; ++big) add(Ask::knockout, Act::bar, big);
        for (int casino = 1; casino <= kCasinos; ++casino) {
            for (int n = 0; n < 3; ++n) {
                add(Ask::block_it, Act::block, n + 1, casino);
                add(Ask::handicap, Act::take_blank, casino, n);
            }
        }
        dice_and_faces(Ask::move, Act::turn_die);
        dice_and_faces(Ask::move, Act::take_back);
    }
    void tiles_g_to_h() {
        for (int best = 0; best < 2; ++best) {
            for (int good = 0; good < 3; ++good) {
                for (int empty = 0; empty < 4; ++empty) {
                    if (const int n = best + good + empty; n >= 3 && n <= 5) {
                        add(Ask::black_box_split, Act::split, best, good, empty);
                    }
                }
            }
        }
        up_to(2, Ask::black_box_pick, Act::pick);
        for (int small = 0; small <= 7; ++small) {
            for (int big = 0; big < 2; ++big) {
                if (small + big > 0) add(Ask::double_down, Act::double_down, small, big);
            }
        }
        dice_and_faces(Ask::nice_dice, Act::put_nice);
        up_to(kFaces, Ask::my_choice, Act::choose);
        up_to(kCasinos, Ask::my_choice_tile, Act::activate);
        for (int big = 0; big < 2; ++big) add(Ask::my_choice_golden, Act::put_golden, big);
    }

    void vegas_1996() {
        constexpr int kTables = 14, kSpacesMost = 15;
        up_to(kTables, Ask::start_table, Act::start_at);
        for (const Act act : {Act::roll, Act::pass, Act::mary_chip}) add(Ask::turn, act);
        up_to(kTables, Ask::turn, Act::front_man);
        up_to(kFaces, Ask::turn, Act::good_luck);
        up_to(kTables, Ask::turn, Act::change_table);
        up_to(kSpacesMost, Ask::space, Act::cover);
        for (const Ask ask : {Ask::duel_challenge, Ask::duel_answer}) up_to(3, ask, Act::duel);
    }

    Tally& tally_;
};

// ---- playing

// Gathers one step's events, and remembers what a round needs.
class StepEvents final : public EventSink {
public:
    StepEvents(Step& step, CountedDraws& draws) : step_(step), draws_(draws) {}
    void on(const Event& event) override {
        if (event.get_if<las_vegas::RoundStarted>() != nullptr) draws_.picks = 0;
        step_.memory.picks = draws_.picks;
        visit(AllEvents{}, event, [&](const auto& e) { step_.memory.hear(e); });
        step_.events.push_back(event);
        if (event.get_if<las_vegas::RoundEnded>() != nullptr && step_.before != nullptr) {
            step_.memory.black_box_lies = casino_of(*step_.before, Tile::black_box) >= 0;
        }
    }

private:
    Step& step_;
    CountedDraws& draws_;
};

struct Batch {
    vegas::Setup setup;
    int games;
    int favourite = 0;  // casino; 0: none
};

// Any option; who has a favourite casino places there or passes, and keeps the dice there until
// there are six. So many seldom come together otherwise.
Action choose(const Step& step, int favourite, FastDraws& picks) {
    const Actions& list = step.offered;
    if (favourite > 0 && step.asked.ask == Ask::place) {
        const Action there{Act::place, static_cast<std::uint8_t>(favourite)};
        if (std::ranges::binary_search(list, there)) return there;
        if (list.back().kind == Act::pass) return list.back();
    }
    const bool keeps = step.asked.ask == Ask::double_down && list.back().a + list.back().b < 6;
    if (favourite > 0 && keeps) return list[0];
    return list[list.size == 1 ? 0 : picks.one_of(list.size)];
}

class Usage {
public:
    Usage() {
        for (int i = 1; i < las_vegas::kTiles; ++i) {
            const std::string tile(name_of(static_cast<Tile>(i)));
            tally_.expect("tile " + tile + " in play");
            tally_.expect("tile " + tile + " at work");
        }
        for (const std::string_view name : event_names(AllEvents{})) {
            tally_.expect("event " + std::string(name));
        }
        for (const auto& rulings : all_rulings()) {
            for (const Ruling& r : rulings) tally_.expect(r.what);
        }
        const Expected answers(tally_);
    }

    void play(const Batch& batch, std::uint64_t seed) {
        Step step;
        CountedDraws draws(seed);
        StepEvents events(step, draws);
        FastDraws picks(seed ^ 0xfeed);
        Game g = start(batch.setup, draws, events);
        finish(step, g);
        while (!over(g)) {
            const Game before = g;
            step.before = std::get_if<State>(&before);
            step.asked = decision(g);
            legal_actions(g, step.offered);
            step.chosen = choose(step, batch.favourite, picks);
            apply_trusted(g, step.chosen, draws, events);
            finish(step, g);
        }
    }

    // Counted as numbers while playing; the names come at the end.
    const Tally& tally() {
        for (const auto& [name, n] : event_counts_) add("event " + std::string(name), n);
        for (const auto& [answer, n] : answer_counts_) {
            add(name_of_answer(answer.first, answer.second), n);
        }
        for (const auto& [what, n] : ruling_counts_) add(what, n);
        for (std::size_t i = 1; i < las_vegas::kTiles; ++i) {
            const std::string tile(name_of(static_cast<Tile>(i)));
            add("tile " + tile + " in play", in_play_[i]);
            add("tile " + tile + " at work", at_work_[i]);
        }
        return tally_;
    }

private:
    static std::array<std::span<const Ruling>, 3> all_rulings() {
        return {rulings_of_rounds(), rulings_of_tiles_a_to_d(), rulings_of_tiles_e_to_h()};
    }

    void add(const std::string& what, std::uint64_t n) {
        for (; n > 0; --n) tally_.count(what);
    }

    // [RY-13] [ALL-5] The next start seat, and the winners, are those that the events lead to.
    static void check_start_and_winners(const Step& step, const Game& g) {
        if (const auto* e = step.find<las_vegas::RoundStarted>();
            e != nullptr && (step.after->setup.ruleset == Ruleset::royale_basic ||
                             step.after->setup.ruleset == Ruleset::royale)) {
            EXPECT_EQ(e->seat, step.memory.starts);
        }
        if (const auto* e = step.find<GameEnded>()) {
            FixedVector<Seat, kSeatsMax> first;
            const GameResult r = result(g);
            for (std::size_t seat = 0; seat < r.places.size; ++seat) {
                if (r.places[seat] == 1) first.push(static_cast<Seat>(seat));
            }
            EXPECT_EQ(e->winners, first);
        }
    }

    void finish(Step& step, const Game& g) {
        step.after = std::get_if<State>(&g);
        if (step.asked.seat != kNobody) ++answer_counts_[{step.asked.ask, step.chosen}];
        for (const Event& e : step.events) count(e);
        check_start_and_winners(step, g);
        if (step.after != nullptr) {  // the rulings are about casinos
            for (const auto& rulings : all_rulings()) {
                for (const Ruling& r : rulings) {
                    if (r.reached(step)) ++ruling_counts_[r.what];
                }
            }
        }
        step.events.clear();
        step.memory.start = RoundMemory::Start::none;
        step.memory.again = false;
    }

    void count(const Event& event) {
        ++event_counts_[protocol::name_of(event)];
        if (const auto* laid = event_if<las_vegas::TilesLaid>(event)) {
            for (const Tile t : laid->tiles) ++in_play_[static_cast<std::size_t>(t)];
        }
        count_at_work<las_vegas::TileActivated>(event);
        // Three tiles are never activated: they are at work at the payout.
        count_at_work<las_vegas::BlackRolled>(event, Tile::prime_time);
        count_at_work<las_vegas::bad_luck::Marked>(event);
        count_at_work<las_vegas::black_box::Picked>(event);
    }
    template <class E>
    void count_at_work(const Event& event, Tile only = Tile::none) {
        if (const E* e = event_if<E>(event)) {
            if (only == Tile::none || tile_in(*e) == only) {
                ++at_work_[static_cast<std::size_t>(tile_in(*e))];
            }
        }
    }

    Tally tally_;
    std::map<std::string_view, std::uint64_t> event_counts_;
    std::array<std::uint64_t, las_vegas::kTiles> in_play_{}, at_work_{};
    std::map<std::pair<Ask, Action>, std::uint64_t> answer_counts_;
    std::map<std::string, std::uint64_t> ruling_counts_;
};

// Every tile beside every other over all seats; more of what is rare.
std::vector<Batch> batches() {
    std::vector<Batch> list;
    for (std::uint8_t seats = 2; seats <= 5; ++seats) {
        list.push_back({{.ruleset = Ruleset::royale, .seats = seats, .tiles = 6}, 1'000});
        list.push_back({{.ruleset = Ruleset::royale, .seats = seats, .tiles = 1}, 100});
        list.push_back({{.ruleset = Ruleset::royale_basic, .seats = seats}, 100});
        list.push_back({{.ruleset = Ruleset::classic, .seats = seats}, 100});
        if (seats <= 4) {
            list.push_back(
                {{.ruleset = Ruleset::classic, .seats = seats, .neutral_dice = true}, 100});
        }
    }
    list.push_back(
        {{.ruleset = Ruleset::royale, .seats = 4, .tiles = 5, .tile_reuse = TileReuse::fresh_faces},
         200});
    list.push_back({{.ruleset = Ruleset::royale,
                     .seats = 2,
                     .neutral_dice = false,
                     .tiles = 2,
                     .tile_reuse = TileReuse::fresh_tiles},
                    100});
    for (const bool duel : {false, true}) {
        list.push_back({test::with_duels(3, duel), 200});
    }
    for (const Skip skip : {Skip::chips, Skip::cards}) {
        list.push_back({{.ruleset = Ruleset::custom, .seats = 6, .skip = skip}, 100});
    }
    using Row = std::array<Tile, kCasinos>;
    constexpr Row kPushed{Tile::high_five,  Tile::my_choice, Tile::handicap,
                          Tile::power_play, Tile::no_entry,  Tile::jackpot};
    constexpr Row kDoubled{Tile::double_down};
    list.push_back(
        {{.ruleset = Ruleset::royale, .seats = 2, .tile_set = TileSet{kPushed, kPushed, kPushed}},
         2'000});
    list.push_back({{.ruleset = Ruleset::royale,
                     .seats = 5,
                     .tile_set = TileSet{kDoubled, kDoubled, kDoubled}},
                    1'000,
                    1});
    return list;
}

}  // namespace

// [RY-13] [RY-22] [RY-23] [RY-31] [RY-34] [RY-51] [RY-52] [RY-56] and all tiles
TEST(Usage, RandomGamesReachEverything) {
    Usage usage;
    for (const Batch& batch : batches()) {
        for (int seed = 1; seed <= batch.games; ++seed) {
            usage.play(batch, static_cast<std::uint64_t>(seed));
        }
    }
    const Tally& tally = usage.tally();
    tally.print(std::cout);
    tally.expect_no_zero();
}

}  // namespace vegas::test
