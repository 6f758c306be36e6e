// Counts what happens in many games: an event sink for the running game, and the sums.
#pragma once

#include <array>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/events.hpp"
#include "engine/las_vegas/events.hpp"
#include "engine/result.hpp"
#include "engine/vegas_1996/events.hpp"

namespace vegas::cli {

class Statistics final : public EventSink {
public:
    void on(const las_vegas::Event& event) override;
    void on(const vegas_1996::Event& event) override;

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
    // How often each event of a family's list occurred.
    template <class List>
    using Counts = std::array<std::uint64_t, std::variant_size_v<List>>;

    [[nodiscard]] nlohmann::ordered_json tiles_json() const;
    // The events that occurred, each with its mean, in the order of the lists.
    [[nodiscard]] std::vector<std::pair<std::string_view, double>> events() const;
    [[nodiscard]] double mean(double sum) const { return sum / static_cast<double>(games_); }

    std::uint64_t games_ = 0, joint_ = 0, decisions_ = 0;
    std::uint32_t least_ = UINT32_MAX, most_ = 0;
    std::vector<SeatSums> seats_;
    Counts<las_vegas::AnyEvent> las_vegas_{};
    Counts<vegas_1996::AnyEvent> vegas_1996_{};
    std::array<TileSums, las_vegas::kTiles> tiles_{};  // by face
};

}  // namespace vegas::cli
