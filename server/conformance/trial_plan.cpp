#include "server/conformance/trial_plan.hpp"

#include <algorithm>
#include <iterator>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/action.hpp"
#include "engine/las_vegas/tiles/registry.hpp"
#include "engine/setup.hpp"
#include "protocol/json/members.hpp"
#include "server/conformance/fault_injector.hpp"

namespace vegas::shell::conformance {
namespace {

constexpr std::size_t kGamesMost = 60;

TrialGame game_of(Ruleset ruleset) { return {.ruleset = std::string(row_of(ruleset).name)}; }

// A game with every option turned on that is a switch.
TrialGame with_switches(const RulesetSpec& ruleset) {
    TrialGame game = game_of(ruleset.value);
    protocol::each_index<protocol::kFieldCount<Setup>>([&](auto i) {
        constexpr const auto& m = protocol::kField<Setup, i>;
        if constexpr (std::is_same_v<protocol::FieldType<decltype(m.get), Setup>, bool>) {
            const bool is_offered =
                std::ranges::find(ruleset.options, m.name) != ruleset.options.end();
            if (is_offered) game.options[m.name] = true;
        }
    });
    return game;
}

// The game number `number` that may ask `ask`, of those without tiles.
TrialGame without_tiles(const AskSpec& ask, std::size_t number) {
    std::vector<RulesetSpec> rulesets;
    std::ranges::copy_if(kRulesets, std::back_inserter(rulesets),
                         [&ask](const RulesetSpec& r) { return r.family == ask.family; });
    return with_switches(rulesets.at(number % rulesets.size()));
}

// Whether the rules of an answer are the tile's, as the tags in its description say: [A1-1].
bool is_asked_by(const AskSpec& ask, Tile tile) {
    const std::string tag = "[" + std::string(name_of(tile)) + "-";
    return std::ranges::any_of(
        ask.answers, [&tag](Act act) { return spec_of(act).doc.find(tag) != std::string::npos; });
}

// Every face, such that any six neighbours are faces of different tiles.
std::vector<Tile> all_faces() {
    std::vector<Tile> faces;
    for (int face = 0; face < 2; ++face) {
        for (int tile = 0; tile < las_vegas::kPhysicalTiles; ++tile) {
            faces.push_back(las_vegas::face_of(tile, face));
        }
    }
    return faces;
}

// Of each tile, the face that comes first.
ordered_json lay(const std::vector<Tile>& faces) {
    ordered_json round = ordered_json::array();
    std::set<int> laid;
    for (const Tile face : faces) {
        if (round.size() == kCasinos) break;
        if (laid.insert(las_vegas::physical_of(face)).second) round.push_back(name_of(face));
    }
    return round;
}

// Faces that ask something of `asks` in every round, and the others in turns.
TrialGame with_tiles(const std::vector<AskSpec>& asks) {
    std::vector<Tile> faces = all_faces();
    ordered_json rounds = ordered_json::array();
    for (std::size_t round = 0; round < std::tuple_size_v<TileSet>; ++round) {
        std::vector<Tile> order = faces;
        std::stable_partition(order.begin(), order.end(), [&asks](Tile tile) {
            return std::ranges::any_of(
                asks, [tile](const AskSpec& ask) { return is_asked_by(ask, tile); });
        });
        rounds.push_back(lay(order));
        std::rotate(faces.begin(), faces.begin() + kCasinos, faces.end());
    }
    TrialGame game = game_of(Ruleset::royale);
    game.options["tile_set"] = std::move(rounds);
    return game;
}

std::vector<AskSpec> find_missing(const std::set<std::string>& seen_asks) {
    std::vector<AskSpec> missing;
    for (const AskSpec& spec : kAsks) {
        if (spec.value != Ask::none && !seen_asks.contains(std::string(spec.name))) {
            missing.push_back(spec);
        }
    }
    return missing;
}

// All rulesets, and then those again of which something has not been asked.
std::optional<TrialGame> next_game_with_missing_asks(std::size_t number,
                                                     const std::set<std::string>& seen_asks) {
    if (number < kRulesets.size()) {
        return game_of(kRulesets.at(number).value);
    }
    const auto missing = find_missing(seen_asks);
    if (missing.empty() || number >= kGamesMost) return std::nullopt;
    // In turns: the first that is missing may be the rarest.
    const AskSpec& wanted = missing[number % missing.size()];
    const bool is_of_tile = std::ranges::any_of(
        all_faces(), [&wanted](Tile tile) { return is_asked_by(wanted, tile); });
    return is_of_tile ? with_tiles(missing) : without_tiles(wanted, number);
}

}  // namespace

std::set<std::string> missing_asks(const std::set<std::string>& seen_asks) {
    std::set<std::string> names;
    for (const AskSpec& spec : find_missing(seen_asks)) names.emplace(spec.name);
    return names;
}

std::optional<TrialGame> next_game(Trial trial, std::size_t number,
                                   const std::set<std::string>& seen_asks,
                                   const std::string& seed) {
    std::optional<TrialGame> game;
    if (trial == Trial::questions) {
        game = next_game_with_missing_asks(number, seen_asks);
    } else if (number == 0) {
        game = trial == Trial::news ? with_tiles({}) : game_of(Ruleset::royale_basic);
    }
    if (!game) return std::nullopt;
    game->seed = seed + " " + std::string(word_of(trial)) + " " + std::to_string(number);
    game->bot_seat = number % game->seats;
    game->clock_ms = FaultInjector::clock_ms(trial);
    return game;
}

}  // namespace vegas::shell::conformance
