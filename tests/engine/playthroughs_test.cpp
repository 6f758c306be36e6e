// Golden games: every event, every list of options and every change of the view of one game for
// each ruleset and kind of setup, and of one round with each tile, as text.
// VEGAS_UPDATE_PLAYTHROUGHS=1 rewrites them; the change is then reviewed as a diff.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "engine/event_lists.hpp"
#include "engine/game.hpp"
#include "protocol/fair/event_log.hpp"
#include "protocol/fair/fair.hpp"
#include "protocol/game/actions.hpp"
#include "protocol/view/patch.hpp"
#include "protocol/view/public_json.hpp"
#include "tests/support/duels.hpp"
#include "tests/support/events.hpp"

namespace vegas {
namespace {

constexpr int kAllRounds = 100;

struct Played {
    const char* file;
    Setup setup;
    int rounds = kAllRounds;  // that are written; the last one up to the next one's beginning
    std::uint64_t picks = 1;  // which answers are chosen
};

// The log of a game; and which round it has come to, with which tiles at work.
class Watch final : public EventSink {
public:
    void on(const Event& event) override {
        log.on(event);
        if (const auto* began = event.get_if<las_vegas::RoundStarted>()) round = began->round;
        visit(AllEvents{}, event, [&]<class E>(const E& e) {
            // Three tiles are never activated: they are at work at the payout.
            const Tile tile = test::tile_in(e);
            const bool at_payout =
                tile == Tile::prime_time || tile == Tile::bad_luck || tile == Tile::black_box;
            if (std::is_same_v<E, las_vegas::TileActivated> || at_payout) {
                at_work[static_cast<std::size_t>(tile)] = true;
            }
        });
    }
    protocol::EventLog log;
    int round = 0;
    std::array<bool, las_vegas::kTiles> at_work{};
};

// [RY-52] A tile that was given lies in the first round, and does something in it.
void expect_tiles_at_work(const Setup& setup, const Watch& watch) {
    if (!setup.tile_set) return;
    for (const Tile t : setup.tile_set->front()) {
        if (t == Tile::none) continue;
        EXPECT_TRUE(watch.at_work[static_cast<std::size_t>(t)]) << name_of(t) << " did nothing";
    }
}

// The files do not have the table's family: what it must be, the ruleset says.
// The actions as a prompt lists them.
std::string offers(const Game& g, const Actions& list) {
    std::string text;
    protocol::JsonWriter out(text);
    out.open('[');
    for (const Action& a : list) protocol::write(out, a, preview(g, a));
    out.close(']');
    return text;
}

std::string without_family(std::string view, Ruleset ruleset) {
    const std::string family =
        "\"family\":\"" + std::string(word_of(row_of(ruleset).family)) + "\",";
    const std::size_t place = view.find(family);
    EXPECT_NE(place, std::string::npos) << view;
    return place == std::string::npos ? view : view.erase(place, family.size());
}

std::string to_text(const Played& played) {
    std::ostringstream text;
    protocol::FairDraws draws(protocol::game_key({}, played.file, {"anna", "", "ben 2"}));
    FastDraws picks(played.picks);
    Watch events;
    Game g = start(played.setup, draws, events);
    protocol::TableView told{.table = {}, .game = view(g, kNobody)};
    text << "view    " << without_family(protocol::public_json(told), told.table.setup.ruleset)
         << '\n';
    for (int n = 1;; ++n) {
        text << "events  [" << events.log.members() << "]\n";
        events.log.clear();
        protocol::TableView now{.table = {}, .game = view(g, kNobody)};
        text << "patch   " << protocol::patch(told, now) << '\n';
        told = std::move(now);
        for (Seat seat = 0; seat < played.setup.seats; ++seat) {
            text << (seat == 0 ? "totals " : "") << ' ' << own_view(g, seat).total;
        }
        text << '\n';
        if (over(g) || events.round > played.rounds) break;
        const Decision d = decision(g);
        Actions list;
        legal_actions(g, list);
        const Action a = list[list.size == 1 ? 0 : picks.one_of(list.size)];
        std::string chosen;
        protocol::JsonWriter out(chosen);
        protocol::write(out, a, {});
        text << "\n#" << n << " seat " << int{d.seat} << ' ' << word_of(d.ask) << '\n'
             << "options " << offers(g, list) << "\nchosen  " << chosen << '\n';
        EXPECT_EQ(apply(g, d.seat, a, draws, events), ApplyError::none);
    }
    expect_tiles_at_work(played.setup, events);
    return text.str();
}

// One round of three seats with these tiles, and with answers that set all of them off.
Played with_tiles(const char* file, const std::array<Tile, kCasinos>& tiles) {
    return {file,
            {.ruleset = Ruleset::royale, .seats = 3, .tile_set = TileSet{tiles, tiles, tiles}},
            1,
            6};
}

std::string name_for(const testing::TestParamInfo<Played>& played) {
    std::string name = played.param.file;
    std::ranges::replace(name, '-', '_');
    return name;
}

class Playthroughs : public testing::TestWithParam<Played> {};

TEST_P(Playthroughs, AreWhatTheyWere) {
    const std::string path =
        std::string(VEGAS_SOURCE_DIR "/tests/playthroughs/") + GetParam().file + ".txt";
    const std::string now = to_text(GetParam());
    if (std::getenv("VEGAS_UPDATE_PLAYTHROUGHS") != nullptr) std::ofstream(path) << now;
    std::ifstream file(path);
    ASSERT_TRUE(file.good()) << path << " is missing";
    std::istringstream fresh(now);
    std::string was;
    std::string is;
    for (int line = 1; std::getline(fresh, is); ++line) {
        ASSERT_TRUE(std::getline(file, was)) << path << " ends before line " << line;
        ASSERT_EQ(was, is) << path << ":" << line;
    }
    EXPECT_FALSE(std::getline(file, was)) << path << " has more lines";
}

INSTANTIATE_TEST_SUITE_P(
    All, Playthroughs,
    testing::Values(Played{"royale-basic-2", {.ruleset = Ruleset::royale_basic, .seats = 2}},
                    Played{"royale-basic-4", {.ruleset = Ruleset::royale_basic, .seats = 4}},
                    Played{"classic-3", {.ruleset = Ruleset::classic, .seats = 3}},
                    Played{"classic-3-neutral",
                           {.ruleset = Ruleset::classic, .seats = 3, .neutral_dice = true}},
                    Played{"custom-3-chips",
                           {.ruleset = Ruleset::custom,
                            .seats = 3,
                            .rounds = 3,
                            .skip = Skip::chips,
                            .skip_limit = 2}},
                    Played{"vegas-1996-4", {.ruleset = Ruleset::vegas_1996, .seats = 4}},
                    Played{"vegas-1996-3-duel", test::with_duels(3)},
                    Played{"custom-8-cards",
                           {.ruleset = Ruleset::custom,
                            .seats = 8,
                            .copies = 4,
                            .rounds = 5,
                            .skip = Skip::cards}}),
    name_for);

INSTANTIATE_TEST_SUITE_P(
    OneRound, Playthroughs,
    testing::Values(
        Played{"royale-2", {.ruleset = Ruleset::royale, .seats = 2}, 1},
        Played{"royale-5", {.ruleset = Ruleset::royale, .seats = 5, .tiles = 6}, 1},
        with_tiles("royale-a1-b1-c1", {Tile::lucky_punch, Tile::prime_time, Tile::high_five}),
        with_tiles("royale-a2-b2-c2", {Tile::jackpot, Tile::fifty_fifty, Tile::bad_luck}),
        with_tiles("royale-d1-e1-f1", {Tile::pay_day, Tile::no_entry, Tile::block_it}),
        with_tiles("royale-d2-e2-f2", {Tile::power_play, Tile::knockout, Tile::handicap}),
        with_tiles("royale-g1-h1", {Tile::black_box, Tile::nice_dice}),
        with_tiles("royale-g2-h2", {Tile::double_down, Tile::my_choice})),
    name_for);

}  // namespace
}  // namespace vegas
