// The types of the Las Vegas family, for the list in engine/families.hpp; rules.hpp has the
// functions.
#pragma once

#include "engine/las_vegas/preview.hpp"
#include "engine/las_vegas/state.hpp"
#include "engine/las_vegas/view.hpp"

namespace vegas::las_vegas {

struct FamilyTypes {
    static constexpr Family kFamily = Family::las_vegas;
    using State = las_vegas::State;
    using View = las_vegas::View;
    using Preview = las_vegas::Preview;
};

}  // namespace vegas::las_vegas
