#include "engine/bots/mixed_strategy.hpp"

#include <array>
#include <span>

namespace vegas::bots {
namespace {

// By the number chosen, 1 to 3; the sums do not matter.
using Weights = std::array<std::uint8_t, 3>;

// Lucky Punch pays 2, 3 or 4 units. Fists are hidden in inverse proportion to that, so that no
// guess is better than another; and guessed so that no fist is: 1 - 24/13 / (what it pays). [A1-2]
constexpr Weights kHide{6, 4, 3};
constexpr Weights kGuess{1, 5, 7};

// A duel won is worth 1 to the challenger, a space that becomes free 1/2. [VG-20]
constexpr Weights kChallenge{4, 2, 3};
constexpr Weights kAnswer{2, 4, 3};

std::size_t draw_index(std::span<const std::uint8_t> weights, Draws& draws) {
    std::uint32_t sum = 0;
    for (const std::uint8_t w : weights) sum += w;
    std::uint32_t x = draws.one_of(sum);
    std::size_t i = 0;
    for (; x >= weights[i]; ++i) x -= weights[i];
    return i;
}

// The winner of the box gets half of what is in it, whichever pile it takes, if each size of the
// larger pile comes with $40,000 as often as with $60,000; with three tokens each, any split does
// whose order is chance. [G1-1]
std::uint8_t split_weight(const Action& split) {
    const int tokens = split.a + split.b + split.c;
    if (tokens == 3) return 2;
    const int units = 6 * split.a + 2 * split.b;
    return tokens == 4 && (units == 4 || units == 6) ? 3 : 0;
}

}  // namespace

bool has_mixed_strategy(Ask ask) {
    return ask == Ask::punch_choose || ask == Ask::punch_guess || ask == Ask::black_box_split ||
           ask == Ask::duel_challenge || ask == Ask::duel_answer;
}

Action draw_mixed_strategy(Ask asked, const Actions& list, Draws& draws) {
    switch (asked) {
    case Ask::punch_choose: return list[draw_index(kHide, draws)];
    case Ask::punch_guess: return list[draw_index(kGuess, draws)];
    case Ask::duel_challenge: return list[draw_index(kChallenge, draws)];
    case Ask::duel_answer: return list[draw_index(kAnswer, draws)];
    default: break;
    }
    ASSERT(asked == Ask::black_box_split);
    std::array<std::uint8_t, 64> weights{};
    for (std::size_t i = 0; i < list.size; ++i) weights[i] = split_weight(list[i]);
    return list[draw_index(std::span(weights).first(list.size), draws)];
}

}  // namespace vegas::bots
