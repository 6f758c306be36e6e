// Checks that the server keeps its limits and logs no error. It may close only connections that are
// really slow.
#pragma once

#include "tests/sim/outstanding_store_work.hpp"
#include "tests/sim/server_process.hpp"

namespace vegas::sim {

class LimitChecker final : public Checker {
public:
    // REQUIRES: `owed` checks before this one does.
    LimitChecker(const Plan& plan, const Network& network, const OutstandingStoreWork& owed)
        : limits_(plan.settings.limits), network_(network), owed_(owed) {}

    void on_input(const core::Input& in) override;
    void on_send(const core::Send& send) override;
    void on_close(const core::Close& close) override;
    void on_log(const core::LogLine& line) override;
    void on_handled(const core::Server& server) override;

private:
    const core::Limits& limits_;
    const Network& network_;
    const OutstandingStoreWork& owed_;
    bool may_hold_back_ = false;  // this input may release more than a few held-back messages
};

}  // namespace vegas::sim
