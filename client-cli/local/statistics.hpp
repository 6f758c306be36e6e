// What happened in many games, counted: an Events sink for the game that runs, and the sums.
#pragma once

#include <array>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "engine/events.hpp"
#include "engine/las_vegas/view.hpp"

namespace vegas::cli {

class Statistics final : public Events {
public:
    void on(const Event& event) override;

    // A game is over that took so many decisions.
    void add(const Result& result, std::uint32_t decisions);

    // Means over the games; REQUIRES: there was one.
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
    [[nodiscard]] double mean(double sum) const { return sum / static_cast<double>(games_); }

    std::uint64_t games_ = 0, joint_ = 0, decisions_ = 0;
    std::uint32_t least_ = UINT32_MAX, most_ = 0;
    std::vector<SeatSums> seats_;
    std::array<std::uint64_t, 256> events_{};  // by kind
    std::array<TileSums, kTiles> tiles_{};     // by face
};

}  // namespace vegas::cli
