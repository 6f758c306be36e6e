// Sees to it that the server keeps within its limits, and that nothing in it has broken.
#pragma once

#include "tests/sim/machine.hpp"

namespace vegas::sim {

class Bounds final : public Inspector {
public:
    Bounds(const core::Limits& limits, const Network& network)
        : limits_(limits), network_(network) {}

    void sent(const core::Send& send) override;
    void logged(const core::LogLine& line) override;
    void handled(const core::Server& server) override;

private:
    const core::Limits& limits_;
    const Network& network_;
};

}  // namespace vegas::sim
