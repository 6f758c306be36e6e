#include "engine/las_vegas/tiles/c1_high_five.hpp"

#include "engine/las_vegas/tiles/effects.hpp"

namespace vegas::las_vegas::high_five {
namespace {

constexpr int kEnough = 5;
constexpr std::array kPrinted{usd(100'000)};

Flow activated(Ctx& c, Frame& f) {
    if (slot(c, f).token == kNobody && c.s.casinos[f.casino].dice[at(f.seat)].weight() >= kEnough) {
        slot(c, f).token = f.seat;
        c.tell(TokenTaken{spot(c, f)});
    }
    return done();
}

Flow casino_paid(Ctx& c, Frame& f) {
    if (const Seat holder = slot(c, f).token; holder != kNobody) {
        pay(c, holder, kPrinted[0].pays(), f.casino);  // [C1-1]
    }
    return done();
}

OnTile view(const State& s, int casino) { return On{.holder = s.tiles[at(casino)].token}; }

Dollars worth(const State& s, int casino, Seat seat) {
    return s.tiles[at(casino)].token == seat ? kPrinted[0].pays() : 0;
}

}  // namespace

const TileRules On::kRules{.id = kFaceName<On>,
                           .name = "High Five",
                           .printed = kPrinted,
                           .activated = activated,
                           .casino_paid = casino_paid,
                           .view = view,
                           .has_token = true,
                           .worth = worth};

}  // namespace vegas::las_vegas::high_five
