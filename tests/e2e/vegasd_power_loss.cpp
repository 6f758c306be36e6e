// vegasd_power_loss is vegasd on a disk that has, when it is killed, only what was synced. This
// unit is linked with the server's own main.cpp and does its work before main() begins, so that the
// program that ships knows nothing of it.
//
//   VEGAS_POWER_LOSS_SEED=TEXT         what else reaches the disk
//   VEGAS_POWER_LOSS_SYNCS=ignored     the disk does as if it had synced: as `synchronous = off`
#include <cstdlib>
#include <string>

#include "tests/server/shell/store/power_loss.hpp"

namespace {

using vegas::shell::test::PowerLoss;

std::string given(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

[[maybe_unused]] const bool kBegun = [] {
    PowerLoss::begin({.seed = given("VEGAS_POWER_LOSS_SEED"),
                      .ignores_syncs = given("VEGAS_POWER_LOSS_SYNCS") == "ignored",
                      .before_each = {}});
    PowerLoss::become_the_usual();
    return true;
}();

}  // namespace
