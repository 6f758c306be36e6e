// The types of VEGAS, for the list in engine/families.hpp. rules.hpp has the functions.
#pragma once

#include "engine/vegas_1996/preview.hpp"
#include "engine/vegas_1996/state.hpp"
#include "engine/vegas_1996/view.hpp"

namespace vegas::vegas_1996 {

struct FamilyTypes {
    static constexpr Family kFamily = Family::vegas_1996;
    using State = vegas_1996::State;
    using View = vegas_1996::View;
    using Preview = vegas_1996::Preview;
};

}  // namespace vegas::vegas_1996
