#include "client-cli/lab/statistics.hpp"

#include <algorithm>
#include <cstdio>

#include "engine/assert.hpp"
#include "engine/event_lists.hpp"
#include "engine/las_vegas/events.hpp"
#include "engine/las_vegas/tiles/tile.hpp"
#include "engine/setup.hpp"
#include "protocol/game/events.hpp"
#include "protocol/json/describe.hpp"

namespace vegas::cli {
namespace {

// "name                 12.34" with so many digits after the point.
std::string row(const std::string& name, double value, int digits, const std::string& unit = {}) {
    std::array<char, 96> text{};
    std::snprintf(text.data(), text.size(), "%-24.24s %14.*f%s", name.c_str(), digits, value,
                  unit.c_str());
    return text.data();
}

constexpr double kPercent = 100;

std::string tile_row(const nlohmann::ordered_json& t) {
    std::array<char, 96> text{};
    const double each = t["per_activation"].is_null() ? 0 : t["per_activation"].get<double>();
    std::snprintf(text.data(), text.size(), "  %-4s %10llu %13llu %16.0f %13.0f",
                  t["tile"].get_ref<const std::string&>().c_str(),
                  t["rounds"].get<unsigned long long>(), t["activations"].get<unsigned long long>(),
                  each, t["per_round"].get<double>());
    return text.data();
}

// The kinds of all events; what both families have is there twice.
template <class... E>
constexpr std::array<std::string_view, sizeof...(E)> kinds_of(TypeList<E...>) {
    return {protocol::kWire<E>.name...};
}

constexpr std::size_t index_of(Tile face) { return static_cast<std::size_t>(face); }

}  // namespace

void Statistics::on(const Event& event) {
    ++events_[protocol::name_of(event)];
    if (const auto* laid = event.get_if<las_vegas::TilesLaid>()) {
        for (const Tile face : laid->tiles) ++tiles_[index_of(face)].rounds;
    }
    if (const auto* activated = event.get_if<las_vegas::TileActivated>()) {
        ++tiles_[index_of(activated->at.tile)].activations;
    }
    if (const auto* paid = event.get_if<las_vegas::Paid>()) {
        tiles_[index_of(paid->at.tile)].dollars +=
            paid->dollars > 0 ? paid->dollars : las_vegas::chips(paid->chips).pays();
    }
}

std::vector<std::pair<std::string_view, double>> Statistics::events() const {
    std::vector<std::pair<std::string_view, double>> list;
    auto left = events_;
    for (const std::string_view kind : kinds_of(AllEvents{})) {
        if (const auto counted = left.extract(kind)) {
            list.emplace_back(kind, mean(double(counted.mapped())));
        }
    }
    return list;
}

// Those that were in play.
nlohmann::ordered_json Statistics::tiles_json() const {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (std::size_t i = 1; i < tiles_.size(); ++i) {  // 0 is none
        const TileSums& t = tiles_[i];
        if (t.rounds == 0) continue;
        nlohmann::ordered_json j{{"tile", std::string(name_of(static_cast<Tile>(i)))},
                                 {"rounds", t.rounds},
                                 {"activations", t.activations},
                                 {"per_activation", nullptr},
                                 {"per_round", double(t.dollars) / double(t.rounds)}};
        if (t.activations > 0) j["per_activation"] = double(t.dollars) / double(t.activations);
        list.push_back(std::move(j));
    }
    return list;
}

void Statistics::add(const GameResult& result, std::uint32_t decisions) {
    ++games_;
    decisions_ += decisions;
    least_ = std::min(least_, decisions);
    most_ = std::max(most_, decisions);
    seats_.resize(result.places.size);
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        seats_[i].dollars += result.totals[i];
        seats_[i].wins += result.places[i] == 1 ? 1 : 0;
    }
    if (std::ranges::count(result.places, 1) > 1) ++joint_;
}

nlohmann::ordered_json Statistics::as_json() const {
    ASSERT(games_ > 0);
    nlohmann::ordered_json j;
    j["games"] = games_;
    j["decisions"] = {{"mean", mean(double(decisions_))}, {"least", least_}, {"most", most_}};
    j["joint_winners"] = mean(double(joint_));
    for (const SeatSums& s : seats_) {
        j["totals"].push_back(mean(double(s.dollars)));
        j["wins"].push_back(mean(double(s.wins)));
    }
    j["events"] = nlohmann::ordered_json::object();
    for (const auto& [name, often] : events()) j["events"][std::string(name)] = often;
    const auto tiles = tiles_json();
    if (!tiles.empty()) j["tiles"] = tiles;
    return j;
}

std::vector<std::string> Statistics::as_lines() const {
    ASSERT(games_ > 0);
    std::vector<std::string> lines{
        row("decisions a game", mean(double(decisions_)), 1),
        row("  least", least_, 0),
        row("  most", most_, 0),
        row("games with joint winners", kPercent * mean(double(joint_)), 2, " %"),
    };
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        const std::string seat = "seat " + std::to_string(i);
        lines.push_back(row(seat + ", mean total $", mean(double(seats_[i].dollars)), 0));
        lines.push_back(row(seat + ", won", kPercent * mean(double(seats_[i].wins)), 2, " %"));
    }
    lines.emplace_back("events a game");
    for (const auto& [name, often] : events()) {
        lines.push_back(row("  " + std::string(name), often, 2));
    }
    const auto tiles = tiles_json();
    if (!tiles.empty()) {
        lines.emplace_back("tiles      rounds   activations  $ an activation     $ a round");
    }
    for (const auto& tile : tiles) lines.push_back(tile_row(tile));
    return lines;
}

}  // namespace vegas::cli
