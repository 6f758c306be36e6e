// Contains a bug of ours: a failed assertion freezes the table in use, and the others play on.
#pragma once

#include "engine/assert.hpp"
#include "server/core/state/context.hpp"

namespace vegas::core {

void on_invariant_broken(Context&, const char* what);

// Runs a step. A broken invariant ends here. False: it was broken.
template <class Step>
bool guarded(Context& context, Step&& step) {
    try {
        step();
        return true;
    } catch (const InvariantBroken& e) {
        on_invariant_broken(context, e.what());
        return false;
    }
}

}  // namespace vegas::core
