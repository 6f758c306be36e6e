// Bytes as the life of a table: who comes, goes and answers what, and what somebody tries who may
// not. Whatever is refused has changed nothing; and the table that the records make is the one that
// wrote them.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <span>

#include "tests/fuzz/byte_draws.hpp"
#include "tests/fuzz/fuzz.hpp"
#include "tests/support/crash_of_life.hpp"

namespace vegas::fuzz {
namespace {

std::uint8_t between(Draws& picks, int least, int most) {
    return static_cast<std::uint8_t>(
        least + static_cast<int>(picks.one_of(static_cast<std::uint32_t>(most - least + 1))));
}

Setup any_setup(Draws& picks) {
    const RulesetSpec& spec = kRulesets[picks.one_of(kRulesets.size())];
    Setup setup{.ruleset = spec.value};
    setup.seats = between(picks, spec.seats_least, spec.seats_most);
    const auto has = [&spec](std::string_view option) {
        return std::ranges::find(spec.options, option) != spec.options.end();
    };
    if (has("open_money")) setup.open_money = picks.one_of(2) == 0;
    if (has("neutral_dice") && picks.one_of(2) == 0) setup.neutral_dice = !setup.neutral_dice;
    if (has("tiles")) setup.tiles = between(picks, 0, kCasinos);
    if (has("tile_reuse")) setup.tile_reuse = kTileReuses[picks.one_of(kTileReuses.size())].value;
    if (has("copies")) setup.copies = between(picks, kCopiesLeast, kCopiesMost);
    if (has("rounds")) setup.rounds = between(picks, kRoundsLeast, 2);
    if (has("skip")) setup.skip = kSkips[picks.one_of(kSkips.size())].value;
    if (has("skip_limit")) setup.skip_limit = between(picks, 0, kSkipLimitMost);
    if (has("duel")) setup.vegas_1996.duel = picks.one_of(2) == 0;
    return setup;
}

class Life final : public test::TableLife {
public:
    using TableLife::TableLife;

protected:
    void asked_to_answer(const core::Occupant& asked) override {
        const core::Match& match = table->match();
        const Action action{kActs[picks.one_of(kActs.size())].value, between(picks, 0, 255),
                            between(picks, 0, 15), between(picks, 0, 15)};
        const auto offers = match.offers();
        const bool listed =
            std::ranges::find(offers, action, &protocol::Offer::action) != offers.end();
        ASSERT_EQ(match.is_legal(action), listed);
        const Game before = *match.game();
        const std::uint32_t open = match.open_decision();
        if (!listed) {
            ASSERT_TRUE(table->match_runner().act(asked.player, open, action, now))
                << "it is not in the list";
        }
        ASSERT_TRUE(table->match_runner().act(asked.player, open + 1, offers[0].action, now))
            << "not open yet";
        const core::PlayerKey other = 1 + picks.one_of(kPeople);
        if (other != asked.player) {
            ASSERT_TRUE(table->match_runner().act(other, open, offers[0].action, now))
                << "another is asked";
        }
        ASSERT_TRUE(before == *match.game()) << "what was refused has changed something";
        ASSERT_EQ(match.open_decision(), open);
    }
};

void try_one(std::span<const std::uint8_t> bytes) {
    auto draws = std::make_unique<ByteDraws>(bytes);
    ByteDraws& picks = *draws;
    const Setup setup = any_setup(picks);
    if (!bad_option(setup).empty()) return;  // too few cards for so many seats
    const std::uint64_t seed = picks.one_of(6);
    Life life(setup, seed, std::move(draws));
    while (!picks.used_up()) {
        life.step();
        if (picks.one_of(200) == 0) crash(life);
    }
    if (seed < 2) crash(life);  // it takes as long as the life
}

}  // namespace
}  // namespace vegas::fuzz

int LLVMFuzzerInitialize(int*, char***) {
    GTEST_FLAG_SET(throw_on_failure, true);  // and nobody catches it
    return 0;
}

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    vegas::fuzz::try_one({data, size});
    return 0;
}
