#include "client-cli/show/rolling.hpp"

#include <random>

#include "client-cli/show/family.hpp"
#include "engine/shared_events.hpp"

namespace vegas::cli {
namespace {

WireView with_faces(WireView view, const WireStruct<Rolled>& rolled) {
    of_family(view.game, [&]<class F>(F, typename F::View& game) { F::show_roll(game, rolled); });
    return view;
}

}  // namespace

const WireStruct<Rolled>* rolled_in(const std::vector<WireEvent>& events) {
    for (const WireEvent& event : events) {
        if (const auto* rolled = event.get_if<WireStruct<Rolled>>()) return rolled;
    }
    return nullptr;
}

WireView with_roll(WireView before, const WireStruct<Rolled>& rolled) {
    return with_faces(std::move(before), rolled);
}

WireView with_rolling(WireView before, const WireStruct<Rolled>& rolled, std::uint64_t seed) {
    std::minstd_rand random(static_cast<std::minstd_rand::result_type>(seed));
    const auto any_face = [&] { return static_cast<std::int64_t>(random() % kFaces + 1); };
    WireStruct<Rolled> rolling = rolled;
    for (auto& face : rolling.small) face = any_face();
    if (rolling.big) rolling.big = any_face();
    if (rolling.neutral) {
        for (auto& face : *rolling.neutral) face = any_face();
    }
    return with_faces(std::move(before), rolling);
}

}  // namespace vegas::cli
