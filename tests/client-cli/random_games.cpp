#include "tests/client-cli/random_games.hpp"

#include "client-cli/lab/game_feed.hpp"
#include "engine/draws.hpp"
#include "engine/game.hpp"
#include "protocol/fair/event_log.hpp"
#include "tests/support/duels.hpp"

namespace vegas::cli {
namespace {

// So that a short list has questions of every part of a game.
constexpr std::size_t kEvery = 29;

// Names of every length, and of wide letters.
std::vector<protocol::SeatInfo> people(std::uint8_t seats) {
    const std::vector<std::string> names = {
        "Bo", "Cäcilie", "Анастасия Константинов.", "日本", "A very long name indeed", "Ed"};
    std::vector<protocol::SeatInfo> all;
    for (std::uint8_t seat = 0; seat < seats; ++seat) {
        protocol::SeatInfo one{.player = "p" + std::to_string(seat),
                               .name = names[seat % names.size()],
                               .bot = std::nullopt};
        one.away = seat % 3 == 2;
        all.push_back(one);
    }
    return all;
}

void play(const Setup& setup, std::uint64_t seed, std::vector<std::string>& snapshots) {
    FastDraws draws(seed);
    FastDraws choices(seed + 1);
    GameFeed told(setup, people(setup.seats), 1, seed);
    Game game = start(setup, draws, told.events());
    Actions list;
    for (std::size_t n = 0; !over(game); ++n) {
        legal_actions(game, list);
        if (n % kEvery == 0) snapshots.push_back(told.snapshot(game, decision(game).seat));
        const Action action = list[choices.one_of(list.size)];
        told.record_choice(decision(game), action);
        apply_trusted(game, action, draws, told.events());
    }
    snapshots.push_back(told.snapshot(game, 0));
}

// Tells two listeners what happens.
class Both final : public EventSink {
public:
    Both(EventSink& first, EventSink& second) : first_(first), second_(second) {}
    void on(const Event& event) override {
        first_.on(event);
        second_.on(event);
    }

private:
    EventSink& first_;
    EventSink& second_;
};

std::vector<RandomStep> steps_of(const Setup& setup, std::uint64_t seed) {
    std::vector<RandomStep> steps;
    FastDraws draws(seed);
    FastDraws choices(seed + 1);
    GameFeed told(setup, people(setup.seats), 1, seed);
    protocol::EventLog log;
    Both both(told.events(), log);
    const auto step = [&](const Game& game) {
        steps.push_back({"[" + log.members() + "]", told.snapshot(game, 0)});
        log.clear();
    };
    Actions list;
    Game game = start(setup, draws, both);
    step(game);
    while (!over(game)) {
        legal_actions(game, list);
        const Action action = list[choices.one_of(list.size)];
        told.record_choice(decision(game), action);
        apply_trusted(game, action, draws, both);
        step(game);
    }
    return steps;
}

}  // namespace

std::vector<RandomStep> random_royale(std::uint64_t seed) {
    return steps_of({.ruleset = Ruleset::royale, .seats = 4}, seed);
}

std::vector<std::vector<RandomStep>> random_games(std::uint64_t seed) {
    return {steps_of({.ruleset = Ruleset::royale_basic, .seats = 3}, seed),
            steps_of({.ruleset = Ruleset::royale, .seats = 4, .tiles = 6}, seed + 1),
            steps_of({.ruleset = Ruleset::classic, .seats = 4}, seed + 3),
            steps_of({.ruleset = Ruleset::custom, .seats = 5, .skip = Skip::cards}, seed + 4),
            steps_of(test::with_duels(2), seed + 6),
            steps_of({.ruleset = Ruleset::custom, .seats = 4, .skip = Skip::chips}, seed + 5)};
}

std::vector<std::string> random_snapshots(std::uint64_t seed) {
    std::vector<std::string> snapshots;
    for (std::uint8_t seats = 2; seats <= 5; ++seats) {
        for (const Ruleset ruleset : {Ruleset::royale_basic, Ruleset::classic}) {
            play({.ruleset = ruleset, .seats = seats}, seed + seats, snapshots);
        }
        play({.ruleset = Ruleset::royale, .seats = seats, .tiles = 6}, seed + seats, snapshots);
        play(test::with_duels(seats == 5 ? std::uint8_t{4} : seats, seats % 2 == 0), seed + seats,
             snapshots);
    }
    play({.ruleset = Ruleset::custom, .seats = 8, .skip = Skip::cards}, seed, snapshots);
    play({.ruleset = Ruleset::custom, .seats = 7, .skip = Skip::chips}, seed, snapshots);
    return snapshots;
}

}  // namespace vegas::cli
