#include "client-cli/local/statistics.hpp"

#include <algorithm>
#include <cstdio>

#include "engine/assert.hpp"
#include "protocol/event_json.hpp"

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

}  // namespace

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
    return lines;
}

}  // namespace vegas::cli
