// Sees to it that the server keeps within its limits, that it takes nobody for slow who is not, and
// that nothing in it has broken.
#pragma once

#include "tests/sim/machine.hpp"
#include "tests/sim/owed.hpp"

namespace vegas::sim {

class Bounds final : public Inspector {
public:
    // REQUIRES: `owed` looks before this one does.
    Bounds(const Plan& plan, const Network& network, const Owed& owed)
        : limits_(plan.settings.limits), network_(network), owed_(owed) {}

    void given(const core::Input& in) override;
    void sent(const core::Send& send) override;
    void closing(const core::Close& close) override;
    void logged(const core::LogLine& line) override;
    void handled(const core::Server& server) override;

private:
    const core::Limits& limits_;
    const Network& network_;
    const Owed& owed_;
    bool may_hold_back_ = false;  // of what this input makes it say, more than a few messages
};

}  // namespace vegas::sim
