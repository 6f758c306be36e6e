// Counts what happens in many games: an event sink for the running game, and the sums.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/events.hpp"
#include "engine/result.hpp"
#include "engine/tile_id.hpp"

namespace vegas::cli {

class Statistics final : public EventSink {
public:
    void on(const Event& event) override;

    // Adds a game that has ended.
    void add(const GameResult& result, std::uint32_t decisions);

    // Means over the games. REQUIRES: at least one game.
    [[nodiscard]] nlohmann::ordered_json as_json() const;
    [[nodiscard]] std::vector<std::string> as_lines() const;

private:
    struct SeatSums {
        std::int64_t dollars = 0;
        std::uint64_t wins = 0;  // alone or jointly
    };
    struct TileSums {
        std::uint64_t rounds = 0;  // in which it was in play
        std::uint64_t activations = 0;
        std::int64_t dollars = 0;  // paid by the bank for it; a chip is $10,000 [RY-3]
    };
    [[nodiscard]] nlohmann::ordered_json tiles_json() const;
    // The events that occurred, each with its mean, in the order of the lists.
    [[nodiscard]] std::vector<std::pair<std::string_view, double>> events() const;
    [[nodiscard]] double mean(double sum) const { return sum / static_cast<double>(games_); }

    std::uint64_t games_ = 0, joint_ = 0, decisions_ = 0;
    std::uint32_t least_ = UINT32_MAX, most_ = 0;
    std::vector<SeatSums> seats_;
    std::map<std::string_view, std::uint64_t> events_;  // how often each occurred, by its kind
    std::array<TileSums, las_vegas::kTiles> tiles_{};   // by face
};

}  // namespace vegas::cli
