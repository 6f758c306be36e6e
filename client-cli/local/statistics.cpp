#include "client-cli/local/statistics.hpp"

#include <algorithm>
#include <cstdio>

#include "engine/assert.hpp"
#include "engine/setup.hpp"
#include "protocol/game/events.hpp"

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
constexpr std::int64_t kChip = 10'000;  // [RY-3]

std::string tile_row(const nlohmann::ordered_json& t) {
    std::array<char, 96> text{};
    const double each = t["per_activation"].is_null() ? 0 : t["per_activation"].get<double>();
    std::snprintf(text.data(), text.size(), "  %-4s %10llu %13llu %16.0f %13.0f",
                  t["tile"].get_ref<const std::string&>().c_str(),
                  t["rounds"].get<unsigned long long>(), t["activations"].get<unsigned long long>(),
                  each, t["per_round"].get<double>());
    return text.data();
}

}  // namespace

void Statistics::on(const Event& event) {
    ++events_[static_cast<std::size_t>(event.kind)];
    TileSums& tile = tiles_[static_cast<std::size_t>(event.tile)];
    if (event.kind == EventKind::tile_activated) ++tile.activations;
    if (event.kind == EventKind::paid)
        tile.dollars += event.dollars > 0 ? event.dollars : event.number * kChip;
    if (event.kind == EventKind::tiles_laid)
        for (const Tile face : event.tiles) ++tiles_[static_cast<std::size_t>(face)].rounds;
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

void Statistics::add(const Result& result, std::uint32_t decisions) {
    ++games_;
    decisions_ += decisions;
    least_ = std::min(least_, decisions);
    most_ = std::max(most_, decisions);
    seats_.resize(result.places.size);
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        seats_[i].dollars += result.totals[i];
        seats_[i].wins += result.places[i] == 1 ? 1 : 0;
    }
    if (std::count(result.places.begin(), result.places.end(), 1) > 1) ++joint_;
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
    for (std::size_t kind = 0; kind < events_.size(); ++kind)
        if (events_[kind] > 0)
            j["events"][std::string(protocol::name_of(static_cast<EventKind>(kind)))] =
                mean(double(events_[kind]));
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
    for (std::size_t kind = 0; kind < events_.size(); ++kind)
        if (events_[kind] > 0)
            lines.push_back(row("  " + std::string(protocol::name_of(static_cast<EventKind>(kind))),
                                mean(double(events_[kind])), 2));
    const auto tiles = tiles_json();
    if (!tiles.empty())
        lines.emplace_back("tiles      rounds   activations  $ an activation     $ a round");
    for (const auto& tile : tiles) lines.push_back(tile_row(tile));
    return lines;
}

}  // namespace vegas::cli
